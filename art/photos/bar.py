"""The shop's counter: espresso machine, tiled wall, shelf, terrazzo top, and the room they stand in.

One unit is ten centimetres, as in kedai.py; the counter top is z = 0.
"""
import math
import random

import bpy
from mathutils import Vector

import kedai as k


# ---------------------------------------------------------------- materials
def terrazzo(tone="pale"):
    """Cast stone with chips of many sizes, ground and waxed."""
    m, t = k.material("terrazzo-" + tone)
    if t:
        v = t.coords()
        few, *ground = {"pale": (1, (.60, .575, .53), (.70, .68, .635)), "milk": (.4, (.66, .65, .625), (.74, .73, .71)), "ink": (.32, (.026, .022, .020), (.040, .034, .030))}[tone]
        c = t.mix(t.noise(v, 1.2, 4).outputs[0], *ground)
        for scale, share, seed in ((5.5, .30, 0), (11, .36, 3), (24, .40, 7)):
            vo = t.n("TexVoronoi", {"feature": "F1"}, Vector=t.n("Mapping", Vector=v, Location=(seed, seed * .7, seed * .3)).outputs[0], Scale=float(scale))
            edge = t.n("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=t.n("Mapping", Vector=v, Location=(seed, seed * .7, seed * .3)).outputs[0], Scale=float(scale))
            pick = t.n("TexWhiteNoise", Vector=vo.outputs["Color"])
            chip = t.math("MULTIPLY", t.math("LESS_THAN", pick.outputs[0], share * few), t.math("GREATER_THAN", edge.outputs["Distance"], .07 + .05))
            stone = t.ramp(t.n("TexWhiteNoise", Vector=t.mix(.5, vo.outputs["Color"], (.3, .7, .2))).outputs[0], [(0, (.13, .10, .08)), (.25, (.36, .25, .17)), (.5, (.52, .46, .38)), (.75, (.74, .70, .64)), (1, (.34, .36, .31))], "CONSTANT")
            c = t.mix(chip, c, stone)
        r = t.n("MapRange", i0=t.noise(v, 2.3, 5, .6).outputs[0], i1=.3, i2=.7, i3=.16, i4=.34)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=r, Specular=.45, Normal=t.bump(t.noise(v, 2, 3).outputs[0], .02, .03)))
    return m


def tiles(size=1.0, tone="white"):
    """Glazed by hand: no two of one colour, none quite in the plane of the wall."""
    m, t = k.material(f"tiles-{tone}-{size}")
    if t:
        glazes, pooled, joint = {
            "white": ([(.60, .575, .52), (.72, .70, .655), (.80, .785, .75)], (.58, .53, .46), (.42, .385, .33)),
            "pandan": ([(.030, .072, .038), (.058, .118, .064), (.10, .175, .10)], (.022, .050, .028), (.22, .245, .205)),
        }[tone]
        v = t.coords("Object", (1 / size, 1 / size, 0), (0, 0, .5))
        cell = t.n("VectorMath", {"operation": "FLOOR"}, i0=v)
        part = t.n("VectorMath", {"operation": "FRACTION"}, i0=v)
        own = t.n("TexWhiteNoise", Vector=cell)
        s = t.n("SeparateXYZ", Vector=part)
        near = lambda q: t.math("MINIMUM", q, t.math("SUBTRACT", 1.0, q))
        edge = t.math("MINIMUM", near(s.outputs[0]), near(s.outputs[1]))
        edge = t.math("ADD", edge, t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 5, 3).outputs[0], .5), .022))
        face = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=edge, i1=.012, i2=.030, i3=0., i4=1.)
        glaze = t.ramp(own.outputs[0], list(zip((0, .4, 1), glazes)))
        glaze = t.mix(t.math("MULTIPLY", t.noise(v, 3.5, 5, .65).outputs[0], .25), glaze, pooled)
        c = t.mix(face, joint, glaze)
        tilt = t.n("VectorMath", {"operation": "SUBTRACT"}, i0=own.outputs["Color"], i1=(.5, .5, .5))
        tilt = t.n("VectorMath", {"operation": "SCALE"}, i0=tilt, Scale=.07)
        lean = t.n("VectorMath", {"operation": "NORMALIZE"}, i0=t.n("VectorMath", {"operation": "ADD"}, i0=t.n("NewGeometry").outputs["Normal"], i1=tilt))
        b = t.bump(face, .5, .03, lean.outputs[0])
        b = t.bump(t.noise(v, 2.2, 3).outputs[0], .16, .05, b.outputs[0])
        r = t.n("MapRange", i0=face, i1=0., i2=1., i3=.8, i4=.13)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=r, Specular=.5, Normal=b))
    return m


def enamel(name, col):
    m, t = k.material("enamel-" + name)
    if t:
        v = t.coords()
        c = t.mix(.08, col, t.noise(v, 2, 4), "OVERLAY")
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.34, Specular=.5, Clearcoat=.9, Clearcoat_Roughness=.06, Normal=t.bump(t.noise(v, 26, 2).outputs[0], .010, .02)))
    return m


def brushed(name="steel", col=(.60, .585, .56), along=(1, 40, 40)):
    """Sheet steel, drawn one way, with the wiping of every evening on it."""
    m, t = k.material("brushed-" + name)
    if t:
        line = t.noise(t.coords("Object", along), 3, 4, .7)
        wipe = t.noise(t.coords(), .9, 5, .65)
        r = t.n("MapRange", i0=t.math("ADD", t.math("MULTIPLY", line.outputs[0], .5), t.math("MULTIPLY", wipe.outputs[0], .7)), i1=.35, i2=.85, i3=.20, i4=.40)
        t.out(t.n("BsdfPrincipled", Base_Color=t.mix(.10, col, line, "OVERLAY"), Metallic=1.0, Roughness=r, Normal=t.bump(line.outputs[0], .035, .004)))
    return m


def chrome():
    m, t = k.material("chrome")
    if t:
        v = t.coords()
        smear = t.noise(v, 2.2, 5, .65)
        r = t.n("MapRange", i0=smear.outputs[0], i1=.35, i2=.75, i3=.035, i4=.15)
        t.out(t.n("BsdfPrincipled", Base_Color=(.77, .755, .735), Metallic=1.0, Roughness=r, Normal=t.bump(t.noise(v, 5, 2).outputs[0], .012, .02)))
    return m


def rubber():
    return k.plain("rubber", (.012, .011, .010), .62, bump=.08, scale=80)


def crema_stream():
    m, t = k.material("crema-stream")
    if t:
        n = t.noise(t.coords("Object", (8, 8, 1)), 6, 4)
        c = t.ramp(n.outputs[0], [(.35, (.045, .014, .004)), (.65, (.22, .085, .022))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.12, Specular=.5))
    return m


# ---------------------------------------------------------------- things
def rod(points, r, mat, **more):
    return k.tube("rod", points, r, mat, **more)


def espresso_cup(loc, top="crema", mat=None, rotz=0.0, scale=.62, saucer=None):
    return k.cup(mat or k.ceramic("paper", speckle=True), top, loc, rotz, saucer, scale=scale, level=.47 if top else .53)


def stack(loc, n, scale=.72, seed=1, mat=None):
    """Cups put into one another, none quite straight."""
    rnd = random.Random(seed)
    for i in range(n):
        k.cup(mat or k.ceramic("paper"), None, (loc[0] + rnd.uniform(-.012, .012), loc[1] + rnd.uniform(-.012, .012), loc[2] + i * .40 * scale), rnd.uniform(-.9, .9) + .2, None, scale=scale)


def saucers(loc, n, scale=.9, seed=2, mat=None):
    rnd = random.Random(seed)
    sp = [(0, .012), (.24, .012), (.255, .0), (.30, .0), (.315, .014), (.52, .045), (.68, .095), (.735, .122), (.742, .132), (.736, .139), (.72, .138), (.66, .115), (.50, .068), (.33, .042), (.29, .036), (.27, .028), (0, .028)]
    for i in range(n):
        k.lathe("saucer", sp, mat or k.ceramic("paper"), (loc[0] + rnd.uniform(-.02, .02), loc[1] + rnd.uniform(-.02, .02), loc[2] + i * .062 * scale), sub=2, scale=scale)


def jug(loc, rotz=0.0, scale=1.0):
    """The steel jug that milk is steamed in."""
    st = brushed("jug", (.66, .65, .63), (1, 1, 30))

    def lip(a, r, z):
        pull = max(0.0, math.cos(a)) ** 14 * max(0.0, (z - .72) / .30) ** 2
        return (.13 * pull, .02 * pull)
    body = k.lathe("jug", [(0, .015), (.36, .015), (.40, 0), (.43, .02), (.445, .08), (.445, .30), (.42, .55), (.375, .74), (.36, .86), (.368, 1.0), (.372, 1.015), (.364, 1.018), (.356, 1.0), (.348, .86), (.363, .74), (.408, .55), (.432, .30), (.43, .09), (.40, .04), (0, .035)], st, sub=2, wobble=lip)
    grip = rod([(-.40, 0, .80), (-.50, 0, .90), (-.72, 0, .86), (-.76, 0, .60), (-.70, 0, .30), (-.44, 0, .20)], .034, chrome(), flat=2.0)
    return k.group([body, grip], loc, rotz, scale)


def canister(loc, r=.5, h=1.3, full=.7, seed=1):
    """A jar of beans with a wooden lid."""
    k.lathe("jar", [(0, 0), (r - .05, 0), (r, .04), (r, h - .03), (r - .01, h), (r - .03, h), (r - .035, h - .03), (r - .035, .06), (r - .08, .03), (0, .03)], k.glass("clear"), loc, sub=2)
    k.lathe("lid", [(0, h), (r - .05, h), (r + .01, h + .01), (r + .015, h + .13), (r - .03, h + .16), (0, h + .16)], k.wood("oak", 4.0), loc, sub=2)
    m, t = k.material("beans-in-jar")
    if t:
        vo = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=t.coords("Object", (1, 1, 1.4)), Scale=9.0, Smoothness=.25)
        c = t.ramp(vo.outputs["Distance"], [(0, (.075, .030, .012)), (.5, (.030, .011, .005)), (.75, (.006, .003, .002))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.4, Normal=t.bump(t.math("MULTIPLY", vo.outputs["Distance"], -1.0), .9, .08)))
    k.lathe("beans", [(0, .04), (r - .07, .04), (r - .045, .08), (r - .045, h * full), (r - .2, h * full + .04), (0, h * full + .06)], m, loc, sub=2)


def disc(r, mat, loc):
    """A round print, upright, facing the camera."""
    o = k.lathe("disc", [(r, 0), (0, 0)], mat, loc, 96, 0, (math.pi / 2, 0, 0))
    for lo in o.data.loops:
        c = o.data.vertices[lo.vertex_index].co
        o.data.uv_layers[0].data[lo.index].uv = (c.x / r / 2 + .5, c.y / r / 2 + .5)
    return o


def machine(loc=(0, 0, 0), rotz=0.0, colour="pandan", pouring=True):
    """A one-group espresso machine: enamelled hood, steel body, chrome group, walnut handles."""
    col = {"pandan": (.040, .066, .036), "paper": (.74, .72, .66)}[colour]
    skin, steel, shine, wood_, black = enamel(colour, col), brushed(), chrome(), k.wood("dark", 3.0), rubber()
    parts = []
    w = 3.7

    def box(size, at, mat, bevel, rot=(0, 0, 0), seg=6):
        o = k.slab("part", size, mat, at, rot, bevel, seg)
        parts.append(o)
        return o

    def turn(prof, at, mat, rot=(0, 0, 0), sub=2, seg=64):
        o = k.lathe("turned", prof, mat, at, seg, sub, rot)
        parts.append(o)
        return o

    # feet, tray, body, hood
    for x in (-1.5, 1.5):
        for y in (-1.75, 1.9):
            turn([(0, 0), (.20, 0), (.22, .03), (.20, .06), (.13, .08), (.12, .34), (0, .34)], (x, y, 0), shine)
    box((w, 4.5, .62), (0, .12, .62), skin, .16)
    box((w - .34, 2.05, .10), (0, -1.06, .925), steel, .03)
    n = 21
    for i in range(n):
        x = (i / (n - 1) - .5) * (w - .62)
        parts.append(rod([(x, -2.0, .985), (x, -.12, .985)], .026, shine, nurbs=False))
    for y in (-1.98, -1.06, -.14):
        parts.append(rod([(-(w - .56) / 2, y, .962), ((w - .56) / 2, y, .962)], .022, shine, nurbs=False))
    box((w - .10, 2.5, 2.4), (0, 1.1, 2.05), steel, .05)
    for sx in (-1, 1):
        box((.09, 2.62, 2.5), (sx * (w / 2 - .03), 1.05, 2.0), skin, .04)
    box((w, 4.2, 1.06), (0, .25, 3.72), skin, .24, seg=10)
    box((w - .5, .03, .50), (0, -1.855, 3.70), steel, .012)
    # the gauge
    dial = (-.86, -1.88, 3.70)
    turn([(0, 0), (.27, 0), (.295, .02), (.295, .07), (.275, .085), (.255, .07), (.25, .03), (0, .03)], dial, shine, (math.pi / 2, 0, 0))
    parts.append(disc(.255, k.printed("dial", "dial.png", .3, bump=.0, coat=1.0), (dial[0], dial[1] - .036, dial[2])))
    for i, x in enumerate((.62, .98, 1.34)):
        turn([(0, 0), (.105, 0), (.115, .015), (.112, .05), (.10, .06), (0, .062)], (x, -1.872, 3.70), shine if i else black, (math.pi / 2, 0, 0))
    # cups keep warm on top, behind a rail
    z = 4.25
    for pts in ([(-1.68, -1.55, z + .34), (1.68, -1.55, z + .34)], [(-1.68, -1.55, z + .34), (-1.68, 2.1, z + .34)], [(1.68, -1.55, z + .34), (1.68, 2.1, z + .34)]):
        parts.append(rod(pts, .034, shine, nurbs=False))
    for x in (-1.68, 0, 1.68):
        parts.append(rod([(x, -1.55, z - .02), (x, -1.55, z + .34)], .028, shine, nurbs=False))
    # group and portafilter
    gx, gy = .12, -1.12
    turn([(0, 3.25), (.56, 3.25), (.60, 3.235), (.605, 3.22), (.605, 2.90), (.60, 2.885), (.585, 2.875), (.54, 2.87), (.535, 2.86), (.535, 2.66), (.54, 2.65), (.565, 2.645), (.57, 2.635), (.57, 2.54), (.565, 2.53), (.45, 2.525), (0, 2.525)], (gx, gy, 0), shine)
    turn([(.43, 2.55), (.47, 2.55), (.482, 2.545), (.487, 2.53), (.487, 2.40), (.482, 2.385), (.47, 2.38), (.435, 2.375), (.43, 2.365), (.425, 2.20), (.41, 2.13), (.37, 2.08), (.26, 2.045), (.13, 2.03), (.115, 2.01), (.11, 1.90), (0, 1.90)], (gx, gy, 0), shine)
    spin = .42
    d = Vector((math.sin(spin), -math.cos(spin), -.10)).normalized()
    q = d.to_track_quat("Z", "Y").to_euler()
    at = Vector((gx, gy, 2.30)) + d * .43
    turn([(0, 0), (.12, 0), (.105, .05), (.088, .12), (.085, .30), (.11, .33), (.115, .36), (.10, .39), (0, .39)], at, shine, q)
    turn([(0, .37), (.108, .37), (.125, .40), (.118, .55), (.120, .80), (.142, 1.15), (.152, 1.38), (.140, 1.50), (.09, 1.56), (0, 1.57)], at, wood_, q)
    turn([(0, 1.555), (.05, 1.555), (.055, 1.575), (.04, 1.59), (0, 1.592)], at, shine, q)
    for s in (-1, 1):
        parts.append(rod([(gx, gy, 1.96), (gx + s * .05, gy, 1.90), (gx + s * .14, gy, 1.88), (gx + s * .175, gy, 1.80), (gx + s * .175, gy, 1.73)], .062, shine, radii=[1, 1, .95, .85, .80]))
        if pouring:
            parts.append(rod([(gx + s * .175, gy, 1.76), (gx + s * .172, gy, 1.60), (gx + s * .165, gy, 1.45), (gx + s * .16, gy, 1.27)], .017, crema_stream(), radii=[1.5, 1.0, .75, .62]))
    # steam wand and its knob
    sx = 1.52
    turn([(0, 0), (.14, 0), (.16, .03), (.16, .12), (.12, .16), (0, .16)], (sx, -1.45, 3.20), shine, (math.pi, 0, 0))
    parts.append(rod([(sx, -1.45, 3.2), (sx, -1.47, 2.9), (sx + .03, -1.60, 2.6), (sx + .10, -1.78, 2.0), (sx + .14, -1.86, 1.50)], .055, shine))
    turn([(0, 0), (.055, .01), (.075, .06), (.072, .16), (.055, .22), (0, .22)], (sx + .14, -1.86, 1.36), shine)
    turn([(0, 0), (.10, .0), (.11, .03), (.105, .12), (.16, .16), (.20, .22), (.205, .34), (.18, .40), (0, .42)], (1.84, -1.05, 3.72), wood_, (0, math.pi / 2, 0))
    return k.group(parts, loc, rotz)


def shelf(x0, x1, y, z, seed=1):
    """A board with what a bar has at hand; it is out of focus."""
    rnd = random.Random(seed)
    k.slab("board", (x1 - x0, 1.5, .22), k.wood("honey", 7.0), ((x0 + x1) / 2, y, z), (0, 0, 0), .03)
    for x in (x0 + .8, x1 - .8):
        k.tube("bracket", [(x, y + .7, z - .9), (x, y + .6, z - .5), (x, y - .4, z - .13)], .05, k.plain("iron", (.013, .010, .008), .5, .6, bump=.2, scale=30))
    x = x0 + .8
    z += .11
    while x < x1 - .7:
        kind = rnd.randrange(4)
        if kind == 0:
            canister((x, y, z), .48, rnd.uniform(1.2, 1.6), rnd.uniform(.5, .85))
            x += 1.25
        elif kind == 1:
            stack((x, y, z), rnd.randrange(2, 4), .9, rnd.randrange(99), k.ceramic(rnd.choice(("paper", "sand"))))
            x += 1.2
        elif kind == 2:
            saucers((x, y, z), rnd.randrange(5, 9), 1.0, rnd.randrange(99), k.ceramic("paper"))
            x += 1.75
        else:
            k.takeaway((x, y, z), rnd.uniform(0, 6))
            x += 1.0


def counter(front=-3.2, back=3.2, tone="pale"):
    """The top, whose rounded edge comes to the camera, and the tiled wall behind it."""
    k.slab("counter", (60, back - front, .42), terrazzo(tone), (0, (front + back) / 2, -.21), (0, 0, 0), .06)
    fluted(front + .30)


def fluted(y, x0=-13.0, x1=15.0, pitch=.56, z0=-9.0, z1=-.42):
    """The front of the counter: upright half-round battens, each from a board of its own."""
    m, t = k.material("battens")
    if t:
        v = t.coords()
        own = t.n("TexWhiteNoise", {"noise_dimensions": "1D"}, W=t.math("FLOOR", t.math("DIVIDE", t.n("SeparateXYZ", Vector=v).outputs[0], pitch)))
        at = t.n("VectorMath", {"operation": "ADD"}, i0=v, i1=t.n("VectorMath", {"operation": "SCALE"}, i0=own.outputs["Color"], Scale=30.0))
        grain = t.noise(t.n("Mapping", Vector=at, Scale=(9, 9, .35)).outputs[0], 2.2, 6, .62, .3)
        c = t.ramp(grain.outputs[0], [(.28, (.20, .112, .056)), (.5, (.36, .225, .124)), (.72, (.47, .32, .19))])
        c = t.n("HueSaturation", Hue=.5, Saturation=1.0, Value=t.n("MapRange", i0=own.outputs[0], i1=0., i2=1., i3=.80, i4=1.12), Color=c)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.42, Specular=.3, Normal=t.bump(grain.outputs[0], .18, .01)))
    verts, faces = [], []
    x = math.floor(x0 / pitch) * pitch
    while x < x1:
        for i in range(13):
            a = math.pi * i / 12
            px, py = x + pitch * (.5 - .47 * math.cos(a)), y - .19 * math.sin(a) ** .8
            verts += [(px, py, z0), (px, py, z1)]
        x += pitch
    for i in range(len(verts) // 2 - 1):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    me = bpy.data.meshes.new("fluted")
    me.from_pydata(verts, [], faces)
    for p in me.polygons:
        p.use_smooth = True
    return k.obj("fluted", me, m)


def wall(y=6.4, tone="white", size=1.0):
    k.plane("wall", 70, 40, tiles(size, tone), (0, y, 6), (math.pi / 2, 0, 0))


def board(loc, w=3.4, h=4.4):
    """The drinks of the house, lettered on a dark panel."""
    k.slab("panel", (w + .24, .14, h + .24), k.wood("honey", 6.0), loc, (0, 0, 0), .03)
    k.plane("letters", w, h, k.printed("board", "board.png", .7, bump=.05), (loc[0], loc[1] - .075, loc[2]), (math.pi / 2, 0, 0))


# ---------------------------------------------------------------- light
def window(centre, target, w=5.4, h=6.6, power=2400, cols=3, rows=2, col=(1, .975, .94)):
    """Panes rather than one sheet: steel and glaze show what they mirror."""
    c = Vector(centre)
    q = (Vector(target) - c).to_track_quat("-Z", "Y")
    pw, ph = w / cols, h / rows
    for i in range(cols):
        for j in range(rows):
            at = c + q @ Vector(((i - (cols - 1) / 2) * pw, (j - (rows - 1) / 2) * ph, 0))
            o = k.area(at, at + q @ Vector((0, 0, -1)), (pw * .88, ph * .92), power / (cols * rows), col)
            o.rotation_euler = q.to_euler()


def coarser():
    """A room full of turned things needs no finer mesh than the camera can tell."""
    for o in bpy.data.objects:
        for m in o.modifiers:
            if m.type == "SUBSURF":
                m.levels = m.render_levels = 1
