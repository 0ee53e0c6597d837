"""What PRINT.md says, in each language that it speaks."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH = {
    "title": "Printing {name}",
    "intro": "How to make the game from the files in this folder, in the order of the work.",
    "changed": "Only cards that are new or have changed are here, {count} in all: {cards}. Take "
    "the older ones of these ids out of your box. The other parts are not printed again; an "
    "answer key lists all cards, so make one anew with `authoring build --kit`.",
    # What you need
    "needs": "What you need",
    "table": "| paper | files | sheets | stiff (200 to 300 g/m²) | ordinary |",
    "row": "| {paper} | {files} | {sheets} | {stiff} | {thin} |",
    "each a card": "one card a page",
    "single row": "| {paper} | {files} | {sheets} pages, for a print service that cuts "
    "for you | | |",
    "alone": "{paper}, {language} alone",
    "language en": "English",
    "language zh-Hans": "Chinese",
    "all but": "all but {files}",
    "either": "Choose one paper; the files of the others hold the same.",
    "each locale": "Each language has files of its own: print only those of yours.",
    "parts by locale": "Rules and answer keys have a file for each language: print only yours.",
    "two sides": "Stiff paper that your printer takes on both sides. Never glue a sheet of two "
    "sides onto cardboard, which would hide one of them. Without such paper do one of these: "
    "build with `--backs fold`, print on one side, and glue the halves together; print fronts "
    "(odd pages) and backs (even pages) on sheets of ordinary paper of their own, and glue them "
    "back to back, or onto either side of thin cardboard; or print only the fronts of the cards, "
    "and slip each into a sleeve with an old playing card behind it.",
    "tools": "A sharp knife, a steel ruler and a mat, or a guillotine.",
    "tools glue": "A sharp knife, a steel ruler and a mat, or a guillotine; and glue.",
    "ink colour": "Ink: these files are in full colour. A black-and-white printer will do too, "
    "since nothing is told by colour alone; `--low-ink` spares ink.",
    "ink low": "Ink: little. Grounds stay white and pictures are outlines; black alone will do.",
    "ink press": "Ink: these files are for a print shop, in process colours for coated paper. Its "
    "machine cuts along the line called CutContour, which is not printed.",
    "printer": "The files undo what the printer of your printer file does wrong: print them with "
    "that one alone.",
    "sending": "Sending the files",
    "upload": "Upload the files as they are: each page is one side at its size, with its bleed.",
    # In the print dialogue
    "dialogue": "In the print dialogue",
    "paper size": "Paper: exactly the size that the file is named after.",
    "scale": "Scale: 100 %, which some call “actual size”; never “fit to page”.",
    "long": "Sides: print on both sides, flip on the long edge. On a printer of one side, print "
    "the odd pages, put the pile back turned over about its long edge, and print the even pages.",
    "short": "Sides: print on both sides, flip on the short edge. On a printer of one side, print "
    "the odd pages, put the pile back turned over about its short edge, and print the even pages.",
    "try": "Where you turn a pile, try it with two sheets first (pages 1 to 4), and pencil an "
    "arrow onto the top one before it goes back. Some printers pile their sheets face up and some "
    "face down: the trial shows which way round the pile goes back, and whether the even pages "
    "have to be printed in reverse order.",
    "fold": "Sides: print on one side. Each page shows fronts and backs, to be folded.",
    "none": "Sides: print on one side.",
    "no backs": "Backs are left out: put the cards into sleeves that nobody can see through.",
    "some single": "Files that say “one side” below are printed on one side.",
    "some double": "Files that say “both sides” below are too large to be folded: print them on "
    "both sides, flipped on the long edge; on a printer of one side the odd pages, then, with the "
    "pile put back turned over about its long edge, the even ones.",
    "heads all": "On the screen the backs stand upside down, the inside of a leaflet too. That is "
    "meant: turned over, the sheet shows them the right way up.",
    "heads": "On the screen the backs of some files stand upside down ({files}). That is meant: "
    "turned over, the sheet shows them the right way up.",
    "first sheet": "Print the first sheet of a file alone. The ruler at its foot has to measure "
    "100 mm; if it does not, the scale is wrong.",
    "narrow": "Print the first sheet of a file alone, and measure a card: paper as narrow as this "
    "has no room for a ruler.",
    "light": "Hold a sheet that is printed on both sides against the light: front and back should "
    "lie within half a millimetre. If they do not, `authoring calibrate` measures your printer.",
    # The files
    "files": "The files",
    "comma": ", ",
    "between": "; ",
    "cards": "{count} cards of {size} mm",
    "pieces": "{count} of {size} mm",
    "outlines": "{count} sheets, cut along the outlines",
    "on paper": "{paper}: {sheets}, {held} on each",
    "on paper one": "{paper}: {sheets}",
    "on paper tiled": "{paper}: {sheets}, {tiles} for each",
    "on paper single": "{sheets} pages",
    "sheet": "1 sheet",
    "sheets": "{count} sheets",
    "sides long": "both sides, flip on the long edge",
    "sides short": "both sides, flip on the short edge",
    "sides fold": "one side, folded",
    "sides none": "one side",
    "sides apart": "one side; front and back are on sheets of their own",
    "sides pages": "each front is followed by its back",
    "paper stiff": "stiff paper, or ordinary paper glued onto thin cardboard",
    "paper double": "stiff paper; without any, see “What you need”",
    "paper glued": "ordinary paper, its halves glued together, round thin cardboard where it "
    "should be stiffer",
    "paper sleeved": "stiff paper, or ordinary paper with an old playing card behind it in the "
    "sleeve",
    "paper thin": "ordinary paper",
    "fold first": "Fold and glue each sheet, and let it dry, before anything is cut: see below.",
    "cut cards": "Cut out, and keep the stack together.",
    "tiles": "On {paper} each comes on {count} sheets, {across} side by side in {down} rows, "
    "counted like words on a page. Cut all of them out, spread glue on the strips beyond the "
    "dashed lines, and lay onto each strip the sheet that it names, up to the dashed line.",
    "tiles row": "On {paper} each comes on {count} sheets side by side. Cut all of them out, "
    "spread glue on the strip beyond the dashed line, and lay onto it the sheet that it names, up "
    "to the dashed line.",
    "tiles column": "On {paper} each comes on {count} sheets one below the other. Cut all of them "
    "out, spread glue on the strip beyond the dashed line, and lay onto it the sheet that it "
    "names, up to the dashed line.",
    # Cutting
    "cutting": "Cutting, in this order",
    "folding": "Folding, gluing and cutting, in this order",
    "fold sheets": "Fold each sheet that says “folded” along the dashed line, printed sides "
    "outside, and crease it along a ruler.",
    "glue fold": "Open it, spread glue thinly over the white side, and fold it again: the halves "
    "stick together. What should be stiffer gets thin cardboard between them, up to the fold.",
    "dry": "Press the sheets flat below books till they are dry.",
    "glue board": "What says “glued onto thin cardboard”, if you have no stiff paper: glue the "
    "whole sheet, press till dry, and cut only then.",
    "long first": "First the long cuts: lay the ruler from mark to mark and cut right across the "
    "sheet, so that you get strips. Then cut the cards off each strip.",
    "lines": "First cut along the long lines, right across the sheet, so that you get strips; "
    "then along the short ones. The lines are waste and no part of a card.",
    "no marks": "There are no crop marks: cut along the edges of the cards, first right across "
    "the sheet, so that you get strips, then the cards off each strip.",
    "inner": "Strips that have lost their outer marks still have one at every corner.",
    "marks front": "The marks are on the fronts: lay the sheets with the fronts up.",
    "marks back": "The marks are on the backs: lay the sheets with the backs up.",
    "gutters": "Between two cards are two cuts; the strip between them is waste.",
    "touching": "Cards touch each other: one cut parts two of them.",
    "bleed": "Paint runs on {bleed} mm beyond the cut, so that a cut that is a little off shows "
    "no white.",
    "bleed back": "Paint runs on {bleed} mm beyond the cut on the backs alone: cut by the fronts.",
    "no bleed": "Nothing is painted beyond the cut: cut exactly.",
    "frame": "Cards that are as white as the paper have a thin grey frame: cut on it.",
    "one up": "Each sheet holds one piece, in its middle.",
    "skipped": "On sheets of cards these cells stay empty: {cells}.",
    "services cut": "Pages of one card are cut by the print service.",
    "corners": "Round the corners of cards if you like (about 3 mm), and give each stack a bag of "
    "its own.",
    # The rest
    "left out": "Left out",
    "unruled": "There is no leaflet of the rules in {locales}.",
    "unspoken": "The words on the other parts are in {instead}: the kit has none in {locales}.",
    "extras": "What else is here",
    "png": "`png/`: each card as a picture.",
    "contact": "`*-contact.png`: all cards of a stack on one picture, to look them over.",
    "tabletop": "`tabletop/`: the game for Tabletop Simulator. Copy a `.json` file to its folder "
    "`Saves/Saved Objects`.",
    "service": "`{folder}/`: what {title} prints: {stacks}.",
    "service not": "{title} does not print these: {stacks}. Print them from the files above.",
}

CHINESE = {
    "title": "打印《{name}》",
    "intro": "怎样用这个文件夹里的文件做出整套游戏，按操作的先后顺序。",
    "changed": "这里只有新增或改过的{count}张卡：{cards}。请从盒中取出编号相同的旧卡。"
    "其他部分不再打印；答案表列出所有的卡，请用 `authoring build --kit` 重新制作。",
    "needs": "需要准备",
    "table": "| 纸张 | 文件 | 张数 | 厚纸（200到300克） | 普通纸 |",
    "row": "| {paper} | {files} | {sheets} | {stiff} | {thin} |",
    "each a card": "每页一张卡",
    "single row": "| {paper} | {files} | {sheets}页，供代为裁切的印刷服务使用 | | |",
    "alone": "{paper}，只要{language}",
    "language en": "英文",
    "language zh-Hans": "中文",
    "all but": "除 {files} 外的全部",
    "either": "选一种纸即可，其他纸的文件内容相同。",
    "each locale": "每种语言各有文件，只打印自己要的。",
    "parts by locale": "规则和答案表每种语言各有文件，只打印自己要的。",
    "two sides": "能双面打印的厚纸。双面都有内容的纸不能粘在卡纸上，否则会盖住一面。没有这种纸时，"
    "请选一种做法：用 `--backs fold` 重新制作，单面打印后把两半对折粘合；或者用普通纸把正面"
    "（奇数页）和背面（偶数页）分开打印，再背对背粘合，或分别粘在薄卡纸的两面；或者只打印卡的正面，装进卡套，"
    "后面衬一张旧扑克牌。",
    "tools": "锋利的刀、钢尺和垫板，或者裁纸机。",
    "tools glue": "锋利的刀、钢尺和垫板，或者裁纸机；另备胶水。",
    "ink colour": "油墨：文件为全彩。黑白打印机也可以，因为没有只靠颜色表达的内容；"
    "`--low-ink` 可以节省油墨。",
    "ink low": "油墨：很少。底色留白，图画只有轮廓；只用黑色也可以。",
    "ink press": "油墨：这些文件供印刷厂使用，为铜版纸的印刷四色；机器沿名为 CutContour 的线裁切，"
    "这条线不会印出来。",
    "printer": "文件已按你的打印机文件校正，只能用那台打印机打印。",
    "sending": "发送文件",
    "upload": "文件原样上传：每页是一面，含出血。",
    "dialogue": "打印设置",
    "paper size": "纸张：与文件名所示的尺寸完全一致。",
    "scale": "缩放：100%，有的程序叫“实际大小”；不要选“适合页面”。",
    "long": "双面：双面打印，沿长边翻转。只能单面打印时，先打印奇数页，"
    "把整叠纸绕长边翻过来放回纸盒，再打印偶数页。",
    "short": "双面：双面打印，沿短边翻转。只能单面打印时，先打印奇数页，"
    "把整叠纸绕短边翻过来放回纸盒，再打印偶数页。",
    "try": "要翻整叠纸时，请先用两张纸试一次（第1到4页），放回之前用铅笔在最上面一张画个箭头。"
    "有的打印机出纸时正面朝上，有的朝下：试过就知道整叠纸该怎样放回，偶数页要不要按相反的顺序打印。",
    "fold": "双面：单面打印。每页同时有正面和背面，供对折。",
    "none": "双面：单面打印。",
    "no backs": "没有印背面：请把卡装进不透明的卡套。",
    "some single": "下面写着“单面打印”的文件只打印一面。",
    "some double": "下面写着“双面打印”的文件太大，不能对折：请双面打印，沿长边翻转。"
    "只能单面打印时，先打印奇数页，把整叠纸绕长边翻过来放回纸盒，再打印偶数页。",
    "heads all": "在屏幕上，背面是倒着的，规则折页的内页也是。这是对的：纸翻过来以后就正了。",
    "heads": "在屏幕上，有些文件的背面是倒着的（{files}）。这是对的：纸翻过来以后就正了。",
    "first sheet": "每个文件先只打印第一张。底部的标尺应长100毫米；不然就是缩放不对。",
    "narrow": "每个文件先只打印第一张，量一量卡的大小：这种纸太窄，放不下标尺。",
    "light": "把一张双面打印的纸对着光看：正反面相差应在半毫米以内；不然可以用 "
    "`authoring calibrate` 测量打印机。",
    "files": "各个文件",
    "comma": "，",
    "between": "；",
    "cards": "{count}张卡，每张{size}毫米",
    "pieces": "{count}件，每件{size}毫米",
    "outlines": "{count}页，沿轮廓剪下",
    "on paper": "{paper}：{sheets}，每张{held}件",
    "on paper one": "{paper}：{sheets}",
    "on paper tiled": "{paper}：{sheets}，每件{tiles}张",
    "on paper single": "{sheets}页",
    "sheet": "1张",
    "sheets": "{count}张",
    "sides long": "双面打印，沿长边翻转",
    "sides short": "双面打印，沿短边翻转",
    "sides fold": "单面打印，对折",
    "sides none": "单面打印",
    "sides apart": "单面打印，正面和背面各在一张纸上",
    "sides pages": "每张正面之后是它的背面",
    "paper stiff": "用厚纸，或用普通纸粘在薄卡纸上",
    "paper double": "用厚纸；没有的话，见“需要准备”",
    "paper glued": "普通纸即可，两半对折粘合；想更硬时，中间夹一层薄卡纸",
    "paper sleeved": "用厚纸，或用普通纸，在卡套里衬一张旧扑克牌",
    "paper thin": "普通纸即可",
    "fold first": "先对折、粘合、晾干，然后才裁：做法见下文。",
    "cut cards": "裁下，同一叠放在一起。",
    "tiles": "用{paper}时，每件分印在{count}张上，每行{across}张，共{down}行，"
    "从左到右、从上到下排列。全部裁下，在虚线外的窄条上涂胶，把窄条上写明的那一张对齐虚线粘上去。",
    "tiles row": "用{paper}时，每件分印在并排的{count}张上。全部裁下，在虚线外的窄条上涂胶，"
    "把窄条上写明的那一张对齐虚线粘上去。",
    "tiles column": "用{paper}时，每件分印在上下相接的{count}张上。全部裁下，在虚线外的窄条上涂胶，"
    "把窄条上写明的那一张对齐虚线粘上去。",
    "cutting": "裁切，按此顺序",
    "folding": "对折、粘合与裁切，按此顺序",
    "fold sheets": "把写着“对折”的纸沿虚线对折，印面朝外，用尺压实折痕。",
    "glue fold": "打开，在没有印的一面薄薄涂满胶，再合上，两半就粘在一起。想更硬时，"
    "中间夹一层薄卡纸，抵住折痕。",
    "dry": "用书压平，晾干。",
    "glue board": "没有厚纸时，写着“粘在薄卡纸上”的部分：整张粘好，压平晾干，然后才裁。",
    "long first": "先裁长边：钢尺对准两端的裁切线，横贯整张纸裁开，得到长条；再把每条上的卡裁下。",
    "lines": "先沿长线横贯整张纸裁开，得到长条，再沿短线裁。线本身不属于卡，裁掉即可。",
    "no marks": "没有裁切线：沿卡的边缘裁，先横贯整张纸裁成长条，再把每条上的卡裁下。",
    "inner": "长条没有了外侧的裁切线，每个角上仍有标记。",
    "marks front": "裁切线印在正面：裁时正面朝上。",
    "marks back": "裁切线印在背面：裁时背面朝上。",
    "gutters": "两张卡之间要裁两刀，中间的窄条是废料。",
    "touching": "卡与卡相接，一刀分开两张。",
    "bleed": "颜色超出裁切线{bleed}毫米，裁偏一点也不会露白。",
    "bleed back": "只有背面的颜色超出裁切线{bleed}毫米：按正面裁。",
    "no bleed": "颜色不超出裁切线：请裁准。",
    "frame": "与纸一样白的卡有浅灰细框：沿框裁。",
    "one up": "每张纸只有一件，在正中。",
    "skipped": "每张卡纸上这些格子是空的：{cells}。",
    "services cut": "每页一张卡的文件由印刷服务裁切。",
    "corners": "可以把卡的四角修圆（约3毫米），每叠各装一个袋子。",
    "left out": "未包含的部分",
    "unruled": "没有{locales}的规则说明。",
    "unspoken": "其他部件上的文字是{instead}，没有{locales}的。",
    "extras": "其他文件",
    "png": "`png/`：每张卡的图片。",
    "contact": "`*-contact.png`：一叠卡的总览图。",
    "tabletop": "`tabletop/`：供 Tabletop Simulator 使用。把 `.json` 文件复制到它的 "
    "`Saves/Saved Objects` 文件夹。",
    "service": "`{folder}/`：{title} 印制的部分：{stacks}。",
    "service not": "{title} 不印这些：{stacks}。请用上面的文件打印。",
}

PHRASES: Mapping[str, Mapping[str, str]] = {"en": ENGLISH, "zh-Hans": CHINESE}
