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
def noise(shape, beta, stretch, seed):
    rng = np.random.default_rng(seed)
    h, w = shape
    fy = np.fft.fftfreq(h)[:, None] * h * stretch[0]
    fx = np.fft.rfftfreq(w)[None, :] * w * stretch[1]
    f = np.sqrt(fy * fy + fx * fx)
    f[0, 0] = 1
    amp = np.maximum(f, 1.5) ** (-beta / 2)
    amp[0, 0] = 0
    n = np.fft.irfft2(np.fft.rfft2(rng.standard_normal(shape)) * amp, s=shape)
    return (n / n.std()).astype(np.float32)


class Steam:
    """Wisps over one spot. frame(t) with t in 0..1 repeats exactly after one turn."""

    def __init__(self, h, w, x, y, height, width, seed=1, lean=0.0, strength=1.0):
        self.h, self.w = h, w
        self.args = (x, y, height, width, lean, strength)
        T = 512
        self.T = T
        self.warp1 = noise((T, T), 3.2, (1, 1.0), seed)
        self.warp2 = noise((T, T), 2.8, (1, 1.0), seed + 1)
        self.body = noise((T, T), 2.9, (0.75, 1.25), seed + 2)
        self.wide = noise((T, T), 3.6, (1, 1), seed + 3)

    def sample(self, tex, u, v):
        return nd.map_coordinates(tex, [v % 1 * self.T, u % 1 * self.T], order=1, mode="grid-wrap")

    def frame(self, t=0.0):
        x, y, height, width, lean, strength = self.args
        s = 2 if self.h > 500 else 1
        hh, ww = self.h // s, self.w // s
        Y, X = np.mgrid[0:hh, 0:ww].astype(np.float32)
        asp = ww / hh
        up = (y - (Y + .5) / hh) / height            # 0 at the cup, 1 where it is gone
        up_c = np.clip(up, 0, 1.3)
        dx = ((X + .5) / ww - x) * asp - lean * up_c ** 1.3 * height
        v = up * .62
        # the column sways, each wisp is pulled about, and everything climbs one whole tile a loop
        sway = self.sample(self.warp1, np.full_like(v, .31), v * .55 - t) * .16 * up_c ** .8
        q = dx / width
        wx = self.sample(self.warp2, q * .22 + .1, v * .9 - t) * .30 * (.25 + up_c)
        wy = self.sample(self.warp1, q * .22 + .6, v * .9 - t) * .10
        qq = q - sway * 1.2 - wx
        b1 = self.sample(self.body, qq * .20 + .5, v * .55 + wy - t)
        b2 = self.sample(self.body, qq * .33 + .15, v * .8 + wy * 1.4 - 2 * t)
        ridge = np.exp(-(b1 / .34) ** 2) * .62 + np.exp(-(b2 / .26) ** 2) * .38
        veil = .34 + .66 / (1 + np.exp(-1.6 * self.sample(self.wide, qq * .2, v * .5 - t)))
        spread = .42 + .52 * up_c
        column = np.exp(-np.abs((q - sway) / spread) ** 2.4)
        fade = np.clip(up / .10, 0, 1) ** 1.2 * np.clip(1 - up, 0, 1) ** 1.25
        d = (ridge ** 1.5 * .85 + .20) * veil * column * fade * strength
        d = 1 - np.exp(-1.3 * nd.gaussian_filter(d, hh * .0045 + .4))
        if s > 1:
            d = nd.zoom(d, (self.h / hh, self.w / ww), order=1)
        return np.clip(d, 0, 1)


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
        st = [(Steam(h, w, *s["at"], s["height"], s["width"], s.get("seed", 1), s.get("lean", 0), s.get("strength", .5)).frame(s.get("t", 0)), s.get("col", (.62, .50, .38))) for s in meta.get("steam", [])]
        y = grade(lin, meta, st)
        jpeg(grain(y, sum(map(ord, name)), meta.get("grain", .009)), os.path.join(OUT, name + ".jpg"), meta.get("limit", LIMIT))


if __name__ == "__main__":
    main()
