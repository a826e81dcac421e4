"""The outlets, each its own: an old home before its garden, a bar that is open late, a terrace above a town, a white
room at the beach, arches of brick, and a shop front after rain.

One unit is ten centimetres; the floor is z = 0 and the camera looks along +y.
"""
import math
import os
import random

import bmesh
import bpy
from mathutils import Euler, Vector, noise

import bar
import drinks
import kedai as k
import places
import room


# ---------------------------------------------------------------- what they are built of
def pierced(y, x0, x1, top, openings, mat, thick=3.0):
    """A wall across the picture, with openings (x0, x1, z0, z1) from left to right."""
    mid = y + thick / 2
    ends = [x0] + [x for a, b, _, _ in openings for x in (a, b)] + [x1]
    for a, b in zip(ends[::2], ends[1::2]):
        k.slab("pier", (b - a, thick, top), mat, ((a + b) / 2, mid, top / 2), (0, 0, 0), .05)
    for a, b, low, high in openings:
        k.slab("above", (b - a + .1, thick, top - high), mat, ((a + b) / 2, mid, (top + high) / 2), (0, 0, 0), .05)
        if low:
            k.slab("below", (b - a + .1, thick, low), mat, ((a + b) / 2, mid, low / 2), (0, 0, 0), .05)


def tegel(size=2.1):
    """Tiles of pressed cement, a century old: no two have kept the same colour."""
    m, t = k.material("tegel")
    if t:
        v = t.coords("Object", (1 / size, 1 / size, 1))
        own = t.n("TexWhiteNoise", Vector=t.n("VectorMath", {"operation": "FLOOR"}, i0=v))
        worn = t.noise(t.coords(), .35, 6, .65).outputs[0]
        ground = t.mix(own.outputs[0], (.40, .345, .265), (.50, .44, .345))
        figure = t.mix(own.outputs[0], (.125, .046, .028), (.180, .072, .043))
        much = t.math("MULTIPLY", t.image("kawung.png", v, True).outputs[0], t.n("MapRange", i0=worn, i1=.35, i2=.7, i3=.98, i4=.82).outputs[0])
        c = t.mix(much, ground, figure)
        part = t.n("SeparateXYZ", Vector=t.n("VectorMath", {"operation": "FRACTION"}, i0=v))
        near = lambda q: t.math("MINIMUM", q, t.math("SUBTRACT", 1.0, q))
        joint = t.math("LESS_THAN", t.math("MINIMUM", near(part.outputs[0]), near(part.outputs[1])), .010)
        c = t.mix(joint, c, (.16, .125, .095))
        tilt = t.n("VectorMath", {"operation": "SCALE"}, i0=t.n("VectorMath", {"operation": "SUBTRACT"}, i0=own.outputs["Color"], i1=(.5, .5, .5)), Scale=.022)
        lean = t.n("VectorMath", {"operation": "NORMALIZE"}, i0=t.n("VectorMath", {"operation": "ADD"}, i0=t.n("NewGeometry").outputs["Normal"], i1=tilt))
        r = t.n("MapRange", i0=worn, i1=.3, i2=.7, i3=.20, i4=.42)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=r, Specular=.42, Normal=t.bump(joint, -.25, .02, lean)))
    return m


def louvred(hinge, width, height, turn, mat):
    """A leaf of a door: a frame, slats above, a panel below. It hangs at its left edge; turned, it stands open."""
    x, y, z = hinge
    side, parts = 1.05, []
    box = lambda size, at, rot=(0, 0, 0), bevel=.05: parts.append(k.slab("leaf", size, mat, at, rot, bevel))
    for at in (side / 2, width - side / 2):
        box((side, .42, height), (at, 0, height / 2))
    for low, tall in ((0, 1.8), (height * .36, 1.0), (height - 1.1, 1.1)):
        box((width - 2 * side, .42, tall), (width / 2, 0, low + tall / 2))
    box((width - 2 * side, .20, height * .36), (width / 2, 0, height * .18))
    low, high = height * .36 + 1.0, height - 1.1
    for i in range(int((high - low) / .62)):
        box((width - 2 * side, .66, .10), (width / 2, 0, low + .40 + i * .62), (.70, 0, 0), .02)
    return k.group(parts, (x, y, z), turn)


def leafage(blobs, seed=1, leaf=.8, per=900):
    """Bushes and the crowns of trees: leaves, each at its own angle, in the shells of ellipsoids."""
    m, t = k.material("leafage")
    if t:
        v = t.coords()
        c = t.mix(t.noise(v, .32, 4).outputs[0], (.030, .085, .014), (.105, .19, .034))
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=.42, Specular=.4)
        t.out(t.n("MixShader", i0=.42, i1=a, i2=t.n("BsdfTranslucent", Color=t.mix(.5, c, (.40, .56, .06)))))
    rnd = random.Random(seed)
    verts, faces = [], []
    for cx, cy, cz, rx, ry, rz in blobs:
        for _ in range(per):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * rnd.uniform(.72, 1.05)
            at = Vector((cx + d.x * rx, cy + d.y * ry, cz + d.z * rz))
            q = Euler((rnd.gauss(-.5, .5), rnd.gauss(0, .6), rnd.uniform(0, 6.3)))
            long = leaf * rnd.uniform(.7, 1.4)
            n = len(verts)
            for px, py, pz in ((0, 0, 0), (.5, -.22, .05), (.5, .22, .05), (1, 0, -.14), (.5, 0, 0)):
                p = Vector((px, py, pz)) * long
                p.rotate(q)
                verts.append(at + p)
            faces += [(n, n + 1, n + 4), (n + 1, n + 3, n + 4), (n + 4, n + 3, n + 2), (n, n + 4, n + 2)]
    me = bpy.data.meshes.new("leafage")
    me.from_pydata(verts, [], faces)
    return k.obj("leafage", me, m)


def enamel_lamp(loc, tone, top, lit=0.0):
    """A shade of enamelled iron on a cord; lit, its bulb and its light."""
    x, y, z = loc
    outside = bar.enamel("shade", tone)
    k.lathe("shade", [(.18, 2.0), (.62, 1.95), (.72, 1.7), (.80, 1.35), (1.5, .95), (2.15, .30), (2.25, .02), (2.27, 0)], outside, loc, 96, 1)
    k.lathe("inner", [(2.25, .02), (2.12, .28), (1.48, .92), (.78, 1.30), (0, 1.36)], k.plain("shade-inner", (.82, .80, .74), .4), loc, 96, 1)
    k.lathe("neck", [(.30, 1.95), (.30, 2.5), (.14, 2.6), (0, 2.62)], k.plain("brass", (.55, .34, .13), .22, 1.0), loc, 48, 1)
    k.tube("cord", [(x, y, z + 2.5), (x, y, top)], .05, k.plain("iron", (.013, .010, .008), .5, .6, bump=.2, scale=30), nurbs=False)
    k.lathe("bulb", [(0, -.1), (.25, -.02), (.42, .25), (.36, .62), (.18, .95), (0, 1.0)], k.emitter(f"bulb-{lit}", (1, .72, .42), lit) if lit else k.ceramic("paper"), (x, y, z + .25), 32, 1)
    if lit:
        k.area((x, y, z + .1), (x, y, 0), 2.0, lit * 30, (1, .70, .40), math.radians(140))


def easy_chair(loc, turn, cloth):
    """Teak, low, with two cushions and broad arms; it faces -y."""
    wood = k.wood("teak", 7.0)
    parts = []
    box = lambda size, at, rot=(0, 0, 0), mat=wood, bevel=.09: parts.append(k.slab("easy", size, mat, at, rot, bevel))
    for sx in (-1, 1):
        box((.55, .65, 5.6), (sx * 3.1, -2.6, 2.8), (.10, 0, 0))
        box((.55, .65, 6.0), (sx * 3.1, 2.5, 2.9), (-.20, 0, 0))
        box((.95, 6.6, .36), (sx * 3.1, -.1, 5.75), (-.03, 0, 0))
        box((.40, 5.4, .75), (sx * 3.1, 0, 2.5), (-.07, 0, 0))
    for y, z in ((-2.6, 2.75), (2.3, 2.2)):
        box((6.0, .40, .8), (0, y, z))
    for i in range(7):
        box((.42, .22, 5.8), ((i - 3) * .82, 3.25, 5.2), (-.34, 0, 0))
    box((6.2, .42, .8), (0, 4.25, 8.0), (-.34, 0, 0))
    for size, at, rot in (((5.6, 5.6, 1.05), (0, -.15, 3.35), (-.09, 0, 0)), ((5.4, 1.05, 4.6), (0, 2.30, 5.7), (-.34, 0, 0))):
        o = k.slab("cushion", size, cloth, at, rot, .42, 5)
        drinks.uneven(o, 1.3, .16, 2)
        parts.append(o)
    return k.group(parts, loc, turn)


def linen(name, col):
    m, t = k.material("linen-" + name)
    if t:
        v = t.coords()
        thread = t.math("ADD", t.noise(t.coords("Object", (1, 14, 14)), 3, 3).outputs[0], t.noise(t.coords("Object", (14, 1, 1)), 3, 3).outputs[0])
        c = t.mix(t.math("MULTIPLY", thread, .4), col, tuple(q * 1.5 for q in col))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.9, Specular=.15, Sheen=.3, Normal=t.bump(t.math("ADD", t.math("MULTIPLY", thread, .15), t.noise(v, .9, 4).outputs[0]), .25, .10)))
    return m


def framed(loc, w, h, inside):
    """A picture on the wall that faces the camera."""
    x, y, z = loc
    wood = k.wood("walnut", 5.0)
    for sx, sz, lw, lh in ((0, 1, w + .5, .25), (0, -1, w + .5, .25), (1, 0, .25, h), (-1, 0, .25, h)):
        k.slab("frame", (lw, .28, lh), wood, (x + sx * (w / 2 + .12), y - .14, z + sz * (h / 2 + .12)), (0, 0, 0), .03)
    k.plane("mat", w, h, k.plain("passepartout", (.70, .67, .60), .9), (x, y - .06, z), (math.pi / 2, 0, 0))
    k.plane("print", w * .62, h * .62, inside, (x, y - .075, z), (math.pi / 2, 0, 0))


def draped(cloth, width=2.7, front=2.6, behind=3.6, seed=1):
    """Hung over the back of room.chair and left there; it falls in folds."""
    rnd = random.Random(seed)
    waves = [(rnd.uniform(1.5, 6), rnd.uniform(0, 6), rnd.uniform(.4, 1)) for _ in range(5)]
    nu, nv, verts = 60, 70, []
    whole = front + behind
    for j in range(nv + 1):
        s = j / nv * whole - front
        z = 8.16 - abs(s) if abs(s) > .3 else 7.86 + .42 * math.cos(s / .6 * math.pi)
        # before the rail and its rods, or straight down behind them
        y = -.18 + .30 * (z - 7.86) if s < -.3 else .26 if s > .3 else .04 + .22 * math.sin(s / .6 * math.pi)
        loose = max(0.0, abs(s) - .3) / whole
        for i in range(nu + 1):
            u = (i / nu - .5) * width
            fold = sum(a * math.sin(f * u + p + .5 * s) for f, p, a in waves) / 3
            bow = 2.36 + .50 * (1 - (u / 1.95) ** 2)
            verts.append((u * (1 - .10 * loose) + .12 * s + .05 * math.sin(3 * s), bow + y + (fold * .50 * loose - (.05 if s < 0 else -.05)), z - .16 * loose * math.sin(2.1 * u + seed)))
    faces = [(j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i) for j in range(nv) for i in range(nu)]
    me = bpy.data.meshes.new("draped")
    me.from_pydata(verts, [], faces)
    for p in me.polygons:
        p.use_smooth = True
    o = k.obj("draped", me, cloth)
    o.modifiers.new("t", "SOLIDIFY").thickness = .07
    return o


# ---------------------------------------------------------------- Menteng
BACK = 22.0


def garden():
    """Behind the house: a terrace, grass, a path, a banana plant, and trees that stand against the sun."""
    k.plane("terrace", 120, 11, k.plain("terracotta", (.30, .135, .075), .75, bump=.3, scale=3), (0, BACK + 8.4, -.5))
    grass, t = k.material("grass")
    if t:
        v = t.coords()
        c = t.ramp(t.math("ADD", t.math("MULTIPLY", t.noise(v, .30, 4).outputs[0], .5), t.math("MULTIPLY", t.noise(v, 7, 5, .7).outputs[0], .5)), [(.35, (.045, .10, .016)), (.5, (.095, .17, .030)), (.68, (.19, .27, .065))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.8, Specular=.2, Normal=t.bump(t.noise(v, 9, 5, .7).outputs[0], 1.0, .4)))
    k.plane("grass", 300, 160, grass, (0, BACK + 90, -1.4))
    stone = k.plain("stone", (.40, .375, .33), .85, bump=.4, scale=2)
    for i in range(6):
        k.slab("step", (6.4, 3.4, .5), stone, (4.5 + 1.2 * math.sin(i * 1.1), BACK + 18 + i * 5.6, -1.2), (0, 0, .12 * math.sin(i * 2.3)), .15)
    k.plane("wall", 300, 24, k.plaster(), (0, 112, 10.5), (math.pi / 2, 0, 0))
    rnd = random.Random(3)
    leafage([(x + rnd.uniform(-2, 2), rnd.uniform(94, 107), rnd.uniform(1, 5), rnd.uniform(6, 9), 5, rnd.uniform(5, 9)) for x in range(-70, 75, 9)], 2, 1.7, 700)
    leafage([(-40, 84, 34, 15, 12, 9), (-22, 96, 40, 14, 12, 9), (8, 104, 44, 15, 12, 9), (34, 92, 38, 14, 12, 10), (58, 98, 40, 15, 12, 9), (-58, 96, 30, 14, 12, 12)], 5, 2.0, 1500)
    leafage([(-14, 40, .6, 3.6, 3, 3), (-9, 46, .4, 3, 3, 2.4), (21, 42, .8, 4, 3, 3.2), (26, 47, 1.5, 4, 3, 4)], 8, .8, 700)
    bark = k.plain("bark", (.17, .135, .10), .9, bump=.6, scale=1.5)
    for x, y, lean, r in ((-27, 86, 4, 1.3), (21, 90, -5, 1.5)):
        k.tube("trunk", [(x, y, -2), (x + lean * .2, y, 10), (x + lean * .7, y, 22), (x + lean, y, 36)], r, bark, radii=[1.3, 1, .9, .7])
    leafage([(x, 122 + rnd.uniform(-4, 4), rnd.uniform(18, 27), rnd.uniform(9, 13), 7, rnd.uniform(8, 14)) for x in range(-80, 90, 13)], 4, 2.4, 800)
    for x, y, n, size, seed in ((17.8, 66, 13, 14, 21), (24, 72, 11, 15, 9), (-13, 70, 11, 12, 12)):
        k.tube("stem", [(x, y, -2), (x + .3, y, 6), (x, y, 9)], 1.0, k.plain("banana-stem", (.14, .17, .06), .6, bump=.3, scale=2), radii=[1.2, 1, .8])
        k.plant((x, y, 8), seed, n, size, .95)
    sky = k.plane("sky", 900, 300, k.emitter("sky", (.86, .95, 1.0), 5.0), (0, 190, 60), (math.pi / 2, 0, 0))
    sky.visible_shadow = sky.visible_diffuse = False


def menteng():
    """An old home: pressed tiles, doors of slats, easy chairs, and the garden behind it."""
    wall, teak = k.plaster(), k.wood("teak", 10.0)
    door, win = (-1.0, 15.0, 0, 33.5), (-20.0, -9.5, 9.0, 33.5)
    k.plane("floor", 80, 100, tegel(), (0, -25, 0))
    k.plane("ceiling", 80, 100, k.plain("boards", (.62, .60, .55), .7), (0, -25, 42), (math.pi, 0, 0))
    pierced(BACK, -40, 40, 42, (win, door), wall)
    for x, turn in ((-25.0, 1), (27.0, -1)):
        k.plane("side", 100, 42, wall, (x, -25, 21), (math.pi / 2, 0, turn * math.pi / 2))
    # frames: sides, what rests on them, and the light above the leaves
    for a, b, low, high in (door, win):
        for x in (a, b):
            k.slab("post", (.9, 2.2, high - low), teak, (x, BACK + .8, (low + high) / 2), (0, 0, 0), .08)
        for z, tall in ((high, 1.0), (27.2, .8)) + (((low, .7),) if low else ()):
            k.slab("rest", (b - a + 1.6, 2.3 if z == low else 1.6, tall), teak, ((a + b) / 2, BACK + .7, z), (0, 0, 0), .08)
        for i in range(1, 6):
            x = a + (b - a) * i / 6
            k.slab("bar", (.22, .5, high - 27.2), teak, (x, BACK + .7, (high + 27.2) / 2), (0, 0, 0), .03)
    leaf = k.wood("walnut", 9.0)
    louvred((-1.0, BACK - .2, .15), 7.9, 26.4, math.pi + .42, leaf)
    louvred((15.0, BACK - .2, .15), 7.9, 26.4, -.62, leaf)
    for x, turn in ((-20.0, math.pi + .25), (-9.5, -.55)):
        louvred((x, BACK - .2, 9.4), 5.1, 17.4, turn, leaf)
    k.slab("skirting", (15.0, .3, 1.8), k.plain("skirting", (.19, .085, .055), .45), (-8.5, BACK - .15, .9), (0, 0, 0), .05)
    framed((-5.2, BACK, 19.4), 4.0, 5.4, k.printed("map", "kawung.png", .9, scale=(2, 2, 1)))
    enamel_lamp((7.6, 4.0, 19.6), (.030, .075, .040), 42)
    # two easy chairs and a low table by the window
    green = linen("green", (.135, .165, .10))
    easy_chair((-16.2, 9.0, 0), .85, green)
    easy_chair((-8.2, 12.5, 0), -.35, green)
    room.table((-11.6, 4.6, -2.2), 2.6, "walnut")
    k.cup(k.ceramic("paper"), "crema", (-12.0, 4.2, room.TABLE - 2.2), 1.4, k.ceramic("paper"))
    # the table in front
    room.table((6.6, -2.2, 0), 3.6, "teak")
    k.bowl_cup(k.dipped(.13, "pandan"), "heart", (5.2, -3.4, room.TABLE), -.4, k.dipped(.03), .8)
    k.group(drinks.iced(drinks.Tumbler(.33, .405, 1.15), drinks.layered("tray", .66, drinks.SUSU), .72, 15, .25, 2, 60), (7.6, -1.4, room.TABLE), .3)
    room.newspaper((6.9, -3.9, room.TABLE), -.25)
    room.chair((2.4, .8, 0), .95, "walnut")
    # someone is in the garden
    draped(linen("ochre", (.36, .19, .065))).parent = room.chair((12.2, -.6, 0), -1.75, "walnut")
    room.fig((22.6, BACK - 5.5, 0), 17, 2.8, 4)
    room.fig((-23.0, BACK - 4.0, 0), 11, 2.4, 7)
    garden()
    bar.coarser()
    # the sun comes over the trees and through the doors; the sky comes through every opening
    k.world(.5, 0, (.94, 1.0, 1.05), "day")
    k.sun((-.46, -.62, -.60), 24, .6, (1, .90, .74))
    for x, w, z, h in ((7.0, 15, 16.5, 32), (-14.7, 10, 21, 24)):
        k.area((x, BACK + 3.4, z), (x, -10, 6), (w, h), 2600 * w / 10, (.95, 1.0, .96))
    k.area((0, -44, 20), (2, 10, 8), (40, 26), 9500, (1, .98, .95))


# ---------------------------------------------------------------- Senopati
def night(x):
    """The street after dark, left of a pane: trees, a house with lights in it, lamps and cars."""
    k.plane("road", 160, 400, k.plain("asphalt", (.030, .030, .034), .45), (x - 80, 60, -1.5))
    k.plane("dusk", 600, 160, k.emitter("dusk", (.035, .06, .13), 1.0), (x - 160, 60, 60), (math.pi / 2, 0, math.pi / 2))
    house = k.plain("house", (.10, .09, .085), .9)
    rnd = random.Random(8)
    for y in range(-30, 180, 42):
        k.slab("house", (16, 34, 44), house, (x - 96, y, 20), (0, 0, 0), 0)
        for i in range(6):
            if rnd.random() < .62:
                k.plane("lit", 5, 6.5, k.emitter(f"lit-{i % 3}", ((1, .56, .22), (1, .66, .34), (1, .50, .20))[i % 3], (.42, .26, .12)[i % 3]), (x - 87.9, y - 11 + (i % 3) * 11, 8 + (i // 3) * 15), (math.pi / 2, 0, math.pi / 2))
    leafage([(x - 26, y, rnd.uniform(18, 26), 8, 9, 8) for y in (8, 34, 62, 90, 130)] + [(x - 9, y, 1.5, 2.2, 5, 3) for y in range(-6, 60, 8)], 6, 1.2, 600)
    lights = (((1, .62, .28), 26), ((1, .10, .05), 16), ((1, .93, .82), 30), ((.55, .85, 1), 9))
    for _ in range(36):
        col, power = rnd.choice(lights)
        k.lathe("light", [(0, -.5), (.5, 0), (0, .5)], k.emitter(f"light-{power}", col, power), (x - rnd.uniform(30, 84), rnd.uniform(0, 190), rnd.choice((3, 4, 5, 14, 22)) + rnd.uniform(-.5, .5)), 12, 1)


def pane():
    """At night a window shows the street and, over it, the room."""
    m, t = k.material("pane")
    if t:
        f = t.math("MULTIPLY", t.n("Fresnel", IOR=1.45), .45)
        t.out(t.n("MixShader", i0=f, i1=t.n("BsdfTransparent", Color=(.94, .96, .95)), i2=t.n("BsdfGlossy", Color=(1, 1, 1), Roughness=0.0)))
    return m


def lit_shelf(x0, x1, y, z, seed):
    """A shelf with a strip of light below its front edge."""
    bar.shelf(x0, x1, y, z, seed)
    mid, w = (x0 + x1) / 2, x1 - x0 - .4
    k.slab("strip", (w, .10, .06), k.emitter("strip", (1, .74, .44), 9), (mid, y - .55, z - .14), (0, 0, 0), 0)
    k.area((mid, y - .5, z - .2), (mid, y + .5, z - 4), (w, .25), 26 * w, (1, .72, .42))


def senopati():
    """A bar that is open late: green tiles under a row of lamps, red clay behind, the street at night."""
    left, back, front = -19.0, 27.0, 13.0
    iron = k.plain("frame", (.018, .017, .015), .42)
    clay, dark = places.wall_paint("clay"), k.wood("dark", 10.0, math.pi / 2)
    k.plane("floor", 120, 120, k.wood("walnut", 14.0, math.pi / 2), (left + 60, 0, 0))
    k.plane("ceiling", 120, 120, k.plain("ceiling", (.050, .040, .034), .8), (left + 60, 0, 33), (math.pi, 0, 0))
    k.plane("back", 120, 34, clay, (left + 60, back, 17), (math.pi / 2, 0, 0))
    # the front: panes from the floor to the ceiling
    for i, y in enumerate(range(-40, 28, 9)):
        k.slab("upright", (.55, .42, 33), iron, (left, y, 16.5), (0, 0, 0), .04)
    for z in (.3, 9.5, 24.5, 32.7):
        k.slab("rail", (.5, 90, .42), iron, (left, 0, z), (0, 0, 0), .04)
    k.plane("pane", 90, 33, pane(), (left, 0, 16.5), (math.pi / 2, 0, math.pi / 2))
    night(left)
    # the bar
    x0, x1 = -7.0, 36.0
    mid, w = (x0 + x1) / 2, x1 - x0
    k.slab("top", (w + .8, 6.0, .5), k.wood("walnut", 9.0), (mid - .2, front + 2.6, 10.6), (0, 0, 0), .06)
    k.slab("inside", (w, 5.0, 10.3), dark, (mid, front + 2.9, 5.15), (0, 0, 0), .03)
    k.plane("tiles", w, 9.4, bar.tiles(1.0, "pandan"), (mid, front + .38, 5.6), (math.pi / 2, 0, 0))
    k.plane("end", 5.0, 9.4, bar.tiles(1.0, "pandan"), (x0 - .02, front + 2.9, 5.6), (math.pi / 2, 0, -math.pi / 2))
    k.slab("kick", (w, .1, .9), iron, (mid, front + .34, .45), (0, 0, 0), .02)
    k.tube("rest", [(x0 + .3, front - .7, 2.2), (x1, front - .7, 2.2)], .14, k.plain("brass", (.55, .34, .13), .22, 1.0), nurbs=False)
    k.slab("backbar", (w, 5.0, 9.2), dark, (mid + 1, back - 2.5, 4.6), (0, 0, 0), .04)
    k.slab("backtop", (w, 5.2, .4), bar.terrazzo("ink"), (mid + 1, back - 2.6, 9.4), (0, 0, 0), .05)
    bar.machine((6.4, back - 2.9, 9.6), 0, "pandan", False)
    for i in range(4):
        bar.stack((5.2 + i * .8, back - 3.4, 13.87), 1 + i % 2, .80, i * 5)
    bar.canister((10.4, back - 2.8, 9.6), .62, 1.7, .7)
    bar.canister((11.9, back - 3.0, 9.6), .55, 1.5, .55)
    bar.saucers((13.8, back - 3.2, 9.6), 8, 1.1, 3)
    for z in (15.8, 19.6):
        lit_shelf(3.0, 16.0, back - .9, z, int(z))
    room.sign((-2.9, back - .15, 17.0), 3.0)
    for i, x in enumerate((-4.2, 2.2, 8.6, 15.0)):
        enamel_lamp((x, front + 1.0, 20.6), (.020, .028, .024), 33, 60)
    # who sits there has gone out for a moment
    for i, (x, y, turn) in enumerate(((-3.4, 10.9, .3), (1.4, 10.7, 1.1), (5.2, 9.6, .6), (10.4, 10.9, .1))):
        room.stool((x, y, 0), turn, "walnut", 7.4)
    z = 10.85
    k.group(drinks.iced(drinks.Tumbler(.33, .405, 1.15), drinks.layered("late", .60, drinks.SUSU), .64, 15, .25, 2, 60), (1.2, front + 1.2, z), .3)
    k.bowl_cup(k.dipped(.13, "pandan"), "heart", (5.0, front + 1.0, z), -.4, k.dipped(.03), .8)
    k.bowl_cup(k.dipped(), "crema", (-3.2, front + 1.3, z), .8, k.dipped(.03), .8)
    k.takeaway((8.6, front + 3.6, z), .4)
    k.takeaway((9.6, front + 3.9, z), 1.4)
    k.paper_bag((12.6, front + 2.4, z), -.3, 1.35, .75, 1.72)
    # by the window
    for y in (2.4, 14.5):
        room.table((-13.2, y, 0), 2.7, "walnut")
        candle((-13.6, y + .5, room.TABLE))
    k.group(drinks.iced(drinks.Tumbler(.33, .405, 1.15), drinks.layered("late2", .80, drinks.SUSU), .86, 15, .25, 2, 60), (-12.2, 1.6, room.TABLE), .3)
    k.cup(k.ceramic("paper"), "crema", (-14.6, 3.2, room.TABLE), 2.4, k.ceramic("paper"))
    draped(linen("indigo", (.030, .042, .075)), seed=4).parent = room.chair((-9.2, .6, 0), -1.9, "walnut")
    room.chair((-14.6, 6.9, 0), .2, "walnut")
    room.chair((-13.8, 18.6, 0), .1, "walnut")
    room.chair((-9.6, 13.4, 0), -1.5, "walnut")
    bar.coarser()
    k.world(.035, 0, (.6, .75, 1.1), "day")
    k.area((14, -24, 26), (0, 10, 6), (20, 8), 4200, (1, .76, .50))
    k.area((4, 2, 32), (0, 6, 0), (26, 16), 1500, (1, .74, .48))


def candle(loc):
    """A tea light in a small glass."""
    x, y, z = loc
    k.lathe("holder", [(0, .02), (.26, .02), (.30, .05), (.34, .62), (.325, .62), (.28, .08), (0, .07)], k.glass("clear"), loc, 48, 2)
    k.lathe("flame", [(0, 0), (.045, .06), (.035, .14), (0, .24)], k.emitter("flame", (1, .66, .28), 90), (x, y, z + .22), 16, 2)
    k.area((x, y, z + .7), (x, y, 40), .3, 14, (1, .62, .28))


# ---------------------------------------------------------------- Dago
def step(x, x0, x1):
    x = min(1, max(0, (x - x0) / (x1 - x0)))
    return x * x * (3 - 2 * x)


def hazed(name, shader, t, thick=1.0):
    """What stands far away: the air before it is lit as well, most of all low in the valley and towards the sun."""
    far = t.n("CameraData").outputs["View Distance"]
    s = t.n("SeparateXYZ", Vector=t.n("NewGeometry").outputs["Position"])
    low = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=s.outputs[2], i1=20., i2=-75., i3=.55, i4=3.2).outputs[0]
    seen = t.math("EXPONENT", t.math("MULTIPLY", t.math("MULTIPLY", far, low), -thick / 1400))
    side = t.n("MapRange", i0=t.math("DIVIDE", s.outputs[0], far), i1=-.5, i2=.5, i3=0., i4=1.).outputs[0]
    air = t.n("Emission", Color=t.mix(side, (1.0, .88, .72), (.55, .70, .88)), Strength=.82)
    t.out(t.n("MixShader", i0=seen, i1=air, i2=shader))


def land(x, y):
    """Spurs that come down from both sides, one behind the other, and a mountain with a flat top at the end."""
    own = lambda f, seed: noise.fractal(Vector((x * f, y * f, seed)), 1.0, 2.1, 5)
    ridged = lambda f, seed: noise.ridged_multi_fractal(Vector((x * f, y * f, seed)), 1.0, 2.1, 6, 1.0, 2.0)
    z = -82 + 6 * own(.01, 1)
    for y0, wide, foot, crest, high, seed in ((250, 80, -150, 90, 72, 3), (400, 90, 190, -170, 118, 5), (590, 110, -330, 230, 136, 7), (830, 150, 420, -420, 176, 9)):
        top = high * (.22 + .78 * step(x, foot, crest))
        at = (y - y0 - 30 * own(.006, seed)) / wide
        z += top * math.exp(-at * at) * (.72 + .20 * ridged(.011, seed) + .14 * own(.02, seed))
    far = (y - 1750) / 480
    if far > -1.6:
        boat = step(x, -1150, -380) * step(x, 1150, 200)
        z += 400 * boat * math.exp(-far * far) * (.84 + .09 * ridged(.0055, 11) + .05 * own(.012, 12))
    return z


def hills(seed=3):
    """Woods and tea on the hills, their trees standing, and the morning between them."""
    n, m = 330, 420
    verts = []
    for j in range(n + 1):
        y = 90 * (2100 / 90) ** (j / n)
        for i in range(m + 1):
            x = (i / m - .5) * 1.7 * (y + 60)
            verts.append((x, y, land(x, y)))
    at = lambda i, j: j * (m + 1) + i
    me = bpy.data.meshes.new("hills")
    me.from_pydata(verts, [], [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for j in range(n) for i in range(m)])
    for f in me.polygons:
        f.use_smooth = True
    mat, t = k.material("hills")
    if t:
        v = t.coords()
        wood = t.noise(v, .16, 8, .75).outputs[0]
        c = t.ramp(wood, [(.34, (.014, .036, .010)), (.5, (.045, .085, .020)), (.66, (.115, .155, .040))])
        field = t.n("MapRange", i0=t.noise(v, .012, 3).outputs[0], i1=.56, i2=.60, i3=0., i4=.8)
        c = t.mix(field, c, (.15, .20, .055))
        hazed("hills", t.n("BsdfPrincipled", Base_Color=c, Roughness=.9, Specular=.1, Normal=t.bump(wood, 1.0, 7.0)), t)
    k.obj("hills", me, mat)
    # trees: round and pointed crowns, on faces that hold one each
    crown, t = k.material("crowns")
    if t:
        own = t.n("ObjectInfo").outputs["Random"]
        c = t.mix(t.noise(t.coords(), 3, 5, .7).outputs[0], t.mix(own, (.018, .045, .010), (.050, .085, .016)), t.mix(own, (.075, .135, .026), (.17, .20, .045)))
        hazed("crowns", t.n("BsdfPrincipled", Base_Color=c, Roughness=.8, Specular=.15), t)
    rnd = random.Random(seed)
    for kind in range(5):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=4, radius=1)
        for q in bm.verts:
            tall = 1.9 if kind < 2 else 1.1
            out = 1 + .42 * noise.fractal(q.co * 1.7 + Vector((kind * 9, 0, 0)), 1.0, 2.0, 5)
            slim = .62 * (1 - q.co.z * .55) if kind < 2 else 1
            q.co = Vector((q.co.x * slim, q.co.y * slim, (q.co.z + .75) * tall)) * out
        one = bpy.data.meshes.new("crown")
        bm.to_mesh(one)
        bm.free()
        tree = k.obj("crown", one, crown)
        spots = []
        for _ in range(5200):
            y = 105 * (900 / 105) ** rnd.random() ** .8
            x = rnd.uniform(-.62, .62) * (y + 60)
            clear = noise.noise(Vector((x * .012, y * .012, 7)))
            if clear > .18 and rnd.random() < .93:
                continue
            size = rnd.uniform(1.3, 3.2) * (.8 + y / 900)
            a = rnd.uniform(0, 6.28)
            spots.append([(x + size * math.cos(a + b), y + size * math.sin(a + b), land(x, y) - .4) for b in (0, 1.571, 3.142, 4.712)])
        ground = bpy.data.meshes.new("spots")
        ground.from_pydata([p for s in spots for p in s], [], [tuple(range(4 * i, 4 * i + 4)) for i in range(len(spots))])
        holder = k.obj("spots", ground)
        holder.instance_type, holder.use_instance_faces_scale, holder.instance_faces_scale = "FACES", True, .72
        holder.show_instancer_for_render = False
        tree.parent = holder


def terrace(roof=((-49, 21),), posts=(-21.5, 23.0)):
    """High above the town, cool in the morning: boards, a low rail of steel, hills behind hills. The roof covers these stretches of its depth."""
    edge, teak, iron = 16.0, k.wood("teak", 10.0), k.plain("frame", (.018, .017, .015), .42)
    for i in range(40):
        k.slab("board", (1.42, 60, .4), k.wood("teak", 9.0, math.pi / 2 + .03 * (i % 5)), (-30 + i * 1.5, edge - 30, -.2), (0, 0, 0), .05)
    # the roof over it
    for y0, y1 in roof:
        mid = (y0 + y1) / 2
        k.plane("roof", 80, y1 - y0, k.wood("honey", 8.0, math.pi / 2), (0, mid, 33 - .10 * (mid - edge + 30)), (math.pi - .10, 0, 0))
    for x in range(-34, 36, 6):
        k.slab("rafter", (.7, 70, 1.1), teak, (x, edge - 30, 31.9), (-.10, 0, 0), .06)
    k.slab("beam", (90, 1.3, 1.8), teak, (0, edge - .4, 28.6), (0, 0, 0), .08)
    for x in posts:
        k.slab("post", (1.3, 1.3, 28), teak, (x, edge - .4, 14), (0, 0, 0), .10)
    # the rail
    k.slab("rail", (90, 1.5, .34), teak, (0, edge, 10.2), (0, 0, 0), .06)
    for x in range(-40, 45, 10):
        k.slab("stay", (.34, .34, 10), iron, (x + 2, edge, 5), (0, 0, 0), .03)
    for z in (1.6, 3.3, 5.0, 6.7, 8.4):
        k.tube("wire", [(-45, edge, z), (45, edge, z)], .05, iron, nurbs=False)
    # below the rail: the crowns of what grows on the slope
    leafage([(x, 30 + 6 * math.sin(x), -8 + 5 * math.sin(x * .37), 9, 7, 8) for x in range(-48, 56, 11)] + [(-30, 40, 6, 11, 9, 10), (37, 44, 9, 12, 9, 12)], 3, 1.4, 1900)
    leafage([(-26, 80, -4, 15, 10, 13), (-6, 92, -12, 13, 10, 12), (17, 88, -9, 14, 10, 12), (40, 84, -2, 15, 10, 14), (-52, 76, 0, 15, 10, 14)], 6, 2.0, 1100)
    hills()
    m, t = k.material("heaven")
    if t:
        v = t.coords()
        uv = t.n("SeparateXYZ", Vector=t.coords("UV"))
        up = t.n("MapRange", i0=uv.outputs[1], i1=.50, i2=.72, i3=0., i4=1.)
        across = t.n("MapRange", i0=uv.outputs[0], i1=.25, i2=.75, i3=0., i4=1.)
        blue = t.mix(up, t.mix(across, (1.0, .86, .66), (.74, .82, .88)), t.mix(across, (.58, .72, .86), (.30, .50, .78)))
        cloud = t.n("MapRange", i0=t.noise(t.coords("Object", (1, 3.2, 1)), .0019, 9, .62, .6).outputs[0], i1=.47, i2=.70, i3=0., i4=.9).outputs[0]
        t.out(t.n("Emission", Color=t.mix(cloud, blue, (1, .95, .86)), Strength=1.25))
    sky = k.plane("sky", 6000, 3000, m, (0, 2400, 200), (math.pi / 2, 0, 0))
    sky.visible_shadow = sky.visible_diffuse = False
    bar.coarser()
    k.world(.85, 0, (.92, 1.0, 1.08), "day")
    k.sun((.74, -.40, -.42), 13, .6, (1, .88, .70))
    k.area((0, edge + 6, 20), (0, -10, 4), (60, 26), 6500, (.92, .98, 1.0))


def dago():
    terrace()
    room.table((4.6, -2.0, 0), 3.4, "oak")
    k.bowl_cup(k.dipped(), "fern", (3.5, -3.2, room.TABLE), -.5, k.dipped(.03), .8)
    k.cup(k.ceramic("paper"), "crema", (6.2, -1.2, room.TABLE), 2.0, k.ceramic("paper"))
    k.lapis_slice((5.6, -3.5, room.TABLE + .26), .6, (.80, .24, .48))
    k.plate(k.dipped(.03, "pandan"), .74, (5.6, -3.5, room.TABLE))
    room.chair((.2, .6, 0), 1.05, "honey")
    draped(linen("wool", (.42, .135, .070)), 2.9, 3.4, 3.8, 6).parent = room.chair((9.6, -.4, 0), -1.45, "honey")
    room.table((-13.6, 7.6, 0), 3.0, "oak")
    room.chair((-17.6, 7.6, 0), 1.5, "honey")
    room.chair((-10.2, 9.8, 0), -1.0, "honey")
    room.fig((18.6, 12.6, 0), 13, 2.6, 5)
    room.fig((-24.4, 11.6, 0), 16, 2.8, 8)
    for x in (-8.0, 8.4):
        enamel_lamp((x, 6.0, 22.4), (.55, .53, .48), 31)


def long_table(x0, x1, y, deep=4.2):
    """Three old planks on trestles, chairs at both sides of it."""
    for i in range(3):
        k.slab("plank", (x1 - x0, deep / 3 - .05, .42), k.wood("oak", 10.0, .02 * i), ((x0 + x1) / 2, y + (i - 1) * deep / 3, room.TABLE - .21), (0, 0, 0), .06)
    legs = k.wood("teak", 8.0, math.pi / 2)
    for x in (x0 + 2.2, (x0 + x1) / 2, x1 - 2.2):
        k.slab("cross", (.55, deep * .8, .6), legs, (x, y, room.TABLE - .72), (0, 0, 0), .04)
        for side in (-1, 1):
            k.slab("leg", (.55, .55, room.TABLE - .6), legs, (x, y + side * deep * .33, (room.TABLE - .6) / 2), (-side * .07, 0, 0), .04)


def roof_glass():
    """Glass that lies out of doors: rain has dried on it, dust gathers along its bars, and the sky makes it pale."""
    m, t = k.material("roof-glass")
    if t:
        v = t.coords()
        run = t.noise(t.coords("Object", (1.6, .10, 1)), 1.0, 5, .65).outputs[0]
        dust = t.n("MapRange", i0=t.math("ADD", t.math("MULTIPLY", run, .6), t.math("MULTIPLY", t.noise(v, .35, 5, .6).outputs[0], .4)), i1=.38, i2=.66, i3=.30, i4=.66)
        pane = t.n("MixShader", i0=.10, i1=t.n("BsdfTransparent", Color=(.74, .86, .82)), i2=t.n("BsdfGlossy", Color=(1, 1, 1), Roughness=.03))
        soiled = t.n("MixShader", i0=dust, i1=pane, i2=t.n("BsdfTranslucent", Color=(.80, .84, .80)))
        lp = t.n("LightPath")
        t.out(t.n("MixShader", i0=t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"]), i1=soiled, i2=t.n("BsdfTransparent", Color=(.84, .88, .85))))
    return m


def dago_roof():
    """The same terrace from its end: the new roof, glass above the long table."""
    teak = k.wood("teak", 10.0)
    terrace(((-49, 0), (13.5, 21)), (-8.5, 10.0, 28.0))
    slope = lambda y: 32.62 - .10 * (y + 14)
    k.plane("glass", 80, 14.4, roof_glass(), (0, 6.75, slope(6.75)), (math.pi - .10, 0, 0))
    lead = k.plain("glazing-bar", (.34, .34, .32), .4, .6)
    for x in range(-34, 36, 3):
        k.slab("bar", (.20, 14.4, .14), lead, (x, 6.75, slope(6.75) - .10), (-.10, 0, 0), .02)
    # leaves that fell on it
    leaf = k.plain("fallen", (.16, .12, .035), .8)
    rnd = random.Random(8)
    for _ in range(46):
        y = rnd.uniform(.4, 13.2)
        k.lathe("fallen", [(0, 0), (.20, .015), (.42, .03), (.50, 0)], leaf, (rnd.uniform(-20, 30), y, slope(y) + .03), 12, 1, (-.10 + rnd.gauss(0, .1), rnd.gauss(0, .1), rnd.uniform(0, 6)), (1, .42, 1))
    # without a board before their ends, the rafters stood in the sky
    k.slab("fascia", (90, .30, 1.9), teak, (0, 21.0, 28.9), (0, 0, 0), .03)
    for y in (0, 6.8, 13.5):
        k.slab("purlin", (80, .8, .8), teak, (0, y, 32.1 - .10 * (y + 14)), (-.10, 0, 0), .05)
    k.slab("house", (1.2, 70, 40), places.wall_paint("sand"), (32, -19, 20), (0, 0, 0), .02)
    long_table(-8, 24, 6.6)
    for i, x in enumerate((-4.6, 2.6, 9.6, 16.8)):
        chair = room.chair((x + .3 * math.sin(i * 2), 2.5 + .5 * math.sin(i * 3), 0), math.pi + .12 * math.sin(i * 5 + 1), "honey")
        if i == 1:
            draped(linen("wool", (.42, .135, .070)), 2.9, 3.4, 3.8, 6).parent = chair
        room.chair((x + .4, 11.0 + .3 * math.sin(i * 4), 0), .10 * math.sin(i * 3), "honey")
    for x in (-4.0, 6.5, 17.0):
        enamel_lamp((x, 6.6, 20.4), (.55, .53, .48), 30.4)
    z = room.TABLE
    k.bowl_cup(k.dipped(), "fern", (-4.2, 5.7, z), -.5, k.dipped(.03), .8)
    k.plate(k.dipped(.03, "pandan"), .84, (-1.9, 6.2, z))
    k.lapis_slice((-1.9, 6.2, z + .26), .6, (.80, .24, .48))
    k.bowl_cup(k.dipped(.13, "pandan"), "crema", (2.9, 5.6, z), .9, k.dipped(.03))
    k.cup(k.ceramic("paper"), "crema", (3.6, 7.9, z), 2.0, k.ceramic("paper"))
    k.bowl_cup(k.dipped(), "fern", (9.8, 5.8, z), -.9, k.dipped(.03), .8)
    room.fig((27.6, 10.6, 0), 15, 2.7, 5)


# ---------------------------------------------------------------- Sanur
def palm(x, y, foot, high, lean=(0, 0), seed=1, n=17, size=11.0):
    """A coconut palm: a ringed trunk that leans to the light, and fronds that hang from their own weight."""
    bark, t = k.material("palm-bark")
    if t:
        v = t.coords()
        ring = t.noise(t.coords("Object", (.2, .2, 2.2)), 1.0, 4, .6).outputs[0]
        c = t.mix(t.math("ADD", t.math("MULTIPLY", ring, .7), t.math("MULTIPLY", t.noise(v, 2, 4).outputs[0], .3)), (.14, .115, .090), (.36, .32, .27))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.9, Normal=t.bump(ring, .8, .2)))
    top = Vector((x + lean[0], y + lean[1], foot + high))
    k.tube("trunk", [(x, y, foot), (x + lean[0] * .15, y + lean[1] * .15, foot + high * .4), (x + lean[0] * .6, y + lean[1] * .6, foot + high * .8), tuple(top)], .95, bark, radii=[1.5, 1, .85, .7])
    m, t = k.material("frond")
    if t:
        c = t.mix(t.noise(t.coords(), .35, 4).outputs[0], (.045, .105, .016), (.14, .20, .035))
        t.out(t.n("MixShader", i0=.38, i1=t.n("BsdfPrincipled", Base_Color=c, Roughness=.36, Specular=.45), i2=t.n("BsdfTranslucent", Color=t.mix(.5, c, (.46, .58, .07)))))
    rnd = random.Random(seed)
    verts, faces = [], []
    for i in range(n):
        a, up = i * 2.4 + rnd.uniform(-.2, .2), 1.15 - 1.7 * (i / n) + rnd.uniform(-.1, .1)
        long = size * rnd.uniform(.85, 1.15)
        rib, at, steps = [], top.copy(), 30
        for j in range(steps + 1):
            u = j / steps
            rise = up - 2.0 * u ** 1.5
            rib.append(at.copy())
            at = at + Vector((math.cos(a) * math.cos(rise), math.sin(a) * math.cos(rise), math.sin(rise))) * (long / steps)
        side = Vector((-math.sin(a), math.cos(a), 0))
        for j in range(3, steps):
            u = j / steps
            along = (rib[j + 1] - rib[j]).normalized()
            wide = long * .26 * math.sin(math.pi * min(1, u * .93 + .10)) ** .7
            for sgn in (-1, 1):
                d = (side * sgn + along * .75 + Vector((0, 0, -.45 - .5 * u - rnd.uniform(0, .25)))).normalized()
                w = along * long * .013
                k0 = len(verts)
                mid = rib[j] + d * wide * .5 + Vector((0, 0, .06 * wide))
                tip = rib[j] + d * wide * rnd.uniform(.88, 1.05) + Vector((0, 0, -.16 * wide))
                verts += [rib[j] - w * .6, rib[j] + w * .6, mid + w, mid - w, tip]
                faces += [(k0, k0 + 1, k0 + 2, k0 + 3), (k0 + 3, k0 + 2, k0 + 4)]
        for j in range(steps):
            k0 = len(verts)
            w = side * long * .008 * (1 - j / steps + .1)
            verts += [rib[j] - w, rib[j] + w, rib[j + 1] + w, rib[j + 1] - w]
            faces.append((k0, k0 + 1, k0 + 2, k0 + 3))
    me = bpy.data.meshes.new("fronds")
    me.from_pydata(verts, [], faces)
    k.obj("fronds", me, m)


def cane():
    """Rattan with its skin on: straw-coloured, and darker at its joints."""
    m, t = k.material("cane")
    if t:
        c = t.mix(t.noise(t.coords(), 2.2, 5, .6).outputs[0], (.30, .185, .080), (.52, .36, .185))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.38, Specular=.4))
    return m


def rattan_chair(loc, turn, cloth):
    """A tub of upright canes on a hoop, with a cushion in it; it faces -y."""
    mat, parts = cane(), []
    arc = lambda r, z, a0, a1, n=13, lift=0.0: [(r * math.sin(a), r * math.cos(a), z + lift * math.cos(a / 2) ** 2) for a in (a0 + (a1 - a0) * i / n for i in range(n + 1))]
    rod = lambda pts, r, **more: parts.append(k.tube("cane", pts, r, mat, **more))
    full = (-math.pi, math.pi)
    for r, z, thick in ((2.35, 4.0, .20), (2.30, 3.5, .12), (2.25, .35, .17)):
        rod(arc(r, z, *full, 24), thick)
    back = (-2.15, 2.15)
    for z, r, thick, lift in ((6.0, 2.72, .20, 1.7), (5.75, 2.70, .11, 1.6), (4.6, 2.45, .10, .35)):
        rod(arc(r, z, *back, 15, lift), thick)
    for i in range(27):
        a = back[0] + (back[1] - back[0]) * i / 26
        s, c = math.sin(a), math.cos(a)
        rod([(2.33 * s, 2.33 * c, 4.0), (2.46 * s, 2.46 * c, 4.9), (2.70 * s, 2.70 * c, 6.0 + 1.7 * math.cos(a / 2) ** 2)], .075)
    for i in range(22):
        a = math.pi * 2 * i / 22
        s, c = math.sin(a), math.cos(a)
        rod([(2.33 * s, 2.33 * c, 4.0), (1.62 * s, 1.62 * c, 2.1), (2.24 * s, 2.24 * c, .35)], .085)
    rod(arc(1.68, 2.1, *full, 24), .15)
    parts.append(k.lathe("weave", [(0, 3.98), (2.3, 3.98), (2.3, 3.86), (0, 3.86)], places.woven(.30), sub=0))
    o = k.lathe("cushion", [(0, 4.02), (1.9, 4.02), (2.14, 4.18), (2.16, 4.45), (1.95, 4.66), (1.2, 4.76), (0, 4.74)], cloth, sub=2, seg=64)
    drinks.uneven(o, 1.1, .10, 1)
    parts.append(o)
    return k.group(parts, loc, turn)


def basket_lamp(loc, top, r=2.6, h=2.7):
    """Canes bent into a bell around a bulb."""
    x, y, z = loc
    mat = cane()
    at = lambda u: (r * (math.sin(math.pi * (.07 + .60 * u))) / math.sin(math.pi * .5), h * (1 - u))
    for i in range(40):
        a = 2 * math.pi * i / 40
        pts = [(x + q * math.cos(a + .5 * u), y + q * math.sin(a + .5 * u), z + zz) for u in (j / 9 for j in range(10)) for q, zz in (at(u),)]
        k.tube("rib", pts, .055, mat)
    for u in (0, .12, .30, .52, .76, 1.0):
        q, zz = at(u)
        k.tube("hoop", [(x + q * math.cos(a), y + q * math.sin(a), z + zz) for a in (2 * math.pi * i / 20 for i in range(23))], .10 if u in (0, 1.0) else .06, mat)
    k.tube("cord", [(x, y, z + h), (x, y, top)], .05, k.plain("iron", (.013, .010, .008), .5, .6, bump=.2, scale=30), nurbs=False)
    k.lathe("bulb", [(0, -.1), (.25, -.02), (.42, .25), (.36, .62), (.18, .95), (0, 1.0)], k.ceramic("paper"), (x, y, z + .7), 32, 1)


def jukung(loc, turn, paint):
    """A fisherman's boat, drawn up on the sand: a narrow hull, two outriggers on curved arms, the sail rolled up."""
    white, wood = k.plain("boat-white", (.72, .71, .68), .5), k.plain("boat-wood", (.34, .24, .13), .7)
    hull = k.lathe("hull", [(0, -12), (.5, -11.4), (1.1, -9), (1.55, -4), (1.7, 0), (1.55, 4), (1.1, 9), (.5, 11.4), (0, 12)], white, (0, 0, 1.3), 32, 1, (math.pi / 2, 0, math.pi / 2))
    hull.scale = (.8, 1.0, 1.0)
    band = k.slab("band", (19, 2.5, .5), k.plain("boat-paint", paint, .45), (0, 0, 2.35), (0, 0, 0), .2)
    parts = [hull, band]
    for sx in (-4.5, 4.5):
        parts.append(k.tube("arm", [(sx, -8.5, .9), (sx, -6.8, 2.9), (sx, 0, 3.2), (sx, 6.8, 2.9), (sx, 8.5, .9)], .20, wood))
    for sy in (-8.5, 8.5):
        parts.append(k.tube("float", [(-10, sy, 1.2), (-8, sy, .7), (8, sy, .7), (10, sy, 1.4)], .28, wood))
    parts.append(k.tube("sail", [(-3, 0, 3), (2, .4, 9), (9, .8, 15.5)], .42, k.plain("sailcloth", (.74, .70, .62), .9)))
    return k.group(parts, loc, turn)


def beach(edge):
    """Ten steps from the room: the path, the sand, boats, the sea up to its reef, and the morning over it."""
    k.plane("lawn", 200, 24, k.plain("lawn", (.085, .15, .030), .85, bump=.8, scale=6), (0, edge + 13, -1.0))
    k.plane("path", 400, 12, k.plain("paving", (.44, .40, .34), .85, bump=.4, scale=2), (0, edge + 31, -1.1))
    k.plane("sand", 1600, 260, k.plain("sand", (.60, .52, .39), .95, bump=.6, scale=1.2), (0, edge + 165, -1.6))
    water, t = k.material("sea")
    if t:
        far = t.n("MapRange", i0=t.n("SeparateXYZ", Vector=t.coords("Object")).outputs[1], i1=-1500., i2=-600., i3=0., i4=1.)
        reef = t.noise(t.coords("Object", (.05, 1, 1)), .012, 4, .6).outputs[0]
        c = t.ramp(t.math("ADD", far, t.math("MULTIPLY", t.math("SUBTRACT", reef, .5), .25)), [(0, (.50, .72, .66)), (.10, (.22, .58, .58)), (.42, (.10, .42, .50)), (.52, (.045, .24, .38)), (1, (.06, .22, .36))])
        foam = t.n("MapRange", i0=t.noise(t.coords("Object", (.08, 1, 1)), .06, 5, .65).outputs[0], i1=.60, i2=.66, i3=0., i4=.75)
        near = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ABSOLUTE", t.math("SUBTRACT", far, .47)), i1=.03, i2=.0, i3=0., i4=1.)
        t.out(t.n("Emission", Color=t.mix(t.math("MULTIPLY", foam, near), c, (.95, .97, .97)), Strength=1.5))
    o = k.plane("sea", 9000, 3000, water, (0, edge + 130 + 1500, -1.3))
    o.visible_shadow = o.visible_diffuse = False
    m, t = k.material("morning-sky")
    if t:
        up = t.n("SeparateXYZ", Vector=t.coords("Object")).outputs[1]
        cloud = t.n("MapRange", i0=t.noise(t.coords("Object", (.4, 1.6, 1)), .0022, 6, .6).outputs[0], i1=.50, i2=.72, i3=0., i4=.8)
        c = t.ramp(t.n("MapRange", i0=up, i1=0., i2=900., i3=0., i4=1.), [(0, (1, .90, .76)), (.25, (.86, .90, .90)), (1, (.46, .68, .90))])
        t.out(t.n("Emission", Color=t.mix(cloud, c, (1, .97, .92)), Strength=2.2))
    o = k.plane("sky", 9000, 3000, m, (0, edge + 3100, 0), (math.pi / 2, 0, 0))
    o.visible_shadow = o.visible_diffuse = False
    for x, y, high, lean, seed in ((-3, 66, 36, (5, -3), 1), (27, 62, 31, (-5, 2), 2), (42, 84, 44, (7, -2), 3), (-22, 92, 46, (-8, 4), 5), (58, 110, 46, (8, 0), 7), (15, 140, 50, (-7, 6), 8)):
        palm(x, edge + y - 22, -1.4, high, lean, seed, 18, 17)
    for x, y, turn, paint in ((13, 74, .42, (.05, .26, .40)), (46, 100, -.25, (.52, .10, .04))):
        jukung((x, edge + y, -1.6), turn, paint).scale = (1.35,) * 3
    rnd = random.Random(5)
    leafage([(x + rnd.uniform(-1, 1), edge + 22 + rnd.uniform(-1.5, 1.5), rnd.uniform(-.6, .4), 3.4, 2.4, rnd.uniform(1.6, 2.6)) for x in range(-46, 60, 5) if not 4 < x < 13], 3, .8, 500)
    blossom = k.plain("blossom", (.72, .06, .22), .6)
    for _ in range(90):
        k.lathe("blossom", [(0, -.10), (.22, 0), (0, .14)], blossom, (rnd.choice((-1, 1)) * rnd.uniform(0, 14) + rnd.choice((-12, 26)), edge + 20.4 + rnd.uniform(-1, 1), rnd.uniform(.4, 2.0)), 8, 0)


def sanur():
    """White walls and rattan, open to the garden, the path and the sea; the sun has just come up over it."""
    edge, high = 20.0, 30.0
    white, floor = k.plaster(), k.plain("cement", (.56, .53, .47), .30, bump=.1, scale=.8)
    k.plane("floor", 90, 110, floor, (0, edge - 53, 0))
    k.slab("step", (90, 3.0, .9), floor, (0, edge + 2.2, -.75), (0, 0, 0), .08)
    k.plane("side", 110, high, white, (-22, edge - 55, high / 2), (math.pi / 2, 0, math.pi / 2))
    k.plane("side", 110, high, white, (36, edge - 55, high / 2), (math.pi / 2, 0, -math.pi / 2))
    # the wall to the garden ends a third of the way; a beam carries the roof on
    k.slab("wall", (17.0, 2.6, high), white, (-14.5, edge + 1.0, high / 2), (0, 0, 0), .30, 6)
    k.slab("beam", (70, 2.0, 3.2), white, (14, edge + 1.0, high - 1.6), (0, 0, 0), .20)
    for x in (20.5, 34.5):
        k.lathe("column", [(0, 0), (1.7, 0), (1.7, .5), (1.35, .8), (1.25, 1.4), (1.15, high - 3.6), (1.5, high - 3.3), (1.5, high - 3.0)], white, (x, edge + 1.0, 0), 64, 1)
    wood = k.wood("honey", 9.0)
    k.plane("roof", 90, 110, k.plain("bilik", (.50, .40, .26), .8, bump=.4, scale=4), (0, edge - 53, high + .6), (math.pi, 0, 0))
    for y in range(int(edge) - 70, int(edge) + 2, 5):
        k.tube("rafter", [(-24, y, high), (40, y, high)], .45, wood, nurbs=False)
    # a bench along the wall, with cushions, and what hangs over it
    k.slab("bench", (4.6, 42, 4.0), white, (-19.7, edge - 21.5, 2.0), (0, 0, 0), .25, 6)
    sand, sea = linen("sand", (.48, .40, .28)), linen("sea", (.10, .26, .30))
    for i, y in enumerate((-17.5, -8.5, .5, 9.5)):
        o = k.slab("seat", (4.3, 8.6, .9), sand, (-19.6, y + 3.5, 4.45), (0, 0, 0), .34, 5)
        drinks.uneven(o, 1.6, .12, 2)
    for x, y, turn, cloth in ((-20.8, 14.4, .35, sea), (-20.6, 10.4, -.2, sand), (-20.8, 3.0, .3, sea)):
        o = k.slab("pillow", (1.2, 3.8, 3.8), cloth, (x, y, 6.7), (0, -.38, turn), .55, 6)
        drinks.uneven(o, 1.2, .22, 2)
    for (x, z, r, seed) in ((-17.8, 17.4, 2.5, 0), (-12.6, 18.2, 1.7, 1), (-13.6, 13.4, 1.5, 2)):
        o = places.tray((0, 0, 0), 1.0)
        o.location, o.rotation_euler, o.scale = (x, edge - .35, z), (math.pi / 2, .6 * seed, 0), (r,) * 3
    for x, y, z in ((-9.5, 8.0, 20.5), (6.2, 4.5, 20.2)):
        basket_lamp((x, y, z), high + 1)
    # tables and chairs
    cloth = linen("shell", (.62, .57, .48))
    room.table((6.6, 1.0, 0), 3.4, "oak")
    rattan_chair((1.0, 4.2, 0), 1.05, cloth)
    rattan_chair((12.6, 3.4, 0), -1.0, cloth)
    room.table((-12.6, 5.0, 0), 2.8, "oak")
    rattan_chair((-8.0, 8.4, 0), -.75, cloth)
    k.group(drinks.iced(drinks.Tumbler(.33, .405, 1.15), drinks.layered("beach", .66, drinks.SUSU), .94, 15, .25, 2, 60), (7.8, 1.6, room.TABLE), .3)
    k.bowl_cup(k.dipped(), "fern", (5.4, -.3, room.TABLE), -.5, k.dipped(.03), .8)
    room.newspaper((7.6, -.7, room.TABLE), .35)
    k.cup(k.ceramic("paper"), "crema", (-13.2, 4.4, room.TABLE), 1.4, k.ceramic("paper"))
    room.fig((25.5, edge - 3.5, 0), 15, 2.9, 6)
    beach(edge)
    bar.coarser()
    k.world(.6, 0, (.94, 1.0, 1.06), "day")
    k.sun((-.62, -.60, -.42), 17, .7, (1, .87, .70))
    k.area((12, edge + 5, 15), (2, -20, 4), (44, 26), 7000, (.95, 1.0, 1.02))
    k.area((4, -46, 22), (0, 10, 8), (40, 26), 7500, (1, .98, .95))


# ---------------------------------------------------------------- Renon
def bricks():
    """Red brick of Bali, laid by hand: no two fired alike, the joints pale."""
    m, t = k.material("bricks")
    if t:
        s = t.n("SeparateXYZ", Vector=t.coords())
        v = t.n("CombineXYZ", i0=t.math("ADD", s.outputs[0], s.outputs[1]), i1=s.outputs[2])
        v = t.n("VectorMath", {"operation": "ADD"}, i0=v, i1=t.n("VectorMath", {"operation": "SCALE"}, i0=t.n("VectorMath", {"operation": "SUBTRACT"}, i0=t.noise(t.coords(), .9, 3).outputs["Color"], i1=(.5, .5, .5)), Scale=.10))
        laid = lambda a, b: t.n("TexBrick", {"offset": .5}, Vector=v, Color1=a, Color2=b, Mortar=(.30, .25, .20), Scale=1.0, Mortar_Size=.038, Mortar_Smooth=.25, Bias=0.0, Brick_Width=2.15, Row_Height=.66)
        own = laid((0, 0, 0), (1, 1, 1))
        c = t.ramp(own.outputs["Color"], [(0, (.100, .030, .019)), (.35, (.175, .054, .028)), (.7, (.235, .080, .040)), (1, (.29, .120, .066))])
        c = t.mix(t.math("MULTIPLY", t.noise(t.coords(), 2.6, 6, .65).outputs[0], .34), c, (.30, .155, .095))
        c = t.mix(t.n("MapRange", i0=t.noise(t.coords("Object", (1, 1, .4)), .12, 5, .6).outputs[0], i1=.5, i2=.75, i3=0., i4=.35), c, (.10, .055, .040))
        c = t.mix(own.outputs["Fac"], c, (.27, .215, .165))
        h = t.math("ADD", t.math("MULTIPLY", own.outputs["Fac"], -1.0), t.math("MULTIPLY", t.noise(t.coords(), 5, 5, .7).outputs[0], .55))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.88, Specular=.2, Normal=t.bump(h, .9, .14)))
    return m


def arched(x, w, spring, y0, y1, mat):
    """The body of an arch: upright sides, and half a circle on them."""
    r, n = w / 2, 40
    line = [(x - r, -1), (x + r, -1)] + [(x + r * math.cos(math.pi * i / n), spring + r * math.sin(math.pi * i / n)) for i in range(n + 1)]
    bm = bmesh.new()
    front, back = ([bm.verts.new((px, y, pz)) for px, pz in line] for y in (y0, y1))
    bm.faces.new(front)
    bm.faces.new(back[::-1])
    for i in range(len(line)):
        j = (i + 1) % len(line)
        bm.faces.new((front[i], back[i], back[j], front[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new("arch")
    bm.to_mesh(me)
    bm.free()
    return k.obj("arch", me, mat)


def alcoves(y, arches, top, deep, thick=2.4):
    """A wall of brick with arches in it; behind each a vaulted place to sit, smoothed and painted."""
    wall = k.slab("wall", (110, thick, top), bricks(), (0, y + thick / 2, top / 2), (0, 0, 0), 0)
    inner = k.plaster()
    single, t = k.material("brick-end")
    if t:
        c = t.ramp(t.n("ObjectInfo").outputs["Random"], [(0, (.105, .032, .020)), (.5, (.19, .060, .031)), (1, (.27, .105, .056))])
        grain = t.noise(t.coords(), 5, 5, .7).outputs[0]
        t.out(t.n("BsdfPrincipled", Base_Color=t.mix(t.math("MULTIPLY", grain, .35), c, (.30, .155, .095)), Roughness=.88, Specular=.2, Normal=t.bump(grain, .8, .10)))
    rnd = random.Random(3)
    for x, w, spring in arches:
        hole = arched(x, w, spring, y - 1, y + thick + 1, None)
        b = wall.modifiers.new("b", "BOOLEAN")
        b.operation, b.object, b.solver = "DIFFERENCE", hole, "EXACT"
        hole.hide_render = True
        room_ = arched(x, w + .2, spring + .05, y + thick - .1, y + deep, inner)
        bm = bmesh.new()
        bm.from_mesh(room_.data)
        bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.calc_center_median().y < y + thick], context="FACES")
        bm.to_mesh(room_.data)
        bm.free()
        # one brick after the other stands on its end around the arch
        r, n = w / 2, int(math.pi * (w / 2 + 1) / .72)
        for i in range(n):
            a = math.pi * (i + .5) / n
            k.slab("voussoir", (2.1, 1.0, .62), single, (x + (r + 1.04) * math.cos(a), y + .44 + rnd.uniform(-.04, .04), spring + (r + 1.04) * math.sin(a)), (0, -a, 0), .05, 2)
    return wall


def renon():
    """Three arches of red brick with a bench in each, and light from above that rakes over them."""
    back, top = 21.0, 46.0
    arches = ((-17.0, 13.0, 15.5), (.5, 13.0, 15.5), (18.0, 13.0, 15.5))
    k.plane("floor", 120, 120, bar.terrazzo("pale"), (0, -30, 0))
    alcoves(back, arches, top, 9.0)
    k.plane("left", 120, top, k.plaster(), (-33, -30, top / 2), (math.pi / 2, 0, math.pi / 2))
    k.plane("right", 120, top, k.plaster(), (37, -30, top / 2), (math.pi / 2, 0, -math.pi / 2))
    # the ceiling stops short of the wall: there the sky comes in, between the rafters
    k.slab("ceiling", (120, 100, 1), k.wood("oak", 10.0, math.pi / 2), (0, back - 7.5 - 50, 28.2), (0, 0, 0), 0)
    k.slab("edge", (120, .8, 3.0), k.wood("walnut", 9.0), (0, back - 7.4, 28.6), (0, 0, 0), .06)
    for i in range(-8, 9):
        k.slab("rafter", (1.1, 9.0, 2.4), k.wood("walnut", 8.0), (i * 4.6, back - 3.6, 29.2), (0, 0, 0), .05)
    oak, cloth, rust = k.wood("oak", 9.0), linen("olive", (.115, .120, .055)), linen("rust", (.23, .062, .026))
    rnd = random.Random(7)
    for i, (x, w, spring) in enumerate(arches):
        k.slab("bench", (w, 4.0, .5), oak, (x, back + 6.6, 4.0), (0, 0, 0), .06)
        k.slab("box", (w, 3.4, 3.8), k.wood("walnut", 9.0), (x, back + 7.0, 1.9), (0, 0, 0), .03)
        o = k.slab("seat", (w - .3, 3.7, .9), cloth, (x, back + 6.5, 4.65), (0, 0, 0), .30, 5)
        drinks.uneven(o, 1.6, .12, 2)
        o = k.slab("back", (w - .4, .9, 3.6), cloth, (x, back + 8.3, 7.1), (-.10, 0, 0), .32, 5)
        drinks.uneven(o, 1.6, .14, 2)
        for at in ((-3.9, 2.6), (3.6,), (-3.4, 3.9))[i]:
            o = k.slab("pillow", (3.4, 1.1, 3.4), rust, (x + at, back + 7.2, 6.8), (-.30, 0, rnd.uniform(-.3, .3)), .5, 6)
            drinks.uneven(o, 1.2, .22, 2)
        room.globe_lit((x, back + 5.4, 17.2), 1.25, spring + w / 2 + .2)
        room.table((x + .3, back - .2, 0), 2.9, "walnut")
    k.bowl_cup(k.dipped(.13, "pandan"), "heart", (-15.4, back - 1.2, room.TABLE), -.4, k.dipped(.03), .8)
    k.cup(k.ceramic("paper"), "crema", (-17.4, back - .2, room.TABLE), 2.4, k.ceramic("paper"))
    k.group(drinks.iced(drinks.Tumbler(.33, .405, 1.15), drinks.layered("arch", .66, drinks.SUSU), .90, 15, .25, 2, 60), (18.6, back - .8, room.TABLE), .3)
    room.chair((-13.4, back - 4.6, 0), 3.5, "walnut")
    room.chair((2.6, back - 4.4, 0), 2.7, "walnut")
    room.chair((16.0, back - 4.8, 0), 3.3, "walnut")
    # in front, the table one would take
    room.table((7.4, -1.6, 0), 3.5, "oak")
    k.bowl_cup(k.dipped(.13, "ink"), "tulip", (6.1, -2.9, room.TABLE), -.4, k.dipped(.03), .8)
    k.plate(k.dipped(.03), .74, (8.6, -2.6, room.TABLE))
    k.lapis_slice((8.6, -2.6, room.TABLE + .27), .6, (.80, .24, .48))
    k.takeaway((8.2, -.4, room.TABLE), .4)
    room.chair((2.6, .4, 0), 1.05, "honey")
    draped(rust, 2.7, 2.6, 3.4, 4).parent = room.chair((12.6, -.2, 0), -1.2, "honey")
    for x, h, size, seed in ((-8.0, 13, 2.5, 4), (9.0, 11, 2.3, 9), (27.5, 18, 3.0, 7), (-27.0, 17, 2.9, 3)):
        room.fig((x, back - 2.0, 0), h, size, seed)
    bar.coarser()
    k.world(.34, 0, (.97, 1.0, 1.04), "day")
    k.sun((.38, .34, -.86), 7.5, .7, (1, .90, .76))
    k.area((0, back - 3.4, top + 2), (0, back - 2.6, 0), (80, 6), 4200, (.93, .98, 1.0))
    k.area((0, -46, 24), (0, 10, 8), (50, 26), 12500, (1, .98, .95))
    k.area((-30, -6, 18), (10, 12, 4), (26, 20), 3500, (.95, .99, 1.0))


# ---------------------------------------------------------------- Kelapa Gading
def wet_street():
    """Asphalt and paving after rain: rough where it has dried, a mirror where it has not."""
    m, t = k.material("wet-paving")
    if t:
        v = t.coords()
        slab_ = t.n("TexBrick", {"offset": .5}, Vector=v, Color1=(.060, .060, .062), Color2=(.095, .092, .090), Mortar=(.030, .030, .032), Scale=1.0, Mortar_Size=.06, Mortar_Smooth=.2, Brick_Width=6.0, Row_Height=3.0)
        pool = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.noise(v, .11, 5, .6).outputs[0], i1=.40, i2=.62, i3=0., i4=1.).outputs[0]
        c = t.mix(t.math("MULTIPLY", t.noise(v, 3, 6, .7).outputs[0], .5), slab_.outputs["Color"], (.028, .028, .030))
        grit = t.math("ADD", t.math("MULTIPLY", slab_.outputs["Fac"], -.5), t.noise(v, 7, 6, .7).outputs[0])
        b = t.n("Bump", Height=grit, Strength=t.n("MapRange", i0=pool, i1=0., i2=1., i3=.55, i4=.02), Distance=.05)
        r = t.n("MapRange", i0=pool, i1=0., i2=1., i3=.30, i4=.045)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=r, Specular=.6, Normal=b))
    return m


def lettered(words, loc, size):
    """Letters of brass, standing a little off the wall."""
    cu = bpy.data.curves.new("letters", "FONT")
    cu.body, cu.size, cu.align_x, cu.align_y = words, size, "CENTER", "CENTER"
    cu.font = bpy.data.fonts.load(os.path.join(k.TEX, "serif.ttf"))
    cu.extrude, cu.bevel_depth = .10, .02
    o = bpy.data.objects.new("letters", cu)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = loc, (math.pi / 2, 0, 0)
    cu.materials.append(k.plain("letter", (.86, .66, .38), .45, spec=.3))
    return o


def kelapa_gading():
    """A shop front on the boulevard at dusk, after rain: what is warm is inside."""
    front, top, inside = 12.0, 46.0, 40.0
    x0, x1 = -24.0, 26.0
    iron = k.plain("frame", (.018, .017, .015), .42)
    green = k.plain("front-paint", (.022, .045, .030), .42, bump=.05, scale=3)
    paving = wet_street()
    k.plane("paving", 300, 120, paving, (0, front - 60, 0))
    # the house: painted panels below, plaster above, dark windows
    mid = (x0 + x1) / 2
    for a, b in ((x0, -9.5), (3.0, x1)):
        k.slab("sill", (b - a + 1, 1.6, 2.0), green, ((a + b) / 2, front + .2, 1.0), (0, 0, 0), .06)
    k.slab("fascia", (90, 2.6, 5.4), green, (mid, front + .3, 27.6), (0, 0, 0), .10)
    k.slab("cornice", (90, 3.6, .8), green, (mid, front, 30.6), (0, 0, 0), .12)
    k.slab("upper", (140, 2.0, 30), k.plaster(), (mid, front + 1.4, 46), (0, 0, 0), 0)
    for a, b in ((-70, x0), (x1, 80)):
        k.slab("pier", (b - a, 3.0, 25), green if b - a < 20 else places.wall_paint("clay"), ((a + b) / 2, front + .9, 12.5), (0, 0, 0), .10)
    for x in (x0 - 1.2, -8.8, 2.2, x1 + 1.2):
        k.slab("post", (1.5, 2.0, 25), green, (x, front + .1, 12.5), (0, 0, 0), .12)
        k.slab("foot", (1.9, 2.4, 2.4), green, (x, front, 1.2), (0, 0, 0), .12)
    # the panes, a transom light above them, the door between the posts and open
    for a, b in ((x0, -9.5), (3.0, x1)):
        n = 2 if b - a < 18 else 3
        for i in range(n + 1):
            k.slab("upright", (.36, .5, 23), iron, (a + (b - a) * i / n, front + .3, 13.5), (0, 0, 0), .04)
        for z in (2.2, 19.6, 24.8):
            k.slab("rail", (b - a, .5, .36), iron, ((a + b) / 2, front + .3, z), (0, 0, 0), .04)
    k.slab("rail", (11, .5, .36), iron, (-3.3, front + .3, 19.6), (0, 0, 0), .04)
    k.plane("pane", x1 - x0, 5.2, pane(), (mid, front + .3, 22.2), (math.pi / 2, 0, 0))
    for a, b in ((x0, -9.5), (3.0, x1)):
        k.plane("pane", b - a, 17.4, pane(), ((a + b) / 2, front + .3, 10.9), (math.pi / 2, 0, 0))
    leaf = [k.slab("stile", (.7, .5, 19), k.wood("walnut", 6.0), (x, 0, 9.6), (0, 0, 0), .05) for x in (.35, 8.65)]
    leaf += [k.slab("rung", (9, .5, h), k.wood("walnut", 6.0), (4.5, 0, z), (0, 0, 0), .05) for z, h in ((.9, 1.6), (18.8, .7))]
    leaf += [k.plane("glass", 8, 17, pane(), (4.5, 0, 10), (math.pi / 2, 0, 0)), k.tube("pull", [(8.2, -.5, 8), (8.2, -.5, 12)], .12, k.plain("brass", (.55, .34, .13), .22, 1.0), nurbs=False)]
    k.group(leaf, (-8.0, front + .4, .1), 1.15)
    # the room behind it
    k.plane("floor", 60, 30, bar.terrazzo("milk"), (mid, front + 15.5, .06))
    k.plane("ceiling", 60, 30, k.plain("ceiling-white", (.62, .58, .52), .8), (mid, front + 16.5, 27), (math.pi, 0, 0))
    k.plane("back", 60, 28, places.wall_paint("sand"), (mid, inside, 14), (math.pi / 2, 0, 0))
    for x, turn in ((x0 - 1, 1), (x1 + 1, -1)):
        k.plane("side", 30, 28, places.wall_paint("sand"), (x, front + 16.5, 14), (math.pi / 2, 0, turn * math.pi / 2))
    k.plane("tiles", 40, 9, bar.tiles(1.0, "pandan"), (6, inside - .1, 13.6), (math.pi / 2, 0, 0))
    k.slab("counter", (34, 5.4, .5), bar.terrazzo("pale"), (9, inside - 9, 10.2), (0, 0, 0), .06)
    k.slab("inside", (33, 4.6, 9.9), k.wood("oak", 9.0), (9.2, inside - 8.8, 4.95), (0, 0, 0), .03)
    bar.fluted(inside - 11.2, -7.4, 25.6, .56, 0, 9.95)
    k.slab("backtop", (38, 5, 9.4), k.wood("oak", 9.0), (7, inside - 2.6, 4.7), (0, 0, 0), .05)
    bar.machine((9.0, inside - 3.0, 9.5), 0, "paper", False)
    for i in range(4):
        bar.stack((7.8 + i * .8, inside - 3.4, 13.8), 1 + i % 2, .80, i * 5)
    bar.shelf(-6, 6, inside - .9, 15.2, 5)
    bar.shelf(13, 24, inside - .9, 15.2, 12)
    room.cake_glass((2.4, inside - 9.2, 10.45))
    k.paper_bag((17.0, inside - 9.0, 10.45), -.2, 1.35, .75, 1.72)
    for i in range(3):
        k.takeaway((13.2 + i * 1.1, inside - 9.6 + .3 * (i % 2), 10.45), i)
    bar.board((16.4, inside - .2, 22.4), 3.8, 4.9)
    room.sign((-1.0, inside - .2, 21.6), 2.6)
    for x in (-4.0, 5.0, 14.0, 22.0):
        room.globe_lit((x, inside - 9.0, 20.4), 1.6, 27)
    framed((-17.0, inside - .05, 15.5), 8.0, 10.0, k.printed("map", "kawung.png", .9, scale=(2, 2, 1)))
    # by the window
    for x, y in ((-17.5, front + 6.5), (10.0, front + 6.0), (20.0, front + 7.0)):
        room.table((x, y, 0), 2.7, "walnut")
    room.globe_lit((-17.5, front + 6.5, 18.6), 1.2, 27)
    k.cup(k.ceramic("paper"), "crema", (-18.2, front + 5.6, room.TABLE), 1.4, k.ceramic("paper"))
    k.group(drinks.iced(drinks.Tumbler(.33, .405, 1.15), drinks.layered("dusk", .66, drinks.SUSU), .72, 15, .25, 2, 60), (9.4, front + 5.0, room.TABLE), .3)
    for x, y, turn in ((-21.4, front + 7.0, 1.5), (-13.4, front + 7.0, -1.4), (6.0, front + 6.4, 1.5), (13.8, front + 6.8, -1.6), (23.6, front + 7.6, -1.4)):
        room.chair((x, y, 0), turn, "walnut")
    # outside: the sign, lamps over the fascia, a bench, plants
    lettered("Kedai Seduh", (mid, front - 1.15, 27.3), 3.3)
    room.sign((25.9, front - 3.4, 20.0), 2.1)
    k.tube("arm", [(25.9, front + 1, 22.9), (25.9, front - 3.6, 22.9)], .16, iron, nurbs=False)
    k.tube("hang", [(25.9, front - 3.4, 22.9), (25.9, front - 3.4, 21.9)], .10, iron, nurbs=False)
    for x in (-19.5, -8.8, 1.0, 10.8, 21.5):
        k.tube("arm", [(x, front - .6, 31.6), (x, front - 2.0, 33.0), (x, front - 3.6, 32.6), (x, front - 4.0, 31.4)], .12, iron)
        k.lathe("shade", [(.15, .9), (.5, .8), (1.2, .05), (1.22, 0)], bar.enamel("shade-out", (.022, .045, .030)), (x, front - 4.0, 30.4), 48, 1)
        k.lathe("bulb", [(0, -.1), (.3, .1), (0, .5)], k.emitter("bulb-out", (1, .72, .42), 60), (x, front - 4.0, 30.4), 24, 1)
        k.area((x, front - 3.8, 30.2), (x, front - .6, 20), .8, 240, (1, .72, .42), math.radians(150))
    for i in range(4):
        k.slab("slat", (13, .62, .30), k.wood("teak", 7.0, .1 * i), (13.5, front - 4.6 + i * .75, 4.3), (0, 0, 0), .05)
    for x in (8.4, 18.6):
        for y in (-4.5, -2.4):
            k.slab("leg", (.5, .5, 4.1), iron, (x, front + y, 2.05), (0, 0, 0), .04)
    k.takeaway((16.2, front - 3.6, 4.48), .6)
    # someone came in out of the rain
    fold = lambda a, r, z: (.16 * r * math.cos(8 * a + 1.2 * z), 0)
    umbrella = [k.lathe("canopy", [(.05, .5), (.28, 1.2), (.52, 4.2), (.62, 6.4), (.30, 6.9), (0, 7.0)], linen("umbrella", (.30, .075, .030)), wobble=fold, seg=96, sub=1),
                k.tube("stick", [(0, 0, 0), (0, 0, 7.6), (0, 0, 8.3), (.35, 0, 8.8), (.75, 0, 8.5), (.75, 0, 8.0)], .11, k.wood("walnut", 4.0))]
    k.group(umbrella, (7.0, front - 2.4, 0), rot=(-.16, .20, 0))
    for x, h, size, seed in ((-11.4, 13, 2.6, 4), (4.6, 12, 2.5, 9), (-22.6, 10, 2.3, 5), (25.6, 15, 2.9, 7)):
        room.fig((x, front - 3.0, 0), h, size, seed)
    bar.coarser()
    k.world(.07, 0, (.42, .60, 1.0), "day")
    k.area((-10, -60, 60), (0, front, 16), (80, 50), 9000, (.45, .62, 1.0))
    k.area((mid, front + 14, 26.6), (mid, front + 14, 0), (40, 16), 3600, (1, .74, .46))
    k.area((8, inside - 5, 26), (8, inside, 10), (36, 3), 1500, (1, .76, .50))
