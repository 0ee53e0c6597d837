// What is larger than its box says so, and can be scrolled from the keyboard.
const boxes = [...document.querySelectorAll(".scroll")];
const asRegion = (box) => ({ tabindex: "0", role: "region", "aria-label": box.dataset.name });
function look(box) {
  const beyond = box.scrollWidth - box.clientWidth;
  const larger = beyond > 1 || box.scrollHeight > box.clientHeight + 1;
  box.parentElement.classList.toggle("sideways", beyond > 1);
  box.parentElement.classList.toggle("more", beyond - box.scrollLeft > 1);
  for (const [name, value] of Object.entries(asRegion(box))) {
    if (larger) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
boxes.forEach((box) => box.addEventListener("scroll", () => look(box), { passive: true }));
addEventListener("resize", () => boxes.forEach(look));
document.fonts.ready.then(() => boxes.forEach(look));
boxes.forEach(look);
