"""Pictures that are a part of a larger one: the same morning from closer by.

    python3 details.py
"""
import os

from PIL import Image

import finish as f

# picture: (of which, left, top, width, height), in pixels of the larger one
DETAILS = {
    "gallery-1": ("cta-banner", 640, 0, 1200, 900),
}

for name, (whole, x, y, w, h) in DETAILS.items():
    picture = Image.open(os.path.join(f.OUT, whole + ".jpg")).crop((x, y, x + w, y + h)).resize((1200, 900), Image.LANCZOS)
    picture.save(os.path.join(f.OUT, name + ".jpg"), "JPEG", quality=82, optimize=True, progressive=True)
