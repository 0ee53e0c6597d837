// A box above a table shows the rows in which every word typed occurs, and says how many those are.
for (const box of document.querySelectorAll("input.filter")) {
  const figure = box.closest("figure");
  const count = figure.querySelector(".count");
  const rows = [...figure.querySelectorAll("tbody tr")];
  const texts = rows.map((row) => row.textContent.toLowerCase());
  const whole = count.textContent;
  box.hidden = false;
  box.addEventListener("input", () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    rows.forEach((row, at) => {
      row.hidden = !words.every((word) => texts[at].includes(word));
    });
    const shown = rows.filter((row) => !row.hidden).length;
    count.textContent = words.length ? `${shown} of ${whole}` : whole;
  });
}
