"""What PRINT.md says, in each language that it speaks."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "title": "Printing {name}",
        "files": "The files",
        "cutting": "Printing and cutting",
        "left out": "Left out",
        "comma": ", ",
        "paper": "On {paper}: the files that end in `-{ending}`, {sheets} of paper in all.",
        "single": "One card a page: for a print service, which cuts for you.",
        "either": "Print the files of one paper; the others hold the same.",
        "scale": "Print at 100 % (“actual size”), never “fit to page”. "
        "The ruler at the foot of each page is 100 mm long: measure it on the first sheet.",
        "backs long": "Where there are backs, print on both sides and flip on the long edge.",
        "backs short": "Where there are backs, print on both sides and flip on the short edge.",
        "backs fold": "Backs stand beside their fronts: fold each page along the dashed line.",
        "low ink": "These files spare ink: grounds stay white, pictures are outlines.",
        "press": "These files are for a print shop: process colours, and cuts as CutContour.",
        "sheets": "{count} × {paper}",
        "cards": "{cards} of {size} mm",
        "pieces": "{count} of {size} mm",
        "sides long": "both sides, flip on the long edge",
        "sides short": "both sides, flip on the short edge",
        "sides fold": "one side, folded",
        "sides none": "one side",
        "stiff": "stiff paper (200 to 300 g) or glued onto cardboard",
        "thin": "ordinary paper",
        "cut cards": "Cut out along the crop marks, and keep the stack together.",
        "first sheet": "Print the first sheet of a file alone. Hold it against the light: front "
        "and back should lie within half a millimetre; `authoring calibrate` tells your printer "
        "what to mend.",
        "glue fold": "Fold along the dashed line, glue the halves together, and press till dry.",
        "cut marks": "Cut from crop mark to crop mark with a knife and a steel ruler; the paint "
        "runs on beyond the cut, so that no white edge is left.",
        "cut edges": "Cut along the edges of the cards with a knife and a steel ruler.",
        "rows first": "Cut the rows apart first, then the cards of each row: fewer cuts, and "
        "the cards come out alike.",
        "corners": "Round the corners if you like (4 mm), and put each stack into a bag "
        "of its own.",
    },
    "zh-Hans": {
        "title": "打印《{name}》",
        "files": "各个文件",
        "cutting": "打印与裁切",
        "left out": "未包含的部分",
        "comma": "，",
        "paper": "用{paper}纸：打印名字以 `-{ending}` 结尾的文件，共{count}张纸。",
        "single": "每页一张卡：供印刷服务使用，由对方裁切。",
        "either": "只需打印其中一种纸的文件，内容都一样。",
        "scale": "按100%（“实际大小”）打印，不要选“适合页面”。"
        "每页底部的标尺长100毫米，请先在第一张上量一量。",
        "backs long": "有背面的文件双面打印，沿长边翻转。",
        "backs short": "有背面的文件双面打印，沿短边翻转。",
        "backs fold": "背面与正面印在同一页上，沿虚线对折。",
        "low ink": "这些文件节省油墨：底色留白，图画只有轮廓。",
        "press": "这些文件供印刷厂使用：印刷四色，裁切线名为 CutContour。",
        "sheets": "{paper}纸{count}张",
        "cards": "{count}张卡，每张{size}毫米",
        "pieces": "{count}件，每件{size}毫米",
        "sides long": "双面打印，沿长边翻转",
        "sides short": "双面打印，沿短边翻转",
        "sides fold": "单面打印，对折",
        "sides none": "单面打印",
        "stiff": "用厚纸（200到300克），或粘在卡纸上",
        "thin": "普通纸即可",
        "cut cards": "沿裁切线裁下，同一叠放在一起。",
        "first sheet": "每个文件先只打印第一张，对着光看：正反面相差应在半毫米以内；"
        "不然可以用 `authoring calibrate` 校正打印机。",
        "glue fold": "沿虚线对折，把两半粘在一起，压平晾干。",
        "cut marks": "用美工刀和钢尺，从裁切线裁到裁切线；颜色会超出裁切线，裁后不留白边。",
        "cut edges": "用美工刀和钢尺，沿卡的边缘裁下。",
        "rows first": "先把各行裁开，再裁每行里的卡：下刀少，大小也一致。",
        "corners": "可以把四角修圆（4毫米），每叠各装一个袋子。",
    },
}
