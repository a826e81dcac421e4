"""Roots, leaves and bark that lie beside a drink or float in it. One unit is ten centimetres, as in kedai.py."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

import kedai as k


def lumpy(o, grain, much):
    tx = bpy.data.textures.new("lumpy", "CLOUDS")
    tx.noise_scale = grain
    d = o.modifiers.new("d", "DISPLACE")
    d.texture, d.strength, d.mid_level, d.texture_coords = tx, much, .5, "GLOBAL"


def ginger_root(loc, turn, seed=1, size=1.0):
    """A hand of ginger: knobs that grew out of one another, ringed, dry-skinned, pale where one was snapped off."""
    m, t = k.material("ginger-root")
    if t:
        v = t.coords()
        ring = t.noise(t.n("Mapping", Vector=v, Scale=(9, 1.2, 1.2)).outputs[0], 3.0, 4, .6, .5).outputs[0]
        fine = t.noise(v, 26, 5, .7).outputs[0]
        c = t.ramp(t.math("ADD", t.math("MULTIPLY", ring, .6), t.math("MULTIPLY", fine, .4)), [(.33, (.20, .115, .052)), (.48, (.40, .255, .125)), (.62, (.56, .39, .205))])
        c = t.mix(t.n("MapRange", i0=t.noise(v, 3, 4).outputs[0], i1=.52, i2=.70, i3=0., i4=.6).outputs[0], c, (.24, .15, .085))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.55, Specular=.28, Normal=t.bump(t.math("ADD", ring, t.math("MULTIPLY", fine, .4)), .7, .012)))
    rnd = random.Random(seed)
    mb = bpy.data.metaballs.new("root")
    mb.resolution = mb.render_resolution = .012 * size
    mb.threshold = .35

    def knob(x, y, z, r):
        e = mb.elements.new()
        e.co, e.radius = (x, y, z), r * 1.35

    def branch(x, y, a, n, r):
        for i in range(n):
            knob(x, y, r * .78, r * rnd.uniform(.88, 1.08))
            if i and rnd.random() < .6:
                side = a + rnd.choice((-1, 1)) * rnd.uniform(1.0, 1.6)
                bx, by = x + math.cos(side) * r * 1.15, y + math.sin(side) * r * 1.15
                knob(bx, by, r * .8, r * rnd.uniform(.62, .80))
                if rnd.random() < .5:
                    knob(bx + math.cos(side) * r * .7, by + math.sin(side) * r * .7, r * .95, r * rnd.uniform(.50, .62))
            a += rnd.uniform(-.35, .35)
            x, y = x + math.cos(a) * r * 1.05, y + math.sin(a) * r * 1.05
    branch(0, 0, 0, 5, .105 * size)
    ob = bpy.data.objects.new("root", mb)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    for p in me.polygons:
        p.use_smooth = True
    o = k.obj("root", me, m, loc, (0, 0, turn))
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = s.render_levels = 1
    lumpy(o, .05 * size, .018 * size)
    return o


def ginger_slice(loc, size, seed=1, tilt=(0, 0, 0)):
    """Cut across the root, so as uneven as the root: skin at its edge, fibres that end as dots, a paler ring."""
    m, t = k.material("ginger-slice")
    if t:
        v = t.coords("Object", (1 / .10,) * 3)
        r = t.n("VectorMath", {"operation": "LENGTH"}, i0=t.n("Mapping", Vector=v, Scale=(1, 1, 0)).outputs[0]).outputs["Value"]
        # drawn out one way, as the knife drags the fibres it cuts
        fibre = t.noise(t.n("Mapping", Vector=v, Scale=(2.2, 11, 1)).outputs[0], 1.6, 6, .7).outputs[0]
        dots = t.n("TexVoronoi", Vector=v, Scale=9.0).outputs["Distance"]
        q = t.math("ADD", r, t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 1.4, 4).outputs[0], .5), .22))
        c = t.ramp(q, [(0, (.56, .37, .085)), (.60, (.58, .39, .10)), (.67, (.42, .26, .066)), (.73, (.60, .42, .13)), (.95, (.52, .35, .12))])
        c = t.mix(t.n("MapRange", i0=dots, i1=.05, i2=.24, i3=.75, i4=0.).outputs[0], c, (.30, .165, .035))
        c = t.mix(t.n("MapRange", i0=fibre, i1=.48, i2=.66, i3=0., i4=.60).outputs[0], c, (.80, .66, .34))
        side = t.n("MapRange", i0=t.math("ABSOLUTE", t.n("SeparateXYZ", Vector=t.n("TexCoord").outputs["Normal"]).outputs[2]), i1=.4, i2=.75, i3=1., i4=0.).outputs[0]
        c = t.mix(side, c, t.mix(fibre, (.22, .13, .060), (.40, .26, .13)))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=fibre, i1=.35, i2=.65, i3=.24, i4=.55), Specular=.4, Subsurface=.12, Subsurface_Radius=(.04, .03, .012), Subsurface_Color=c, Normal=t.bump(t.math("ADD", fibre, t.math("MULTIPLY", dots, .6)), .55, .012)))
    rnd = random.Random(seed)
    waves = [(n, rnd.uniform(.02, .15) / n ** .6, rnd.uniform(0, 6.28)) for n in (1, 2, 3, 4, 5, 7)]
    out = lambda a: 1 + sum(w * math.sin(n * a + p) for n, w, p in waves)
    th = size * rnd.uniform(.13, .20)
    rows = [(0, 0), (size * .55, 0), (size * .97, 0), (size, th * .2), (size, th * .8), (size * .97, th), (size * .55, th), (0, th)]
    o = k.lathe("ginger", rows, m, loc, 72, 2, tilt, wobble=lambda a, q, z: (q * (out(a) - 1), .012 * q * math.sin(2 * a + seed) / .1 * .3))
    return o


def rock_sugar(places, seed=1):
    """Gula batu: crystals broken apart, amber and half clear."""
    m, t = k.material("rock-sugar")
    if t:
        v = t.coords()
        g = t.n("BsdfGlass", Color=(.96, .83, .58), Roughness=.10, IOR=1.42, Normal=t.bump(t.noise(v, 14, 4).outputs[0], .35, .02))
        d = t.n("BsdfPrincipled", Base_Color=(.72, .50, .24), Roughness=.30, Subsurface=.5, Subsurface_Radius=(.10, .06, .02), Subsurface_Color=(.78, .55, .26))
        t.out(t.n("MixShader", i0=t.n("MapRange", i0=t.noise(v, 6, 4).outputs[0], i1=.35, i2=.65, i3=.25, i4=.8), i1=g, i2=d))
    rnd = random.Random(seed)
    for x, y, size in places:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=size * 1.6)
        for v in bm.verts:
            v.co += Vector([rnd.gauss(0, size * .16) for _ in range(3)])
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=size * .10, segments=2, profile=.6, affect="EDGES")
        me = bpy.data.meshes.new("sugar")
        bm.to_mesh(me)
        bm.free()
        k.obj("sugar", me, m, (x, y, size * .74), (rnd.uniform(-.25, .25), rnd.uniform(-.25, .25), rnd.uniform(0, 6)))


def clove(loc, rot, size=1.0):
    m, t = k.material("clove")
    if t:
        v = t.coords()
        c = t.ramp(t.noise(v, 40, 5, .65).outputs[0], [(.3, (.042, .016, .008)), (.7, (.115, .048, .022))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.6, Specular=.25, Normal=t.bump(t.noise(v, 60, 4).outputs[0], .5, .006)))
    stem = k.lathe("clove", [(0, 0), (.010, .004), (.015, .03), (.017, .08), (.022, .105), (.030, .118), (.020, .122), (.019, .135), (.012, .150), (0, .153)], m, sub=1, seg=20, wobble=lambda a, r, z: (.35 * (r - .018) * abs(math.sin(2 * a)) if .108 < z < .121 else 0, 0))
    e = k.group([stem], loc, 0, size)
    e.rotation_euler = rot
    return e


def sappan(loc, length, width, rot, seed=1):
    """A shaving of sappanwood: orange, split along its grain, bent by the knife."""
    m, t = k.material("sappan")
    if t:
        v = t.coords("UV", (34, 1.3, 1))
        f = t.noise(v, 1.0, 5, .7).outputs[0]
        c = t.ramp(f, [(.3, (.20, .045, .012)), (.5, (.40, .125, .034)), (.7, (.60, .27, .085))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.62, Specular=.25, Normal=t.bump(f, .6, .008)))
    rnd = random.Random(seed)
    bend, twist, n = rnd.uniform(-.9, .9), rnd.uniform(-.7, .7), 14
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    rows = []
    for i in range(n + 1):
        s = i / n - .5
        w = width * (1 - .35 * abs(2 * s) ** 3 + rnd.uniform(-.10, .10))
        a = twist * s
        z = bend * length * s * s
        rows.append([bm.verts.new((length * s, u * w * .5 * math.cos(a), z + u * w * .5 * math.sin(a) + .012 * abs(u))) for u in (-1, -.35, .3, 1)])
    for i, (a, b) in enumerate(zip(rows, rows[1:])):
        for j in range(3):
            f = bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
            f.smooth = True
            for lo, (uu, vv) in zip(f.loops, ((j, i), (j, i + 1), (j + 1, i + 1), (j + 1, i))):
                lo[uv].uv = (uu / 3 + seed * .37, vv / n * length * 6)
    me = bpy.data.meshes.new("sappan")
    bm.to_mesh(me)
    bm.free()
    o = k.obj("sappan", me, m, loc, rot)
    th = o.modifiers.new("t", "SOLIDIFY")
    th.thickness = width * .14
    return o


def dry_leaf(loc, rot, length=.9, seed=1):
    """A leaf of the cinnamon tree, dried: three ribs, curled at its edges."""
    m, t = k.material("dry-leaf")
    if t:
        s = t.n("SeparateXYZ", Vector=t.coords("UV"))
        u = t.math("ABSOLUTE", s.outputs[0])
        v = t.coords()
        n = t.noise(v, 6, 6, .65).outputs[0]
        c = t.ramp(n, [(.3, (.105, .055, .022)), (.5, (.20, .115, .048)), (.72, (.33, .215, .095))])
        near = lambda at, wide: t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ABSOLUTE", t.math("SUBTRACT", u, at)), i1=0., i2=wide, i3=.8, i4=0.).outputs[0]
        rib = t.math("MAXIMUM", near(0.0, .07), near(.52, .05))
        c = t.mix(rib, c, (.42, .29, .14))
        net = t.n("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=v, Scale=26.0).outputs["Distance"]
        b = t.bump(t.math("ADD", t.math("ADD", n, rib), t.math("MULTIPLY", net, .8)), .6, .012)
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=.55, Specular=.28, Normal=b)
        t.out(t.n("MixShader", i0=.18, i1=a, i2=t.n("BsdfTranslucent", Color=(.42, .20, .06))))
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    n, cols = 30, 8
    rows = []
    for i in range(n + 1):
        s = i / n
        w = length * .20 * math.sin(math.pi * s ** .85) ** .8 + .004
        row = []
        for j in range(cols + 1):
            q = j / cols * 2 - 1
            lift = .30 * w * q * q * (1 + .5 * math.sin(s * 9 + seed + q)) + .10 * w * math.sin(s * 13 + q * 3 + seed)
            row.append(bm.verts.new((length * s, q * w, lift + length * .20 * (s - .5) ** 2)))
        rows.append(row)
    for i, (a, b) in enumerate(zip(rows, rows[1:])):
        for j in range(cols):
            f = bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
            f.smooth = True
            for lo, jj in zip(f.loops, (j, j, j + 1, j + 1)):
                lo[uv].uv = (jj / cols * 2 - 1, i / n)
    me = bpy.data.meshes.new("dry")
    bm.to_mesh(me)
    bm.free()
    o = k.obj("dry", me, m, loc, rot)
    th = o.modifiers.new("t", "SOLIDIFY")
    th.thickness = .006
    sub = o.modifiers.new("s", "SUBSURF")
    sub.levels = sub.render_levels = 1
    return o
