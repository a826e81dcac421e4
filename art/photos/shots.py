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
import bar  # noqa: E402
import drinks  # noqa: E402
import kedai as k  # noqa: E402
import outlets  # noqa: E402
import places  # noqa: E402
import room  # noqa: E402
import years  # noqa: E402

SHOTS = {}


def shot(name, w, h, scale=.9, samples=56, **meta):
    def wrap(fn):
        SHOTS[name] = (fn, w, h, scale, samples, meta)
        return fn
    return wrap


def window_light(power=520, side=-1, warm=(1, .93, .83), back=True):
    """Soft daylight from a window at the side, a warm lamp from behind."""
    k.world(.55)
    k.area((side * 6.0, 1.2, 4.2), (0, .2, .4), (4.5, 3.6), power, warm)
    if back:
        k.area((-side * 3.2, 5.2, 4.0), (0, 0, .5), 1.6, power * .42, (1, .66, .36))


def low_sun(power=5.5, d=(.80, .38, -.52), kind="window+leaf", centre=(0, 0, .2), seed=3, size=.62, density=30, angle=2.4, col=(1, .87, .70)):
    k.sun(d, power, angle, col)
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
        if mm.to_3x3().col[2].z > 0 and i % 3 < 2:
            mm = mm @ k.OVER
        o.matrix_world = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(r, 4, "Z") @ Matrix.Scale(.115, 4) @ mm
        data.append(o)
    return data


# ---------------------------------------------------------------- hero
def daylight(power=620, side=-1):
    """A bright morning: a large window at the side, the white wall across from it."""
    k.world(1.0, 0, (.96, 1.0, 1.06))
    k.area((side * 5.4, .6, 4.6), (0, .2, .4), (5.2, 4.4), power, (1, .965, .91))
    k.area((-side * 4.6, -1.5, 3.4), (0, .2, .4), (3.4, 3.0), power * .16, (1, .97, .93))


MORNING = (.76, .36, -.44)
DAY = dict(white=(1, 1, 1.02), lights=(1, 1, 1), shadows=(1, 1, 1), punch=1.22, sat=1.14, gain=.9, vignette=.06)


def hero_set(x, turn=-.50, poured=2.55, spoon=(-.30, -.60, -.10)):
    """Milk coffee on the counter by the window, early: pale stone, green tiles."""
    bar.counter(-9.0, 4.4, "milk")
    bar.wall(4.4, "pandan", .62)
    k.bowl_cup(k.dipped(), "fern", (x, 0, 0), turn, k.dipped(.03), poured)
    k.spoon((x + spoon[0], spoon[1], .135), spoon[2]).scale = (.68, .68, .68)
    scatter([(x - .98, -.62, 1), (x - 1.12, -.30, 2.2), (x - .80, -.98, .4)], 4)
    k.plant((x + 1.75, 3.1, .5), 4, 16, 1.7)


def hero_sky(x):
    """The sky alone, through the window at the left."""
    k.world(.30, 0, (.96, 1.0, 1.06), "day")
    bar.window((x - 5.6, -.6, 3.6), (x, .4, .4), 4.6, 4.2, 520, 3, 2, (1, 1, 1))


def hero_sun(x, at=(.3, 1.3, .8), size=.86, power=11):
    low_sun(power, MORNING, "window+leaf", (x + at[0], at[1], at[2]), 5, size, 16, 1.2, (1, .93, .84))


def hero_behind(cup, klepon):
    """Klepon and a second cup, out of focus: as much white as green, or one takes them for limes."""
    k.bowl_cup(k.dipped(.13, "pandan"), "heart", (*cup, 0), -.3, k.dipped(.03), .6)
    x, y = klepon
    k.plate(k.dipped(.03), .78, (x, y, 0))
    for i, (dx, dy, z) in enumerate(((-.04, -.18, .235), (.35, -.04, .235), (.12, .27, .235), (.15, .03, .50), (-.40, .04, .235))):
        k.klepon((x + dx, y + dy, z), .185, i + 2, 1400)


def hero_wide(light):
    x = .64
    hero_set(x, -.72, 2.75, (-.34, -.55, -.12))
    # right of the words, whose side stays empty
    hero_behind((x + 1.40, 1.95), (x + .16, 2.35))
    k.camera((.0, -5.6, 2.3), (.0, 0, .45), 67, (x, -.36, .54), 3.0)
    light(x)


@shot("hero-poster", 1920, 1080, 1, 24, **DAY)
def hero():
    hero_wide(hero_sky)


@shot("hero-light", 1920, 1080, .85, 12)
def hero_light():
    """The same picture lit only by the sun; hero.py lets it come and go."""
    hero_wide(lambda x: hero_sun(x, (.3, -.3, .6), 1.05, 13))


def hero_upright(light):
    """For phones: the whole cup in the upper half, klepon and a second cup behind it, the words below."""
    hero_set(0, -.72, 2.75, (-.34, -.55, -.12))
    hero_behind((.98, 1.72), (-.42, 2.05))
    k.camera((.05, -5.4, 2.5), (.05, 0, -.30), 60, (0, -.42, .52), 2.4)
    light(0)


@shot("hero-tall", 1080, 1920, .9, 18, **DAY)
def hero_tall():
    hero_upright(hero_sky)


@shot("hero-tall-light", 1080, 1920, .7, 10)
def hero_tall_light():
    hero_upright(lambda x: hero_sun(x, (.3, -.3, .6), 1.05, 13))


# ---------------------------------------------------------------- beans
@shot("cta-banner", 1920, 1080, .7, 12, **{**DAY, "gain": 1.18}, grain=.004)
def cta():
    """A tray of what people order, by the window."""
    k.table("oak", edge=3.2)
    k.lathe("tray", [(0, .03), (1.95, .03), (2.0, .04), (2.02, .14), (2.06, .16), (2.10, .14), (2.08, .0), (0, .0)], k.wood("walnut", 6.0), (.9, .35, 0), sub=2, seg=128)
    z = .03
    for at, turn, seed in (((.25, .05, z), .3, 2), ((1.25, 1.05, z), 1.1, 5)):
        k.group(drinks.iced_milk(drinks.Tumbler(.33, .405, 1.15), drinks.layered("tray", .93, drinks.SUSU), .99, seed, 240), at, turn)
    k.bowl_cup(k.dipped(), "heart", (1.22, -.55, z), -.45, None, 1.4)
    k.bowl_cup(k.dipped(.13, "pandan"), "crema", (2.32, .30, z), -.3, None)
    k.takeaway((.15, 1.35, z), .5)
    scatter([(-1.75, -.5, 1), (-2.1, .1, 2.3), (-1.5, -.95, 4)], 7)
    k.plant((-3.6, 3.6, .5), 9, 14, 1.6)
    cam = k.camera((-.2, -6.2, 2.5), (.25, 0, .62), 54, (.9, -.2, .5), 2.8)
    k.backdrop("morning", cam, 14, .95)
    hero_sky(.6)
    hero_sun(.6, (.3, .6, .7), .9)


@shot("dedikasi-1", 1200, 900, .90, 18, **{**DAY, "gain": 2.1, "punch": 1.5, "sat": 1.3, "white": (1.03, 1, .97)}, grain=.005)
def dedikasi_beans():
    """Roasted this morning, still in the tray by the window."""
    k.table("walnut", .2)
    k.beans("carpet", (0, .2, 0), .3)
    k.camera((.0, -1.30, 1.10), (.02, .02, .04), 84, (.0, -.04, .13), 8)
    k.world(.5, 0, (.96, 1.0, 1.06), "day")
    bar.window((-3.2, 1.6, 2.4), (0, 0, 0), 2.6, 2.2, 130, 2, 2, (1, .98, .95))
    k.sun((.72, -.30, -.42), 5, 1.4, (1, .93, .84))


@shot("dedikasi-2", 1200, 900, .80, 14, **{**DAY, "gain": .95}, grain=.004)
def dedikasi_pour():
    """Poured by hand, in the light of the window."""
    bar.counter(-9.0, 4.2, "milk")
    bar.wall(4.2, "pandan", .62)
    drinks.pour_over(level=.36, pouring=True)
    k.bowl_cup(k.dipped(.03, "pandan"), None, (1.5, .75, 0), .3, None)
    scatter([(-.85, -.45, 1), (-1.0, -.1, 2), (.85, -.6, 4)], 3)
    k.camera((.22, -5.1, 4.55), (.06, 0, 1.30), 59, (0, -.25, 1.85), 4.6)
    hero_sky(.4)
    hero_sun(.2, (.2, .9, 1.4), .95)


# palest at the top, where the foam is
KOPI_HOT = [(0, (.055, .019, .007)), (.26, (.10, .038, .014)), (.54, (.24, .108, .045)), (.80, (.42, .235, .115)), (.90, (.55, .36, .21)), (.94, (.82, .74, .62)), (1, (.86, .79, .68))]


@shot("dedikasi-3", 1200, 900, .90, 16, **{**DAY, "gain": 1.25}, grain=.004)
def dedikasi_cup():
    """Milk coffee as the house began: hot, in a glass."""
    k.table("walnut", edge=3.2)
    k.plane("wall", 60, 30, k.plaster(), (0, 3.6, 8), (math.pi / 2, 0, 0))
    g = drinks.Tumbler(.285, .39, .84, .020, .07)
    drinks.glass_of(g, drinks.clear_glass())
    drinks.filled(g, drinks.layered("kopi-hot", .74, KOPI_HOT, wild=.35), 0, .765)
    drinks.skin(g, "tulip", .768, 2.6, .006)
    k.spoon((.58, -.32, .0), 1.20).scale = (.74, .74, .74)
    scatter([(-.62, -.30, 1), (-.72, -.05, 2.2), (-.50, -.46, .4)], 4)
    k.bowl_cup(k.dipped(.13, "pandan"), "crema", (.86, 2.4, 0), 2.2, None)
    k.camera((.10, -3.95, 2.3), (.06, .05, .505), 77, (0, -.30, .70), 6)
    hero_sky(.2)
    low_sun(7, MORNING, "window+leaf", (.3, 1.3, .8), 5, 1.0, 16, 3.0, (1, .93, .84))


# ---------------------------------------------------------------- gallery
@shot("gallery-2", 1200, 900, 1, 16, **{**DAY, "gain": 1.1}, grain=.004)
def pastry():
    """What one eats with it: klepon, and layer cake."""
    bar.counter(-9.0, 4.4, "milk")
    bar.wall(4.4, "pandan", .62)
    k.plate(k.dipped(.03), 1.12, (0, .1, 0))
    z = .045
    for i, (x, y, zz) in enumerate(((-.50, -.16, 0), (-.10, -.30, 0), (-.34, .18, 0), (.05, .10, 0), (-.24, -.06, .27))):
        k.klepon((x, y, z + .165 + zz), .185, i + 2)
    k.loose_flakes(-.15, -.2, .40, 520, z + .020)
    k.lapis_slice((.46, .42, z + .24), .30, (.80, .24, .48))
    k.lapis_slice((.60, .12, z + .13), .55, (.72, .44, .24))
    k.crumbs(.42, -.18, .17, 46, z + .012)
    k.bowl_cup(k.dipped(.13, "ink"), "crema", (-1.05, 1.75, 0), 2.4, None)
    k.camera((-.25, -3.7, 1.95), (.06, .05, .26), 70, (-.15, -.42, .26), 4.2)
    hero_sky(.2)
    hero_sun(.2, (.1, .7, .6), .75)


@shot("gallery-3", 1200, 900, .90, 18, **{**DAY, "gain": 1.05, "punch": 1.3, "sat": 1.06}, grain=.004)
def to_go():
    """Two to go, on the bench outside."""
    for i in range(7):
        k.slab("slat", (14, .60, .22), k.wood("oak", 9.0, .13 * i), (.9 * (i % 3) - 1, -1.35 + i * .68, -.11), (0, 0, .0), .03)
    k.takeaway((-.12, -.15, 0), .5)
    k.takeaway((.86, .80, 0), 2.0, cupmat=k.plain("kraftcup", (.40, .27, .155), .62, bump=.06, scale=60))
    for i, (x, y, z, n) in enumerate(((-4.2, 6.5, -.6, 22), (-1.4, 8.5, -.2, 22), (2.2, 7.0, -.8, 22), (5.0, 8.5, .2, 24), (.4, 10.5, .6, 24), (-6.2, 10, .8, 24))):
        k.plant((x, y, z), i + 3, n, 3.2)
    k.plane("wall", 80, 40, k.plaster(), (0, 14, 4), (math.pi / 2, 0, 0))
    k.plane("ground", 80, 60, bar.terrazzo("pale"), (0, 20, -4.5))
    k.camera((-.1, -5.2, 1.45), (.22, 0, .66), 74, (-.12, -.55, .62), 2.6)
    k.world(1.0, 0, (.96, 1.0, 1.06), "day")
    low_sun(9, (.70, .34, -.52), "leaf", (.3, .3, .6), 7, .8, 15, 1.2, (1, .93, .84))


@shot("gallery-4", 1200, 900, .82, 14, **{**DAY, "gain": 1.0})
def from_above():
    k.table("oak", .5)
    k.bowl_cup(k.dipped(.13, "pandan"), "fern", (-.12, .02, 0), -.7, k.dipped(.03), .5)
    k.spoon((.62, -.52, .10), .9).scale = (.8, .8, .8)
    k.beans("heap", (-1.75, 1.15, 0), .4)
    scatter([(-1.05, .45, 1), (-1.2, -.1, 2), (1.25, .5, 4), (-.75, 1.0, 1)], 9)
    k.camera((.0, -.25, 4.6), (.0, .0, .3), 74, (0, 0, .53), 4.0)
    k.world(.35, 0, (.96, 1.0, 1.06), "day")
    bar.window((-5.2, 1.6, 4.0), (0, 0, .4), 4.6, 4.2, 330, 3, 2, (1, 1, 1))
    low_sun(9, (.74, -.34, -.58), "window+leaf", (0, .1, .3), 5, .52, 22, 1.4, (1, .93, .84))


# ---------------------------------------------------------------- wide scenes with room for a title
@shot("about-tall", 1080, 1680, 1, 36, white=(.95, 1.0, 1.10), key=.26, punch=1.40, sat=1.14, vignette=.04, grain=.006)
def bar_tall():
    """The counter again, upright: the machine above, the words below it."""
    bar_set()
    k.camera((.9, -14.2, 4.0), (1.62, 0, .95), 47, (2.0, -1.3, 1.6), 2.2)
    bar_light()


@shot("contact-hero", 1920, 1080, .90, 14, **{**DAY, "gain": 1.7, "white": (1.02, 1, .98), "punch": 1.46}, grain=.003, limit=137_000)
def contact():
    """The room itself, in the morning."""
    room.room()
    k.camera((-4, -30.5, 12.0), (-4, 20, 12.0), 37, (2.2, -8.8, 8), 2.0, (0, -.075))


@shot("contact-tall", 1080, 1680, .85, 14, **{**DAY, "gain": 1.7, "white": (1.02, 1, .98), "punch": 1.46}, grain=.003, limit=120_000)
def contact_tall():
    room.room()
    k.camera((-.6, -29.5, 11.3), (-.6, 20, 11.3), 36, (2.2, -8.8, 8), 2.0, (0, -.28))


# ---------------------------------------------------------------- the outlets
ROOM = {**DAY, "gain": 1.7, "white": (1.02, 1, .98), "punch": 1.46, "grain": .003, "limit": 230_000}


@shot("outlet-menteng", 1600, 1200, .85, 14, **{**ROOM, "gain": 1.8})
def outlet_menteng():
    outlets.menteng()
    k.camera((1.0, -31.0, 13.2), (1.0, 20, 13.2), 35, (6.0, -3.0, 8), 1.4, (0, -.012))


@shot("outlet-senopati", 1600, 1200, .85, 24, **{**ROOM, "gain": 3.3, "white": (.93, 1, 1.12)})
def outlet_senopati():
    outlets.senopati()
    k.camera((17, -21, 13.4), (-5, 16, 13.4), 31, (0, 12, 8), 1.4, (0, -.02))


@shot("outlet-dago", 1600, 1200, 1, 16, **{**ROOM, "gain": 1.6})
def outlet_dago():
    outlets.dago()
    k.camera((.5, -30.0, 13.6), (.5, 20, 13.6), 35, (4.6, -3.0, 8), 3.2, (0, -.03)).data.clip_end = 4000


@shot("dago-roof", 1600, 1200, 1, 14, **{**ROOM, "gain": 1.6})
def dago_roof():
    outlets.dago_roof()
    k.camera((-17, -20.0, 13.6), (2.5, 20, 13.6), 28, (1.0, 5.0, 8), 3.2, (0, .03)).data.clip_end = 4000


@shot("outlet-sanur", 1600, 1200, .80, 14, **{**ROOM, "gain": 1.75})
def outlet_sanur():
    outlets.sanur()
    k.camera((1.5, -30.0, 13.0), (1.5, 20, 13.0), 34, (5.8, -2.4, 8), 1.4, (0, -.02)).data.clip_end = 6000


@shot("outlet-renon", 1600, 1200, .85, 14, **{**ROOM, "gain": 2.7})
def outlet_renon():
    outlets.renon()
    k.camera((1.5, -31.0, 13.4), (1.5, 20, 13.4), 34, (6.4, -2.4, 8), 1.4, (0, -.01))


@shot("outlet-kelapa-gading", 1600, 1200, .85, 24, **{**ROOM, "gain": 3.2, "white": (.95, 1, 1.08)})
def outlet_kelapa_gading():
    outlets.kelapa_gading()
    k.camera((1.0, -44.0, 13.0), (1.0, 20, 13.0), 34, (1, 12, 12), 4.0, (0, .005))


# ---------------------------------------------------------------- the counter
def bar_set():
    """The counter before noon: one shot running, cups warm on the machine, the board behind."""
    bar.counter()
    bar.wall()
    x, y = 2.0, .2
    bar.machine((x, y, 0), -.10)
    bar.espresso_cup((x + .01, y - 1.13, 1.01), "crema", k.ceramic("paper"), -.35, .74)
    z = 4.27
    rnd = random.Random(4)
    for i in range(4):
        for j in range(3):
            if (i, j) != (3, 0):
                bar.stack((x - 1.22 + i * .80 + rnd.uniform(-.04, .04), y - .95 + j * .95, z), 1 + (j > 0) + (i == 1), .80, i * 5 + j)
    bar.shelf(-7.4, 1.0, 5.5, 3.6, 5)
    bar.board((5.9, 6.25, 4.6))
    bar.jug((4.75, -.9, 0), 2.4)
    bar.saucers((-.95, .9, 0), 6, 1.05, 3)
    k.cup(k.ceramic("paper"), "tulip", (4.45, -2.15, 0), -.6, k.ceramic("sand"), art_rot=.4, scale=1.05)
    k.plant((-5.6, 2.6, .1), 6, 16, 1.7)
    bar.coarser()


def bar_light():
    k.world(.55, 0, (.97, 1.0, 1.04), "day")
    bar.window((-9.5, -3.2, 5.6), (1.5, .5, 1.8), power=2000)
    k.area((7, -8, 8), (1.5, 0, 2), (5, 4), 380, (1, .96, .9))
    low_sun(6.5, (.80, .42, -.46), "window+leaf", (1.2, 1.5, 3.0), 3, 1.6, 30, 1.3)


@shot("about-hero", 1920, 1080, 1, 36, white=(.95, 1.0, 1.10), key=.26, punch=1.40, sat=1.14, vignette=.2, grain=.006)
def bar_wide():
    bar_set()
    k.camera((-2.3, -13.2, 3.9), (.62, 0, 2.25), 47, (2.0, -1.3, 1.6), 2.2)
    bar_light()


@shot("our-story", 1200, 900, 1, 36, white=(.95, 1.0, 1.10), key=.29, ev=.34, punch=1.46, sat=1.12, vignette=.2, grain=.006)
def bar_shot():
    bar_set()
    k.camera((.1, -8.6, 3.0), (2.12, 0, 1.72), 76, (2.0, -1.3, 1.5), 2.2)
    bar_light()


# ---------------------------------------------------------------- brand moments
@shot("logo-intro-1", 2000, 1500, .65, 13, **{**DAY, "gain": 1.05}, grain=.004)
def l1():
    """Cocoa dusted through the house's own stencil."""
    k.table("walnut", .2)
    k.bowl_cup(k.dipped(), "stencil", (0, 0, 0), -.55, k.dipped(.03), .10)
    cam = k.camera((.1, -2.9, 2.5), (.06, .0, .40), 68, (0, -.12, .54), 2.8)
    k.backdrop("morning", cam, 12, .8)
    hero_sky(.2)
    low_sun(8, MORNING, "window+leaf", (.1, .4, .4), 5, .62, 22, 1.4, (1, .93, .84))


@shot("logo-intro-2", 1200, 900, .80, 13, **{**DAY, "gain": .95})
def l2():
    """Ready to take away."""
    bar.counter(-9.0, 4.4, "milk")
    bar.wall(4.4, "pandan", .62)
    k.takeaway((-.42, -.25, 0), .5)
    k.takeaway((-1.15, .60, 0), 2.2)
    k.paper_bag((.75, .55, 0), -.16, 1.35, .75, 1.72)
    k.camera((-.1, -6.4, 2.0), (.0, 0, .86), 66, (-.3, -.55, .7), 2.8)
    hero_sky(0)
    hero_sun(0, (.2, 1.0, 1.2), .95)


@shot("logo-intro-3", 1200, 900, .90, 16, **{**DAY, "gain": 1.05, "punch": 1.3}, grain=.005)
def l3():
    """The sign over the door: the sun draws it once more on the wall."""
    k.hanging_sign((.30, 0, 0), .30, 1.35)
    k.plane("wall", 40, 40, k.plaster(), (-.1, 1.15, 0), (math.pi / 2, 0, 0))
    k.plant((3.4, .2, -2.5), 3, 16, 1.9)
    k.camera((-.5, -9.2, -1.1), (.0, 0, .10), 66, (.3, -.1, 0), 2.2)
    k.world(.75, 0, (.96, 1.0, 1.06), "day")
    k.area((-5, -6, 5), (0, 0, 0), (4, 4), 260, (1, .97, .93))
    low_sun(8, (-.48, .62, -.42), "leaf", (1.2, .8, .4), 5, 1.1, 11, 1.0, (1, .93, .84))


# ---------------------------------------------------------------- the history
@shot("history-2021", 1200, 900, .66, 11, **{**DAY, "gain": .95})
def y2021():
    years.first_counter()
    hero_sky(.2)
    hero_sun(.1, (.2, .9, 1.2), .95)


@shot("history-2022", 1200, 900, .66, 11, **{**DAY, "gain": 1.1}, grain=.004)
def y2022():
    years.friends()
    hero_sky(.2)
    hero_sun(.2, (.1, .7, .6), .85)


def from_window(turn=5):
    k.world(.35, 0, (.96, 1.0, 1.06), "day")
    bar.window((-5.2, 1.6, 4.0), (0, 0, .4), 4.6, 4.2, 330, 3, 2, (1, 1, 1))
    low_sun(9, (.74, -.34, -.58), "window+leaf", (0, .1, .3), turn, .52, 22, 1.4, (1, .93, .84))


@shot("history-2023", 1200, 900, .66, 11, **{**DAY, "gain": 1.1})
def y2023():
    years.stamps()
    from_window()


@shot("history-2024", 1200, 900, .66, 11, **{**DAY, "gain": 1.0})
def y2024():
    years.app()
    from_window()


@shot("history-2025", 1200, 900, .66, 11, **{**DAY, "gain": 1.9, "white": (1, 1, 1), "vignette": .25})
def y2025():
    years.evening()


@shot("gayo-beans", 1600, 1200, .80, 13, **{**DAY, "gain": 2.3, "punch": 1.62, "sat": 1.12, "limit": 320_000})
def gayo_beans():
    """Fresh from the roaster: a bag of it, beans before it, and the orange one tastes in it. Wide screens show its middle only."""
    places.tiled()
    k.coffee_bag((.66, .50, 0), -.30)
    k.beans("heap", (-.34, -.22, 0), .4, keep=lambda at: -.84 < at.y < 1.2 and abs(at.x + .2) < 1.5, creased=.72, varied=True)
    for i, (x, y, turn, share) in enumerate(((.16, -.80, -1.85, .10), (-.84, -.70, -1.15, -.04), (.40, -.58, -2.3, .0))):
        o = k.obj("broken", k.broken_bean(40 + i, share), None, (x, y, .026 - .004 * i), (.3 * i, 0, turn), .118)
        o.color = (1.25, 1.2, 1.15, 1)
    scatter([(-1.20, -.42, 1), (-1.32, -.08, 2), (.62, -.42, 4), (.36, -.66, 3), (1.02, -.30, 5)], 9)
    drinks.whole_orange((-1.14, .80, .23), (.35, -.5, .4), .255, 2)
    drinks.orange_half((-.86, .40, .24), 1.02, .3, .25, 3)
    k.camera((-.20, -5.2, 1.42), (-.14, 0, .49), 50.5, (-.34, -.44, .16), 9)


@shot("membership", 1200, 1200, .66, 12, **{**DAY, "gain": 1.05})
def membership():
    years.member()
    from_window()


# ---------------------------------------------------------------- the menu
for name, (fn, more) in drinks.MENU.items():
    shot("menu-" + name, 960, 1280, **{"scale": 1, "samples": 16, **DAY, "gain": 2.5, "punch": 1.45, "grain": .004, "limit": 110_000, **more})(fn)


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
            k.setup(w, h, scale, samples, .02 if not a.draft else .05)
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
