"""The shop one walks into: windows along one side, round tables, the counter at the far end.

One unit is ten centimetres; the floor is z = 0, the windows are at the left.
"""
import math
import random

import bmesh
import bpy

import bar
import kedai as k

LEFT, RIGHT, BACK, TOP = -19.0, 30.0, 46.0, 32.0
SILL, HEAD = 5.2, 27.0


# ---------------------------------------------------------------- the room
def shell():
    """Floor, ceiling, and the two walls without windows."""
    mid, w = (LEFT + RIGHT) / 2, RIGHT - LEFT + 2
    k.plane("floor", w, 160, bar.terrazzo("milk"), (mid, 20, 0))
    k.plane("ceiling", w, 160, k.plaster(), (mid, 20, TOP), (math.pi, 0, 0))
    k.plane("back", w, TOP, k.plaster(), (mid, BACK, TOP / 2), (math.pi / 2, 0, 0))
    k.plane("right", 120, TOP, k.plaster(), (RIGHT, 20, TOP / 2), (math.pi / 2, 0, -math.pi / 2))
    k.slab("skirting", (w, .3, 1.2), k.plain("skirting", (.60, .58, .54), .5), (mid, BACK - .15, .6), (0, 0, 0), .06)


def windows():
    """Three tall windows of steel and glass in a thick wall, with a bench below them."""
    wall, frame = k.plaster(), k.plain("frame", (.018, .017, .015), .42)
    thick = 2.4
    x = LEFT - thick / 2
    bays = ((-34, -13), (-10, 11), (14, 35))
    k.slab("below", (thick, 160, SILL), wall, (x, 20, SILL / 2), (0, 0, 0), .05)
    k.slab("above", (thick, 160, TOP - HEAD), wall, (x, 20, (TOP + HEAD) / 2), (0, 0, 0), .05)
    ends = [-60] + [y for bay in bays for y in bay] + [100]
    for a, b in zip(ends[::2], ends[1::2]):
        k.slab("pier", (thick, b - a, HEAD - SILL + .1), wall, (x, (a + b) / 2, (HEAD + SILL) / 2), (0, 0, 0), .12)
    for a, b in bays:
        fx, mid = LEFT - 1.5, (a + b) / 2
        for y in (a + .15, a + (b - a) / 3, b - (b - a) / 3, b - .15):
            k.slab("upright", (.5, .34, HEAD - SILL), frame, (fx, y, (HEAD + SILL) / 2), (0, 0, 0), .04)
        for z in (SILL + .15, 20.4, HEAD - .15):
            k.slab("rail", (.5, b - a, .34), frame, (fx, mid, z), (0, 0, 0), .04)
    # the bench: a thick board on a panelled box
    k.slab("seat", (5.0, 75, .42), k.wood("oak", 11.0, math.pi / 2), (LEFT + 2.4, 0, 4.6), (0, 0, 0), .07)
    k.slab("box", (3.8, 74, 4.3), k.wood("oak", 12.0, math.pi / 2), (LEFT + 1.9, 0, 2.2), (0, 0, 0), .03)


def street():
    """What the windows show: trees and the house across, far out of focus and far brighter than the room."""
    m, t = k.material("street")
    if t:
        v = t.coords("UV", (26, 3, 1))
        leaves = t.noise(v, 1.5, 3, .55).outputs[0]
        up = t.n("SeparateXYZ", Vector=t.coords("UV")).outputs[1]
        c = t.ramp(leaves, [(.36, (.20, .34, .10)), (.50, (.46, .60, .32)), (.60, (.86, .90, .86)), (.75, (1, 1, 1))])
        c = t.mix(t.n("MapRange", i0=up, i1=.20, i2=.34, i3=1., i4=0.), c, (.62, .60, .56))
        t.out(t.n("Emission", Color=c, Strength=3.4))
    o = k.plane("street", 700, 90, m, (LEFT - 45, 200, 20), (math.pi / 2, 0, math.pi / 2))
    for kind in ("visible_diffuse", "visible_shadow"):
        setattr(o, kind, False)


def bar_end():
    """The counter in front, the back bar with the machine, tiles, shelf, sign and lamps."""
    x0, x1 = -5.0, RIGHT
    mid, w = (x0 + x1) / 2, x1 - x0
    k.slab("counter", (w + .6, 6.0, .5), bar.terrazzo("pale"), (mid - .3, 33.0, 10.2), (0, 0, 0), .06)
    k.slab("inside", (w, 5.0, 9.9), k.wood("oak", 9.0), (mid, 33.2, 4.95), (0, 0, 0), .03)
    bar.fluted(30.7, x0, x1, .56, 0, 9.95)
    k.slab("backbar", (w, 5.2, 9.2), k.wood("oak", 9.0), (mid, BACK - 2.6, 4.6), (0, 0, 0), .04)
    k.slab("backtop", (w + .3, 5.5, .4), bar.terrazzo("pale"), (mid, BACK - 2.75, 9.4), (0, 0, 0), .05)
    k.plane("tiles", w, 8.4, bar.tiles(1.0, "pandan"), (mid, BACK - .06, 13.8), (math.pi / 2, 0, 0))
    bar.machine((9.5, BACK - 2.9, 9.6), .0, "paper", False)
    rnd = random.Random(4)
    for i in range(4):
        for j in range(2):
            bar.stack((9.5 - 1.22 + i * .80 + rnd.uniform(-.04, .04), BACK - 3.6 + j * .95, 13.87), 1 + (i + j) % 2, .80, i * 5 + j)
    k.slab("grinder", (1.5, 2.0, 3.0), bar.enamel("ink", (.022, .020, .018)), (13.0, BACK - 2.9, 11.1), (0, 0, 0), .22)
    bar.canister((13.0, BACK - 2.9, 12.6), .62, 1.5, .7)
    bar.shelf(-2.5, 4.8, BACK - .9, 15.2, 5)
    bar.shelf(14.5, 27.5, BACK - .9, 15.2, 12)
    for i, x in enumerate((15.2, 16.6)):
        bar.canister((x, BACK - 3.0, 9.6), .55, 1.7, .6 + .2 * i)
    bar.saucers((19.0, BACK - 3.2, 9.6), 8, 1.1, 3)
    bar.stack((21.0, BACK - 3.0, 9.6), 3, 1.0, 8)
    bar.stack((6.2, 32.6, 10.45), 2, 1.0, 4)
    sign((8.0, BACK - .15, 22.0), 3.0)
    k.takeaway((2.2, 32.0, 10.45), .4)
    cake_glass((20.0, 32.6, 10.45))
    fig((-1.6, 33.2, 10.45), 3.2, .62, 11)
    bar.board((22.7, BACK - .12, 23.2), 3.8, 4.9)
    for x in (.8, 14.4, 28.0):
        globe((x, 32.5, 21.0), 1.7)


def sign(loc, r):
    """The round sign of the shop, here on the wall."""
    x, y, z = loc
    k.lathe("rim", [(r - .05, -.20), (r + .05, -.22), (r + .08, -.14), (r + .08, .12), (0, .12)], k.plain("rim", (.30, .135, .045), .38, .9, bump=.1, scale=20), loc, 128, 0, (math.pi / 2, 0, 0))
    bar.disc(r, k.printed("sign", "sign.png", .42, bump=.10), (x, y - .16, z))


def globe(loc, r):
    """A lamp of opal glass on a brass cap and a black cord."""
    x, y, z = loc
    m, t = k.material("opal")
    if t:
        t.out(t.n("AddShader", i0=t.n("BsdfPrincipled", Base_Color=(.86, .84, .80), Roughness=.12), i1=t.n("Emission", Color=(1, .86, .68), Strength=.45)))
    prof = [(r * math.sin(a), -r * math.cos(a)) for a in (math.pi * i / 24 for i in range(23))]
    k.lathe("globe", prof, m, loc, 64, 1)
    brass = k.plain("brass", (.55, .34, .13), .22, 1.0)
    k.lathe("cap", [(.45, r * .88), (.46, r * 1.0), (.40, r * 1.08), (.16, r * 1.12), (.14, r * 1.42), (0, r * 1.44)], brass, loc, 48, 1)
    k.tube("cord", [(x, y, z + r * 1.4), (x, y, TOP)], .05, k.plain("iron", (.013, .010, .008), .5, .6, bump=.2, scale=30), nurbs=False)


def globe_lit(loc, r, top):
    """The same lamp in the evening, when it is what lights the place."""
    x, y, z = loc
    prof = [(r * math.sin(a), -r * math.cos(a)) for a in (math.pi * i / 24 for i in range(24))]
    k.lathe("globe", prof, k.emitter("opal-lit", (1, .72, .44), 2.6), loc, 48, 1)
    k.lathe("cap", [(.45 * r / 1.7, r * .92), (.40 * r / 1.7, r * 1.08), (.14, r * 1.12), (.12, r * 1.42), (0, r * 1.44)], k.plain("brass", (.55, .34, .13), .22, 1.0), loc, 48, 1)
    k.tube("cord", [(x, y, z + r * 1.4), (x, y, top)], .05, k.plain("iron", (.013, .010, .008), .5, .6, bump=.2, scale=30), nurbs=False)
    k.area((x, y, z - r * 1.05), (x, y, 0), 1.6 * r, 130 * r, (1, .74, .46))


def cake_glass(loc):
    """A glass bell over a few pieces of layer cake."""
    x, y, z = loc
    k.lathe("foot", [(0, 0), (.8, 0), (.82, .05), (.3, .14), (.22, .5), (.3, .62), (1.55, .72), (1.6, .78), (1.55, .82), (0, .80)], k.ceramic("paper"), loc, sub=2)
    for i, a in enumerate((0, 1.4, 2.7)):
        k.lapis_slice((x + .55 * math.cos(a * 1.6), y + .5 * math.sin(a * 1.6), z + 1.1), a)
    k.lathe("bell", [(1.40, .84), (1.40, 1.5), (1.30, 1.95), (.95, 2.3), (.3, 2.45), (0, 2.47)], k.glass("clear"), loc, sub=2)


# ---------------------------------------------------------------- what stands in it
def board(w, h, t, bow, mat, loc, rot=(0, 0, 0)):
    """A bent strip of wood, such as the back of a chair."""
    bm = bmesh.new()
    rows, n = [], 24
    for i in range(n + 1):
        u = i / n * 2 - 1
        y, hh = bow * (1 - u * u), h * (1 - .30 * u * u)
        rows.append([bm.verts.new((u * w / 2, y + a * t / 2, b * hh / 2)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    for a, b in zip(rows, rows[1:]):
        for j in range(4):
            bm.faces.new((a[j], b[j], b[(j + 1) % 4], a[(j + 1) % 4]))
    bm.faces.new(rows[0][::-1])
    bm.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new("board")
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth, me.auto_smooth_angle = True, .9
    o = k.obj("board", me, mat, loc, rot)
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments = .09, 4
    return o


def chair(loc, rotz=0.0, tone="honey"):
    """A plain wooden chair with a bent back. It faces -y."""
    wood = k.wood(tone, 5.0)
    square = lambda a, r, z: (r * (1 / (abs(math.cos(a)) ** 4 + abs(math.sin(a)) ** 4) ** .25 - 1), 0)
    parts = [k.lathe("seat", [(0, 4.44), (1.2, 4.45), (1.75, 4.53), (1.95, 4.56), (2.05, 4.52), (2.08, 4.42), (2.02, 4.28), (1.8, 4.22), (0, 4.22)], wood, (0, 0, 0), 96, 1, wobble=square)]
    rod = lambda pts, r, **more: parts.append(k.tube("rod", pts, r, wood, **more))
    for sx in (-1, 1):
        rod([(sx * 1.62, -1.6, 4.3), (sx * 1.75, -1.75, 2.2), (sx * 1.90, -1.92, 0)], .19, radii=[.95, 1.0, .72])
        rod([(sx * 1.90, 2.15, 0), (sx * 1.72, 1.85, 2.3), (sx * 1.66, 1.75, 4.4), (sx * 1.72, 1.95, 6.2), (sx * 1.84, 2.42, 8.1)], .19, radii=[.72, 1.0, 1.05, .95, .75])
        rod([(sx * 1.80, -1.80, 1.6), (sx * 1.76, 2.0, 1.9)], .115)
    rod([(-1.72, -1.72, 2.6), (1.72, -1.72, 2.6)], .115)
    rod([(-1.78, .1, 1.75), (1.78, .1, 1.75)], .115)
    parts.append(board(3.9, 1.25, .20, .50, wood, (0, 2.20, 7.45), (-.22, 0, 0)))
    for i in range(5):
        x = (i - 2) * .58
        rod([(x * .95, 1.80, 4.4), (x, 2.0 + .30 * (1 - (x / 1.9) ** 2), 5.6), (x, 2.12 + .50 * (1 - (x / 1.9) ** 2), 7.1)], .085)
    return k.group(parts, loc, rotz)


def stool(loc, rotz=0.0, tone="honey", h=4.5):
    wood = k.wood(tone, 4.0)
    parts = [k.lathe("seat", [(0, h - .05), (1.0, h - .03), (1.55, h + .02), (1.68, h), (1.72, h - .10), (1.66, h - .30), (1.4, h - .36), (0, h - .36)], wood, sub=2)]
    legs = [(math.cos(a), math.sin(a)) for a in (math.pi / 4 + i * math.pi / 2 for i in range(4))]
    for cx, cy in legs:
        parts.append(k.tube("leg", [(cx * 1.15, cy * 1.15, h - .3), (cx * 1.7, cy * 1.7, 0)], .18, wood, nurbs=False, radii=[1, .75]))
    for (ax, ay), (bx, by) in zip(legs, legs[1:] + legs[:1]):
        parts.append(k.tube("rung", [(ax * 1.48, ay * 1.48, 1.7), (bx * 1.48, by * 1.48, 1.7)], .11, wood, nurbs=False))
    return k.group(parts, loc, rotz)


TABLE = 7.4


def table(loc, r=3.4, tone="oak"):
    """A round table on one iron foot."""
    k.lathe("top", [(0, TABLE), (r - .09, TABLE), (r - .02, TABLE - .03), (r, TABLE - .10), (r - .02, TABLE - .24), (r - .12, TABLE - .31), (0, TABLE - .31)], k.wood(tone, 8.0, .3), loc, 128, 0)
    foot = [(0, 0), (1.80, 0), (1.86, .05), (1.84, .12), (1.1, .20), (.36, .34), (.23, .65), (.22, 6.4), (.34, 6.75), (1.3, 7.0), (1.35, 7.08), (0, 7.09)]
    k.lathe("foot", foot, k.plain("cast", (.008, .0075, .007), .5, spec=.2, bump=.1, scale=60), loc, 64, 1)


def newspaper(loc, rotz):
    """Folded once and read already: the sheets no longer lie quite flat."""
    m = k.printed("newspaper", "newspaper.png", .9, bump=.15)
    parts = []
    for i in range(5):
        bm = bmesh.new()
        uv = bm.loops.layers.uv.new()
        nx, ny = 24, 18
        w, h = 2.9, 2.05
        lift = lambda u, v: .014 * i + .20 * (i / 4) ** 2 * max(0, u - .35) ** 2 + .035 * (i / 4) * math.sin(5 * u + i) * math.sin(4 * v + i * 2) * u
        grid = [[bm.verts.new(((a / nx - .5) * w + .02 * i, (b / ny - .5) * h + .012 * math.sin(i * 2.1), .01 + lift(a / nx, b / ny))) for a in range(nx + 1)] for b in range(ny + 1)]
        for b in range(ny):
            for a in range(nx):
                f = bm.faces.new((grid[b][a], grid[b][a + 1], grid[b + 1][a + 1], grid[b + 1][a]))
                f.smooth = True
                for l, (p, q) in zip(f.loops, ((a, b), (a + 1, b), (a + 1, b + 1), (a, b + 1))):
                    l[uv].uv = (p / nx, q / ny)
        me = bpy.data.meshes.new("sheet")
        bm.to_mesh(me)
        bm.free()
        parts.append(k.obj("sheet", me, m))
    return k.group(parts, loc, rotz)


def fig(loc, h=14.0, size=2.2, seed=3):
    """A rubber plant in a clay pot: leaves all the way up each stem."""
    x, y, z = loc
    rnd = random.Random(seed)
    s = h / 14
    k.lathe("pot", [(0, .1), (1.25, .1), (1.35, 0), (1.42, .1), (1.78, 3.0), (1.80, 3.2), (1.72, 3.22), (1.62, 3.0), (1.6, 2.8), (0, 2.8)], k.ceramic("sand"), loc, sub=2, scale=s)
    for n in range(3):
        a, lean = n * 2.2 + seed, rnd.uniform(.05, .16)
        tip = rnd.uniform(.72, 1.0) * h
        dx, dy = math.cos(a) * lean * h, math.sin(a) * lean * h
        k.tube("stem", [(x, y, z + 2.7 * s), (x + dx * .4, y + dy * .4, z + h * .5), (x + dx, y + dy, z + tip)], .11 * s, k.plain("stem", (.10, .075, .045), .7, bump=.3))
        count = 7
        for i in range(count):
            u = .30 + .70 * i / (count - 1)
            o = k.plant((x + dx * u, y + dy * u, z + 2.7 * s + (tip - 2.7 * s) * u), seed * 10 + n * 7 + i, 2, size * (1.1 - .25 * u), 1.0)
            o.rotation_euler.z = i * 1.35 + a


def light():
    """Morning sun through the windows, the sky beside it, and the bounce of the street door behind."""
    k.world(.34, 0, (.97, 1.0, 1.03), "day")
    for y in (-23.5, .5, 24.5):
        k.area((LEFT - 2.8, y, 16.2), (LEFT + 20, y, 11), (20, 21), 6500, (.93, .98, 1.0))
    k.area((6, 22, TOP - 1), (8, 40, 12), (24, 8), 1500, (1, .98, .95))
    k.sun((.86, .30, -.42), 16, .7, (1, .91, .78))


def room():
    k.bowl_cup(k.dipped(.13, "pandan"), "tulip", (2.5, -9.0, TABLE), -.35, k.dipped(.03, "pandan"), 2.3)
    k.bowl_cup(k.dipped(), "crema", (1.1, -6.0, TABLE), 2.4, k.dipped(.03), .4)
    shell()
    windows()
    street()
    bar_end()
    # the table one would take
    table((1.6, -7.6, 0))
    newspaper((-.3, -8.3, TABLE), .35)
    chair((-3.2, -3.4, 0), .62)
    chair((6.4, -3.6, 0), -.72)
    # by the window
    table((-8.2, 11.5, 0), 3.2)
    k.cup(k.ceramic("paper"), "crema", (-7.4, 10.4, TABLE), .4, k.ceramic("paper"))
    stool((-4.0, 10.2, 0))
    chair((-8.6, 17.2, 0), .1)
    fig((LEFT + 3.4, 40.0, 0), 17, 2.6, 3)
    # at the right
    table((13.5, 13.0, 0), 3.2)
    chair((9.2, 13.6, 0), 1.64)
    chair((17.8, 14.6, 0), -1.25)
    bar.coarser()
    light()
