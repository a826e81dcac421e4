"""Draws every texture the scenes need into build/tex: wood, latte art, kawung, paper prints, backdrops.

Run with the system python (numpy, scipy, Pillow, fonttools). Everything is seeded, so the
files come out the same every time.
"""
import os
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage as nd

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.environ.get("PHOTO_BUILD", os.path.join(HERE, "build"))
TEX = os.path.join(BUILD, "tex")
FONTS = os.path.join(HERE, "..", "drawn", "node_modules", "@fontsource-variable")

INK = (43, 26, 18)
PAPER = (250, 245, 236)
CARAMEL = (184, 105, 42)
PANDAN = (79, 122, 58)


def field(shape, beta=2.0, stretch=(1.0, 1.0), seed=0, low=1.0):
    """Periodic noise with a power spectrum of f^-beta, normalised to 0..1 by rank-ish clipping."""
    rng = np.random.default_rng(seed)
    h, w = shape
    fy = np.fft.fftfreq(h)[:, None] * h * stretch[0]
    fx = np.fft.rfftfreq(w)[None, :] * w * stretch[1]
    f = np.sqrt(fy * fy + fx * fx)
    f[0, 0] = 1
    amp = np.maximum(f, low) ** (-beta / 2)
    amp[0, 0] = 0
    spec = np.fft.rfft2(rng.standard_normal(shape)) * amp
    n = np.fft.irfft2(spec, s=shape)
    n = (n - n.mean()) / n.std()
    return n


def unit(n, k=2.2):
    return np.clip(n / (2 * k) + 0.5, 0, 1)


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def keep(im, name):
    """A file is there whole or not at all: a render may be reading."""
    tmp = os.path.join(TEX, "." + name)
    im.save(tmp, "PNG")
    os.replace(tmp, os.path.join(TEX, name))


def save(name, arr, gamma=False):
    arr = np.asarray(arr, dtype=np.float64)
    if gamma:
        arr = np.where(arr <= 0.0031308, arr * 12.92, 1.055 * np.power(np.maximum(arr, 1e-9), 1 / 2.4) - 0.055)
    keep(Image.fromarray((np.clip(arr, 0, 1) * 255 + 0.5).astype(np.uint8)), name)


def lin(rgb):
    c = np.asarray(rgb, float) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


# ---------------------------------------------------------------- wood
def wood():
    """Red: tone of the grain (0 dark, 1 light). Green: height. Blue: a value for each plank."""
    h, w, planks = 2304, 3072, 4
    tone = np.zeros((h, w)); height = np.zeros((h, w)); pid = np.zeros((h, w))
    ph = h // planks
    rng = np.random.default_rng(5)
    for i in range(planks):
        y, x = np.mgrid[0:ph, 0:w].astype(float)
        v = y / ph - 0.5
        u = x / w
        warp = field((ph, w), 3.2, (1, 5), 100 + i) * 0.05 + field((ph, w), 2.4, (1, 10), 200 + i) * 0.012
        knot_u, knot_v = rng.uniform(0.1, 0.9), rng.uniform(-0.45, 0.45)
        kd = np.sqrt(((u - knot_u) * 9) ** 2 + ((v - knot_v) * 2.2) ** 2)
        off = rng.uniform(-0.7, 0.7)
        depth = rng.uniform(0.25, 0.6) + 0.12 * np.sin(2 * np.pi * (u + rng.random()))
        r = np.sqrt((v - off + warp) ** 2 + depth ** 2) + (0.10 * np.exp(-kd * 2.6) if i in (1, 3) else 0)
        ring = r * 26
        fr = ring - np.floor(ring)
        band = smooth(0.0, 0.72, fr) * (1 - smooth(0.86, 1.0, fr))
        yr = np.interp(np.floor(ring) % 61, np.arange(61), rng.uniform(0.55, 1, 61))
        fibre = field((ph, w), 1.2, (1, 60), 300 + i)
        fine = field((ph, w), 0.6, (1, 90), 400 + i)
        pores = (field((ph, w), 0.25, (1, 34), 500 + i) > 2.05).astype(float)
        pores = nd.gaussian_filter(pores, (0.6, 1.4))
        t = 0.62 - 0.30 * band * yr + 0.075 * fibre + 0.035 * fine - 0.42 * pores + 0.10 * field((ph, w), 2.6, (1, 2), 600 + i)
        gap = np.minimum(y, ph - 1 - y)
        edge = 1 - smooth(1.0, 5.0, gap)
        round_ = 1 - smooth(0, 16.0, gap)
        sl = slice(i * ph, (i + 1) * ph)
        tone[sl] = np.clip(t, 0, 1) * (1 - 0.9 * edge)
        height[sl] = np.clip(0.72 + 0.05 * fibre + 0.03 * fine - 0.3 * pores - 0.05 * band, 0, 1) * (1 - edge) - 0.25 * round_
        pid[sl] = rng.random()
    save("wood.png", np.dstack([tone, np.clip(height, 0, 1), pid]))


# ---------------------------------------------------------------- kawung
def cover(d):
    """Coverage of the inside (d < 0) of a signed field, one pixel soft."""
    g = np.hypot(*np.gradient(d)) + 1e-9
    return np.clip(0.5 - d / g / 1.3, 0, 1)


def petal(u, v):
    """One bean of the mark, along u, in the units of the brand's drawing: ellipse and S-cut."""
    body = cover(np.hypot((u - 25) / 20, v / 13.4) - 1)
    t = np.clip((44.91 - u) / 39.82, 0, 1)
    return body * (1 - cover(np.abs(v - 22.5 * t * (1 - t) * (2 * t - 1)) - 1.3))


def leaf(u, v):
    """The pandan leaf that takes the place of one bean in the mark."""
    t = np.linspace(0, 1, 200)
    b = lambda a, c, d, e: (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * c + 3 * (1 - t) * t * t * d + t ** 3 * e
    half = np.interp(u, b(5.4, 9, 25, 48), b(1.2, 13.5, 19, 1.2), left=-1, right=-1)
    return cover(np.abs(v) - half) * (1 - cover(np.abs(v) - 1.2)) * (u > 5.2) * (u < 48.2)


def four(x, y):
    """The beans pointing down-right, down-left, up-left, and the up-right spot's own axes."""
    s = np.sqrt(0.5)
    return [((x * a + y * b) * s, (y * a - x * b) * s) for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]


def kawung(n, reps=1, dot=True, span=68):
    y, x = np.mgrid[0:n, 0:n] / n * reps
    x = (x % 1 - 0.5) * span
    y = (y % 1 - 0.5) * span
    m = np.zeros((n, n))
    for u, v in four(x, y):
        m = np.maximum(m, petal(u, v))
    if dot:
        for cx, cy in ((span / 2, 0), (-span / 2, 0), (0, span / 2), (0, -span / 2)):
            m = np.maximum(m, cover(np.abs(x - cx) + np.abs(y - cy) - 2.6))
    return m


def mark(n):
    """The mark as two coverages, beans and leaf, filling the square."""
    y, x = (np.mgrid[0:n, 0:n] / n - 0.5) * 70
    f = four(x, y)
    return np.maximum.reduce([petal(*q) for q in f[:3]]), leaf(*f[3])


def blend(a, b, m):
    m = m[..., None]
    return np.asarray(a, float) * (1 - m) + np.asarray(b, float) * m


# ---------------------------------------------------------------- fonts
def font(kind, size, weight):
    src = {"serif": ("fraunces", "fraunces-latin-wght-normal.woff2"),
           "sans": ("plus-jakarta-sans", "plus-jakarta-sans-latin-wght-normal.woff2")}[kind]
    out = os.path.join(TEX, kind + ".ttf")
    if not os.path.exists(out):
        from fontTools.ttLib import TTFont
        f = TTFont(os.path.join(FONTS, src[0], "files", src[1]))
        f.flavor = None
        f.save(out)
    f = ImageFont.truetype(out, size)
    f.set_variation_by_axes([weight])
    return f


def paste_mark(im, cx, cy, size, colour, green=None, turn=0.0, worn=None):
    for m, c in zip(mark(size * 2), (colour, green or colour)):
        m = Image.fromarray((m * 255).astype(np.uint8)).resize((size, size), Image.LANCZOS)
        if turn:
            m = m.rotate(turn, Image.BICUBIC)
        if worn is not None:
            m = Image.fromarray((np.asarray(m, float) * worn).astype(np.uint8))
        im.paste(Image.new("RGB", (size, size), c), (int(cx - size / 2), int(cy - size / 2)), m)


def wordmark(d, x, y, size, fill, anchor="m"):
    """Kedai in the light weight, Seduh in the bold one, on one line."""
    a, b = font("serif", size, 420), font("serif", size, 800)
    wa, wb = d.textlength("Kedai ", font=a), d.textlength("Seduh", font=b)
    x0 = x - (wa + wb) / 2 if anchor == "m" else x
    d.text((x0, y), "Kedai ", font=a, fill=fill, anchor="lm")
    d.text((x0 + wa, y), "Seduh", font=b, fill=fill, anchor="lm")


def centred(d, x, y, s, f, fill, spacing=0):
    if not spacing:
        d.text((x, y), s, font=f, fill=fill, anchor="mm")
        return
    wid = sum(d.textlength(c, font=f) + spacing for c in s) - spacing
    cx = x - wid / 2
    for c in s:
        d.text((cx, y), c, font=f, fill=fill, anchor="lm")
        cx += d.textlength(c, font=f) + spacing


# ---------------------------------------------------------------- prints
def prints():
    # band of the takeaway cup: caramel ground, paper kawung
    k = kawung(512, 2, span=77)
    band = np.tile(k, (1, 6))
    save("band.png", blend(np.array((170, 104, 48)) / 255, np.array(PAPER) / 255, band * 0.94))
    save("kawung.png", kawung(1024, 1))
    save("mark.png", np.maximum(*mark(1024)))

    # paper bag: mark and name on kraft
    im = Image.new("RGB", (1400, 1800), (190, 150, 106))
    rng = np.random.default_rng(2)
    a = np.asarray(im, float) / 255
    a = a * (1 + 0.03 * field((1800, 1400), 1.4, (1, 3), 8)[..., None] + 0.02 * field((1800, 1400), 0.3, (1, 6), 9)[..., None])
    im = Image.fromarray((np.clip(a, 0, 1) * 255).astype(np.uint8))
    paste_mark(im, 700, 780, 600, INK, (66, 104, 46))
    d = ImageDraw.Draw(im)
    wordmark(d, 700, 1260, 152, INK)
    kb = Image.fromarray((np.tile(kawung(200, 1), (1, 7)) * 255).astype(np.uint8))
    im.paste(Image.new("RGB", kb.size, INK), (0, 1600), kb)
    keep(im, "bag.png")

    # round sign
    im = Image.new("RGB", (1600, 1600), INK)
    d = ImageDraw.Draw(im)
    d.ellipse((70, 70, 1530, 1530), outline=PAPER, width=12)
    paste_mark(im, 800, 620, 640, (236, 190, 140), (169, 196, 143))
    wordmark(d, 800, 1110, 176, PAPER)
    centred(d, 800, 1270, "KOPI", font("sans", 62, 600), (224, 160, 104), 30)
    keep(im, "sign.png")


def years():
    """What the history shows: the card that was stamped, and the first screen of the app."""
    im = Image.new("RGB", (1700, 1080), (247, 240, 226))
    d = ImageDraw.Draw(im)
    d.rectangle((0, 0, 1700, 270), fill=INK)
    paste_mark(im, 190, 135, 190, (236, 190, 140), (169, 196, 143))
    wordmark(d, 330, 135, 128, PAPER, "l")
    grime = np.clip(.80 + .22 * field((250, 250), 1.6, (1, 1), 71), 0, 1)
    for i in range(10):
        x, y = 220 + (i % 5) * 315, 480 + i // 5 * 330
        d.ellipse((x - 128, y - 128, x + 128, y + 128), outline=(206, 170, 128), width=7)
        if i < 7:
            paste_mark(im, x + (i * 37) % 23 - 11, y + (i * 53) % 19 - 9, 250, (128, 62, 30), None, (i * 37) % 44 - 22, np.roll(grime, i * 41, 0))
    centred(d, 220 + 4 * 315, 810, "gratis", font("sans", 66, 700), (150, 84, 38))
    keep(im, "card.png")

    im = Image.new("RGB", (900, 1860), PAPER)
    d = ImageDraw.Draw(im)
    d.rectangle((0, 0, 900, 640), fill=INK)
    d.text((90, 230), "Selamat pagi,", font=font("sans", 54, 500), fill=(224, 190, 150))
    d.text((90, 300), "Rani", font=font("serif", 118, 640), fill=PAPER)
    d.rounded_rectangle((90, 500, 810, 1330), 60, fill=(255, 255, 255), outline=(232, 222, 206), width=4)
    rng = np.random.default_rng(7)
    n, u, x0, y0 = 21, 26, 177, 590
    dots = rng.random((n, n)) < .5
    for a, b in ((0, 0), (0, n - 7), (n - 7, 0)):
        dots[a:a + 7, b:b + 7] = False
        dots[max(a - 1, 0):a + 8, max(b - 1, 0):b + 8] = False
        dots[a:a + 7, b:b + 7] = True
        dots[a + 1:a + 6, b + 1:b + 6] = False
        dots[a + 2:a + 5, b + 2:b + 5] = True
    for i in range(n):
        for j in range(n):
            if dots[i, j]:
                d.rectangle((x0 + j * u, y0 + i * u, x0 + j * u + u - 1, y0 + i * u + u - 1), fill=INK)
    d.rounded_rectangle((160, 1220, 740, 1250), 15, fill=(238, 226, 206))
    d.rounded_rectangle((160, 1220, 560, 1250), 15, fill=CARAMEL)
    for i, c in enumerate(((240, 214, 180), (214, 226, 200), (240, 224, 186))):
        d.rounded_rectangle((90 + i * 250, 1400, 310 + i * 250, 1600), 44, fill=c)
        paste_mark(im, 200 + i * 250, 1500, 110, (150, 84, 38), PANDAN, i * 40)
    d.rounded_rectangle((90, 1660, 810, 1780), 60, fill=(150, 84, 38))
    keep(im, "screen.png")


def lettering():
    """What is written at the counter: the board with the drinks, the dial of the machine."""
    im = Image.new("RGB", (1360, 1760), (38, 30, 25))
    a = np.asarray(im, float) / 255 * (1 + 0.10 * field((1760, 1360), 2.4, (1, 1), 41)[..., None])
    im = Image.fromarray((np.clip(a, 0, 1) * 255).astype(np.uint8))
    d = ImageDraw.Draw(im)
    paste_mark(im, 680, 270, 250, PAPER, (150, 178, 124))
    centred(d, 680, 500, "HARI INI", font("sans", 60, 700), (222, 160, 104), 22)
    for i, s in enumerate(("Kopi Susu", "Tubruk", "Manual Brew", "Cappuccino", "Teh Pandan", "Cokelat Aren")):
        centred(d, 680, 680 + i * 168, s, font("serif", 118, 560), PAPER)
    keep(im, "board.png")

    im = Image.new("RGB", (800, 800), (240, 236, 226))
    d = ImageDraw.Draw(im)
    for i in range(33):
        t = np.radians(135 + i * 270 / 32)
        r0 = 300 if i % 4 == 0 else 330
        green = 16 <= i <= 20
        d.line([(400 + r0 * np.cos(t), 400 + r0 * np.sin(t)), (400 + 365 * np.cos(t), 400 + 365 * np.sin(t))], fill=PANDAN if green else INK, width=14 if i % 4 == 0 else 6)
    for i in range(0, 17, 4):
        t = np.radians(135 + i * 270 / 16)
        centred(d, 400 + 240 * np.cos(t), 400 + 240 * np.sin(t), str(i), font("sans", 74, 600), INK)
    centred(d, 400, 590, "bar", font("sans", 54, 500), INK)
    t = np.radians(135 + 9 * 270 / 16)
    d.line([(400 - 70 * np.cos(t), 400 - 70 * np.sin(t)), (400 + 300 * np.cos(t), 400 + 300 * np.sin(t))], fill=(150, 40, 20), width=14)
    d.ellipse((360, 360, 440, 440), fill=INK)
    keep(im, "dial.png")

    # a newspaper, folded: what is written in it nobody can read from where the camera stands
    im = Image.new("RGB", (1450, 1025), (226, 221, 208))
    d = ImageDraw.Draw(im)
    rng = np.random.default_rng(17)
    centred(d, 725, 92, "Kabar Pagi", font("serif", 120, 700), (40, 36, 33))
    d.line([(50, 172), (1400, 172)], fill=(60, 55, 50), width=4)
    d.rectangle((520, 330, 1130, 690), fill=(126, 122, 114))
    d.rectangle((520, 540, 1130, 690), fill=(88, 86, 80))
    for x0, y0, w in ((52, 210, 430), (520, 210, 610)):
        for i in range(2):
            d.rectangle((x0, y0 + i * 52, x0 + w * rng.uniform(.7, 1), y0 + i * 52 + 32), fill=(52, 47, 43))
    for i, x0 in enumerate((52, 286, 520, 754, 988, 1186)):
        for y in range(210 if i == 5 else 720 if i > 1 else 340, 1000, 17):
            d.rectangle((x0, y, x0 + (204 if i != 5 else 214) * (1 if rng.random() < .85 else rng.uniform(.3, .8)), y + 8), fill=(132, 127, 119))
    keep(im, "newspaper.png")


# ---------------------------------------------------------------- coffee surfaces
def milk_art(n, kind):
    """0..1 share of milk on a disc; the pattern is pulled about the way a pour drags it."""
    y, x = np.mgrid[0:n, 0:n] / n * 2 - 1
    m = np.zeros((n, n))
    if kind == "tulip":
        # One push of milk within the other, and one stroke back through them all.
        X = (x + field((n, n), 3.4, (1, 1), 131) * .020) / 1.06
        Y = -y + field((n, n), 3.4, (1, 1), 132) * .020
        Y = Y + .20 * np.exp(-(np.abs(X) / .075) ** 1.2) * smooth(-1.1, -.5, Y) + .05
        for centre, r in ((-.08, .68), (.10, .51), (.26, .37), (.42, .235)):
            d = np.hypot(X, (Y - centre - .16 * np.abs(X)) * 1.04) / r
            m = m * smooth(1.00, 1.16, d)
            m = np.maximum(m, 1 - smooth(.90, 1.0, d))
    elif kind == "heart":
        # All of the milk in one place, drawn to a point; the last of the crema runs round inside it.
        X = x + field((n, n), 3.4, (1, 1), 141) * .010
        Y = -y + field((n, n), 3.4, (1, 1), 142) * .010
        Y = Y + .12 - .60 * np.sqrt(X * X + .0012) + .24 * X * X + .09 * np.exp(-(np.abs(X) / .07) ** 1.3)
        d = np.hypot(X / .60, Y / .60)
        m = 1 - smooth(.965, 1.02, d)
        for at, wide, deep in ((.84, .020, .85), (.70, .016, .75), (.56, .014, .55)):
            m = m * (1 - deep * np.exp(-((d - at) / wide) ** 2) * smooth(.42, -.10, Y))
    elif kind == "fern":
        # Arcs of milk laid one upon the other while the cup turns, and one stroke back through them.
        drag = lambda amp, beta, seed: field((n, n), beta, (1, 1), seed) * amp
        X = x + drag(.022, 3.4, 111) + drag(.004, 2.6, 113)
        Y = -y + drag(.022, 3.4, 112) + drag(.004, 2.6, 114)
        pulled = Y + .34 * np.exp(-(np.abs(X) / .085) ** 1.2) * smooth(-.95, -.3, Y) - .42 * np.abs(X) ** 1.25
        s = (pulled + .86) / 1.46
        half = .74 * np.sin(np.clip(s * .93 + .05, 0, 1) * np.pi) ** .72
        beat = pulled * 6.4 + .45 * pulled ** 2
        wave = .5 + .5 * np.cos(2 * np.pi * beat)
        thick = .60 - .16 * np.abs(X) / .7 + .10 * s
        arcs = smooth(1 - thick - .10, 1 - thick + .10, wave)
        inside = 1 - smooth(.84, 1.02, np.abs(X) / np.maximum(half, 1e-3) + drag(.05, 2.6, 115))
        m = arcs * inside * smooth(0, .07, s) * (1 - smooth(.86, .96, s))
        heart = np.hypot(X / .20, (Y - .62 + .9 * np.abs(X) ** 1.2 * (Y > .5)) / .15)
        m = np.maximum(m, 1 - smooth(.82, 1.10, heart))
        stroke = np.exp(-(X / .018) ** 2) * smooth(-.88, -.6, Y) * (1 - smooth(.50, .66, Y))
        m = m * (1 - .75 * stroke)
    elif kind == "stencil":
        # A cap of foam; what is dusted on it comes later.
        m = 1 - smooth(.76, .92, np.hypot(x, y) + field((n, n), 3.4, (1, 1), 121) * .022)
    elif kind == "crema":
        m = np.zeros((n, n))
    return np.clip(m, 0, 1)


def bubbles(n, count, seed, rim=0.55, fine=1.3, most=12):
    """Fine everywhere, coarser along the rim: how bright each one's edge is, and the height of them all."""
    rng = np.random.default_rng(seed)
    hgt = np.full((n, n), 0.5)
    bub = np.zeros((n, n))
    for _ in range(count):
        a = rng.uniform(0, 2 * np.pi)
        rimmy = rng.random() < rim
        rr = (1 - abs(rng.normal(0, 0.05))) * 0.985 if rimmy else np.sqrt(rng.random()) * 0.97
        px, py = (rr * np.cos(a) + 1) / 2 * n, (rr * np.sin(a) + 1) / 2 * n
        rad = rng.exponential(2.1 if rimmy else fine) + 1.1
        rad = min(rad, most)
        x0, x1, y0, y1 = int(px - rad - 2), int(px + rad + 3), int(py - rad - 2), int(py + rad + 3)
        if x0 < 0 or y0 < 0 or x1 >= n or y1 >= n:
            continue
        gy, gx = np.mgrid[y0:y1, x0:x1]
        d = np.hypot(gx - px, gy - py) / rad
        ringm = np.exp(-((d - 0.86) / 0.22) ** 2)
        bub[y0:y1, x0:x1] = np.maximum(bub[y0:y1, x0:x1], ringm * 0.8)
        hgt[y0:y1, x0:x1] += np.where(d < 1, np.sqrt(np.clip(1 - d * d, 0, 1)) * min(rad / 9, 0.5), 0)
    return bub, hgt


def surface(name, kind, n=1400, seed=3, light=(0.40, 0.175, 0.052), dark=(0.105, 0.036, 0.011), halo_of=(0.50, 0.25, 0.09)):
    y, x = np.mgrid[0:n, 0:n] / n * 2 - 1
    r = np.hypot(x, y)
    m = milk_art(n, kind)
    warp = field((n, n), 3.0, (1, 1), seed) * n * 0.035
    yy, xx = np.mgrid[0:n, 0:n].astype(float)
    swirl = nd.map_coordinates(unit(field((n, n), 2.2, (1, 1), seed + 1)), [yy + warp, xx - np.roll(warp, 200, 0)], order=1, mode="wrap")
    tiger = nd.map_coordinates(unit(field((n, n), 1.9, (1, 5), seed + 2)), [yy + warp * 1.6, xx + np.roll(warp, 400, 1)], order=1, mode="wrap")
    crema_l, crema_d = np.array(light), np.array(dark)
    t = np.clip(0.10 + 0.65 * swirl + 0.35 * tiger - 0.1, 0, 1)
    if kind == "crema":
        t = t * (0.72 + 0.4 * smooth(0.3, 0.95, r))
    else:
        t = 0.35 + 0.45 * t
    base = blend(crema_d, crema_l, t)
    if kind != "crema":
        base = base * (1 - 0.35 * smooth(0.75, 1.0, r))[..., None]
    m = nd.gaussian_filter(m, n * 0.0045)  # poured, not printed
    if kind in ("fern", "tulip", "heart"):
        # milk runs into the crema, more in one place than in another
        far = nd.gaussian_filter(m, n * 0.009)
        m = m + (far - m) * 0.8 * smooth(0.25, 0.8, unit(field((n, n), 2.4, (1, 1), seed + 21)))
    milk = np.array([0.90, 0.82, 0.69])
    # milk never covers quite evenly
    cover = m * (0.86 + 0.14 * unit(field((n, n), 1.8, (1, 1), seed + 5)))
    col = blend(base, milk, np.clip(cover, 0, 1))
    halo = np.clip(nd.gaussian_filter(m, n * 0.008) - m, 0, 1)
    col = blend(col, np.array(halo_of), halo * 0.6)
    if kind == "stencil":
        # cocoa through a stencil: grains, thinner here than there, and some beside it
        k = nd.zoom(np.maximum(*mark(n)), 0.60, order=1)
        shape = np.zeros((n, n)); o = (n - k.shape[0]) // 2
        shape[o:o + k.shape[0], o:o + k.shape[1]] = k
        # the stencil lies a little above the foam: its edge is a slope of grains, and some dust drifts under it
        shape = 0.72 * nd.gaussian_filter(shape, n * 0.0055) + 0.28 * nd.gaussian_filter(shape, n * 0.020)
        often = shape * (0.62 + 0.20 * field((n, n), 2.2, (1, 1), 123)) + 0.045 * np.exp(-(r / 0.75) ** 4)
        rng = np.random.default_rng(seed + 31)
        grains = np.maximum(nd.gaussian_filter((rng.random((n, n)) < often * 0.42).astype(float), 0.9) * 2.2, nd.gaussian_filter((rng.random((n, n)) < often * 0.030).astype(float), 1.7) * 7)
        col = blend(col, np.array([0.115, 0.042, 0.016]), np.clip(grains, 0, 1) * 0.93)
    bub, hgt = bubbles(n, 2600 if kind == "crema" else 1500, seed + 9)
    col = col * (1 + 0.35 * bub - 0.12 * (hgt > 0.56))[..., None]
    grain = field((n, n), 0.5, (1, 1), seed + 7)
    col = col * (1 + 0.025 * grain)[..., None]
    hgt = np.clip(hgt + 0.03 * grain + 0.10 * m, 0, 1)
    save(name + ".png", col, gamma=True)
    save(name + "-h.png", hgt)


# ---------------------------------------------------------------- cake
def lapis():
    """Lapis legit: many thin baked layers. Colour and height."""
    n = 1024
    y, x = np.mgrid[0:n, 0:n] / n
    layers = 17
    w = field((n, n), 3.2, (1, 1), 71) * 0.010 + field((n, n), 2.4, (1, 3), 72) * 0.004
    p = (y + w) * layers
    f = p - np.floor(p)
    th = np.interp(np.floor(p) % 37, np.arange(37), np.random.default_rng(6).uniform(0.12, 0.46, 37))
    brown = np.clip(0.16 * smooth(0.2, 0.75, f) + smooth(1 - th * 1.5, 1 - th * 0.25, f) * (1 - smooth(0.95, 1.0, f)), 0, 1)
    crumb = unit(field((n, n), 1.2, (1, 1), 73))
    pores = (field((n, n), 0.9, (2, 1), 74) > 1.75).astype(float)
    pores = nd.gaussian_filter(pores, 1.0)
    c = blend(np.array([0.74, 0.49, 0.225]), np.array([0.235, 0.098, 0.034]), np.clip(brown * (0.75 + 0.3 * crumb), 0, 1))
    c = c * (0.86 + 0.24 * crumb - 0.4 * pores)[..., None]
    save("lapis.png", c, gamma=True)
    save("lapis-h.png", np.clip(0.6 + 0.2 * crumb - 0.5 * pores - 0.1 * brown, 0, 1))


# ---------------------------------------------------------------- backdrops (linear light, float)
def disc_blur(img, rad):
    h, w = img.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    d = np.hypot((y + h // 2) % h - h // 2, (x + w // 2) % w - w // 2)
    k = np.clip(rad + 0.5 - d, 0, 1) * (1 + 0.35 * smooth(0.7, 1.0, d / rad))
    k /= k.sum()
    K = np.fft.rfft2(k)
    return np.dstack([np.fft.irfft2(np.fft.rfft2(img[..., c]) * K, s=(h, w)) for c in range(3)])


def rect(img, x0, y0, x1, y1, col):
    h, w = img.shape[:2]
    img[int(y0 * h):int(y1 * h), int(x0 * w):int(x1 * w)] = col


def dots(img, rng, n, xr, yr, power, cols):
    h, w = img.shape[:2]
    for _ in range(n):
        x, y = int(rng.uniform(*xr) * w), int(rng.uniform(*yr) * h)
        img[max(y - 1, 0):y + 2, max(x - 1, 0):x + 2] += np.array(cols[rng.integers(len(cols))]) * rng.uniform(0.4, 1) * power


WARM = [(1.0, 0.62, 0.26), (1.0, 0.72, 0.40), (1.0, 0.52, 0.18), (1.0, 0.82, 0.58)]


def plates():
    w, h = 1536, 864
    # an evening room: shelves, pendants, dark walls
    rng = np.random.default_rng(31)
    a = np.zeros((h, w, 3)) + np.array([0.020, 0.0115, 0.0072])
    rect(a, 0, 0.62, 1, 1, (0.030, 0.016, 0.009))
    for i, y in enumerate((0.20, 0.36, 0.52)):
        rect(a, 0.30, y, 0.98, y + 0.018, (0.10, 0.05, 0.022))
        x = 0.31
        while x < 0.96:
            bw = rng.uniform(0.012, 0.035); bh = rng.uniform(0.04, 0.105)
            c = np.array([(0.11, 0.065, 0.035), (0.22, 0.17, 0.12), (0.05, 0.028, 0.016), (0.12, 0.055, 0.02), (0.035, 0.055, 0.024)][rng.integers(5)])
            rect(a, x, y - bh, x + bw, y, c * rng.uniform(0.5, 1.1)); x += bw + rng.uniform(0.004, 0.03)
    dots(a, rng, 34, (0.02, 0.98), (0.03, 0.5), 26, WARM)
    dots(a, rng, 10, (0.3, 0.98), (0.5, 0.75), 10, WARM)
    for x, y in ((0.18, 0.14), (0.47, 0.10), (0.76, 0.13)):
        yy, xx = np.mgrid[0:h, 0:w]
        d = np.hypot((xx - x * w), (yy - y * h))
        a += (np.clip(16 - d, 0, 1) * 3.2)[..., None] * np.array([1, 0.70, 0.36])
        a += (0.10 * np.exp(-(d / 130) ** 2))[..., None] * np.array([1, 0.55, 0.22])
    np.save(os.path.join(TEX, "evening.npy"), disc_blur(a, 30).astype(np.float32).clip(0))
    # softer and darker for pictures that carry a title
    rng = np.random.default_rng(77)
    b = np.zeros((h, w, 3)) + np.array([0.016, 0.0095, 0.0058])
    glow = np.exp(-(((np.arange(w)[None, :] / w - 0.78) / 0.24) ** 2 + ((np.arange(h)[:, None] / h - 0.34) / 0.40) ** 2))
    b += glow[..., None] * np.array([0.060, 0.030, 0.0135])
    for y in (0.22, 0.40):
        rect(b, 0.56, y, 1, y + 0.015, (0.12, 0.058, 0.022))
        x = 0.58
        while x < 0.97:
            bw = rng.uniform(0.015, 0.04); bh = rng.uniform(0.05, 0.12)
            rect(b, x, y - bh, x + bw, y, np.array([0.12, 0.07, 0.035]) * rng.uniform(0.3, 1.2)); x += bw + rng.uniform(0.006, 0.03)
    dots(b, rng, 22, (0.54, 1.0), (0.08, 0.52), 48, WARM)
    dots(b, rng, 9, (0.05, 0.5), (0.08, 0.45), 7, WARM)
    np.save(os.path.join(TEX, "quiet.npy"), disc_blur(b, 38).astype(np.float32).clip(0))
    # morning window with green outside
    rng = np.random.default_rng(12)
    c = np.zeros((h, w, 3)) + np.array([0.36, 0.33, 0.285])
    g = field((h, w), 2.6, (1, 1), 91)[..., None]
    out = np.array([0.96, 0.97, 0.93]) * (1 + 0.25 * g) + 0
    leaf = smooth(0.1, 0.9, field((h, w), 2.0, (1, 1), 92))[..., None]
    out = out * (1 - leaf) + np.array([0.26, 0.36, 0.11]) * (0.7 + 0.5 * unit(field((h, w), 1.5, (1, 1), 93)))[..., None] * leaf
    for x0, x1 in ((0.04, 0.24), (0.27, 0.47), (0.50, 0.70)):
        for y0, y1 in ((-0.1, 0.26), (0.29, 0.66)):
            X0, X1, Y0, Y1 = int(x0 * w), int(x1 * w), max(int(y0 * h), 0), int(y1 * h)
            c[Y0:Y1, X0:X1] = out[Y0:Y1, X0:X1] * 1.5
    rect(c, 0, 0.70, 0.75, 0.74, (0.42, 0.33, 0.24))
    rect(c, 0.78, 0, 1, 1, (0.29, 0.26, 0.22))
    dots(c, rng, 12, (0.78, 1), (0.05, 0.5), 34, WARM)
    np.save(os.path.join(TEX, "morning.npy"), disc_blur(c, 34).astype(np.float32).clip(0))
    # plain warm plaster with a pool of light
    yy, xx = np.mgrid[0:h, 0:w]
    d = np.exp(-(((xx / w - 0.35) / 0.45) ** 2 + ((yy / h - 0.35) / 0.55) ** 2))
    p = np.array([0.30, 0.19, 0.115]) * (0.25 + 0.95 * d)[..., None] * (1 + 0.05 * field((h, w), 2.4, (1, 1), 95))[..., None]
    np.save(os.path.join(TEX, "plaster.npy"), p.astype(np.float32))

    # what shiny things see: a room with a window on the left, lamps overhead
    ew, eh = 1024, 512
    e = np.zeros((eh, ew, 3)) + np.array([0.060, 0.040, 0.027])
    e[eh // 2:] = np.array([0.040, 0.023, 0.013])
    e[:eh // 6] = np.array([0.09, 0.066, 0.046])
    for x0, x1 in ((0.06, 0.115), (0.125, 0.18), (0.19, 0.245)):
        for y0, y1 in ((0.20, 0.345), (0.36, 0.50)):
            rect(e, x0, y0, x1, y1, np.array([1.0, 0.90, 0.76]) * 7.0)
    rect(e, 0.62, 0.28, 0.80, 0.50, np.array([1.0, 0.72, 0.42]) * 0.55)
    for x in (0.33, 0.42, 0.51, 0.60, 0.9):
        yy, xx = np.mgrid[0:eh, 0:ew]
        e += (np.hypot(xx - x * ew, yy - 0.2 * eh) < 6)[..., None] * np.array([1.0, 0.66, 0.34]) * 22
    e = nd.gaussian_filter(e, (2.2, 2.2, 0))
    np.save(os.path.join(TEX, "room.npy"), e.astype(np.float32))

    # the same by day: white walls and ceiling, tables and doorways that steel can mirror
    e = np.zeros((eh, ew, 3)) + np.array([0.40, 0.385, 0.36])
    e[:eh // 4] = np.array([0.56, 0.55, 0.53])
    e[int(eh * 0.53):] = np.array([0.16, 0.115, 0.08])
    rng = np.random.default_rng(8)
    for _ in range(26):
        x, wd, y0 = rng.uniform(0, 1), rng.uniform(0.008, 0.045), rng.uniform(0.40, 0.52)
        rect(e, x, y0, min(x + wd, 1), rng.uniform(0.54, 0.66), np.array([0.05, 0.036, 0.026]) * rng.uniform(0.4, 2.4))
    rect(e, 0.60, 0.28, 0.66, 0.56, (0.045, 0.04, 0.036))
    rect(e, 0.84, 0.30, 0.90, 0.54, (0.09, 0.12, 0.06))
    for x0, x1 in ((0.02, 0.075), (0.085, 0.14), (0.15, 0.205), (0.46, 0.50), (0.51, 0.55)):
        for y0, y1 in ((0.20, 0.345), (0.36, 0.48)):
            rect(e, x0, y0, x1, y1, np.array([0.95, 0.99, 1.04]) * 4.2)
    for x in (0.28, 0.36, 0.70, 0.78):
        yy, xx = np.mgrid[0:eh, 0:ew]
        e += (np.hypot(xx - x * ew, yy - 0.24 * eh) < 6)[..., None] * np.array([1.0, 0.80, 0.55]) * 9
    e = nd.gaussian_filter(e, (3.4, 3.4, 0))
    np.save(os.path.join(TEX, "day.npy"), e.astype(np.float32))


def main():
    os.makedirs(TEX, exist_ok=True)
    jobs = {"wood": wood, "prints": prints, "years": years, "lettering": lettering, "lapis": lapis, "plates": plates,
            "tulip": lambda: surface("tulip", "tulip"), "heart": lambda: surface("heart", "heart", seed=63),
            "fern": lambda: surface("fern", "fern", seed=83), "stencil": lambda: surface("stencil", "stencil", 2000, 103), "crema": lambda: surface("crema", "crema", seed=43)}
    for k in (sys.argv[1:] or jobs):
        jobs[k]()


if __name__ == "__main__":
    main()
