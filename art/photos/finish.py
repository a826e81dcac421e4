"""From raw renders to pictures: denoise, steam, bloom, film curve, grading, JPEG.

    python3 finish.py NAME ...        (reads build/raw/NAME, writes ../../pictures/NAME.jpg)
"""
import io
import json
import os
import sys

import numpy as np
from PIL import Image
from scipy import ndimage as nd

import oidn

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.environ.get("PHOTO_BUILD", os.path.join(HERE, "build"))
OUT = os.environ.get("PHOTO_OUT", os.path.join(HERE, "..", "..", "pictures"))
LIMIT = 190_000


def denoise(name):
    d = os.path.join(BUILD, "raw", name)
    ld = lambda s: np.nan_to_num(np.load(os.path.join(d, s + ".npy")), nan=0, posinf=30, neginf=0)
    clean = oidn.denoise(np.clip(ld("rgb"), 0, 30), ld("alb"), ld("nrm"))
    np.save(os.path.join(d, "clean.npy"), clean)
    return clean


# ---------------------------------------------------------------- steam
def smooth_noise(seed, size=512, grain=.030):
    """Noise that repeats at its edges and has no detail: steam is drawn by air, which has none either."""
    n = np.random.default_rng(seed).standard_normal((size, size))
    n = nd.gaussian_filter(n, size * grain, mode="wrap") + 2.2 * nd.gaussian_filter(n[::-1], size * grain * 2, mode="wrap")
    return (n / n.std()).astype(np.float32)


def steam(h, w, at, height, width, seed=1, lean=0.0, strength=1.0):
    """A wisp over one spot: sheets of mist, sharp at one side and soft at the other, wider and fainter as they rise."""
    hh, ww = h // 2, w // 2
    Y, X = np.mgrid[0:hh, 0:ww].astype(np.float32)
    up = (at[1] - (Y + .5) / hh) / height            # 0 at the cup, 1 where it is gone
    u = np.clip(up, 0, 1.2)
    noises = [smooth_noise(seed * 10 + i) for i in range(5)]
    read = lambda i, x, y: nd.map_coordinates(noises[i], [y % 1 * 512, x % 1 * 512], order=1, mode="grid-wrap")
    sway = read(0, np.full_like(u, .3), u * .30) * .55 * u
    q = (((X + .5) / ww - at[0]) * ww / hh - lean * u * height) / width - sway
    curl = q + read(1, q * .10, u * .34) * (.15 + .75 * u)
    d = 0
    for i, (across, along, share) in enumerate(((.085, .16, .6), (.12, .24, .4))):
        f = read(2 + i, curl * across + i * .4, u * along + read(4, q * .08, u * .3) * .05 * u)
        d = d + share * np.where(f > 0, np.exp(-f / .55), np.exp(-(f / .16) ** 2))
    spread = .50 + .75 * u
    column = np.exp(-np.abs(q / spread) ** 2.6)
    fade = np.clip(up / .12, 0, 1) ** 1.3 * np.clip(1 - up, 0, 1) ** 1.1
    d = 1 - np.exp(-strength * nd.gaussian_filter(d * column * fade, hh * .004))
    return np.clip(nd.zoom(d, (h / hh, w / ww), order=1), 0, 1)


# ---------------------------------------------------------------- film
M = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
              [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
              [0.0423756549057051, 0.0784336, 0.879142973793104]])


def film(x, punch=1.18, sat=1.22):
    """A gentle film curve: soft shoulder, colours that pale as they burn."""
    x = np.clip(x, 1e-10, None) @ M.T
    x = (np.clip(np.log2(x), -12.47393, 4.026069) + 12.47393) / 16.5
    x2 = x * x; x4 = x2 * x2
    y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    y = np.clip(y, 0, 1)
    lum = (y @ np.array([.2126, .7152, .0722]))[..., None]
    y = np.clip(y, 0, 1) ** punch
    l2 = (y @ np.array([.2126, .7152, .0722]))[..., None]
    y = l2 + (y - l2) * sat
    return np.clip(y @ np.linalg.inv(M).T, 0, 1)


def bloom(x, w):
    bright = np.clip(x - .85, 0, 6)
    return sum(nd.gaussian_filter(bright, (w * s, w * s, 0)) * k for s, k in ((.004, .10), (.015, .07), (.05, .05)))


def grade(lin, meta, steam=None, glow=None):
    h, w = lin.shape[:2]
    ev = meta["_gain"] * 2.0 ** meta.get("ev", 0)
    # the light of the room, taken half way to white: milk is white to those who sit there
    x = lin * ev * np.array(meta.get("white", (.97, 1.0, 1.07)))
    for i, (st, col) in enumerate(steam or []):
        c = np.asarray(col)
        # steam is lit air: it adds light and hides a little
        x = x * (1 - .35 * st[..., None]) + st[..., None] * c
    if glow is None:
        glow = bloom(x, w)
    x = x + glow * np.array([1.0, .80, .58]) * meta.get("bloom", 1)
    yy, xx = np.mgrid[0:h, 0:w]
    r2 = ((xx / w - .5) ** 2 + ((yy / h - .5) * h / w) ** 2) / .3125
    x = x * (1 - meta.get("vignette", .38) * r2)[..., None]
    if meta.get("shade"):
        for (cx, cy, rx, ry, k) in meta["shade"]:
            x = x * (1 - k * np.exp(-(((xx / w - cx) / rx) ** 2 + ((yy / h - cy) / ry) ** 2)))[..., None]
    y = film(x, meta.get("punch", 1.36), meta.get("sat", 1.18))
    # warm shadows, creamy lights
    l = y @ np.array([.2126, .7152, .0722])
    k = l[..., None]
    tint = np.array(meta.get("lights", (1.012, 1.0, .985))) * k + np.array(meta.get("shadows", (1.05, .99, .93))) * (1 - k)
    y = y * tint
    # the curve turns orange towards red; give the caramel its yellow back
    y[..., 1] += meta.get("amber", .03) * np.clip(y[..., 0] - y[..., 1], 0, 1)
    lift = np.array([.026, .016, .011])
    y = lift + y * (1 - lift)
    return np.clip(y, 0, 1)


def grain(y, seed, amount=.012):
    rng = np.random.default_rng(seed)
    h, w = y.shape[:2]
    g = nd.gaussian_filter(rng.standard_normal((h, w)), .55)
    g /= g.std()
    l = y.mean(2)
    return np.clip(y + (g * amount * (.35 + 1.2 * np.sqrt(np.clip(l * (1 - l), 0, 1))))[..., None], 0, 1)


def resize(lin, w, h):
    if lin.shape[1] == w and lin.shape[0] == h:
        return lin
    e = np.log1p(np.clip(lin, 0, 40) * 24).astype(np.float32)
    ch = [np.asarray(Image.fromarray(np.ascontiguousarray(e[..., c]), "F").resize((w, h), Image.LANCZOS)) for c in range(3)]
    return np.clip(np.expm1(np.dstack(ch)) / 24, 0, None)


def load(name):
    d = os.path.join(BUILD, "raw", name)
    meta = json.load(open(os.path.join(d, "meta.json")))
    p = os.path.join(d, "clean.npy")
    if not os.path.exists(p) or os.path.getmtime(p) < os.path.getmtime(os.path.join(d, "rgb.npy")):
        lin = denoise(name)
    else:
        lin = np.load(p)
    l = lin @ np.array([.2126, .7152, .0722])
    key = float(np.exp(np.mean(np.log(l + 1e-4))))
    hi = float(np.percentile(l, 98.5))
    meta["_gain"] = min(2.2 * meta.get("key", .085) / key, 3.2 / hi) if "gain" not in meta else meta["gain"]
    return resize(lin, meta["w"], meta["h"]), meta


def jpeg(y, path, limit=LIMIT, quality=84):
    im = Image.fromarray((np.clip(y, 0, 1) * 255 + .5).astype(np.uint8))
    while True:
        b = io.BytesIO()
        im.save(b, "JPEG", quality=quality, optimize=True, progressive=True, subsampling=2 if quality < 80 else "4:2:0")
        if b.tell() <= limit or quality < 60:
            break
        quality -= 3
    open(path, "wb").write(b.getvalue())
    print(os.path.basename(path), im.size, b.tell() // 1000, "kB q", quality, flush=True)


def main():
    os.makedirs(OUT, exist_ok=True)
    for name in sys.argv[1:]:
        lin, meta = load(name)
        h, w = lin.shape[:2]
        st = [(steam(h, w, **of), (.80, .74, .66)) for of in meta.get("steam", [])]
        y = grade(lin, meta, st)
        jpeg(grain(y, sum(map(ord, name)), meta.get("grain", .009)), os.path.join(OUT, name + ".jpg"), meta.get("limit", LIMIT))


if __name__ == "__main__":
    main()
