"""Flat pictures out of SVG, and a refusal of everything else."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.printing import svg
from authoring.printing.path import segments
from authoring.printing.svg import ArtError

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def read(body: str, head: str = HEAD + ' viewBox="0 0 32 32">') -> svg.Drawing:
    return svg.read("art/it.svg", f"{head}{body}</svg>".encode())


def refused(body: str) -> str:
    with pytest.raises(ArtError) as raised:
        read(body)
    assert raised.value.flaw.place.path == "art/it.svg"
    assert raised.value.flaw.hint
    return raised.value.flaw.message


def test_shapes_become_outlines() -> None:
    drawing = read(
        '<path d="M0 0h4v4z" fill="#f00"/><rect x="1" y="2" width="3" height="4"/>'
        '<circle cx="5" cy="5" r="2"/><ellipse cx="5" cy="5" rx="2" ry="3"/>'
        '<polygon points="0,0 4,0 4,4"/><rect width="4" height="4" rx="1"/>'
    )
    assert [paint.fill for paint in drawing.paints] == ["#FF0000"] + ["#000000"] * 5
    assert drawing.paints[0].segments == segments("M0 0H4V4Z")
    assert drawing.paints[1].segments == segments("M1 2H4V6H1Z")
    assert drawing.paints[4].segments == segments("M0 0H4V4Z")
    assert drawing.canvas == (0, 0, 32, 32)


def test_paint_comes_from_the_groups_around() -> None:
    drawing = read(
        '<g fill="none"><g stroke="#00FF00" stroke-width="2" stroke-linecap="round">'
        '<path d="M0 0h4"/><path d="M0 0h4" fill="#112233" stroke="none"/></g></g>'
    )
    stroked, filled = drawing.paints
    assert (stroked.fill, stroked.stroke, stroked.stroke_width, stroked.cap) == (
        None,
        "#00FF00",
        2,
        1,
    )
    assert (filled.fill, filled.stroke) == ("#112233", None)


def test_what_is_not_painted_is_left_out() -> None:
    assert read('<g fill="none"><path d="M0 0h4"/></g><title>it</title>').paints == ()


def test_transformations_move_outlines_and_scale_strokes() -> None:
    drawing = read(
        '<g transform="translate(10 0) scale(2)"><path d="M1 1h1" stroke="#000" fill="none"/></g>'
    )
    assert drawing.paints[0].segments == segments("M12 2H14")
    assert drawing.paints[0].stroke_width == 2


def test_rotation_is_about_its_centre() -> None:
    (paint,) = read('<path transform="rotate(90 4 4)" d="M4 0h1"/>').paints
    assert paint.segments[0][1] == pytest.approx((8, 4))


def test_opacity_is_that_of_the_shape_and_its_fill() -> None:
    (paint,) = read('<path opacity=".5" fill-opacity="0.5" d="M0 0h4"/>').paints
    assert paint.opacity == 0.25


def test_even_odd_is_kept() -> None:
    plain, ring = read('<path d="M0 0h4"/><path fill-rule="evenodd" d="M0 0h4"/>').paints
    assert (plain.even_odd, ring.even_odd) == (False, True)


def test_style_goes_before_attributes() -> None:
    (paint,) = read('<path style="fill: #0000ff; stroke:none" fill="#f00" d="M0 0h4"/>').paints
    assert paint.fill == "#0000FF"


def test_copies_are_drawn_where_they_are_used() -> None:
    (paint,) = read(
        '<defs><path id="a" d="M0 0h4" fill="#123456"/></defs><use xlink:href="#a" x="5" y="6"/>'
    ).paints
    assert paint.segments == segments("M5 6H9")
    assert paint.fill == "#123456"


def test_clips_go_along_with_what_they_clip() -> None:
    (paint,) = read(
        '<g clip-path="url(#c)"><path d="M0 0h40"/></g>'
        '<defs><clipPath id="c"><rect width="32" height="32"/></clipPath></defs>'
    ).paints
    assert paint.clips == ((segments("M0 0H32V32H0Z"), False),)


def test_size_stands_in_for_a_view_box() -> None:
    assert read("", HEAD + ' width="10px" height="20">').canvas == (0, 0, 10, 20)


@pytest.mark.parametrize(
    ("body", "feature"),
    [
        ('<path d="M0 0" fill="url(#g)"/>', "a gradient or a pattern"),
        ('<path d="M0 0" fill="red"/>', "the colour red"),
        ('<path d="M0 0" fill="#12"/>', "the colour #12"),
        ('<g filter="url(#f)"/>', "the attribute filter"),
        ('<path mask="url(#m)" d="M0 0"/>', "the attribute mask"),
        ('<path class="a" d="M0 0"/>', "the attribute class"),
        ('<path onclick="alert(1)" d="M0 0"/>', "the attribute onclick"),
        ("<script>alert(1)</script>", "the element <script>"),
        ("<style>path{fill:red}</style>", "the element <style>"),
        ("<text>hello</text>", "the element <text>"),
        ('<image href="file:///etc/passwd"/>', "the element <image>"),
        ("<foreignObject/>", "the element <foreignObject>"),
        ('<use href="other.svg#a"/>', "a reference to 'other.svg#a'"),
        ('<use href="http://example.org/a.svg#a"/>', "a reference to"),
        ('<use href="#nowhere"/>', "a reference to '#nowhere'"),
        ('<g id="a"><use href="#a"/></g>', "elements nested more than"),
        ('<g opacity=".5"><path d="M0 0"/></g>', "opacity on a <g>"),
        ('<path transform="skewX(10)" d="M0 0"/>', "the transform skewX"),
        ('<path transform="rotate(1 2)" d="M0 0"/>', "the transform rotate of 2 numbers"),
        ('<path d="M0 0 wiggle"/>', "unknown drawing command 'w'"),
        ('<path d="M0 0 L1"/>', "a number is missing"),
        ('<circle r="2em"/>', "the length '2em'"),
        ('<path stroke="#000" stroke-linecap="pointed" d="M0 0"/>', "stroke-linecap 'pointed'"),
        ('<g clip-path="url(#none)"/>', "the clip-path"),
    ],
)
def test_what_is_not_understood_is_refused_by_name(body: str, feature: str) -> None:
    message = refused(body)
    assert feature in message
    assert message.startswith("it.svg cannot be drawn: ")
    assert "it has a number" not in message


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"<svg", "not well-formed"),
        (b"", "the file is empty"),
        (b" \n", "the file is empty"),
        (b"\xff\xfe\x00", "not well-formed"),
        (b"<html/>", "<html> where <svg> should be"),
        (b"<svg/>", "a canvas without a size"),
        (b'<svg viewBox="0 0 32"/>', "a viewBox of 3 numbers"),
        (b'<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>', "declares a document type"),
        (b'<svg viewBox="0 0 1 1">' + b" " * 1_000_000 + b"</svg>", "more than 1,000,000 bytes"),
    ],
)
def test_what_is_no_picture_is_refused(content: bytes, message: str) -> None:
    with pytest.raises(ArtError, match=message):
        svg.read("art/it.svg", content)


def test_a_refusal_points_at_the_element() -> None:
    with pytest.raises(ArtError) as raised:
        read('\n<g>\n  <path d="M0 0"/>\n  <text/></g>')
    place = raised.value.flaw.place
    assert (place.line, place.column) == (4, 3)


def test_entities_do_not_explode() -> None:
    bomb = b'<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><svg>&b;</svg>'
    with pytest.raises(ArtError, match="document type"):
        svg.read("bomb.svg", bomb)


def test_files_out_of_drawing_programs_keep_their_notes(tmp_path: Path) -> None:
    drawing = read(
        '<sodipodi:namedview xmlns:sodipodi="s" pagecolor="#fff"/>'
        '<g inkscape:label="Layer 1" xmlns:inkscape="i"><path d="M0 0h4" id="p1"/></g>'
    )
    assert len(drawing.paints) == 1


def test_pictures_that_use_themselves_over_and_over_are_refused() -> None:
    """Ten elements of ten uses each, ten levels deep, would be ten thousand million shapes."""
    levels = ['<g id="g0"><path d="M0 0h1v1z"/></g>']
    for level in range(1, 11):
        uses = f'<use href="#g{level - 1}"/>' * 10
        levels.append(f'<g id="g{level}">{uses}</g>')
    picture = f'<svg viewBox="0 0 1 1"><defs>{"".join(levels)}</defs><use href="#g10"/></svg>'
    with pytest.raises(ArtError, match="more than 20,000 elements"):
        svg.read("bomb.svg", picture.encode())


def test_deep_nesting_is_refused_while_it_is_read() -> None:
    deep = "<g>" * 20_000 + "</g>" * 20_000
    assert "elements nested more than 200 deep" in refused(deep)
    assert "elements nested more than 32 deep" in refused("<g>" * 100 + "</g>" * 100)


@pytest.mark.parametrize(
    "body",
    [
        '<path d="M1e300 0h4v4z"/>',
        '<path d="M0 0A1e300 1 0 0 1 4 4z"/>',
        '<path d="M12345678 0h4v4z"/>',
        '<circle r="1e400"/>',
        '<polygon points="0,0 4,0 1e9,4"/>',
        '<g transform="scale(1e200)"><path d="M0 0h4v4z"/></g>',
        '<g transform="scale(1e5)"><g transform="scale(1e5)"><path d="M0 0h4v4z"/></g></g>',
        f'<g transform="{"scale(1e6) " * 60}"><path d="M0 0h4v4z"/></g>',
    ],
)
def test_enormous_numbers_are_refused(body: str) -> None:
    message = refused(body)
    assert "a number" in message
    assert "beyond 1,000,000" in message


@pytest.mark.parametrize(
    ("box", "message"),
    [
        ("0 0 1e308 1e308", "a number beyond 1,000,000"),
        ("0 0 1e-300 1e-300", "a canvas without a size"),
    ],
)
def test_a_canvas_has_a_size_that_can_be_drawn(box: str, message: str) -> None:
    with pytest.raises(ArtError, match=message):
        read("", f'{HEAD} viewBox="{box}">')


def test_an_opacity_that_is_no_number_is_refused() -> None:
    assert "the length 'half'" in refused('<g opacity="half"/>')


@pytest.mark.parametrize(
    ("content", "hint"),
    [
        (b"", "save it anew"),
        (b"<svg", "save it anew"),
        (b" " * 1_000_001, "make the picture simpler"),
    ],
)
def test_the_way_out_fits_what_is_wrong(content: bytes, hint: str) -> None:
    with pytest.raises(ArtError) as raised:
        svg.read("art/it.svg", content)
    assert hint in raised.value.flaw.hint
