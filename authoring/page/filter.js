// A box above a table shows the rows in which every word typed occurs.
for (const box of document.querySelectorAll("input.filter")) {
  const rows = [...box.parentElement.querySelectorAll("tbody tr")];
  const texts = rows.map((row) => row.textContent.toLowerCase());
  box.addEventListener("input", () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    rows.forEach((row, at) => {
      row.hidden = !words.every((word) => texts[at].includes(word));
    });
  });
}
