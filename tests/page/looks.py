"""What to ask a browser of a page: widths of screens, and what is wrong there."""

from __future__ import annotations

NARROW, PHONE, TABLET, DESK = 320, 390, 820, 1280
"""Pixels. The first is a desk magnified four times."""

BEYOND = """
[...document.querySelectorAll("body *")]
  .filter((one) => !one.closest(".scroll > *") && !one.closest("script, style"))
  .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 40)}`)
"""
"""What reaches beyond the screen, but for what scrolls in a box of its own."""

UNSAID = """
[...document.querySelectorAll(".scroll")]
  .filter((box) => box.scrollWidth > box.clientWidth + 1)
  .filter((box) => getComputedStyle(box.parentElement.querySelector(".hint")).display === "none"
    || box.tabIndex !== 0 || !box.getAttribute("aria-label"))
  .map((box) => box.textContent.slice(0, 40))
"""
"""Boxes that are too narrow for what is in them, and do not say so."""

GONE = """
[...document.querySelectorAll(".scroll")]
  .filter((box) => box.scrollWidth > box.clientWidth + 1)
  .flatMap((box) => {
    const paper = getComputedStyle(document.body).backgroundColor;
    const before = box.getBoundingClientRect().left + 1;
    box.scrollLeft = box.scrollWidth;
    const heads = [...box.querySelectorAll("tr > :first-child")];
    return heads.filter((head) => {
      const { left, width, top, height } = head.getBoundingClientRect();
      return Math.abs(left - before) > 1 || width > box.clientWidth * 0.6
        || getComputedStyle(head).backgroundColor !== paper;
    }).map((head) => head.textContent);
  })
"""
"""Names of rows that scroll away sideways, take most of the room, or let through what is behind."""

CUT = """
[...document.querySelectorAll(".scroll")]
  .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
  .filter((box) => getComputedStyle(box).overflow !== "visible").length
"""
