"""The scene library: things of the coffee house as meshes and materials for Blender's Cycles.

One unit is ten centimetres. The table top is z = 0, cameras look roughly along +y.
"""
import json
import math
import os
import random

import bpy
import bmesh
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.environ.get("PHOTO_BUILD", os.path.join(HERE, "build"))
TEX = os.path.join(BUILD, "tex")


def lin(r, g, b):
    f = lambda c: (c / 255 / 12.92) if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4
    return (f(r), f(g), f(b), 1)


INK, PAPER, CARAMEL, PANDAN = lin(43, 26, 18), lin(250, 245, 236), lin(184, 105, 42), lin(79, 122, 58)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()
    _imgs.clear()
    _mesh.clear()


# ---------------------------------------------------------------- node helpers
_mats, _imgs, _mesh = {}, {}, {}


class Tree:
    def __init__(self, nt):
        self.nt = nt
        nt.nodes.clear()

    def n(self, kind, props=None, **ins):
        node = self.nt.nodes.new("ShaderNode" + kind)
        for k, v in (props or {}).items():
            setattr(node, k, v)
        for k, v in ins.items():
            key = k.replace("_", " ")
            sock = node.inputs[int(k[1:])] if k[0] == "i" and k[1:].isdigit() else node.inputs[key]
            self.put(sock, v)
        return node

    def put(self, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.nt.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            self.nt.links.new(v.outputs[0], sock)
        else:
            if isinstance(v, (tuple, list)) and len(v) == 3 and sock.type == "RGBA":
                v = (*v, 1)
            sock.default_value = v

    def ramp(self, fac, stops, mode="LINEAR"):
        node = self.n("ValToRGB", Fac=fac)
        cr = node.color_ramp
        cr.interpolation = mode
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = c if len(c) == 4 else (*c, 1)
        return node

    def math(self, op, a, b=0.0, clamp=False):
        return self.n("Math", {"operation": op, "use_clamp": clamp}, i0=a, i1=b)

    def mix(self, fac, a, b, mode="MIX"):
        return self.n("MixRGB", {"blend_type": mode}, Fac=fac, Color1=a, Color2=b)

    def noise(self, vec, scale, detail=4, rough=0.5, dist=0.0):
        return self.n("TexNoise", Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)

    def coords(self, which="Object", scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        tc = self.n("TexCoord")
        return self.n("Mapping", Vector=tc.outputs[which], Scale=scale, Location=loc, Rotation=rot).outputs[0]

    def bump(self, height, strength=0.3, dist=0.01, normal=None):
        b = self.n("Bump", Height=height, Strength=strength, Distance=dist)
        if normal:
            self.put(b.inputs["Normal"], normal)
        return b

    def image(self, name, vec, data=False, ext="REPEAT"):
        return self.n("TexImage", {"image": img(name, data), "extension": ext, "interpolation": "Cubic"}, Vector=vec)

    def out(self, shader, volume=None):
        o = self.n("OutputMaterial")
        self.nt.links.new(shader.outputs[0], o.inputs["Surface"])
        if volume:
            self.nt.links.new(volume.outputs[0], o.inputs["Volume"])


def img(name, data=False):
    key = (name, data)
    if key not in _imgs:
        p = os.path.join(TEX, name)
        if name.endswith(".npy"):
            a = np.load(p)[::-1]
            im = bpy.data.images.new(name, a.shape[1], a.shape[0], float_buffer=True)
            im.colorspace_settings.name = "Linear"
            im.pixels.foreach_set(np.dstack([a, np.ones(a.shape[:2])]).astype(np.float32).ravel())
            im.update()
            im.pack()
        else:
            im = bpy.data.images.load(p)
            im.colorspace_settings.name = "Non-Color" if data else "sRGB"
        _imgs[key] = im
    return _imgs[key]


def material(name):
    """Decorator-like cache: material(name) gives (material, Tree or None when it exists already)."""
    if name in _mats:
        return _mats[name], None
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    _mats[name] = m
    return m, Tree(m.node_tree)


# ---------------------------------------------------------------- materials
def wood(tone="dark", size=9.0, rot=0.0):
    m, t = material(f"wood-{tone}-{size}-{rot}")
    if not t:
        return m
    v = t.coords("Object", (1 / size, 1 / (size * .75), 1), (.37, .21, 0), (0, 0, rot))
    tex = t.image("wood.png", v, True)
    sep = t.n("SeparateColor", Color=tex.outputs[0])
    ramps = {
        "dark": [(0, (.004, .0018, .0009)), (.32, (.022, .0088, .0038)), (.62, (.058, .024, .0098)), (1, (.115, .052, .021))],
        "walnut": [(0, (.007, .003, .0014)), (.30, (.048, .0195, .008)), (.60, (.125, .056, .023)), (1, (.22, .108, .046))],
        "teak": [(0, (.010, .0042, .0018)), (.30, (.070, .029, .011)), (.62, (.155, .070, .028)), (1, (.25, .125, .052))],
        "honey": [(0, (.018, .007, .0025)), (.30, (.135, .060, .020)), (.62, (.29, .145, .053)), (1, (.43, .245, .10))],
        "oak": [(0, (.10, .058, .030)), (.30, (.34, .225, .130)), (.62, (.50, .36, .23)), (1, (.62, .48, .33))],
    }
    c = t.ramp(sep.outputs[0], ramps[tone])
    big = t.noise(t.coords("Object", (.25, .6, 1)), 1.4, 3)
    c = t.mix(t.math("MULTIPLY", big.outputs[0], .35), c, (.006, .0025, .001), "MIX")
    hue = t.n("HueSaturation", Hue=.5, Saturation=1.0, Value=t.n("MapRange", i0=sep.outputs[2], i1=0., i2=1., i3=.78, i4=1.2), Color=c)
    smear = t.noise(t.coords("Object", (1, 1, 1)), 1.7, 5, .6)
    rough = t.n("MapRange", i0=t.math("ADD", t.math("MULTIPLY", sep.outputs[0], .35), smear.outputs[0]), i1=.3, i2=1., i3=.50, i4=.27)
    b = t.bump(sep.outputs[1], .55, .018)
    t.out(t.n("BsdfPrincipled", Base_Color=hue, Roughness=rough, Specular=.26, Normal=b))
    return m


def ceramic(name="paper", col=None, speckle=True, rough=.28, foot=True):
    m, t = material("ceramic-" + name)
    if not t:
        return m
    col = col or {"paper": (.78, .755, .70), "ink": (.028, .017, .012), "caramel": (.42, .165, .048), "pandan": (.088, .142, .064), "sand": (.56, .47, .36)}[name]
    v = t.coords()
    c = t.mix(.12, col, t.noise(v, 3, 4), "OVERLAY")
    if speckle:
        vo = t.n("TexVoronoi", {"feature": "F1"}, Vector=v, Scale=34.0, Randomness=1.0)
        sz = t.n("TexWhiteNoise", Vector=vo.outputs["Color"])
        dot = t.math("LESS_THAN", vo.outputs["Distance"], t.math("MULTIPLY", t.math("POWER", sz.outputs[0], 5.0), .30))
        c = t.mix(t.math("MULTIPLY", dot, .62), c, (.10, .052, .024), "MIX")
        vo2 = t.n("TexVoronoi", {"feature": "F1"}, Vector=v, Scale=90.0)
        s2 = t.n("TexWhiteNoise", Vector=vo2.outputs["Color"])
        dot2 = t.math("LESS_THAN", vo2.outputs["Distance"], t.math("MULTIPLY", t.math("POWER", s2.outputs[0], 8.0), .34))
        c = t.mix(t.math("MULTIPLY", dot2, .5), c, (.16, .085, .04), "MIX")
    throw = t.noise(t.coords("Object", (.6, .6, 14)), 1.5, 2)
    b = t.bump(throw.outputs[0], .06, .03)
    b = t.bump(t.noise(v, 7, 2).outputs[0], .05, .02, b.outputs[0])
    p = t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=t.noise(v, 5).outputs[0], i1=.3, i2=.7, i3=rough - .06, i4=rough + .10), Specular=.5, Normal=b)
    t.out(p)
    return m


def dipped(line=.13, glaze="milk"):
    """Stoneware dipped into a glaze that stops, wavy, above its raw foot."""
    m, t = material(f"dipped-{glaze}-{line}")
    if t:
        deep, full, worn = {
            "milk": ((.77, .76, .735), (.83, .825, .805), (.62, .56, .47)),
            "pandan": ((.060, .118, .066), (.095, .165, .095), (.17, .18, .10)),
            "ink": ((.020, .017, .015), (.036, .031, .027), (.09, .060, .040)),
        }[glaze]
        v = t.coords()
        wave = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(t.coords("Object", (1, 1, 0)), 3.0, 3).outputs[0], .5), .07)
        z = t.math("ADD", t.n("SeparateXYZ", Vector=v).outputs[2], wave)
        glazed = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=z, i1=line - .006, i2=line + .006, i3=0., i4=1.).outputs[0]
        clay = t.ramp(t.noise(v, 46, 4, .65).outputs[0], [(.3, (.22, .125, .070)), (.7, (.36, .225, .135))])
        # the glaze is thinner, and so a little browner, where it stops
        thin = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=z, i1=line, i2=line + .07, i3=.55, i4=0.).outputs[0]
        colour = t.mix(t.noise(v, 2.6, 4).outputs[0], deep, full)
        colour = t.mix(thin, colour, worn)
        b = t.bump(t.noise(t.coords("Object", (.6, .6, 12)), 1.6, 2).outputs[0], .05, .03)
        b = t.bump(t.noise(v, 6, 2).outputs[0], .05, .02, b.outputs[0])
        grit = t.bump(t.noise(v, 70, 3).outputs[0], .30, .008)
        glaze = t.n("BsdfPrincipled", Base_Color=colour, Roughness=.13, Specular=.5, Subsurface=.04, Subsurface_Radius=(.05, .035, .025), Subsurface_Color=colour, Normal=b)
        raw = t.n("BsdfPrincipled", Base_Color=clay, Roughness=.82, Specular=.25, Normal=grit)
        t.out(t.n("MixShader", i0=glazed, i1=raw, i2=glaze))
    return m


def plaster():
    """A wall smoothed by hand and painted the colour of milk."""
    m, t = material("plaster")
    if t:
        v = t.coords()
        c = t.mix(t.noise(v, .5, 5, .6).outputs[0], (.66, .64, .60), (.74, .725, .69))
        b = t.bump(t.noise(v, 1.6, 5, .6).outputs[0], .22, .06)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.85, Specular=.2, Normal=t.bump(t.noise(v, 30, 3).outputs[0], .06, .01, b.outputs[0])))
    return m


def raw_clay():
    m, t = material("raw-clay")
    if t:
        v = t.coords()
        c = t.ramp(t.noise(v, 60, 3).outputs[0], [(.3, (.17, .088, .044)), (.7, (.34, .20, .11))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.85, Normal=t.bump(t.noise(v, 80, 3).outputs[0], .25, .008)))
    return m


def plain(name, col, rough=.5, metal=0.0, spec=.5, bump=0.0, scale=40, coat=0.0, sheen=0.0):
    m, t = material("plain-" + name)
    if t:
        v = t.coords()
        nz = t.noise(v, scale, 5, .6)
        c = t.mix(.16, col, nz, "OVERLAY")
        r = t.n("MapRange", i0=t.noise(v, scale * .2, 4).outputs[0], i1=.3, i2=.7, i3=max(rough - .05, .02), i4=rough + .07)
        p = t.n("BsdfPrincipled", Base_Color=c, Roughness=r, Metallic=metal, Specular=spec, Clearcoat=coat, Sheen=sheen)
        if bump:
            t.put(p.inputs["Normal"], t.bump(nz.outputs[0], bump, .01))
        t.out(p)
    return m


def glass(name="clear", col=(1, 1, 1), rough=0.0, ior=1.45, wavy=0.0):
    """Glass that lets light through to what stands behind it instead of needing caustics."""
    m, t = material("glass-" + name)
    if t:
        g = t.n("BsdfGlass", Color=col, Roughness=rough, IOR=ior)
        if wavy:
            t.put(g.inputs["Normal"], t.bump(t.noise(t.coords(), 6, 3).outputs[0], wavy, .05))
        lp = t.n("LightPath")
        tr = t.n("BsdfTransparent", Color=tuple(.93 * c for c in col[:3]))
        f = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        t.out(t.n("MixShader", i0=f, i1=g, i2=tr))
    return m


def coffee_top(tex, radius):
    """Surface of a drink from a drawn texture; without milk it is a mirror."""
    still = tex in ("tubruk", "americano")
    m, t = material(f"top-{tex}-{radius:.3f}")
    if t:
        v = t.coords("Object", (.5 / radius,) * 2 + (1,), (.5, .5, 0))
        c = t.image(tex + ".png", v, ext="EXTEND")
        h = t.image(tex + "-h.png", v, True, ext="EXTEND")
        b = t.bump(h.outputs[0], .35, .012)
        b = t.bump(t.noise(t.coords(), 9, 2).outputs[0], .03, .03, b.outputs[0])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.12 if still else .30, Specular=.25 if tex == "americano" else .45, Normal=b, Clearcoat=0.0 if still else .25, Clearcoat_Roughness=.12))
    return m


def black_coffee():
    m, t = material("black-coffee")
    if t:
        v = t.coords()
        b = t.bump(t.noise(v, 4, 2).outputs[0], .04, .03)
        f = t.n("LayerWeight", Blend=.35).outputs["Facing"]
        c = t.mix(f, (.013, .0042, .0016), (.045, .014, .0045))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.04, Specular=.5, Normal=b))
    return m


def bean_mat():
    m, t = material("bean")
    if t:
        oi = t.n("ObjectInfo")
        v = t.coords()
        c = t.ramp(oi.outputs["Random"], [(0, (.020, .0075, .0034)), (.5, (.040, .0150, .0062)), (1, (.072, .0275, .0105))])
        big = t.noise(v, 2.0, 5, .6)
        c = t.mix(t.math("MULTIPLY", big.outputs[0], .55), c, t.mix(.5, c, (.11, .045, .018)))
        # how the roast took this one
        c = t.n("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=c, Color2=oi.outputs["Color"])
        g = t.n("Attribute", {"attribute_name": "groove"})
        c = t.mix(g.outputs["Fac"], c, t.mix(t.noise(v, 9, 4).outputs[0], (.05, .022, .010), (.24, .125, .058)))
        wr = t.noise(t.coords("Object", (1.2, 4, 4)), 3.2, 6, .6, .4)
        b = t.bump(wr.outputs[0], .30, .06)
        b = t.bump(t.noise(v, 34, 3).outputs[0], .22, .012, b.outputs[0])
        r = t.n("MapRange", i0=big.outputs[0], i1=.3, i2=.7, i3=.38, i4=.58)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=r, Specular=.35, Clearcoat=.10, Clearcoat_Roughness=.25, Normal=b))
    return m


def printed(name, tex, rough=.6, uv=True, bump=.08, scale=(1, 1, 1), loc=(0, 0, 0), spec=.35, emit=0.0, coat=0.0):
    m, t = material("print-" + name)
    if t:
        v = t.coords("UV" if uv else "Object", scale, loc)
        c = t.image(tex, v)
        p = t.n("BsdfPrincipled", Base_Color=c, Roughness=rough, Specular=spec, Clearcoat=coat, Clearcoat_Roughness=.02)
        fib = t.noise(t.coords(), 55, 4)
        t.put(p.inputs["Normal"], t.bump(fib.outputs[0], bump, .006))
        if emit:
            t.put(p.inputs["Emission"], c.outputs[0])
            p.inputs["Emission Strength"].default_value = emit
        t.out(p)
    return m


def emitter(name, col, strength):
    m, t = material("emit-" + name)
    if t:
        t.out(t.n("Emission", Color=col, Strength=strength))
    return m


# ---------------------------------------------------------------- mesh helpers
def obj(name, mesh, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    o = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = loc, rot
    o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if mat and not (mesh.materials and mesh.materials[0]):
        mesh.materials.append(mat)
    return o


def lathe(name, prof, mat, loc=(0, 0, 0), seg=72, sub=2, rot=(0, 0, 0), scale=1.0, wobble=None):
    verts, faces, uvs = [], [], []
    n = len(prof)
    acc = [0.0]
    for a, b in zip(prof, prof[1:]):
        acc.append(acc[-1] + math.dist(a, b))
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, z in prof:
            k = wobble(a, r, z) if wobble else (0, 0)
            verts.append(((r + k[0]) * math.cos(a), (r + k[0]) * math.sin(a), z + k[1]))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1):
            faces.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
            u0, u1 = i / seg, (i + 1) / seg
            v0, v1 = acc[k] / acc[-1], acc[k + 1] / acc[-1]
            uvs += [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    lay = me.uv_layers.new()
    for l, uv in zip(lay.data, uvs):
        l.uv = uv
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    o = obj(name, me, mat, loc, rot, scale)
    if sub:
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = sub
    return o


def slab(name, size, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.01, seg=4, uv_face=None):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel:
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bevel, segments=seg, profile=.5, affect="EDGES")
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True
    me.auto_smooth_angle = .7
    return obj(name, me, mat, loc, rot)


def plane(name, w, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), cuts=0):
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1 + cuts, y_segments=1 + cuts, size=.5, calc_uvs=True)
    bm.loops.layers.uv.verify()
    bmesh.ops.scale(bm, vec=(w, h, 1), verts=bm.verts)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    uv = me.uv_layers[0] if me.uv_layers else me.uv_layers.new()
    for lo in me.loops:
        c = me.vertices[lo.vertex_index].co
        uv.data[lo.index].uv = (c.x / w + .5, c.y / h + .5)
    return obj(name, me, mat, loc, rot)


def tube(name, pts, rad, mat, loc=(0, 0, 0), rot=(0, 0, 0), flat=1.0, radii=None, nurbs=True, caps=True):
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    sp = cu.splines.new("NURBS" if nurbs else "POLY")
    sp.points.add(len(pts) - 1)
    for i, (p, q) in enumerate(zip(sp.points, pts)):
        p.co = (*q, 1)
        p.radius = radii[i] if radii else 1
    if nurbs:
        sp.use_endpoint_u = True
        sp.order_u = 4
    cu.resolution_u = 16
    cu.bevel_depth = rad
    cu.bevel_resolution = 8
    cu.use_fill_caps = caps
    o = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = loc, rot
    o.scale = (1, flat, 1)
    cu.materials.append(mat)
    return o


def group(objs, loc=(0, 0, 0), rotz=0.0, scale=1.0, rot=None):
    e = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(e)
    for o in objs:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = rot or (0, 0, rotz)
    e.scale = (scale,) * 3
    return e


# ---------------------------------------------------------------- things
def table(tone="walnut", rot=0.0, size=9.0, edge=None):
    """The table top; with edge it ends there, so that the room shows behind it."""
    if edge is None:
        return plane("table", 60, 40, wood(tone, size), (0, 8, 0), (0, 0, rot))
    return slab("table", (60, 20, .5), wood(tone, size), (0, edge - 10, -.25), (0, 0, 0), .03)


def cup(mat=None, top="tulip", loc=(0, 0, 0), rotz=0.0, saucer=None, art_rot=0.0, level=.53, handle=True, scale=1.0, low=False):
    mat = mat or ceramic("paper")
    prof = [(0, .0), (.20, .0), (.225, .0), (.235, .008), (.24, .03), (.262, .045), (.33, .10), (.385, .19), (.420, .31), (.437, .44), (.446, .57), (.449, .592),
            (.446, .602), (.438, .605), (.430, .602), (.426, .592), (.415, .44), (.398, .31), (.360, .19), (.29, .105), (.18, .075), (0, .07)]
    parts = [lathe("cup", prof, mat, sub=2)]
    if handle:
        pts = [(.432, 0, .49), (.50, 0, .53), (.66, 0, .52), (.735, 0, .40), (.69, 0, .26), (.56, 0, .175), (.465, 0, .175), (.375, 0, .205)]
        parts.append(tube("handle", pts, .042, mat, flat=1.35, radii=[1.25, 1.0, .92, .92, .92, .95, 1.05, 1.2]))
    r_in = .40 + (level - .31) * .11
    r_in = np.interp(level, [.19, .31, .44, .592], [.360, .398, .415, .426])
    if top:
        d = lathe("drink", [(0, level), (r_in * .5, level), (r_in * .9, level), (r_in * .965, level + .002), (r_in * .99, level + .008), (r_in + .004, level + .02)],
                  coffee_top(top, r_in) if top != "black" else black_coffee(), sub=2, rot=(0, 0, art_rot))
        parts.append(d)
    base = 0
    if saucer:
        sp = [(0, .012), (.24, .012), (.255, .0), (.30, .0), (.315, .014), (.52, .045), (.68, .095), (.735, .122), (.742, .132), (.736, .139), (.72, .138), (.66, .115), (.50, .068), (.33, .042), (.29, .036), (.27, .028), (0, .028)]
        s = lathe("saucer", sp, saucer, sub=2)
        for p in parts:
            p.location.z += .030
        parts.append(s)
    return group(parts, loc, rotz, scale)


SAUCER = [(0, .014), (.25, .014), (.275, .0), (.33, .0), (.345, .016), (.54, .050), (.70, .100), (.775, .134), (.786, .146), (.779, .154), (.762, .152), (.69, .122), (.52, .074), (.36, .046), (.31, .040), (.29, .032), (0, .032)]


def bowl_cup(mat, top="fern", loc=(0, 0, 0), rotz=0.0, saucer=None, art_rot=0.0, level=.500):
    """A wide cup for milk coffee. Body and handle are one piece: melted together, then smoothed."""
    prof = [(0, .012), (.20, .012), (.235, 0), (.262, 0), (.272, .012), (.276, .035), (.315, .070), (.405, .150), (.475, .265), (.512, .390), (.524, .500), (.526, .560), (.522, .572), (.512, .576), (.502, .572), (.497, .560),
            (.494, .500), (.480, .390), (.444, .275), (.375, .170), (.27, .095), (.16, .075), (0, .070)]
    body = lathe("cup", prof, mat, sub=2, seg=96)
    pts = [(.42, 0, .47), (.53, 0, .485), (.66, 0, .500), (.785, 0, .455), (.80, 0, .325), (.70, 0, .225), (.56, 0, .195), (.40, 0, .20)]
    grip = tube("handle", pts, .050, mat, flat=1.35, radii=[1.5, 1.25, .92, .86, .88, .92, 1.2, 1.6])
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    bm = bmesh.new()
    for o in (body, grip):
        me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
        me.transform(o.matrix_world)
        part = bmesh.new()
        part.from_mesh(me)
        # what the handle has inside the cup is not melted into it
        if o is grip:
            for v in part.verts:
                r = math.hypot(v.co.x, v.co.y)
                wall = np.interp(v.co.z, [.07, .15, .265, .39, .5], [.30, .395, .462, .498, .510])
                if r < wall:
                    v.co.x *= wall / r
                    v.co.y *= wall / r
        part.to_mesh(me)
        part.free()
        bm.from_mesh(me)
    me = bpy.data.meshes.new("bowlcup")
    bm.to_mesh(me)
    bm.free()
    for o in (body, grip):
        bpy.data.objects.remove(o)
    o = obj("bowlcup", me, mat)
    melt = o.modifiers.new("melt", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", .0062, True
    smooth = o.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = .5, 9
    parts = [o]
    if top:
        r = float(np.interp(level, [.275, .390, .500], [.447, .483, .497]))
        parts.append(lathe("drink", [(0, level), (r * .5, level), (r * .9, level), (r * .965, level + .002), (r * .99, level + .008), (r + .004, level + .020)], coffee_top(top, r), sub=2, seg=96, rot=(0, 0, art_rot)))
    if saucer:
        s = lathe("saucer", SAUCER, saucer, sub=2, seg=96)
        for p in parts:
            p.location.z += .034
        parts.append(s)
    return group(parts, loc, rotz)


def ice_cube(size, seed):
    rnd = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=size)
    bmesh.ops.subdivide_edges(bm, edges=list(bm.edges), cuts=2, use_grid_fill=True)
    for v in bm.verts:
        v.co += Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1))) * size * .045
        v.co *= 1 - .10 * max(0, (v.co.length / (size * .86)) - .75) * 3
    me = bpy.data.meshes.new("ice")
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    return me


def drops(r0, r1, h, n, seed, lo=.12, hi=.92, mat=None, large=1.0):
    """Condensation: flattened drops on the outside of a tapering glass."""
    rnd = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=14, v_segments=10, radius=1)
    me = bpy.data.meshes.new("drop")
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    mat = mat or glass("water", ior=1.33)
    out = []
    for i in range(n):
        t = rnd.uniform(lo, hi)
        a = rnd.uniform(0, 2 * math.pi)
        s = min(.004 + rnd.expovariate(1 / .0045), .026) * large
        r = np.interp(t, [0, .5, 1], [r0 + .005, (r0 + r1) / 2, r1])
        o = obj("drop", me, mat, (r * math.cos(a), r * math.sin(a), t * h), (0, 0, a), (s * .45, s * rnd.uniform(.8, 1.1), s * rnd.uniform(.9, 1.5)))
        out.append(o)
    return out


# ---------------------------------------------------------------- beans
def bean_mesh(variant=0):
    key = ("bean", variant)
    if key in _mesh:
        return _mesh[key]
    rnd = random.Random(variant + 7)
    ly, lz, curl = rnd.uniform(.66, .78), rnd.uniform(.44, .55), rnd.uniform(.06, .13)
    deep, open_, bent = 1.0, 1.0, 0.0
    if variant >= 5:
        # of one sack: long and round ones, flat and swollen, some creases shut and some gaping, few quite straight
        ly, lz, curl = rnd.uniform(.60, .88), rnd.uniform(.38, .62), rnd.choice((-1, 1)) * rnd.uniform(.02, .20)
        deep, open_, bent = rnd.uniform(.5, 1.25), rnd.uniform(.7, 1.9), rnd.uniform(-.10, .10)
    nu, nv = 72, 56
    verts, faces, grooves = [], [], []

    def put(x, y, z):
        X, Y = x, y * ly * (1 - .06 * x)
        env = math.sqrt(max(0, 1 - x * x))
        g = 0
        if z >= 0:
            Z = z * lz * (1 + .04 * x)
        else:
            Z = z * .20
            d = y * ly - curl * math.sin(math.pi * x * .95)
            w = (.045 + .016 * math.sin(3 * x + variant)) * open_
            # short of the ends, or a bean seen from its end is a clam
            cut = math.exp(-(d / w) ** 2) * min(1, max(0, env - .22) * 2.6)
            # the two halves swell towards the crease and fall into it
            lip = math.exp(-((abs(d) - .20) / .17) ** 2) * env
            Z += cut * .26 * deep - lip * .085
            g = cut
        if variant >= 5:
            own = Vector((x * 1.3, y * 1.3, z * 1.3 + variant * 7.7))
            X, Y, Z = X * (1 + .05 * noise.noise(own)), Y * (1 + .08 * noise.noise(own + Vector((5, 0, 0)))) + bent * x * x, Z * (1 + .12 * noise.noise(own + Vector((0, 5, 0))))
        return (X * .5, Y * .5, Z * .5), g

    for i in range(nu + 1):
        th = math.pi * i / nu
        x = math.cos(th)
        for j in range(nv):
            ph = 2 * math.pi * j / nv
            # more points near the flat side's middle where the cut is
            ph2 = ph + .0
            p, g = put(x, math.sin(th) * math.cos(ph2), math.sin(th) * math.sin(ph2))
            verts.append(p)
            grooves.append(g)
    for i in range(nu):
        for j in range(nv):
            k = (j + 1) % nv
            faces.append((i * nv + j, i * nv + k, (i + 1) * nv + k, (i + 1) * nv + j))
    me = bpy.data.meshes.new(f"bean{variant}")
    me.from_pydata(verts, [], faces)
    at = me.attributes.new("groove", "FLOAT", "POINT")
    at.data.foreach_set("value", grooves)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    me.materials.append(bean_mat())
    _mesh[key] = me
    return me


def broken_bean(variant, share=.1):
    """Snapped across or split: what it is like inside is paler, dry and rough."""
    inside, t = material("bean-inside")
    if t:
        n = t.noise(t.coords(), 14, 5, .7).outputs[0]
        t.out(t.n("BsdfPrincipled", Base_Color=t.mix(n, (.060, .027, .012), (.175, .090, .042)), Roughness=.8, Specular=.2, Normal=t.bump(n, .9, .05)))
    me = bean_mesh(variant).copy()
    me.materials.append(inside)
    rnd = random.Random(variant)
    bm = bmesh.new()
    bm.from_mesh(me)
    across = Vector((1, rnd.uniform(-.5, .5), rnd.uniform(-.4, .4))).normalized()
    # the break is not a knife's cut
    for v in bm.verts:
        over = v.co.dot(across) - share + .05 * noise.noise(Vector((v.co.y * 6, v.co.z * 6, variant)))
        if over > 0:
            v.co -= across * over
    for f in bm.faces:
        if f.normal.dot(across) > .8 and f.calc_center_median().dot(across) > share - .06:
            f.material_index = 1
    bm.to_mesh(me)
    bm.free()
    me.use_auto_smooth, me.auto_smooth_angle = True, .7
    return me


def hull_mesh():
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=12, v_segments=8, radius=.5)
    for v in bm.verts:
        v.co.y *= .72
        v.co.z *= .50 if v.co.z > 0 else .20
    me = bpy.data.meshes.new("hull")
    bm.to_mesh(me)
    bm.free()
    return me


def settle(kind):
    """Let beans fall and come to rest; the resting places are kept in build/."""
    path = os.path.join(BUILD, f"beans-{kind}.json")
    if os.path.exists(path):
        return json.load(open(path))
    reset()
    sc = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    sc.rigidbody_world.point_cache.frame_end = 260
    sc.rigidbody_world.substeps_per_frame = 10
    sc.rigidbody_world.solver_iterations = 14

    def body(o, kind_, shape):
        bpy.context.view_layer.objects.active = o
        o.select_set(True)
        bpy.ops.rigidbody.object_add(type=kind_)
        o.rigid_body.collision_shape = shape
        o.rigid_body.friction = .62
        o.rigid_body.restitution = .05
        o.rigid_body.use_margin = True
        o.rigid_body.collision_margin = .004
        if kind_ == "ACTIVE":
            o.rigid_body.linear_damping = .12
            o.rigid_body.angular_damping = .45
        o.select_set(False)

    floor = slab("floor", (120, 120, 2), None, (0, 0, -1), bevel=0)
    body(floor, "PASSIVE", "BOX")
    rnd = random.Random(len(kind))
    me = hull_mesh()
    spec = {"heap": (330, 3.2, 3.2, True), "carpet": (640, 15, 11, False), "few": (26, 7, 5, False)}[kind]
    n, wx, wy, rnd_ = spec
    if kind == "carpet":
        for (x, y, sx, sy) in ((-8.5, 0, 1, 14), (8.5, 0, 1, 14), (0, -6.5, 18, 1), (0, 6.5, 18, 1)):
            body(slab("wall", (sx, sy, 6), None, (x, y, 2), bevel=0), "PASSIVE", "BOX")
    items = []
    per = max(1, int(wx * wy / 1.35))
    for i in range(n):
        layer = i // per
        if rnd_:
            a, r = rnd.uniform(0, 6.283), wx * .62 * math.sqrt(rnd.random())
            x, y = r * math.cos(a), r * math.sin(a)
        else:
            x, y = rnd.uniform(-wx / 2, wx / 2), rnd.uniform(-wy / 2, wy / 2)
        z = .8 + layer * 1.15 + rnd.uniform(0, .8)
        o = obj("b", me, None, (x, y, z), (rnd.uniform(0, 6.28), rnd.uniform(0, 6.28), rnd.uniform(0, 6.28)))
        body(o, "ACTIVE", "CONVEX_HULL")
        items.append(o)
    for f in range(1, 261):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    data = [[list(r) for r in o.evaluated_get(dg).matrix_world] for o in items]
    os.makedirs(BUILD, exist_ok=True)
    json.dump(data, open(path, "w"))
    return data


# A bean comes to rest on its flat side, which hides the crease: turned over where it lies, it shows it.
OVER = Matrix.Translation((0, 0, .14)) @ Matrix.Rotation(math.pi, 4, "X")


def beans(kind, loc=(0, 0, 0), rotz=0.0, size=.115, data=None, keep=None, creased=.6, varied=False):
    data = data or settle(kind)
    base = Matrix.Translation(loc) @ Matrix.Rotation(rotz, 4, "Z") @ Matrix.Scale(size, 4)
    rnd = random.Random(3)
    out = []
    for mtx in data:
        m = base @ Matrix(mtx)
        if keep and not keep(m.translation):
            continue
        o = obj("bean", bean_mesh(5 + rnd.randrange(24)) if varied else bean_mesh(rnd.randrange(5)))
        if m.to_3x3().col[2].z > 0 and rnd.random() < creased:
            m = m @ OVER
        k = rnd.uniform(.9, 1.06)
        if varied:
            k = min(max(rnd.gauss(.96, .11), .70), 1.16)
            if rnd.random() < .04:
                o.data = broken_bean(5 + rnd.randrange(24), rnd.uniform(-.10, .18))
            # most alike, some darker, and now and then one that stayed pale
            tone = math.exp(rnd.gauss(0, .30)) * (2.3 if rnd.random() < .03 else 1)
            o.color = (tone, tone * rnd.uniform(.94, 1.06), tone * rnd.uniform(.90, 1.06), 1)
        o.matrix_world = m @ Matrix.Scale(k, 4)
        out.append(o)
    return out


# ---------------------------------------------------------------- food
def plate(mat, r=1.0, loc=(0, 0, 0)):
    p = [(0, .02), (r * .5, .02), (r * .52, .0), (r * .58, .0), (r * .60, .022), (r * .82, .045), (r * .97, .10), (r, .122), (r * .998, .134), (r * .985, .136), (r * .95, .118), (r * .80, .068), (r * .60, .046), (0, .042)]
    return lathe("plate", p, mat, loc, sub=2, seg=96)


def flake_mesh(i):
    key = ("flake", i)
    if key not in _mesh:
        rnd = random.Random(i)
        # dust, short bits, and few shreds as long as the grater is wide; most of them straight
        w, l = rnd.uniform(.0024, .0068), min(.005 + rnd.expovariate(80), .050)
        curl, sway, twist = rnd.choice((-1, 1)) * (.05 + min(rnd.expovariate(1.8), 1.6)), rnd.uniform(-.16, .16), rnd.uniform(-1.2, 1.2)
        bm = bmesh.new()
        rows = []
        for k in range(6):
            t = k / 5 - .5
            ww = w / 2 * (1 - (2 * t) ** 4 * .6)
            x, z = l * math.sin(curl * t) / curl, l * (1 - math.cos(curl * t)) / curl
            y = l * sway * math.sin(5 * t)
            c, sn = math.cos(twist * t) * ww, math.sin(twist * t) * ww
            rows.append([bm.verts.new((x, y - c, z - sn)), bm.verts.new((x, y + c, z + sn)), bm.verts.new((x, y + c, z + sn + .002)), bm.verts.new((x, y - c, z - sn + .002))])
        for a, b in zip(rows, rows[1:]):
            for j in range(4):
                bm.faces.new((a[j], a[(j + 1) % 4], b[(j + 1) % 4], b[j]))
        bm.faces.new(rows[0]); bm.faces.new(rows[-1])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        me = bpy.data.meshes.new("flake")
        bm.to_mesh(me)
        bm.free()
        m, t = material("coconut")
        if t:
            c = t.mix(t.n("NewGeometry").outputs["Random Per Island"], (.80, .76, .67), (.92, .90, .85))
            t.out(t.n("MixShader", i0=.35, i1=t.n("BsdfPrincipled", Base_Color=c, Roughness=.5, Specular=.4), i2=t.n("BsdfTranslucent", Color=c)))
        me.materials.append(m)
        _mesh[key] = me
    return _mesh[key]


def grated(places):
    """Coconut that lies at these places, turned and sized so, as one mesh."""
    verts, faces = [], []
    for i, (at, turn, size) in enumerate(places):
        me = flake_mesh(i % 40)
        first = len(verts)
        verts += [at + turn @ (v.co * size) for v in me.vertices]
        faces += [[first + i for i in f.vertices] for f in me.polygons]
    me = bpy.data.meshes.new("grated")
    me.from_pydata(verts, [], faces)
    return obj("grated", me, flake_mesh(0).materials[0])


SYRUP = (.034, .012, .0025)


def klepon(loc, r=.20, seed=1, flakes=5600, bite=None):
    """Rolled by hand and set down soft: no ball. With a bite taken from it, where that looks, the palm sugar inside it shows."""
    rnd = random.Random(seed)
    m, t = material("klepon")
    if t:
        v = t.coords()
        own = t.n("ObjectInfo").outputs["Random"]
        c = t.mix(t.noise(v, 6, 4).outputs[0], t.mix(own, (.017, .043, .009), (.024, .044, .009)), t.mix(own, (.036, .078, .017), (.050, .082, .018)))
        # matte, and here and there moist: with a shine all over, it was a lime
        moist = t.n("MapRange", i0=t.noise(v, 8, 4).outputs[0], i1=.40, i2=.66, i3=.66, i4=.40)
        dough = t.n("BsdfPrincipled", Base_Color=c, Roughness=moist, Specular=.32, Subsurface=.22, Subsurface_Radius=(.03, .06, .02), Subsurface_Color=c, Normal=t.bump(t.noise(v, 18, 5).outputs[0], .30, .02))
        inside = t.n("Attribute", {"attribute_name": "inside"})
        torn = t.mix(t.noise(v, 9, 4).outputs[0], (.036, .074, .015), (.070, .116, .028))
        torn = t.n("BsdfPrincipled", Base_Color=torn, Roughness=.42, Subsurface=.4, Subsurface_Radius=(.06, .09, .03), Subsurface_Color=torn, Normal=t.bump(t.noise(v, 22, 4).outputs[0], .5, .02))
        sweet = t.n("BsdfPrincipled", Base_Color=SYRUP, Roughness=.06, Specular=.6, Normal=t.bump(t.noise(v, 9, 3).outputs[0], .2, .02))
        at = inside.outputs["Fac"]
        step = lambda a, b: t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=at, i1=a, i2=b, i3=0., i4=1.).outputs[0]
        t.out(t.n("MixShader", i0=step(1.46, 1.56), i1=t.n("MixShader", i0=step(.3, .8), i1=dough, i2=torn), i2=sweet))
    own = Vector((seed * 5.3, seed * 1.7, 0))

    def skin(n):
        q = 1 + .10 * noise.noise(n * 1.1 + own) + .055 * noise.noise(n * 2.6 + own) + .018 * noise.noise(n * 7 + own)
        wide, z = 1 + .07 * max(0, .25 - n.z), n.z * q * .88
        if z < -.66:
            z = -.66 + (z + .66) * .45
        return Vector((n.x * q * wide, n.y * q * wide, z - .06)) * r
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=6 if bite else 5, radius=1)
    for v in bm.verts:
        v.co = skin(v.co.normalized())
    inside = [0.0] * len(bm.verts)
    if bite:
        bite = Vector(bite).normalized()
        down = (bite * bite.z - Vector((0, 0, 1))).normalized()
        across = bite.cross(down)
        bm.verts.index_update()
        for v in bm.verts:
            over = v.co.dot(bite) - r * .30
            if over > 0:
                v.co -= bite * over
                x, y = v.co.dot(across) / r, v.co.dot(down) / r
                rough = .17 * noise.fractal(Vector((x * 1.9, y * 1.9, seed)), 1.0, 2.0, 4)
                # the hollow where the sugar was; it is still wet with it
                off = math.hypot(x, y * .92) + rough * .8
                inside[v.index] = 1 + max(0, 1 - off / .96) if over > r * .02 else .4
                hollow = min(1, max(0, 1.35 * (1 - (off / .50) ** 2)))
                # teeth leave it hollow, and its edge not level
                v.co += bite * r * (rough * .8 - .34 * hollow - .10 * (1 - min(1, math.hypot(x, y)) ** 2))
    me = bpy.data.meshes.new("klepon")
    bm.to_mesh(me)
    bm.free()
    me.attributes.new("inside", "FLOAT", "POINT").data.foreach_set("value", inside)
    for p in me.polygons:
        p.use_smooth = True
    loc = Vector(loc)
    obj("klepon", me, m, loc)
    places = []
    while len(places) < flakes:
        # the coconut clings in drifts: where the dough was handled it is thin
        n = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(.25, 1))).normalized()
        drift = .42 + 1.1 * noise.noise(n * 2.2 + own) + .7 * noise.noise(n * 6.5 + own)
        if bite and n.dot(bite) > .22 or n.z < -.85 or rnd.random() > max(.03, drift):
            continue
        q = n.to_track_quat("Z", "X") @ Euler((rnd.gauss(0, .40), rnd.gauss(0, .40), rnd.uniform(0, 6.28))).to_quaternion()
        far = 1.0 + min(rnd.expovariate(30), .13) * min(1, .2 + max(0, drift))
        places.append((loc + skin(n) * far, q, rnd.uniform(.55, 1.2)))
    grated(places)


def loose_flakes(cx, cy, spread, n, z, seed=9):
    rnd = random.Random(seed)
    places = []
    # some fell one by one, more of them together
    heaps = [(rnd.gauss(0, spread), rnd.gauss(0, spread), rnd.uniform(.012, .05)) for _ in range(16)]
    for i in range(n):
        x, y, wide = rnd.choice(heaps) if i % 3 else (0, 0, spread * 1.2)
        turn = Euler((rnd.gauss(0, .3), rnd.gauss(0, .3), rnd.uniform(0, 6.28))).to_quaternion()
        places.append((Vector((cx + x + rnd.gauss(0, wide), cy + y + rnd.gauss(0, wide), z + rnd.uniform(0, .012))), turn, rnd.uniform(.45, 1.15)))
    grated(places)


def crumbs(cx, cy, spread, n, z, seed=5):
    """What the knife left of the cake."""
    rnd = random.Random(seed)
    m, t = material("crumb")
    if t:
        c = t.ramp(t.n("ObjectInfo").outputs["Random"], [(0, (.52, .31, .12)), (.7, (.66, .43, .19)), (.85, (.20, .085, .028))], "CONSTANT")
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.8, Specular=.2))
    for i in range(n):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=min(.006 + rnd.expovariate(150), .026))
        for v in bm.verts:
            v.co *= rnd.uniform(.65, 1.15)
        me = bpy.data.meshes.new("crumb")
        bm.to_mesh(me)
        bm.free()
        obj("crumb", me, m, (cx + rnd.gauss(0, spread), cy + rnd.gauss(0, spread * .6), z), (rnd.uniform(0, 6), rnd.uniform(0, 6), 0), (1, 1, .7))


def lapis_slice(loc, rotz, size=(.95, .26, .62), lean=0.0, cut=False):
    """`cut`: by a knife, with all its layers; else torn and soft at its edges."""
    high = size[2] if cut else .62
    m, t = material(f"lapis-{high}")
    if t:
        g = t.n("NewGeometry")
        v = t.coords("Object", (1, 1, 1))
        s = t.n("SeparateXYZ", Vector=v)
        n = t.n("SeparateXYZ", Vector=t.n("TexCoord").outputs["Normal"])
        isx = t.math("GREATER_THAN", t.math("ABSOLUTE", n.outputs[0]), .7)
        uu = t.n("MixRGB", Fac=isx, Color1=s.outputs[0], Color2=s.outputs[1])
        uv = t.n("CombineXYZ", X=uu, Y=t.math("MULTIPLY_ADD", s.outputs[2], 1 / high), Z=0.)
        uv.inputs["Y"].links[0].from_node.inputs[2].default_value = .5
        side = t.image("lapis.png", uv)
        sh = t.image("lapis-h.png", uv, True)
        istop = t.math("GREATER_THAN", t.math("ABSOLUTE", n.outputs[2]), .6)
        crust = t.ramp(t.noise(v, 8, 6, .65).outputs[0], [(.3, (.105, .040, .013)), (.7, (.23, .10, .032))])
        c = t.mix(istop, side, crust)
        h = t.mix(istop, sh, t.noise(v, 22, 5).outputs[0])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.62, Specular=.22, Normal=t.bump(h, .45, .015)))
    o = slab("lapis", size, m, loc, (lean, 0, rotz), .012 if cut else .030, 3)
    d = o.modifiers.new("s", "SUBSURF")
    d.subdivision_type = "SIMPLE"
    d.levels = d.render_levels = 4
    tx = bpy.data.textures.new("crumb", "CLOUDS")
    tx.noise_scale = .16
    e = o.modifiers.new("d", "DISPLACE")
    e.texture, e.strength, e.mid_level = tx, .016 if cut else .035, .5
    e.texture_coords = "GLOBAL"
    return o


# ---------------------------------------------------------------- paper goods
def takeaway(loc=(0, 0, 0), rotz=0.0, lid=True, cupmat=None, h=1.18):
    r0, r1 = .30, .43
    pm = cupmat or plain("papercup", (.74, .68, .58), .55, bump=.04, scale=60)
    parts = [lathe("paper", [(0, .03), (r0 - .02, .03), (r0 - .015, 0), (r0, 0), (r0 + .002, .01), (r1 - .002, h - .03), (r1 + .012, h - .018), (r1 + .016, h), (r1 + .004, h + .014), (r1 - .012, h), (r1 - .014, h - .03), (r0, .05), (0, .045)], pm, sub=2)]
    za, zb = h * .30, h * .74
    ra, rb = r0 + (r1 - r0) * za / h + .008, r0 + (r1 - r0) * zb / h + .008
    band = lathe("band", [(ra, za), (ra + (rb - ra) * .5, (za + zb) / 2), (rb, zb)], printed("band", "band.png", .62, bump=.12), sub=0, seg=128)
    parts.append(band)
    if lid:
        lm = plain("lid", (.020, .0125, .009), .38, bump=.03, scale=120)
        z = h
        parts.append(lathe("lid", [(r1 + .024, z - .045), (r1 + .032, z - .04), (r1 + .034, z), (r1 + .026, z + .02), (r1 - .01, z + .028), (r1 - .03, z + .05), (r1 - .045, z + .12), (r1 - .055, z + .135), (r1 - .075, z + .138), (r1 - .09, z + .13), (r1 - .10, z + .085), (r1 - .12, z + .078), (0, z + .078)], lm, sub=2))
    return group(parts, loc, rotz)


def paper_bag(loc=(0, 0, 0), rotz=0.0, w=1.9, d=1.0, h=2.5):
    """A kraft bag with folded sides and a soft top edge."""
    nx, nz = 40, 52
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new()
    rnd = np.random.default_rng(5)

    def crease(u, v, s):
        return .022 * math.sin(u * 5 + v * 3 + s) * math.sin(v * 4.2 - u * 2 + s * 2) + .014 * math.sin(11 * u - 7 * v + s) * v + .02 * max(0, v - .75) * math.sin(9 * u + s)

    def sheet(fn, uv):
        g = [[bm.verts.new(fn(i / nx, j / nz)) for i in range(nx + 1)] for j in range(nz + 1)]
        for j in range(nz):
            for i in range(nx):
                f = bm.faces.new((g[j][i], g[j][i + 1], g[j + 1][i + 1], g[j + 1][i]))
                f.smooth = True
                for l, (a, b) in zip(f.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                    l[uvl].uv = uv(a / nx, b / nz)

    edge = lambda u: math.sin(math.pi * u) ** .35
    taper = lambda v: 1 - .13 * max(0, v - .35) / .65
    sheet(lambda u, v: ((u - .5) * w, -d / 2 * taper(v) + crease(u, v, 0) * edge(u) * min(1, v * 4), v * h), lambda a, b: (a, b))
    sheet(lambda u, v: ((u - .5) * w, d / 2 * taper(v) + crease(u, v, 2) * edge(u), v * h), lambda a, b: (a * .2, .9 + b * .05))
    for sgn in (-1, 1):
        sheet(lambda u, v: (sgn * (w / 2 - .26 * max(0, v - .12) * (1 - abs(2 * u - 1)) ** 1.0 * 1.2), (u - .5) * d * taper(v), v * h), lambda a, b: (.02 + a * .1, .5 + b * .4))
    me = bpy.data.meshes.new("bag")
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bm.to_mesh(me)
    bm.free()
    me.use_auto_smooth = True
    me.auto_smooth_angle = .8
    m = printed("bag", "bag.png", .8, bump=.2)
    o = obj("bag", me, m)
    parts = [o]
    hm = plain("cord", (.34, .22, .12), .8, bump=.5, scale=90)
    for y in (-1, 1):
        yy = y * d / 2 * .87
        parts.append(tube("cord", [(-.38, yy, h - .18), (-.38, yy, h + .15), (-.36, yy * .9, h + .5), (-.16, yy * .75, h + .66), (.16, yy * .75, h + .66), (.36, yy * .9, h + .5), (.38, yy, h + .15), (.38, yy, h - .18)], .028, hm))
    return group(parts, loc, rotz)


def coffee_bag(loc=(0, 0, 0), rotz=0.0, w=1.0, d=.52, h=1.24):
    """A bag of beans: flat below, its sides folded in as it narrows, rolled shut above and held by a tin tie."""
    nx, nz = 64, 96
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new()

    def sheet(fn, uv):
        g = [[bm.verts.new(fn(i / nx, j / nz)) for i in range(nx + 1)] for j in range(nz + 1)]
        for j in range(nz):
            for i in range(nx):
                f = bm.faces.new((g[j][i], g[j][i + 1], g[j + 1][i + 1], g[j + 1][i]))
                f.smooth = True
                for l, (a, b) in zip(f.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                    l[uvl].uv = uv(a / nx, b / nz)

    def half(v):
        v = min(1, max(0, (v - .50) / .50))
        return d / 2 * (1 - v * v * (3 - 2 * v) * .965)

    def pressed(x, z, seed):
        # the beans press against the paper from inside, and above them it is creased
        full = min(1, max(0, (.80 - z / h) / .3)) * min(1, z / h * 6)
        lump = .022 * noise.noise(Vector((x * 4.2, z * 4.2, seed))) + .009 * noise.noise(Vector((x * 11, z * 11, seed)))
        fold = abs(noise.noise(Vector((x * 3.4 + z * 1.6, z * 2.3 - x, seed + 9))))
        return full * lump - (1 - full) * .030 * max(0, .22 - fold) / .22 * min(1, z / h * 6)

    # a fold stays sharp, so the print and the sides end at it
    belly = lambda u, v: .085 * math.sin(math.pi * u) ** .8 * math.sin(math.pi * min(1, v * 1.25)) ** .7 if 0 < u < 1 and 0 < v < .8 else 0
    edge = lambda u: min(1, 9 * min(u, 1 - u))
    side = lambda v: .010 * noise.noise(Vector((v * 7, 3, 1))) * min(1, v * 6)
    front = lambda u, v, way, seed: ((u - .5) * (w + 2 * side(v)), way * (half(v) + belly(u, v) + edge(u) * pressed((u - .5) * w, v * h, seed)), v * h)
    sheet(lambda u, v: front(u, v, -1, 1), lambda a, b: (a, b * .985))
    sheet(lambda u, v: front(u, v, 1, 5), lambda a, b: (a * .2, .9 + b * .05))
    for way in (-1, 1):
        def gusset(u, v):
            a = half(v)
            # the paper keeps its width: the less deep the bag, the further its side folds in
            deep = math.sqrt(max(0, (d / 2) ** 2 - a * a)) * (1 - abs(2 * u - 1)) * .9
            full = .030 * math.sin(math.pi * u) * math.sin(math.pi * min(1, v * 1.7)) if v < .58 else 0
            return way * (w / 2 + side(v) - deep + full), (2 * u - 1) * a, v * h
        sheet(gusset, lambda a, b: (.02 + a * .1, .5 + b * .4))
    me = bpy.data.meshes.new("coffeebag")
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bm.to_mesh(me)
    bm.free()
    me.use_auto_smooth = True
    me.auto_smooth_angle = .9
    paper = printed("bag", "bag.png", .8, bump=.2)
    parts = [obj("bag", me, paper)]
    # rolled shut: the same paper, three times over itself
    spiral = [(.004, -.03), (.010, .05), (-.012, .074), (-.042, .064), (-.052, .02), (-.056, -.09), (-.050, -.118), (-.036, -.122), (-.028, -.09), (-.024, .02)]
    roll = bmesh.new()
    uvr = roll.loops.layers.uv.new()
    n = 48
    rows = [[roll.verts.new(((i / n - .5) * (w + .012), y - .012 + .007 * noise.noise(Vector((i / n * 5, q, 2))), h + z + .006 * noise.noise(Vector((i / n * 4, 7, 0))))) for i in range(n + 1)] for q, (y, z) in enumerate(spiral)]
    for q in range(len(rows) - 1):
        for i in range(n):
            f = roll.faces.new((rows[q][i], rows[q][i + 1], rows[q + 1][i + 1], rows[q + 1][i]))
            f.smooth = True
            for l, (a, b) in zip(f.loops, ((i, q), (i + 1, q), (i + 1, q + 1), (i, q + 1))):
                l[uvr].uv = (.05 + a / n * .9, .86 + b * .006)
    me = bpy.data.meshes.new("roll")
    roll.to_mesh(me)
    roll.free()
    o = obj("roll", me, paper)
    o.modifiers.new("round", "SUBSURF").render_levels = 2
    thick = o.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = .008
    parts.append(o)
    tie = plain("tin-tie", (.020, .014, .010), .42, spec=.5)
    parts.append(slab("tie", (w + .05, .012, .046), tie, (0, -.076, h - .030), bevel=.004))
    for way in (-1, 1):
        parts.append(slab("tie", (.15, .012, .046), tie, (way * (w / 2 - .046), -.092, h - .032), (0, way * .035, way * .03), bevel=.004))
        parts.append(slab("tie", (.014, .034, .046), tie, (way * (w / 2 + .026), -.084, h - .030), bevel=.004))
    return group(parts, loc, rotz)


def spoon(loc, rotz, mat=None):
    mat = mat or plain("brass", (.55, .34, .13), .22, 1.0)
    h = tube("spoonhandle", [(0, 0, .05), (.2, 0, .085), (.5, 0, .06), (.95, 0, .03), (1.05, 0, .03)], .022, mat, radii=[.9, .8, .8, 1.25, .9], flat=1.5)
    b = lathe("bowl", [(0, -.075), (.08, -.06), (.135, -.02), (.15, .012), (.143, .014), (.125, -.012), (.07, -.05), (0, -.063)], mat, (-.13, 0, .085))
    b.scale = (1.25, .86, .9)
    return group([h, b], loc, rotz)


def hanging_sign(loc, rotz=0.0, r=1.5):
    face = printed("sign", "sign.png", .42, uv=True, bump=.10)
    parts = []
    rim = plain("rim", (.30, .135, .045), .38, .9, bump=.1, scale=20)
    body = lathe("signbody", [(0, -.06), (r - .03, -.06), (r, -.04), (r, .04), (r - .03, .06), (0, .06)], plain("signbody", INK[:3], .5), sub=0, seg=128, rot=(math.pi / 2, 0, 0))
    ring = lathe("ring", [(r - .015, -.085), (r + .03, -.085), (r + .04, -.075), (r + .04, .075), (r + .03, .085), (r - .015, .085), (r - .02, .075), (r - .02, -.075), (r - .015, -.085)], rim, sub=1, seg=128, rot=(math.pi / 2, 0, 0))
    f = plane("signface", 2 * r - .06, 2 * r - .06, face, (0, -.063, 0), (math.pi / 2, 0, 0))
    # trim the square print to the disc
    bm = bmesh.new()
    vs = [bm.verts.new(((r - .03) * math.cos(a), (r - .03) * math.sin(a), 0)) for a in np.linspace(0, 2 * math.pi, 160, endpoint=False)]
    bm.faces.new(vs)
    me = f.data
    bm.to_mesh(me)
    bm.free()
    uv = me.uv_layers[0] if me.uv_layers else me.uv_layers.new()
    for lo in me.loops:
        c = me.vertices[lo.vertex_index].co
        uv.data[lo.index].uv = (c.x / (2 * r - .06) + .5, c.y / (2 * r - .06) + .5)
    iron = plain("iron", (.013, .010, .008), .5, .6, bump=.2, scale=30)
    for x in (-.75, .75):
        parts.append(tube("hang", [(x, 0, r * .86), (x, 0, r * .86 + .75)], .022, iron, nurbs=False))
    parts.append(tube("bar", [(-6, 0, r * .86 + .75), (2.0, 0, r * .86 + .75)], .05, iron, nurbs=False))
    parts += [body, ring, f]
    return group(parts, loc, rotz)


def plant(loc, seed=2, n=16, size=1.0, up=1.0):
    """A few broad leaves, for the soft foreground and background and for leaf shadows."""
    rnd = random.Random(seed)
    m, t = material("leaf")
    if t:
        v = t.coords()
        c = t.mix(t.noise(v, 4, 4).outputs[0], (.025, .075, .016), (.075, .15, .035))
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=.4)
        b = t.n("BsdfTranslucent", Color=(.16, .30, .05))
        t.out(t.n("MixShader", i0=.3, i1=a, i2=b))
    out = []
    for i in range(n):
        bm = bmesh.new()
        L, W = size * rnd.uniform(.7, 1.3), size * rnd.uniform(.14, .24)
        prev = None
        for k in range(13):
            s = k / 12
            ww = W * math.sin(math.pi * s ** .8) + .004
            z = up * L * (s - .55 * s * s)
            row = [bm.verts.new((L * s, -ww, z + .3 * ww)), bm.verts.new((L * s, 0, z)), bm.verts.new((L * s, ww, z + .3 * ww))]
            if prev:
                bm.faces.new((prev[0], prev[1], row[1], row[0]))
                bm.faces.new((prev[1], prev[2], row[2], row[1]))
            prev = row
        me = bpy.data.meshes.new("leaf")
        bm.to_mesh(me)
        bm.free()
        for p in me.polygons:
            p.use_smooth = True
        o = obj("leaf", me, m, (rnd.uniform(-.1, .1), rnd.uniform(-.1, .1), 0), (rnd.uniform(-.2, .2), rnd.uniform(-.7, .2), i * 2.4))
        md = o.modifiers.new("s", "SUBSURF")
        md.levels = md.render_levels = 2
        out.append(o)
    return group(out, loc)


# ---------------------------------------------------------------- light and camera
def world(strength=1.0, rotz=0.0, tint=(1, 1, 1), room="room"):
    w = bpy.data.worlds.new("room")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = Tree(w.node_tree)
    tc = t.n("TexCoord")
    mp = t.n("Mapping", Vector=tc.outputs["Generated"], Rotation=(0, 0, rotz))
    e = t.n("TexEnvironment", {"image": img(room + ".npy")}, Vector=mp)
    b = t.n("Background", Color=t.mix(1.0, e, tint, "MULTIPLY"), Strength=strength)
    o = t.n("OutputWorld")
    t.nt.links.new(b.outputs[0], o.inputs[0])
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 1024


def backdrop(plate_, cam, dist=14.0, gain=1.0, shift=(0, 0), scale=1.25, tint=(1, 1, 1)):
    """A far, already soft picture of the room, seen by the camera and through glass only."""
    sc = bpy.context.scene
    m, t = material("backdrop-" + plate_)
    if t:
        i = t.image(plate_ + ".npy", t.coords("UV"), ext="EXTEND")
        t.out(t.n("Emission", Color=t.mix(1.0, i, tint, "MULTIPLY"), Strength=gain))
    w = cam.data.sensor_width / cam.data.lens * dist * scale
    a = sc.render.resolution_y / sc.render.resolution_x
    o = plane("backdrop", w, w * max(a, 9 / 16), m)
    o.matrix_world = cam.matrix_world @ Matrix.Translation((shift[0] * w, shift[1] * w, -dist))
    for k in ("visible_diffuse", "visible_glossy", "visible_shadow", "visible_volume_scatter"):
        setattr(o, k, False)
    return o


def area(loc, target, size, power, col=(1, .82, .6), spread=math.pi, shape=None):
    l = bpy.data.lights.new("area", "AREA")
    l.energy, l.color, l.spread = power, col, spread
    if isinstance(size, tuple):
        l.shape, l.size, l.size_y = "RECTANGLE", size[0], size[1]
    else:
        l.shape, l.size = "DISK", size
    o = bpy.data.objects.new("area", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    return o


def sun(direction, power, angle=2.2, col=(1, .87, .70)):
    l = bpy.data.lights.new("sun", "SUN")
    l.energy, l.angle, l.color = power, math.radians(angle), col
    o = bpy.data.objects.new("sun", l)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return o


def gobo(direction, centre, dist=9.0, kind="window", seed=3, size=1.0, density=34):
    """Something between the sun and the table: a window frame and leaves that throw soft shadows."""
    d = Vector(direction).normalized()
    c = Vector(centre) - d * dist
    q = d.to_track_quat("-Z", "Y")
    m = plain("gobo", (.01, .008, .006), .9)
    rnd = random.Random(seed)
    made = []

    def bar(x, y, w, h, a=0.0):
        o = plane("gobo", w, h, m)
        o.rotation_mode = "QUATERNION"
        o.rotation_quaternion = q @ Euler((0, 0, a)).to_quaternion()
        o.location = c + q @ Vector((x * size, y * size, rnd.uniform(-.05, .05)))
        o.scale = (size,) * 3
        made.append(o)
    if "window" in kind:
        for x in (-1.7, 0, 1.7):
            bar(x, 0, .20, 7)
        for y in (-1.5, 1.5):
            bar(0, y, 7, .20)
        for s in (-1, 1):
            bar(s * 9.2, 0, 12, 40)
            bar(0, s * 8.6, 40, 11)
    if "leaf" in kind:
        me = None
        bm = bmesh.new()
        vs = [bm.verts.new((.5 * math.cos(a), .13 * math.sin(a) * (1 - .4 * math.cos(a)), 0)) for a in np.linspace(0, 2 * math.pi, 22, endpoint=False)]
        bm.faces.new(vs)
        me = bpy.data.meshes.new("goboleaf")
        bm.to_mesh(me)
        bm.free()
        for _ in range(density):
            o = obj("goboleaf", me, m)
            o.rotation_mode = "QUATERNION"
            o.rotation_quaternion = q @ Euler((rnd.gauss(0, .5), rnd.gauss(0, .5), rnd.gauss(.6, .7))).to_quaternion()
            o.location = c + q @ Vector((rnd.uniform(-3.2, 3.2) * size, rnd.uniform(-3, 3) * size, rnd.uniform(-.8, .8)))
            o.scale = (rnd.uniform(.8, 1.9) * size,) * 3
            made.append(o)
    for o in made:
        for k in ("visible_camera", "visible_diffuse", "visible_glossy", "visible_transmission"):
            setattr(o, k, False)
    return made


def camera(loc, target, lens=70, focus=None, fstop=2.0, shift=(0, 0), roll=0.0):
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    q = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y")
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = q @ Euler((0, 0, roll)).to_quaternion()
    c.clip_start = .01
    c.dof.use_dof = True
    f = Vector(focus if focus is not None else target) - Vector(loc)
    c.dof.focus_distance = f.dot(q @ Vector((0, 0, -1)))
    c.dof.aperture_fstop = fstop / 10
    bpy.context.scene.camera = o
    bpy.context.view_layer.update()
    return o


# ---------------------------------------------------------------- render
def setup(w, h, scale, samples, thr):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.render.resolution_x, s.render.resolution_y = w, h
    s.render.resolution_percentage = int(scale * 100)
    c = s.cycles
    c.device = "CPU"
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = max(8, samples // 6)
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 10, 3, 4, 8, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 3.0
    c.sample_clamp_direct = 14.0
    c.blur_glossy = .6
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    s.render.threads_mode = "FIXED"
    s.render.threads = 2
    s.render.use_persistent_data = True
    s.view_settings.view_transform = "Raw"
    s.render.image_settings.file_format = "OPEN_EXR"


def render(name):
    """The render, noise and all, plus what the surfaces are, as .npy for finish.py."""
    s = bpy.context.scene
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    vl.use_pass_z = True
    s.use_nodes = True
    nt = s.node_tree
    out = os.path.join(BUILD, "raw", name)
    os.makedirs(out, exist_ok=True)
    s.cycles.seed = 1
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = out
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.file_slots.clear()
    for slot, src in (("rgb", "Image"), ("alb", "Denoising Albedo"), ("nrm", "Denoising Normal")):
        fo.file_slots.new(slot)
        nt.links.new(rl.outputs[src], fo.inputs[slot])
    comp = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], comp.inputs[0])
    bpy.ops.render.render()
    for slot in ("rgb", "alb", "nrm"):
        f = os.path.join(out, f"{slot}{s.frame_current:04d}.exr")
        im = bpy.data.images.load(f)
        im.colorspace_settings.name = "Non-Color"
        w, h = im.size
        px = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(px)
        np.save(os.path.join(out, f"{slot}.npy"), px.reshape(h, w, 4)[::-1, :, :3].astype(np.float32))
        bpy.data.images.remove(im)
        os.remove(f)
