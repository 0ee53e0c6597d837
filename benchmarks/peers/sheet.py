"""Makes the sheets of a cartuli project; run by a Python that has cartuli: `python sheet.py FILE`.

It does what cartuli's own command does, which ends in a traceback once its sheets are written
(version 0.1.0b3 stops a tracer that was never started).
"""

import os
import sys
from pathlib import Path

from cartuli.definition import Definition
from cartuli.output import sheet_pdf_output

if __name__ == "__main__":
    project = Path(sys.argv[1]).resolve()
    os.chdir(project.parent)
    for names, sheet in Definition.from_file(project).sheets.items():
        sheet_pdf_output(sheet, project.parent / f"{'_'.join(names)}.pdf")
