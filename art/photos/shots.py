"""The pictures: what stands where, the light and the camera of each.

    blender -b -P shots.py -- [--draft] [--scale S] [--samples N] NAME ...
"""
import argparse
import json
import math
import os
import random
import sys
import time

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kedai as k  # noqa: E402

SHOTS = {}


def shot(name, w, h, scale=.9, samples=56, **meta):
    def wrap(fn):
        SHOTS[name] = (fn, w, h, scale, samples, meta)
        return fn
    return wrap


def window_light(power=520, side=-1, warm=(1, .84, .64), back=True):
    """Soft daylight from a window at the side, a warm lamp from behind."""
    k.world(.55)
    k.area((side * 6.0, 1.2, 4.2), (0, .2, .4), (4.5, 3.6), power, warm)
    if back:
        k.area((-side * 3.2, 5.2, 4.0), (0, 0, .5), 1.6, power * .42, (1, .66, .36))


def low_sun(power=5.5, d=(.80, .38, -.52), kind="window+leaf", centre=(0, 0, .2), seed=3, size=.62, density=30, angle=2.4):
    k.sun(d, power, angle)
    k.gobo(d, centre, 7.0, kind, seed, size, density)


def scatter(places, seed=1):
    data = []
    rnd = random.Random(seed)
    few = k.settle("few")
    for i, (x, y, r) in enumerate(places):
        m = few[(i * 5 + seed) % len(few)]
        o = k.obj("bean", k.bean_mesh(rnd.randrange(5)))
        from mathutils import Matrix
        mm = Matrix(m)
        z = mm.translation.z
        mm.translation = (0, 0, z)
        o.matrix_world = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(r, 4, "Z") @ Matrix.Scale(.115, 4) @ mm
        data.append(o)
    return data


# ---------------------------------------------------------------- hero
def hero_set():
    k.table("walnut", edge=3.0)
    k.cup(k.ceramic("paper"), "tulip", (1.0, .0, 0), -.42, k.ceramic("sand"), art_rot=2.3)
    k.beans("heap", (2.2, 1.5, 0), .4)
    scatter([(-.05, -.62, 1), (.12, -.95, 2.2), (1.75, -.85, .4), (-.45, .25, 3), (1.95, -.2, 5), (-.95, -.45, 1.6)], 4)
    return k.camera((.02, -6.1, 1.70), (.04, 0, .70), 62, (.98, -.28, .60), 1.9)


@shot("hero-poster", 1920, 1080, .72, 44, amber=0, key=.040, vignette=.5, shade=[(.20, .62, .36, .5, .42)])
def hero():
    cam = hero_set()
    k.backdrop("quiet", cam, 15, 1.5)
    k.world(.13)
    k.area((3.6, 2.6, 2.9), (1.0, 0, .4), (1.8, 1.5), 360, (1, .72, .44))
    k.area((-3.6, 1.6, 2.2), (1.0, 0, .4), 1.0, 34, (1, .66, .38))
    k.area((1.5, -2.6, 4.2), (1.0, 0, .4), 1.6, 22, (1, .80, .6))


@shot("hero-light", 1920, 1080, .72, 22)
def hero_light():
    """The same picture lit only by sun through leaves; hero.py lets it come and go."""
    hero_set()
    low_sun(4.2, (.62, -.55, -.50), "leaf", (1.0, 0, .2), 5, .5, 70, 3.0)


@shot("our-story", 1600, 1200, .72, 36, key=.145, punch=1.58, sat=1.22, shade=[(.30, .06, .65, .36, .45)],
      steam=[dict(at=[.50, .43], height=.46, width=.19, seed=8, strength=1.6, lean=.03, col=(1.15, .98, .80))])
def our_story():
    k.table("walnut", -.12)
    k.cup(k.ceramic("paper"), "tulip", (0, 0, 0), -.55, k.ceramic("sand"), art_rot=-.5)
    k.spoon((.62, -.52, .0), .5)
    k.beans("heap", (-1.25, 1.35, 0), .4)
    scatter([(-.75, .25, 1), (-.95, -.35, 2.2), (.95, .65, .4), (-.55, -.75, 4)], 2)
    k.plant((2.6, 3.6, .6), 5, 12, 1.3)
    cam = k.camera((.42, -3.35, 2.15), (.02, .06, .46), 72, (-.02, -.12, .58), 2.6)
    k.backdrop("morning", cam, 12, .85)
    k.world(.38)
    k.area((-5.2, 2.2, 3.6), (0, 0, .4), (3.4, 2.8), 420, (1, .84, .64))
    low_sun(3.8, (.80, -.22, -.52), "window+leaf", (0, .1, .3), 3, .42, 20, 2.0)


# ---------------------------------------------------------------- beans
@shot("cta-banner", 1920, 1080, .66, 36, key=.034, vignette=.5, sat=1.18, shade=[(.22, .25, .50, .6, .40)])
def cta():
    k.table("dark", .0)
    k.beans("heap", (1.28, .42, 0), 1.1)
    k.beans("heap", (1.42, -.42, 0), 2.1)
    scatter([(.32, -.38, 1), (.12, .15, 2), (.36, .62, 3), (-.30, -.30, .4), (.55, -.66, 5), (-.72, .42, 2.8)], 6)
    k.camera((.05, -2.55, 1.42), (.10, .10, .05), 58, (.9, -.32, .16), 2.6)
    k.world(.14)
    k.area((3.2, 2.6, 1.9), (1.2, 0, 0), (1.4, 1.0), 210, (1, .74, .47))
    k.area((2.2, -2.2, 2.6), (1.2, 0, 0), 1.0, 30, (1, .78, .55))


@shot("dedikasi-1", 1200, 900, .78, 36, punch=1.6, key=0.034)
def dedikasi_beans():
    k.table("walnut", .2)
    k.beans("carpet", (0, .2, 0), .3)
    k.camera((.0, -1.35, .92), (.02, .02, .06), 90, (.0, -.05, .13), 3.4)
    k.world(.16)
    k.area((-2.5, 1.1, 1.5), (0, 0, 0), (1.1, .8), 70, (1, .78, .52))
    k.area((2.4, .6, 1.5), (0, 0, 0), .9, 14, (1, .66, .4))


@shot("dedikasi-2", 1200, 900, .78, 36, punch=1.52, key=0.08, steam=[dict(at=[.53, .30], height=.30, width=.17, seed=21, strength=0.8, lean=.05)])
def dedikasi_pour():
    k.table("walnut", edge=1.5)
    k.dripper((0, 0, 0))
    k.cup(k.ceramic("ink"), "black", (1.55, .55, 0), .5)
    scatter([(-.85, -.45, 1), (-1.0, -.1, 2), (.85, -.6, 4)], 3)
    cam = k.camera((.25, -6.4, 2.55), (-.12, 0, 1.52), 70, (0, -.3, 1.75), 2.8)
    k.backdrop("evening", cam, 12, 1.7)
    window_light(500)
    k.area((1.0, -4.0, 4.0), (0, 0, 1.5), 1.5, 40, (1, .82, .62))


@shot("dedikasi-3", 1200, 900, .78, 32, key=.085, steam=[dict(at=[.50, .42], height=.36, width=.16, seed=31, strength=0.76)])
def dedikasi_cup():
    k.table("honey", .35)
    k.cup(k.ceramic("pandan"), "rosetta", (0, 0, 0), -.5, k.ceramic("paper"), art_rot=.5)
    k.spoon((.60, -.55, .0), .55)
    k.plant((-2.4, 3.0, .5), 6, 12, 1.2)
    cam = k.camera((-.35, -3.0, 1.75), (.04, .06, .42), 72, (0, -.1, .57), 2.4)
    k.backdrop("evening", cam, 12, 1.6)
    window_light(420, 1)
    low_sun(3.2, (-.80, -.25, -.5), "window", (0, 0, .3), 3, .45)


# ---------------------------------------------------------------- gallery
@shot("gallery-1", 1200, 900, .78, 40, sat=1.22, punch=1.45, key=0.135)
def iced():
    k.table("walnut", edge=2.4)
    k.iced_glass((0, 0, 0), .4, 3)
    k.iced_glass((-1.15, 1.35, 0), 1.2, 8, straw=False, wet=0)
    scatter([(.65, -.35, 1), (.85, -.1, 2), (-.7, -.35, 4)], 5)
    k.plant((2.2, 3.0, .6), 8, 12, 1.3)
    cam = k.camera((.1, -4.2, 1.45), (.0, 0, .72), 72, (0, -.38, .8), 2.6)
    k.backdrop("morning", cam, 12, .9)
    window_light(460)
    k.area((1.8, 3.2, 1.6), (0, 0, .6), 1.4, 80, (1, .80, .56))


@shot("gallery-2", 1200, 900, .78, 36, key=.092)
def pastry():
    k.table("walnut", edge=2.3)
    k.plate(k.ceramic("ink"), 1.12, (0, .1, 0))
    z = .045
    for i, (x, y, zz) in enumerate(((-.50, -.16, 0), (-.10, -.30, 0), (-.34, .18, 0), (.05, .10, 0), (-.24, -.06, .27))):
        k.klepon((x, y, z + .165 + zz), .185, i + 2, 340)
    k.loose_flakes(-.15, -.2, .48, 150, z + .012)
    k.lapis_slice((.46, .42, z + .24), .30, (.80, .24, .48))
    k.lapis_slice((.60, .12, z + .13), .55, (.72, .44, .24))
    k.cup(k.ceramic("paper"), "crema", (-1.15, 1.35, 0), 2.4)
    cam = k.camera((-.25, -3.5, 1.45), (.06, .05, .30), 70, (-.15, -.42, .26), 2.8)
    k.backdrop("evening", cam, 12, 1.5)
    k.world(.35)
    k.area((-4.6, .6, 3.4), (0, .2, .3), (3.0, 2.4), 330, (1, .85, .66))
    k.area((2.8, 3.6, 2.6), (0, 0, .3), 1.4, 170, (1, .72, .44))


@shot("gallery-3", 1200, 900, .78, 32, key=.10)
def to_go():
    k.table("honey", edge=2.6)
    k.takeaway((0, 0, 0), .5)
    k.takeaway((.98, 1.25, 0), 2.0)
    scatter([(-.65, -.25, 1), (-.8, .1, 2), (.6, -.45, 4), (-.45, -.5, 3)], 8)
    k.plant((-2.3, 3.2, .6), 3, 12, 1.3)
    cam = k.camera((-.1, -4.3, 1.35), (.12, 0, .64), 70, (0, -.40, .62), 2.4)
    k.backdrop("morning", cam, 12, .85)
    window_light(430)
    low_sun(3.0, (.80, -.1, -.5), "leaf", (0, 0, .5), 7, .45, 26)


@shot("gallery-4", 1200, 900, .78, 32, key=.10)
def from_above():
    k.table("honey", .5)
    k.cup(k.ceramic("paper"), "kawungart", (0, 0, 0), -.7, k.ceramic("ink"), art_rot=.0)
    k.spoon((.50, -.60, .0), .9)
    k.beans("heap", (-1.45, 1.0, 0), .4)
    scatter([(-.85, .25, 1), (-1.0, -.3, 2), (1.05, .6, 4), (.95, -.75, 3), (-.55, .85, 1)], 9)
    k.camera((.0, -.25, 4.0), (.0, .0, .3), 74, (0, 0, .57), 4.0)
    k.world(.42)
    k.area((-4.4, 2.2, 3.4), (0, 0, .4), (3.0, 2.4), 330, (1, .86, .68))
    low_sun(3.6, (.80, -.35, -.62), "window+leaf", (0, .1, .3), 5, .40, 24, 1.8)


# ---------------------------------------------------------------- wide scenes with room for a title
@shot("about-hero", 1920, 1080, .64, 34, key=.062, vignette=.5, shade=[(.28, .40, .36, .6, .30)],
      steam=[dict(at=[.60, .63], height=.28, width=.09, seed=41, strength=0.88)])
def about():
    k.table("walnut", edge=2.6)
    k.dripper((1.75, .4, 0), kettle=False, stream=False)
    k.cup(k.ceramic("paper"), "tulip", (.95, -.75, 0), -.5, k.ceramic("sand"))
    k.cup(k.ceramic("ink"), "black", (2.75, -.3, 0), .6)
    k.cup(k.ceramic("pandan"), None, (3.2, 1.6, 0), .6)
    k.beans("heap", (.15, 1.0, 0), .8)
    k.plant((-3.4, 4.0, .5), 9, 16, 1.9)
    cam = k.camera((.1, -7.2, 2.1), (.42, 0, 1.02), 56, (1.2, -.6, .8), 2.2)
    k.backdrop("evening", cam, 14, 1.35)
    k.world(.30)
    k.area((-6, 1.8, 4.4), (1.2, 0, .6), (3.8, 3.0), 430, (1, .82, .6))
    k.area((4.6, 4.4, 3.6), (1.6, 0, .6), 1.5, 240, (1, .66, .36))


@shot("contact-hero", 1920, 1080, .64, 34, punch=1.42, key=0.105, vignette=.5, shade=[(.30, .42, .36, .6, .35)])
def contact():
    k.table("honey", edge=2.4)
    k.takeaway((.62, -.25, 0), .5)
    k.paper_bag((1.60, .75, 0), -.22, 1.35, .75, 1.72)
    scatter([(1.2, -.9, 1), (1.45, -.75, 2.3), (.1, -.8, 3)], 7)
    cam = k.camera((-.1, -6.8, 1.9), (.25, 0, .95), 56, (.9, -.45, .6), 2.2)
    k.backdrop("morning", cam, 14, .58, tint=(1, .86, .64))
    k.world(.30)
    k.area((-5, -2.2, 4.2), (1.2, 0, .5), (3, 2.4), 330, (1, .84, .64))
    k.area((2.5, 4.5, 3.5), (1.2, 0, .6), 1.8, 220, (1, .84, .64))
    low_sun(3.0, (.70, .42, -.46), "window+leaf", (1.2, .4, .9), 3, .75, 16)


# ---------------------------------------------------------------- history
@shot("history-2021", 1200, 900, .78, 32, key=.062, steam=[dict(at=[.60, .60], height=.36, width=.12, seed=51, strength=0.88)])
def h2021():
    k.table("dark", edge=2.6)
    k.cup(k.ceramic("sand"), "black", (0, 0, 0), -.5, None, scale=.9)
    scatter([(-.75, -.35, 1), (.75, -.5, 2), (-.95, .2, 4), (.55, -.72, 3)], 3)
    k.dripper((-1.25, 1.45, 0), stream=False, kettle=False)
    cam = k.camera((.3, -4.1, 1.55), (-.28, .1, .74), 62, (0, -.25, .5), 2.0)
    k.backdrop("evening", cam, 12, 1.2)
    k.world(.18, 2.6)
    k.area((-4.2, -.4, 3.0), (0, 0, .4), (2, 1.8), 300, (1, .76, .5))
    k.area((3.4, 1.5, 2.6), (0, 0, .4), 1.2, 46, (1, .7, .45))


@shot("history-2022", 1200, 900, .78, 32, key=.095)
def h2022():
    k.table("walnut", .4)
    cols = ["paper", "ink", "pandan", "sand", "caramel"]
    tops = ["tulip", "rosetta", "crema", "black", "kawungart"]
    n = 0
    for r in range(5):
        for c in range(5):
            x = (c - 2) * 1.22 + (.61 if r % 2 else 0) - .3
            y = r * 1.06 - 1.0
            k.cup(k.ceramic(cols[(n * 3 + r) % 5]), tops[(n * 2 + r) % 5], (x, y, 0), -.5 + .13 * ((n * 7) % 5 - 2), None, art_rot=.3 * ((n * 5) % 7))
            n += 1
    cam = k.camera((-.2, -4.6, 3.0), (.0, .75, .35), 64, (0, .0, .58), 2.6)
    window_light(560)
    low_sun(2.6, (.78, -.2, -.5), "window", (0, .5, .5), 3, .6)


@shot("history-2023", 1200, 900, .78, 32, key=.105, steam=[dict(at=[.68, .25], height=.22, width=.12, seed=61, strength=0.59)])
def h2023():
    k.table("honey", .15)
    k.stamp_card((-.32, -.36, 0), .22, (1.12, .70))
    k.cup(k.ceramic("ink"), "tulip", (.66, .52, 0), -.7, k.ceramic("paper"), art_rot=.6)
    scatter([(-.9, .35, 1), (.45, -.75, 2), (-.55, .55, 4)], 3)
    cam = k.camera((-.1, -3.3, 2.55), (.06, .02, .12), 62, (-.25, -.42, .02), 3.4)
    window_light(420)
    low_sun(2.8, (.80, -.2, -.5), "window+leaf", (0, 0, .2), 8, .42, 18)


@shot("history-2024", 1200, 900, .78, 32, key=.095, steam=[dict(at=[.70, .25], height=.22, width=.12, seed=71, strength=0.55)])
def h2024():
    k.table("walnut", -.2)
    k.phone((-.42, -.35, 0), .28)
    k.cup(k.ceramic("paper"), "rosetta", (.62, .45, 0), -.6, k.ceramic("pandan"), art_rot=.8)
    scatter([(.35, -.75, 1), (.62, -.55, 2)], 3)
    cam = k.camera((-.05, -3.4, 2.85), (.07, -.04, .12), 62, (-.3, -.4, .09), 3.0)
    window_light(430)


@shot("history-2025", 1200, 900, .78, 32, key=.09)
def h2025():
    k.table("walnut", edge=2.9)
    k.phone((-.10, -.80, 0), -.16)
    k.cup(k.ceramic("paper"), "kawungart", (-1.0, .05, 0), 2.6, k.ceramic("sand"), art_rot=.6)
    k.cup(k.ceramic("pandan"), "tulip", (1.02, .1, 0), -.5, k.ceramic("paper"), art_rot=.2)
    k.iced_glass((.15, .95, 0), .3, 4, wet=120)
    k.plate(k.ceramic("ink"), .72, (-.85, 1.45, 0))
    for i, (x, y) in enumerate(((-1.1, 1.4), (-.7, 1.25), (-.82, 1.68))):
        k.klepon((x, y, .22), .175, i + 20, 220)
    k.takeaway((1.5, 1.7, 0), .4)
    k.plant((-2.6, 3.4, .4), 12, 12, 1.3)
    cam = k.camera((.0, -5.1, 2.8), (.0, .22, .40), 60, (0, -.3, .45), 3.4)
    k.backdrop("evening", cam, 12, 1.5)
    window_light(560)


# ---------------------------------------------------------------- brand moments
@shot("logo-intro-1", 1200, 900, .78, 32, punch=1.5, key=0.11, steam=[dict(at=[.50, .30], height=.28, width=.14, seed=81, strength=0.63)])
def l1():
    k.table("honey", .2)
    k.cup(k.ceramic("paper"), "kawungart", (0, 0, 0), -.6, k.ceramic("pandan"), art_rot=.12)
    cam = k.camera((.1, -2.5, 2.3), (.04, .0, .42), 72, (0, -.05, .56), 2.6)
    k.backdrop("morning", cam, 12, .8)
    window_light(400)


@shot("logo-intro-2", 1200, 900, .78, 32, key=.10)
def l2():
    k.table("honey", edge=2.2)
    k.paper_bag((.15, .4, 0), -.22, 1.75, .95, 2.25)
    k.takeaway((-1.25, -.15, 0), .6)
    k.plant((2.8, 3.0, .6), 3, 12, 1.3)
    cam = k.camera((-.3, -5.8, 1.75), (-.12, 0, 1.22), 62, (0, -.25, 1.2), 2.4)
    k.backdrop("morning", cam, 12, .85)
    window_light(480)
    low_sun(2.6, (.75, .25, -.5), "window+leaf", (0, 0, 1), 6, .6, 24)


@shot("logo-intro-3", 1200, 900, .78, 28, key=.075)
def l3():
    k.hanging_sign((0, 0, 0), .42)
    cam = k.camera((.0, -9.0, -.6), (-.1, 0, .22), 62, (0, -.1, 0), 1.0)
    k.backdrop("evening", cam, 16, 2.2)
    k.world(.45)
    k.area((-4.5, -4.5, 4.5), (0, 0, 0), (2.5, 2.5), 560, (1, .80, .56))
    k.area((3.8, 3.2, 2.4), (0, 0, 0), 1.6, 260, (1, .60, .30))
    k.plant((-3.3, -3.3, -2.6), 3, 14, 1.5)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--draft", action="store_true")
    ap.add_argument("--scale", type=float)
    ap.add_argument("--samples", type=int)
    ap.add_argument("names", nargs="*")
    a = ap.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
    for name in a.names or SHOTS:
        fn, w, h, scale, samples, meta = SHOTS[name]
        scale, samples = a.scale or scale, a.samples or samples
        if a.draft:
            scale, samples = scale * .4, 10
        for kind in ("few", "heap", "carpet"):
            k.settle(kind)
        t0 = time.time()
        try:
            k.reset()
            k.setup(w, h, scale, samples, .012 if not a.draft else .05)
            fn()
            k.render(name)
        except Exception as e:
            import traceback
            traceback.print_exc()
            print("FAILED", name, e, flush=True)
            continue
        d = os.path.join(k.BUILD, "raw", name)
        json.dump({**meta, "w": w, "h": h}, open(os.path.join(d, "meta.json"), "w"))
        print("RENDERED", name, f"{time.time() - t0:.0f}s", flush=True)


main()
