"""Draws the surfaces of the menu's drinks into build/tex: foam, froth, chocolate, matcha, grounds.

    python3 skins.py [NAME ...]
"""
import sys

import numpy as np
from scipy import ndimage as nd

import textures as x

N = 1400


def disc():
    v, u = np.mgrid[0:N, 0:N] / N * 2 - 1
    return np.hypot(u, v), np.arctan2(v, u)


def noise(beta, seed, stretch=(1, 1)):
    return x.field((N, N), beta, stretch, seed)


def finish(name, col, hgt, bub):
    grain = noise(.5, 7)
    x.save(name + ".png", col * (1 + .3 * bub - .10 * (hgt > .56) + .02 * grain)[..., None], gamma=True)
    x.save(name + "-h.png", np.clip(hgt + .025 * grain, 0, 1))


def swirled(seed):
    warp = noise(3.0, seed) * N * .05
    yy, xx = np.mgrid[0:N, 0:N].astype(float)
    return nd.map_coordinates(x.unit(noise(2.4, seed + 1, (1, 4))), [yy + warp, xx + np.roll(warp, 300, 1)], order=1, mode="wrap")


def grains(share, size, seed):
    rng = np.random.default_rng(seed)
    return np.clip(nd.gaussian_filter((rng.random((N, N)) < share).astype(float), size) * size * size * 5, 0, 1)


def cappuccino():
    """A cap of fine foam inside a ring of crema, cocoa over one half of it."""
    r, a = disc()
    foam = 1 - x.smooth(.74, .93, r + noise(3.2, 11) * .020)
    foam = nd.gaussian_filter(foam, 4)
    crema = x.blend(np.array([.16, .058, .018]), np.array([.40, .19, .065]), x.unit(swirled(12) * 2 - 1, 1.2))
    col = x.blend(crema, np.array([.86, .775, .64]) , np.clip(foam * (.93 + .07 * x.unit(noise(2.2, 14))), 0, 1))
    v, u = np.mgrid[0:N, 0:N] / N * 2 - 1
    side = x.smooth(-.25, .55, u * .62 - v * .60 + noise(3.0, 15) * .10) * (1 - x.smooth(.55, .92, r))
    dust = np.maximum(grains(side * .16, 1.0, 16), grains(side * .012, 2.2, 17))
    col = x.blend(col, np.array([.165, .064, .018]), np.clip(dust + side * (.46 + .14 * noise(2.2, 19)), 0, 1) * .9)
    bub, hgt = x.bubbles(N, 1300, 18, .45, .9, 7)
    finish("cappuccino", col, hgt * .8 + .1 + .10 * foam, bub * .6)


def chocolate():
    """Milk chocolate as it is whisked: a fine froth, drawn round by the spoon, cocoa over its middle."""
    r, a = disc()
    s = swirled(21)
    col = x.blend(np.array([.098, .036, .014]), np.array([.21, .088, .038]), np.clip(x.smooth(.34, .66, s) * .8 + .15 * x.smooth(.7, 1, r), 0, 1))
    dust = grains(.05 * np.exp(-(r / .5) ** 4), .8, 24)
    col = x.blend(col, np.array([.035, .012, .006]), dust * .8)
    bub, hgt = x.bubbles(N, 2600, 25, .6, 1.5, 11)
    finish("chocolate", col, hgt, bub * .8)


def tubruk():
    """Black, with the froth that boiling water leaves and grounds that have not sunk yet."""
    r, a = disc()
    edge = x.smooth(.80, .99, r + noise(2.8, 31) * .05)
    isles = x.smooth(.9, 1.6, noise(2.2, 32) + .7 * edge) * .7
    froth = np.clip(edge * (.55 + .45 * x.unit(noise(2.0, 33))) + isles, 0, 1)
    fine = x.unit(noise(1.4, 34))
    col = x.blend(np.array([.0085, .0034, .0016]), x.blend(np.array([.12, .054, .021]), np.array([.36, .205, .098]), fine), froth * .85)
    speck = np.maximum(grains(.006 + .035 * froth, .9, 35), grains(.0006 + .004 * froth, 2.0, 36))
    col = x.blend(col, np.array([.016, .007, .004]), speck * .8)
    bub, hgt = x.bubbles(N, 900, 37, .85, 1.6, 12)
    rough = nd.gaussian_filter(speck, .8)
    finish("tubruk", col, np.clip(hgt * .8 + .1 + .20 * rough + .06 * froth, 0, 1), bub * froth)


def tarik():
    """The froth of pulled tea."""
    r, a = disc()
    col = x.blend(np.array([.46, .235, .10]), np.array([.70, .47, .27]), np.clip(.25 + .6 * x.unit(noise(1.6, 51)) + .2 * x.smooth(.7, 1, r), 0, 1))
    bub, hgt = x.bubbles(N, 9000, 52, .3, 2.6, 26)
    col = x.blend(col, np.array([.36, .17, .062]), np.clip(bub, 0, 1) * .35)
    finish("tarik", col, hgt, bub)


def mocha():
    """Foam to the glass, cocoa sieved over it: more in its middle, with crumbs of it here and there."""
    r, a = disc()
    foam = x.blend(np.array([.60, .43, .28]), np.array([.80, .68, .53]), np.clip(.75 + .30 * noise(2.6, 61) - .55 * x.smooth(.80, 1.0, r), 0, 1))
    often = np.exp(-(r / .72) ** 4) * (.84 + .16 * noise(2.6, 62))
    dust = np.maximum(grains(np.clip(often, 0, 1) * .34, .9, 63), grains(np.clip(often, 0, 1) * .010, 2.2, 64))
    crumbs = grains(np.clip(often, 0, 1) * .0010, 4.0, 66)
    col = x.blend(foam, np.array([.095, .034, .012]), np.clip(np.maximum(dust, crumbs) + .52 * often, 0, 1) * .95)
    bub, hgt = x.bubbles(N, 1700, 65, .7, 1.4, 9)
    finish("mocha", col, np.clip(hgt * .8 + .1 + .16 * dust + .22 * crumbs, 0, 1), bub * .6 * (1 - np.clip(often, 0, 1)))


def americano():
    """Black, the crema of the espresso drawn thin over it by the water, and gathered along the cup."""
    r, a = disc()
    s = nd.gaussian_filter(swirled(71), 3)
    edge = x.smooth(.93, 1.0, r + noise(3.2, 72) * .022)
    # what the water left in streaks is made of bubbles too small to see one by one
    streak = x.smooth(.56, .86, s + .06 * noise(3.0, 73)) * x.smooth(.40, .95, r + .08 * noise(3.2, 74))
    fine = x.unit(noise(.9, 75))
    veil = np.clip(streak * (.25 + .45 * fine) + edge * (.45 + .55 * fine), 0, 1)
    col = x.blend(np.array([.0090, .0034, .0015]), x.blend(np.array([.10, .040, .013]), np.array([.30, .150, .055]), fine), veil)
    bub, hgt = x.bubbles(N, 1500, 77, .80, 1.4, 9)
    finish("americano", col, np.clip(hgt * .8 + .1 + .05 * veil, 0, 1), bub * (.20 + .80 * np.clip(edge + streak, 0, 1)))


def spiced_milk(name, light, deep, seed, froth, speck):
    """Milk boiled with roots: a thin skin drawn about, froth along the wall, specks of what it was boiled with."""
    r, a = disc()
    s = swirled(seed)
    edge = x.smooth(.86, .99, r + noise(2.8, seed + 2) * .03)
    isles = nd.gaussian_filter(x.smooth(1.2, 1.8, noise(2.9, seed + 3) + .8 * x.smooth(.5, 1, r)), 5)
    foam = np.clip(edge * (.5 + .5 * x.unit(noise(2.0, seed + 4))) + .8 * isles, 0, 1)
    col = x.blend(np.array(deep), np.array(light), np.clip(.25 + .7 * s, 0, 1))
    col = x.blend(col, np.array(froth), foam * .75)
    col = x.blend(col, np.array(speck), np.maximum(grains(np.full((N, N), .0012), 1.1, seed + 5), grains(np.full((N, N), .00012), 2.2, seed + 6)) * .7)
    bub, hgt = x.bubbles(N, 1500, seed + 7, .82, 1.5, 11)
    finish(name, col, np.clip(hgt * .8 + .1 + .06 * foam, 0, 1), bub * (.15 + .85 * foam))


SKINS = {"mocha": mocha, "americano": americano, "bandrek": lambda: spiced_milk("bandrek", (.50, .285, .130), (.36, .185, .075), 111, (.66, .46, .27), (.10, .040, .014)),
         "jahe-madu": lambda: spiced_milk("jahe-madu", (.84, .73, .53), (.76, .61, .38), 131, (.88, .80, .65), (.42, .22, .06)),
         "cappuccino": cappuccino, "chocolate": chocolate, "tubruk": tubruk, "tarik": tarik,
         "matcha": lambda: x.surface("matcha", "tulip", seed=153, light=(.205, .255, .055), dark=(.105, .145, .024), halo_of=(.40, .45, .16)),
         "espresso": lambda: x.surface("espresso", "crema", seed=163, light=(.33, .125, .030), dark=(.085, .026, .0075))}

if __name__ == "__main__":
    for name in sys.argv[1:] or SKINS:
        SKINS[name]()
