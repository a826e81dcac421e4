"""Where the menu's pictures are taken: four tables of one shop, each with its own light and what is behind it."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

import bar
import kedai as k

EDGE = 1.75


# ---------------------------------------------------------------- walls and tops
def wall_paint(tone="sand"):
    m, t = k.material("limewash-" + tone)
    if t:
        deep, full, rubbed = {
            "sand": ((.60, .485, .355), (.72, .60, .46), (.78, .68, .55)),
            "clay": ((.29, .135, .078), (.37, .185, .11), (.43, .24, .155)),
        }[tone]
        v = t.coords()
        c = t.mix(t.noise(v, .55, 6, .62).outputs[0], deep, full)
        c = t.mix(t.math("MULTIPLY", t.noise(t.coords("Object", (1, 1, .25)), 2.2, 5).outputs[0], .25), c, rubbed)
        b = t.bump(t.noise(v, 1.8, 5, .6).outputs[0], .16, .05)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.9, Specular=.15, Normal=b))
    return m


def woven(w=.078):
    """Bamboo split into strips of this width and plaited, two over and two under."""
    m, t = k.material(f"woven-{w}")
    if t:
        v = t.coords("Object", (1 / w, 1 / w, 1), (40.3, 40.7, 0), (0, 0, .5))
        s = t.n("SeparateXYZ", Vector=v)
        i, j = (t.math("FLOOR", s.outputs[n]) for n in (0, 1))
        over = t.math("LESS_THAN", t.math("MODULO", t.math("ADD", i, j), 4.0), 1.5)
        across = t.mix(over, t.n("CombineXYZ", i0=t.math("FRACT", s.outputs[1]), i1=s.outputs[0], i2=j), t.n("CombineXYZ", i0=t.math("FRACT", s.outputs[0]), i1=s.outputs[1], i2=t.math("ADD", i, 100.0)))
        a = t.n("SeparateXYZ", Vector=across)
        off = t.math("ABSOLUTE", t.math("SUBTRACT", a.outputs[0], .5))
        own = t.n("TexWhiteNoise", {"noise_dimensions": "1D"}, W=a.outputs[2]).outputs[0]
        fibre = t.noise(t.n("Mapping", Vector=across, Scale=(14, .35, 3.7)).outputs[0], 1.0, 4, .65).outputs[0]
        gap = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=off, i1=.36, i2=.50, i3=1., i4=0.).outputs[0]
        c = t.mix(t.math("ADD", t.math("MULTIPLY", own, .55), t.math("MULTIPLY", fibre, .45)), (.36, .235, .105), (.66, .50, .27))
        c = t.mix(gap, (.075, .040, .015), c)
        h = t.math("ADD", t.math("MULTIPLY", gap, 1.0), t.math("MULTIPLY", fibre, .12))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.46, Specular=.35, Normal=t.bump(h, .8, w * .28)))
    return m


def tray(loc=(0, 0, 0), r=1.5, turn=0.0):
    """A tampah: a round plaited tray whose rim is two hoops bound together."""
    mat = woven()
    z = .035
    parts = [k.lathe("weave", [(0, z), (r * .9, z + .004), (r * .97, z + .03), (r, z + .10), (r - .015, z + .104), (r * .955, z + .05), (r * .88, z + .022), (0, z + .018)], mat, sub=2, seg=128)]
    hoop, t = k.material("hoop")
    if t:
        f = t.noise(t.coords("UV", (3, 60, 1)), 1.0, 4, .6).outputs[0]
        t.out(t.n("BsdfPrincipled", Base_Color=t.mix(f, (.30, .185, .075), (.56, .40, .19)), Roughness=.42, Specular=.4, Normal=t.bump(f, .3, .01)))
    for rr, zz in ((r + .012, z + .075), (r - .030, z + .095)):
        parts.append(k.lathe("hoop", [(rr - .012, zz - .05), (rr + .012, zz - .05), (rr + .017, zz), (rr + .012, zz + .05), (rr - .012, zz + .05), (rr - .017, zz), (rr - .012, zz - .05)], hoop, sub=1, seg=128))
    n = round(31 * r)
    for i in range(n):
        a = 2 * math.pi * i / n
        o = k.lathe("binding", [(.046, -.022), (.054, -.012), (.054, .012), (.046, .022)], hoop, (math.cos(a) * (r - .008), math.sin(a) * (r - .008), z + .085), 20, 1, (math.pi / 2, 0, a))
        o.scale = (1, 1.25, 1)
        parts.append(o)
    return k.group(parts, loc, turn)


def banana_leaf(points, z, seed=2, curl=.016):
    """A piece cut from the leaf: ribbed from the middle outwards, never quite flat."""
    m, t = k.material("banana-leaf")
    if t:
        v = t.coords("Object", (.6, 30, 1), (0, 0, 0), (0, 0, .22))
        rib = t.noise(v, 1.0, 3, .6).outputs[0]
        c = t.mix(t.n("MapRange", i0=rib, i1=.35, i2=.65, i3=0., i4=1.).outputs[0], (.030, .075, .020), (.062, .125, .036))
        c = t.mix(t.math("MULTIPLY", t.noise(t.coords(), 1.6, 5).outputs[0], .6), c, (.10, .145, .042))
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=.30, Specular=.45, Normal=t.bump(rib, .5, .012))
        t.out(t.n("MixShader", i0=.12, i1=a, i2=t.n("BsdfTranslucent", Color=(.16, .30, .05))))
    cx = sum(p[0] for p in points) / len(points)
    cy = sum(p[1] for p in points) / len(points)
    bm = bmesh.new()
    rings = []
    n = 14
    edge = []
    for a, b in zip(points, points[1:] + points[:1]):
        edge += [(a[0] + (b[0] - a[0]) * i / 12, a[1] + (b[1] - a[1]) * i / 12) for i in range(12)]
    for q in range(1, n + 1):
        f = q / n
        rings.append([bm.verts.new((cx + (x - cx) * f, cy + (y - cy) * f, z + curl * f ** 3 * (1 + math.sin(x * 4 + seed) * .9) + .004 * math.sin(x * 9 + y * 5 + seed))) for x, y in edge])
    middle = bm.verts.new((cx, cy, z))
    for i in range(len(edge)):
        j = (i + 1) % len(edge)
        bm.faces.new((middle, rings[0][i], rings[0][j]))
        for a, b in zip(rings, rings[1:]):
            bm.faces.new((a[i], b[i], b[j], a[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new("leaf")
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    o = k.obj("banana", me, m)
    th = o.modifiers.new("t", "SOLIDIFY")
    th.thickness = .006
    return o


# ---------------------------------------------------------------- light
def reflected(at, target, w, h, strength):
    """What glass and glaze mirror: a curtained window, bright in its middle and gone at its edges."""
    m, t = k.material(f"curtain-{strength}")
    if t:
        s = t.n("SeparateXYZ", Vector=t.coords("UV", (2, 2, 1), (-1, -1, 0)))
        soft = lambda o: t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ABSOLUTE", s.outputs[o]), i1=1., i2=.25, i3=0., i4=1.).outputs[0]
        fold = t.n("MapRange", i0=t.noise(t.coords("UV", (9, .4, 1)), 1.0, 2).outputs[0], i1=.3, i2=.7, i3=.72, i4=1.).outputs[0]
        t.out(t.n("Emission", Color=(1, .975, .94), Strength=t.math("MULTIPLY", t.math("MULTIPLY", t.math("MULTIPLY", soft(0), soft(1)), fold), strength)))
    o = k.plane("curtain", w, h, m, at)
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = (Vector(target) - Vector(at)).to_track_quat("Z", "Y")
    for flag in ("visible_camera", "visible_diffuse", "visible_shadow", "visible_volume_scatter", "visible_transmission"):
        setattr(o, flag, False)
    return o


def lamps(side, near=300, far=52):
    """The window at one side (-1 is left), and what the room across from it sends back."""
    for at, size, power in (((4.6 * side, .2, 3.9), (3.6, 3.4), near), ((-4.4 * side, -2.6, 3.0), (3.0, 3.0), far)):
        lamp = k.area(at, (0, .1, .4), size, power, (1, .965, .91))
        lamp.visible_glossy = lamp.visible_transmission = False
    reflected((4.6 * side, -.6, 2.6), (0, 0, .5), 3.4, 4.6, 9.0)
    reflected((-4.6 * side, -1.6, 2.4), (0, 0, .5), 2.2, 3.6, 1.1)


def low_lamp():
    """What was fried shows its crust only where light comes over it from behind."""
    k.area((1.5, 2.2, 1.9), (0, 0, .25), (1.1, .8), 60, (1, .86, .66))


# ---------------------------------------------------------------- the tables
def window():
    """The plank by the window, before a wall the colour of sand."""
    k.table("honey", edge=EDGE)
    k.plane("wall", 40, 30, wall_paint(), (0, 3.1, 6), (math.pi / 2, 0, 0))
    k.world(.62, 0, (1.0, .98, .95), "day")
    lamps(-1)
    sun = (.74, .40, -.47)
    k.sun(sun, 5.2, 1.6, (1, .90, .78))
    k.gobo(sun, (.35, 1.1, .75), 7.0, "window+leaf", 5, .60, 15)


def garden():
    """Teak under the eaves, before the garden: the sun comes from there."""
    k.table("teak", edge=EDGE)
    k.plane("ground", 80, 60, bar.terrazzo("pale"), (0, 33, -5))
    # the sun stands behind this wall, which must not keep it off
    m, t = k.material("haze")
    if t:
        leaves = t.noise(t.coords("Object", (1, 1, 1)), .55, 4, .55).outputs[0]
        t.out(t.n("Emission", Color=t.ramp(leaves, [(.34, (.10, .20, .045)), (.47, (.30, .42, .13)), (.56, (.72, .76, .48)), (.68, (1, .97, .86))]), Strength=.85))
    k.plane("wall", 80, 40, m, (0, 13, 6), (math.pi / 2, 0, 0)).visible_shadow = False
    rnd = random.Random(6)
    for i in range(9):
        k.plant((-5 + i * 1.25 + rnd.uniform(-.5, .5), rnd.uniform(6.2, 9.5), rnd.uniform(-3.4, -.4)), i + 3, 20, rnd.uniform(1.5, 2.2))
    k.world(.62, 0, (.98, 1.0, 1.0), "day")
    lamps(-1, 190, 60)
    k.sun((-.50, -.58, -.52), 9, 1.2, (1, .90, .76))
    k.gobo((-.50, -.58, -.52), (.1, .3, .3), 6.0, "leaf", 11, .9, 16)


def evening():
    """Teak before a wall of red clay, late: the sun is low and warm."""
    k.table("teak", .05, edge=EDGE)
    k.plane("wall", 40, 30, wall_paint("clay"), (0, 3.6, 6), (math.pi / 2, 0, 0))
    k.world(.55, 0, (1.0, .96, .90), "day")
    lamps(-1, 260, 70)
    sun = (.80, .30, -.36)
    k.sun(sun, 3.8, 1.6, (1, .84, .64))
    k.gobo(sun, (.2, 2.0, 1.3), 7.0, "window+leaf", 9, .95, 18)


def tiled():
    """The counter itself: pale stone before green tiles, in the morning."""
    k.slab("counter", (60, 20, .5), bar.terrazzo("milk"), (0, EDGE - 10, -.25), (0, 0, 0), .04)
    k.plane("wall", 40, 30, bar.tiles(.62, "pandan"), (0, EDGE + .3, 6), (math.pi / 2, 0, 0))
    k.world(.36, 0, (.97, 1.0, 1.03), "day")
    lamps(-1, 165, 36)
    sun = (.76, .36, -.44)
    k.sun(sun, 4.2, 1.3, (1, .92, .82))
    k.gobo(sun, (.2, .7, .5), 7.0, "window+leaf", 5, .72, 15)
