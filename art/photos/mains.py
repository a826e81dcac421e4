"""What fills somebody: rice and chicken with raw sambal, and noodles in broth. What is cut small is dropped, and lies on what lay there."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Vector, noise

import kedai as k
from fried import clear, poured, shaped, step


# ---------------------------------------------------------------- dropped
class Heap:
    """How high everything stands in this part of the scene, so that what is dropped next comes to lie on it."""

    def __init__(self, x0, x1, y0, y1, grain=.012):
        self.x, self.y = np.arange(x0, x1, grain), np.arange(y0, y1, grain)
        self.field = np.zeros((len(self.y), len(self.x)))
        self.look()
        self.ground = self.field.copy()

    def look(self):
        bpy.context.view_layer.update()
        scene, dg = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
        for j, y in enumerate(self.y):
            for i, x in enumerate(self.x):
                hit, at = scene.ray_cast(dg, (x, y, 3), (0, 0, -1))[:2]
                self.field[j, i] = max(self.field[j, i], at.z if hit else 0)

    def bridge(self, n):
        """What is dropped next lies over the gaps between noodles, instead of falling through."""
        for how in (np.max, np.min):
            self.field = how(np.lib.stride_tricks.sliding_window_view(np.pad(self.field, n, mode="edge"), (2 * n + 1,) * 2), axis=(2, 3))
        self.ground = self.field.copy()

    def drop(self, mesh, mat, x, y, reach, thick, rnd, loose=.25, scale=1.0, sink=0.0):
        """Lays a piece as wide as this onto what is there: flat, or as it tilts."""
        i0, i1 = np.searchsorted(self.x, (x - reach, x + reach))
        j0, j1 = np.searchsorted(self.y, (y - reach, y + reach))
        if i1 - i0 < 2 or j1 - j0 < 2:
            return None
        part = self.field[j0:j1, i0:i1]
        X, Y = np.meshgrid(self.x[i0:i1] - x, self.y[j0:j1] - y)
        flat = np.column_stack([X.ravel(), Y.ravel(), np.ones(X.size)])
        (a, b, c), *_ = np.linalg.lstsq(flat, part.ravel(), rcond=None)
        z = max(c, float(np.quantile(part, .6))) - sink
        # over an edge it would hang in the air, and on a tower it would fall
        if math.hypot(a, b) > 1.5 or (part.ravel() - flat @ (a, b, c)).std() > .03 + sink or z - self.ground[j0:j1, i0:i1].max() > .13:
            return None
        up = Vector((-a, -b, 1.4)).normalized()
        o = k.obj("piece", mesh, mat, (x, y, z + thick * .5), scale=scale)
        o.rotation_mode = "QUATERNION"
        o.rotation_quaternion = up.to_track_quat("Z", "X") @ Euler((rnd.gauss(0, loose), rnd.gauss(0, loose), rnd.uniform(0, 6.28))).to_quaternion()
        near = X ** 2 + Y ** 2 < reach ** 2
        part[near] = np.maximum(part[near], z + thick * .8)
        return o


def around(rnd, cx, cy, spread, flat=1.0):
    a, far = rnd.uniform(0, 6.28), spread * math.sqrt(rnd.random()) * rnd.uniform(.55, 1.12)
    return cx + far * math.cos(a), cy + far * math.sin(a) * flat


def smooth(me, attributes):
    for key, values in attributes.items():
        me.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", values)
    for f in me.polygons:
        f.use_smooth = True
    return me


def ring(r, high, wall, arc=6.2832, seed=1, warp=.1, squash=.0, crumple=0.0):
    """A slice of something hollow, or of one layer of an onion; which of it was the outside goes to the material."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), 0))
    n, around_ = max(8, int(44 * arc / 6.2832)), 10
    closed = arc > 6.2
    phase, a0 = rnd.uniform(0, 6.28), rnd.uniform(0, 6.28)
    verts, skin = [], []
    for i in range(n + (0 if closed else 1)):
        t = i / n
        a = a0 + arc * t
        thin = 1 if closed else min(1, .35 + 5 * min(t, 1 - t))
        rough = noise.fractal(Vector((math.cos(a), math.sin(a), 0)) * 1.6 + own, 1.0, 2.0, 3)
        rr = r * (1 + squash * math.cos(2 * a + phase) + .05 * rough + crumple * rough)
        lift = r * (warp * math.sin(2 * a + phase * 2) + .5 * crumple * noise.noise(Vector((math.cos(a), math.sin(a), 4)) * 2.4 + own))
        for j in range(around_):
            b = 2 * math.pi * j / around_
            c, s = math.cos(b), math.sin(b)
            side = math.copysign(abs(c) ** .6, c)
            verts.append((math.cos(a) * (rr + side * wall / 2 * thin), math.sin(a) * (rr + side * wall / 2 * thin), math.copysign(abs(s) ** .6, s) * high / 2 * (.6 + .4 * thin) + lift))
            skin.append(max(0, side))
    at = lambda i, j: (i % n if closed else i) * around_ + j % around_
    faces = [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for i in range(n) for j in range(around_)]
    if not closed:
        faces += [tuple(at(0, j) for j in range(around_)), tuple(at(n, j) for j in reversed(range(around_)))]
    me = bpy.data.meshes.new("ring")
    me.from_pydata(verts, [], faces)
    return smooth(me, {"skin": skin})


def strip(long, wide, thick, seed=1, bow=.3, ragged=0.0):
    """A shred: of a leaf, or of meat along its fibres."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), 0))
    n, m = 18, 10
    curl, sway = rnd.uniform(-bow, bow), rnd.uniform(-bow, bow)
    verts = []
    for i in range(n + 1):
        t = i / n - .5
        end = 1 - abs(2 * t) ** 5 * .75
        for j in range(m):
            b = 2 * math.pi * j / m
            c, s = math.cos(b), math.sin(b)
            p = Vector((t * long, wide / 2 * math.copysign(abs(c) ** .7, c) * end, thick / 2 * math.copysign(abs(s) ** .7, s) * end))
            fray = 1 + ragged * noise.fractal(Vector((t * 3, c * 2, s * 2)) + own, 1.0, 2.0, 4)
            verts.append((p.x, p.y * fray + sway * long * t * t * 2, p.z * fray + curl * long * t * t * 2))
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + (j + 1) % m, i * m + (j + 1) % m) for i in range(n) for j in range(m)]
    faces += [tuple(range(m))[::-1], tuple(range(n * m, n * m + m))]
    me = bpy.data.meshes.new("strip")
    me.from_pydata(verts, [], faces)
    return smooth(me, {"skin": [max(0, v[1]) / wide * 2 for v in verts]})


def told(t, name):
    return t.n("Attribute", {"attribute_name": name}).outputs["Fac"]


def wet(name, colour, rough=.16, through=None, bump=.2, scale=20.0, spread=.05):
    """Fresh and moist: smooth, and a little light goes through it. The colour may be made from the tree."""
    m, t = k.material(name)
    if t:
        v = t.coords()
        c = colour(t, v) if callable(colour) else colour
        p = t.n("BsdfPrincipled", Base_Color=c, Roughness=rough, Specular=.5, Subsurface=.25, Subsurface_Radius=(spread, spread * .7, spread * .5), Subsurface_Color=c, Normal=t.bump(t.noise(v, scale, 4).outputs[0], bump, .008))
        t.out(t.n("MixShader", i0=.25, i1=p, i2=t.n("BsdfTranslucent", Color=through)) if through else p)
    return m


# ---------------------------------------------------------------- rice
def grain(i):
    """Cooked: long and slender, a little bent; some broke."""
    rnd = random.Random(i)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
    long, wide, bow = rnd.uniform(.036, .048) * rnd.choice((1, 1, 1, 1, 1, .6)), rnd.uniform(.0092, .0112), rnd.uniform(-.28, .28)
    for v in bm.verts:
        p = v.co.copy()
        fat = 1 - .18 * p.x
        v.co = Vector((math.copysign(abs(p.x) ** .85, p.x) * long, p.y * wide * fat + bow * long * p.x * p.x, p.z * wide * fat * .92))
    me = bpy.data.meshes.new("grain")
    bm.to_mesh(me)
    bm.free()
    return smooth(me, {})


def steamed():
    """White, moist, and light goes through each grain; no two are quite the same white."""
    m, t = k.material("rice")
    if t:
        c = t.mix(t.n("ObjectInfo").outputs["Random"], (.89, .865, .80), (.97, .955, .915))
        p = t.n("BsdfPrincipled", Base_Color=c, Roughness=.20, Specular=.5)
        p = t.n("MixShader", i0=.40, i1=p, i2=t.n("BsdfTranslucent", Color=(.985, .975, .94)))
        # between the grains it was grey: light that went through a dozen of them is not followed so far
        t.out(t.n("AddShader", i0=p, i1=t.n("Emission", Color=(1, .97, .91), Strength=.03)))
    return m


SLID = -1.2  # the side it slid to


def rice(loc, r=.47, h=.37, seed=2, n=9000, fallen=150):
    """A bowlful turned over: a soft dome, its foot a little slid, and grains that rolled off."""
    rnd = random.Random(seed)
    m, grains, loc = steamed(), [grain(i) for i in range(24)], Vector(loc)

    def surface(a, s):
        """How far out and how high, this way round and this far down from the top."""
        slid = max(0, math.cos(a - SLID)) ** 2
        wide = r * (1 + .05 * noise.noise(Vector((math.cos(a), math.sin(a), seed)) * 1.3) + .12 * slid * (s / 1.57) ** 4)
        p = Vector((wide * math.sin(s) ** .90 * math.cos(a), wide * math.sin(s) ** .90 * math.sin(a), h * math.cos(s) ** .80))
        d = Vector((math.sin(s) * math.cos(a), math.sin(s) * math.sin(a), .3 + math.cos(s)))
        p += d * .030 * noise.fractal(p * 4.5 + Vector((seed, 3, 0)), 1.0, 2.0, 3) * math.sin(min(1.57, s * 1.3 + .4))
        return Vector((p.x, p.y, max(.006, p.z)))
    rows, seg = 24, 60
    below = [tuple(surface(2 * math.pi * j / seg, 1.565 * i / rows) * .93 - Vector((0, 0, .012))) for i in range(rows + 1) for j in range(seg)]
    me = bpy.data.meshes.new("below")
    me.from_pydata(below, [], [(i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j) for i in range(rows) for j in range(seg)])
    k.obj("below", smooth(me, {}), m, loc)

    def lay(at, up, loose):
        o = k.obj("grain", grains[rnd.randrange(len(grains))], m, loc + at)
        o.rotation_mode = "QUATERNION"
        o.rotation_quaternion = up.to_track_quat("Z", "X") @ Euler((rnd.gauss(0, loose), rnd.gauss(0, loose * 1.5), rnd.uniform(0, 6.28))).to_quaternion()
    for _ in range(n):
        s, a = math.acos(1 - rnd.random() * .999), rnd.uniform(0, 6.28)
        at = surface(a, s)
        up = (surface(a + .04, s) - at).cross(surface(a, min(1.569, s + .04)) - at)
        up = -up.normalized() if up.length > 1e-9 else Vector((0, 0, 1))
        if up.z < -.1:
            up = -up
        lay(at + up * (.006 - min(.028, rnd.expovariate(90))), up, .26)
    for _ in range(fallen):
        a = rnd.gauss(SLID, 1.0) if rnd.random() < .6 else rnd.uniform(0, 6.28)
        edge = surface(a, 1.565)
        out = min(.12, rnd.expovariate(13))
        at = edge * (1 + out / max(.1, edge.length))
        lay(Vector((at.x, at.y, .010 + max(0, rnd.gauss(.030, .020)) * max(0, 1 - out / .09))), Vector((0, 0, 1)), .22)


# ---------------------------------------------------------------- chicken
def skin():
    """Boiled with turmeric, then fried: thin and tight, golden where it is fat, brown where it stands out, and oily; below it the bone."""
    m, t = k.material("chicken-skin")
    if t:
        v = t.coords()
        fine = t.noise(v, 46, 6, .7).outputs[0]
        mid = t.noise(v, 7, 5, .62, .8).outputs[0]
        pores = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=38.0, Smoothness=.3).outputs["Distance"]
        heat = t.math("ADD", told(t, "brown"), t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .40), t.math("MULTIPLY", t.math("SUBTRACT", mid, .5), 1.15)))
        c = t.ramp(heat, [(.02, (.56, .27, .040)), (.30, (.40, .145, .018)), (.54, (.225, .060, .009)), (.78, (.105, .025, .005)), (.98, (.034, .010, .003))])
        oil = t.n("MapRange", i0=t.noise(v, 9, 4).outputs[0], i1=.38, i2=.62, i3=.12, i4=.42)
        fried = t.n("BsdfPrincipled", Base_Color=c, Roughness=oil, Specular=.5, Normal=t.bump(t.math("ADD", pores, fine), .75, .014))
        bone = t.mix(mid, (.46, .30, .155), (.20, .085, .034))
        bare = t.n("BsdfPrincipled", Base_Color=bone, Roughness=.42, Specular=.4, Normal=t.bump(fine, .35, .012))
        t.out(t.n("MixShader", i0=told(t, "bare"), i1=fried, i2=bare))
    return m


PROFILE = [(0, 0), (.012, .075), (.04, .135), (.09, .190), (.17, .240), (.27, .262), (.38, .250), (.50, .205), (.61, .150), (.70, .112), (.76, .095), (.80, .090), (.825, .080), (.84, .052), (.88, .044), (.93, .046), (.955, .064), (.975, .068), (.99, .050), (1, 0)]


def drumstick(loc, rot, seed=1, length=1.10, size=1.0):
    """Lies along +x, its bone at the far end; the skin has drawn back from it."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), rnd.uniform(0, 50)))
    s_, r_ = zip(*PROFILE)
    fine = np.linspace(0, 1, 1201)
    table = np.interp(fine, s_, r_)
    soft = np.convolve(np.pad(table, 16, mode="edge"), np.ones(33) / 33, "valid")
    table = np.where((fine > .02) & (fine < .98), soft, table)
    bend, turn = rnd.uniform(-.06, .06), rnd.uniform(0, 6.28)

    def shape(n):
        s = (1 + n.x) / 2
        a = math.atan2(n.z, n.y)
        ca, sa = math.cos(a), math.sin(a)
        edge = .030 * noise.noise(Vector((ca * 1.4, sa * 1.4, 7)) + own) + .012 * noise.noise(Vector((ca * 5, sa * 5, 7)) + own)
        r = float(np.interp(s + (edge if s > .6 else edge * max(0, (s - .3) / .3)), fine, table)) * size
        bare = step(s + edge, .815, .84)
        calf = 1 + .13 * math.cos(a - turn) * step(s, .02, .15) * (1 - step(s, .45, .7))
        p = Vector((s * length, r * ca * 1.04 * calf, r * sa * .96 * calf))
        big = noise.fractal(p * 3.0 + own, 1.0, 2.0, 3)
        folds = noise.fractal(Vector((p.x * 16, ca * 2.2, sa * 2.2)) + own, 1.0, 2.0, 3) * step(s, .50, .72)
        crease = (1 - abs(noise.noise(p * 6.5 + own * 1.3)) * 2.6)
        blister = max(0, .42 - noise.voronoi(p * 13 + own)[0][0]) * step(noise.noise(p * 4 + own * 2), .05, .40)
        # pulled tight over what shrank below it, the skin lies in wrinkles across the bone
        wrinkle = noise.ridged_multi_fractal(Vector((p.x * 9, ca * 1.6, sa * 1.6)) + own, 1.0, 2.2, 4, 1.0, 2.0)
        rough = noise.turbulence(p * 24 + own, 4, False)
        out = (.034 * big + .016 * folds - .008 * max(0, crease) + .012 * (wrinkle - 1) + .034 * blister + .012 * (rough - .5)) * min(1, r / .06) * (1 - bare) + .014 * step(s + edge, .755, .80) * (1 - bare)
        out += bare * .008 * noise.fractal(p * 12 + own, 1.0, 2.0, 3)
        q = p + Vector((-.5 * max(0, .1 - s) * 10, ca, sa)) * out
        q.y += bend * s * s * length
        return q, {"brown": .42 + 5.2 * out + .38 * noise.noise(p * 2.0 + own * .6) + .30 * step(s, .68, .80) * (1 - bare) + .20 * step(blister, .04, .16), "bare": bare}
    return shaped("drumstick", 8, skin(), shape, loc, rot)


# ---------------------------------------------------------------- what is cut small
def shallot_meshes(n=36):
    """Cut as it comes: layers of half a shallot that fell apart, slivers cut along it, small rings, and few slices that still hold together."""
    rnd = random.Random(5)
    made = []
    for i in range(n):
        high, oval = rnd.uniform(.006, .012), rnd.uniform(.05, .35)
        if i % 9 == 0:
            r = rnd.uniform(.036, .058)
            bm = bmesh.new()
            for q in (1, .74, .50, .28):
                bm.from_mesh(ring(r * q * rnd.uniform(.94, 1.02), high, r * rnd.uniform(.15, .21), rnd.choice((6.2832, 3.3)), i, rnd.uniform(.05, .4), oval, .10))
            me = bpy.data.meshes.new("shallot")
            bm.to_mesh(me)
            bm.free()
            made.append(me)
        elif i % 3 == 1:
            made.append(strip(rnd.uniform(.07, .16), rnd.uniform(.010, .024), rnd.uniform(.006, .010), i, .9, .25))
        else:
            made.append(ring(min(.078, .024 + rnd.expovariate(32)), high * rnd.uniform(.8, 1.8), rnd.uniform(.009, .016), rnd.choice((6.2832, 3.5, 3.1, 2.2, 1.5)), i * 7, rnd.uniform(.1, .7), oval, .22))
    return made


def shallot():
    """Raw: nearly clear, purple at what was the outside of each layer."""
    def colour(t, v):
        own = t.n("ObjectInfo").outputs["Random"]
        edge = t.n("MapRange", i0=told(t, "skin"), i1=.45, i2=1., i3=0., i4=t.n("MapRange", i0=own, i1=0., i2=1., i3=.35, i4=1.))
        return t.mix(edge, t.mix(own, (.78, .46, .50), (.92, .84, .78)), (.36, .018, .095))
    return wet("shallot", colour, .05, (.93, .62, .66), .15, 30.0)


def crisp_shallot():
    """Fried: golden where the ribbon is broad, brown along its edges and at its ends."""
    def colour(t, v):
        own = t.math("MULTIPLY", t.math("SUBTRACT", t.n("ObjectInfo").outputs["Random"], .5), .50)
        heat = t.math("ADD", t.math("ADD", told(t, "edge"), own), t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 22, 4).outputs[0], .5), .9))
        return t.ramp(heat, [(.0, (.62, .31, .080)), (.35, (.50, .195, .038)), (.65, (.27, .072, .013)), (.95, (.095, .022, .006))])
    return wet("crisp-shallot", colour, .36, (.55, .20, .035), .4, 60.0)


def chilli_ring():
    def colour(t, v):
        own = t.n("ObjectInfo").outputs["Random"]
        return t.mix(told(t, "skin"), (.50, .065, .018), t.mix(own, (.42, .009, .006), (.60, .026, .010)))
    return wet("chilli-ring", colour, .05)


def lime_leaf():
    return wet("lime-leaf", lambda t, v: t.mix(t.n("ObjectInfo").outputs["Random"], (.025, .100, .014), (.075, .200, .035)), .22, (.10, .24, .03))


def lemongrass_slice():
    """Rolled leaves, cut across."""
    def colour(t, v):
        s = t.n("SeparateXYZ", Vector=v)
        far = t.math("POWER", t.math("ADD", t.math("POWER", s.outputs[0], 2.0), t.math("POWER", s.outputs[1], 2.0)), .5)
        own = t.n("ObjectInfo").outputs["Random"]
        rings = t.math("SINE", t.math("MULTIPLY", far, 900.0))
        c = t.mix(t.n("MapRange", i0=rings, i1=-1., i2=1., i3=0., i4=1.), (.60, .62, .36), (.86, .85, .68))
        return t.mix(t.math("MULTIPLY", t.n("MapRange", i0=far, i1=.010, i2=.018, i3=0., i4=.8), own), c, (.42, .16, .22))
    return wet("lemongrass-slice", colour, .22)


def pip():
    return wet("pip", (.74, .52, .19), .25)


def sambal_matah(heap, spots, seed=3, n=330):
    """Raw: shallots, chillies, lemongrass and lime leaf, sliced, in hot coconut oil."""
    rnd = random.Random(seed)
    shallots, s_mat = shallot_meshes(), shallot()
    chillies = [ring(rnd.uniform(.018, .037), rnd.uniform(.010, .028), .0075, rnd.choice((6.2832, 6.2832, 3.0)), i, .15, rnd.uniform(0, .3), .08) for i in range(14)]
    strips = [strip(rnd.uniform(.08, .19), .015, .005, i, .35) for i in range(10)]
    for i in range(n):
        x, y = around(rnd, *(spots[0] if rnd.random() < .3 else rnd.choice(spots)), .85)
        # what is light comes to lie on top
        kind = rnd.random() if i < n * .62 else rnd.uniform(.36, 1)
        if kind < .45:
            piece = rnd.choice(shallots)
            heap.drop(piece, s_mat, x, y, .7 * max(c.co.x for c in piece.vertices), .013, rnd, .34)
        elif kind < .70:
            heap.drop(rnd.choice(chillies), chilli_ring(), x, y, .028, .014, rnd, .55)
        elif kind < .73:
            heap.drop(slice_mesh(rnd.randrange(6)), lemongrass_slice(), x, y, .024, .010, rnd, .4)
        elif kind < .94:
            heap.drop(rnd.choice(strips), lime_leaf(), x, y, .04, .006, rnd, .3)
        else:
            heap.drop(pip_mesh(), pip(), x, y, .010, .006, rnd, .4)


def slice_mesh(i):
    """A small disc, its edge rounded."""
    rnd = random.Random(i)
    r, h = rnd.uniform(.012, .020), rnd.uniform(.006, .010)
    o = k.lathe("disc", [(0, -h / 2), (r * .9, -h / 2), (r, -h * .2), (r, h * .2), (r * .9, h / 2), (0, h / 2)], None, seg=24, sub=1)
    me = o.data
    bpy.data.objects.remove(o)
    return me


def pip_mesh():
    o = k.lathe("pip", [(0, -.003), (.009, -.003), (.012, 0), (.009, .003), (0, .003)], None, seg=14, sub=1)
    me = o.data
    bpy.data.objects.remove(o)
    return me


def oil(turns, box, seed=2):
    """What runs out of the sambal: thin, golden, and clear."""
    return poured(clear("coconut-oil", .03, [(0, (1, .97, .78)), (.3, (1, .88, .42)), (1, (.92, .66, .12))]), turns, *box, seed, .007, .010, .0012)


def cucumber(loc, rot, r=.17, seed=1):
    """A slice: dark at its skin, pale, and clear where its seeds are."""
    def colour(t, v):
        s = t.n("SeparateXYZ", Vector=v)
        far = t.math("DIVIDE", t.math("POWER", t.math("ADD", t.math("POWER", s.outputs[0], 2.0), t.math("POWER", s.outputs[1], 2.0)), .5), r)
        turn = t.n("Math", {"operation": "ARCTAN2"}, i0=s.outputs[1], i1=s.outputs[0])
        core = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ADD", far, t.math("MULTIPLY", t.math("COSINE", t.math("MULTIPLY", turn, 3.0)), .045)), i1=.52, i2=.66, i3=1., i4=0.).outputs[0]
        seeds = t.n("TexVoronoi", Vector=t.n("CombineXYZ", i0=t.math("MULTIPLY", turn, 3.4), i1=t.math("MULTIPLY", far, 3.6)), Scale=1.0, Randomness=.8).outputs["Distance"]
        pale = t.mix(core, (.60, .70, .36), (.42, .56, .20))
        pale = t.mix(t.math("MULTIPLY", core, t.n("MapRange", i0=seeds, i1=.16, i2=.24, i3=.85, i4=0.)), pale, (.80, .78, .50))
        pale = t.mix(t.n("MapRange", i0=far, i1=.80, i2=.97, i3=0., i4=.75), pale, (.22, .40, .075))
        return t.mix(t.n("MapRange", i0=far, i1=.972, i2=.985, i3=0., i4=1.), pale, (.018, .060, .010))
    m = wet("cucumber", colour, .12, (.45, .58, .20), .25, 26.0)
    wave = lambda a, rr, z: (rr * .025 * math.cos(3 * a + seed), 0)
    return k.lathe("cucumber", [(0, -.016), (r * .95, -.016), (r * .995, -.010), (r, 0), (r * .995, .010), (r * .95, .016), (0, .015)], m, loc, seg=72, sub=2, rot=rot, wobble=wave)


def curl(seed):
    """One layer of a sliced shallot, dried in the oil: a ribbon, most of a ring, curled and cockled, thin at its ends."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), 0))
    n, m = 48, 8
    r, arc, wide = rnd.uniform(.026, .046), rnd.uniform(2.2, 5.6), rnd.uniform(.020, .034)
    oval, rolled, spiral = rnd.uniform(.0, .35), rnd.uniform(.2, 1.0), rnd.uniform(-.35, .10)
    verts, edge = [], []
    for i in range(n + 1):
        f = i / n
        a = arc * f
        rr = r * (1 + oval * math.cos(2 * a) + spiral * f + .35 * noise.noise(Vector((f * 3, 0, 3)) + own))
        narrow = min(1, .30 + 3.2 * min(f, 1 - f)) * (1 + .25 * noise.noise(Vector((f * 5, 1, 6)) + own))
        lean = rolled + .8 * noise.noise(Vector((f * 3, 5, 0)) + own)
        for j in range(m + 1):
            c = 2 * j / m - 1
            w = c * wide / 2 * narrow
            cup = .30 * wide * c * c
            ruffle = .006 * abs(c) * noise.noise(Vector((f * 9, c * 1.5, 8)) + own)
            q = rr + w * math.sin(lean) - cup * math.cos(lean) + ruffle
            verts.append((q * math.cos(a) - r * .3, q * math.sin(a), w * math.cos(lean) + cup * math.sin(lean) + .016 * noise.noise(Vector((f * 3.5, 9, 0)) + own)))
            edge.append(min(1, .75 * abs(c) ** 3 + max(0, 1 - min(f, 1 - f) * 7) * .7))
    at = lambda i, j: i * (m + 1) + j
    me = bpy.data.meshes.new("curl")
    me.from_pydata(verts, [], [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for i in range(n) for j in range(m)])
    return smooth(me, {"edge": edge})


def fried_shallots(heap, x, y, spread, n, seed=4, loose=.8):
    rnd = random.Random(seed)
    meshes = [curl(i) for i in range(26)]
    for _ in range(n):
        heap.drop(rnd.choice(meshes), crisp_shallot(), *around(rnd, x, y, spread), .034, .010, rnd, loose)


# ---------------------------------------------------------------- noodles
BOWL = [(0, .034), (.30, .034), (.33, 0), (.39, 0), (.40, .020), (.42, .055), (.60, .140), (.78, .290), (.89, .450), (.935, .560), (.945, .578), (.936, .588), (.918, .584), (.870, .462), (.755, .312), (.58, .175), (.38, .100), (0, .085)]


def bowl(mat, loc=(0, 0, 0)):
    return k.lathe("bowl", BOWL, mat, loc, seg=96, sub=2)


def inside(z):
    return float(np.interp(z, [.100, .175, .312, .462, .584], [.38, .58, .755, .870, .918]))


def broth(loc, level):
    """Clear enough for what lies in it to show, and the cloudier the deeper: egg and candlenut are stirred into it. Eyes of fat swim on it."""
    m, t = k.material("broth")
    if t:
        lp = t.n("LightPath")
        lit = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        wavy = t.bump(t.noise(t.coords(), 6, 3).outputs[0], .12, .02)
        t.out(t.n("MixShader", i0=lit, i1=t.n("BsdfGlass", Color=(1, 1, 1), Roughness=0.0, IOR=1.33, Normal=wavy), i2=t.n("BsdfTransparent", Color=(.98, .92, .74))),
              t.n("VolumeAbsorption", Color=(.95, .76, .30), Density=1.7))
    r = lambda z: inside(z) + .004
    wall = [(r(z), z) for z in np.linspace(.12, level, 8)]
    k.lathe("broth", [(0, .082), (.38, .096), *wall, (r(level + .016), level + .016), (r(level) - .022, level + .003), (r(level) - .08, level), (r(level) * .5, level), (0, level)], m, loc, seg=96, sub=2)
    for i, (down, least, most) in enumerate(((.018, .02, .26), (.045, .06, .34), (.080, .12, .44), (.120, .35, .75))):
        m, t = k.material(f"cloud-{i}")
        if t:
            v = t.coords("Object", (1, 1, 1), (i * 7, 0, 0))
            c = t.mix(t.noise(v, 9, 4).outputs[0], (.72, .46, .12), (.92, .73, .34))
            here = t.n("MapRange", i0=t.noise(v, 4.5, 6, .62, .8).outputs[0], i1=.36, i2=.66, i3=least, i4=most)
            t.out(t.n("MixShader", i0=here, i1=t.n("BsdfTransparent", Color=(1, 1, 1)), i2=t.n("BsdfDiffuse", Color=c)))
        z = level - down
        k.lathe("cloud", [(0, z), (inside(z) * .5, z), (inside(z), z)], m, loc, seg=64, sub=1)
    m, t = k.material("fat")
    if t:
        shine = t.n("MapRange", i0=t.n("Fresnel", IOR=1.46), i1=0., i2=1., i3=.03, i4=1.)
        t.out(t.n("MixShader", i0=shine, i1=t.n("BsdfTransparent", Color=(.98, .78, .30)), i2=t.n("BsdfGlossy", Color=(1, 1, 1), Roughness=.02)))
    rnd, eyes = random.Random(8), []
    lens = k.lathe("fat", [(0, .16), (.55, .15), (.82, .115), (.96, .05), (1, 0)], m, (0, 0, -5), seg=32, sub=1)
    for _ in range(900):
        size = min(.050, .0045 + rnd.expovariate(90))
        a, far = rnd.uniform(0, 6.28), (r(level) - .03 - size) * math.sqrt(rnd.random())
        x, y = far * math.cos(a), far * math.sin(a)
        if all((x - x2) ** 2 + (y - y2) ** 2 > (size + s2) ** 2 for x2, y2, s2 in eyes):
            eyes.append((x, y, size))
            k.obj("fat", lens.data, m, (loc[0] + x, loc[1] + y, loc[2] + level), (0, 0, a), size).modifiers.new("s", "SUBSURF").render_levels = 1
    bpy.data.objects.remove(lens)


def noodle():
    def colour(t, v):
        own = t.n("ObjectInfo").outputs["Random"]
        return t.mix(t.noise(v, 7, 4).outputs[0], t.mix(own, (.74, .44, .070), (.83, .57, .14)), t.mix(own, (.85, .61, .17), (.93, .76, .33)))
    return wet("noodle", colour, .06, (.86, .58, .16), .10, 34.0, .05)


def noodles(loc, level, n=74, seed=2):
    """Egg noodles, poured into the bowl: each bends its own way, lies on those that were there, and bridges what is between them."""
    rng = np.random.default_rng(seed)
    grain, stride, room = .008, .010, inside(level)
    axis = np.arange(-1, 1, grain)
    far = np.hypot(*np.meshgrid(axis, axis))
    high = np.maximum(np.interp(far, [0, .38, .58, .755, .870, .918], [.09, .100, .175, .312, .462, .584]), level - .045 - .36 * far ** 2)
    cell = lambda p: np.clip(np.round((p + 1) / grain).astype(int), 1, len(axis) - 2)
    near = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    taut = lambda z, how: how(np.lib.stride_tricks.sliding_window_view(np.pad(z, 6, mode="edge"), 13), axis=-1)
    m, laid, beside = noodle(), 0, 0
    while laid < n:
        if not beside:
            # two or three still cling together, as they did in the pot
            beside, edge = int(rng.integers(1, 4)), laid < n * .16
            long, bend = int(rng.uniform(1.2, 3.0) / stride), rng.normal(0, 2.6)
            sway = np.convolve(rng.normal(0, 1, long + 60), np.hanning(61) / 4.8, "valid") * 4.2
            a, d, course = rng.uniform(0, 6.28), rng.uniform(.60, .78) if edge else .58 * math.sqrt(rng.random()), rng.uniform(0, 6.28)
            start, reach = np.array([d * math.cos(a), d * math.sin(a)]), rng.uniform(.70, .80) if edge else rng.uniform(.46, .70)
        beside, laid = beside - 1, laid + 1
        own = np.convolve(rng.normal(0, 1, long + 30), np.hanning(31) / 3.4, "valid") * 2.6
        curl, phase = rng.uniform(.5, 3.4), rng.uniform(0, 6.28)
        heading, at, path = course + rng.normal(0, .10), start + rng.normal(0, .022, 2), []
        for s in range(long):
            out = max(0.0, (np.hypot(*at) - reach + .30) / .30)
            inward = math.sin(math.atan2(-at[1], -at[0]) - heading)
            heading += stride * (bend + sway[s] + own[s] + curl * math.sin(s * stride * 46 + phase) + 5.5 * inward * out)
            at = at + stride * np.array([math.cos(heading), math.sin(heading)])
            at *= min(1, (room - .03) / np.hypot(*at))
            path.append(at)
        path = np.array(path)
        thick = float(np.clip(rng.normal(.0130, .0030), .0080, .0190))
        i, j = cell(path[:, 0]), cell(path[:, 1])
        below = np.max([high[j + dj, i + di] for di, dj in near], axis=0)
        z = taut(taut(below, np.max), np.mean) + thick * .40
        for di, dj in near:
            np.maximum.at(high, (j + dj, i + di), z + thick * (.55 if di or dj else .9))
        k.obj("noodle", cord(np.column_stack([path, z]), thick, rng), m, loc)


def cord(path, thick, rng):
    """A noodle along this path: not quite round, nor of one thickness."""
    sides, n = 12, len(path)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    across = np.cross(ahead, (0, 0, 1))
    across /= np.linalg.norm(across, axis=1)[:, None]
    up = np.cross(across, ahead)
    end = np.minimum(np.arange(n), np.arange(n)[::-1]) * .01
    r = thick * (1 + np.convolve(rng.normal(0, 1, n + 24), np.hanning(25) / 3.1, "valid") * .085) * np.sqrt(np.clip(end / thick / .8, .02, 1))
    b = np.linspace(0, 2 * np.pi, sides, endpoint=False)[None, :, None]
    turn = (rng.uniform(0, 6.28) + np.linspace(0, rng.normal(0, 6), n))[:, None, None]
    c, s = np.cos(b) * 1.08, np.sin(b) * .90
    c, s = c * np.cos(turn) - s * np.sin(turn), c * np.sin(turn) + s * np.cos(turn)
    verts = (path[:, None] + r[:, None, None] * (across[:, None] * c + up[:, None] * s)).reshape(-1, 3)
    at = lambda i, j: i * sides + j % sides
    faces = [(at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)) for i in range(n - 1) for j in range(sides)]
    me = bpy.data.meshes.new("noodle")
    me.from_pydata(verts.tolist(), [], [*faces, tuple(range(sides))[::-1], tuple(range((n - 1) * sides, n * sides))])
    return smooth(me, {})


def sheet(long, wide, seed=1, crumple=.07, vein=True):
    """A leaf that was boiled: it has gone limp, and lies in folds."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), 0))
    n, m = 44, 36
    verts, rib = [], []
    for i in range(n + 1):
        for j in range(m + 1):
            u, w = i / n * 2 - 1, j / m * 2 - 1
            out = (1 - abs(u) ** 2.6) ** .5 * (1 + .12 * noise.noise(Vector((u * 3, math.copysign(1, w), 3)) + own))
            x, y = u * long / 2, w * wide / 2 * out
            z = crumple * (noise.fractal(Vector((x * 5, y * 5, 0)) + own, 1.0, 2.0, 3) + .6 * abs(w) * noise.noise(Vector((u * 6, w * 2, 9)) + own)) - .25 * crumple * w * w
            verts.append((x + .3 * crumple * noise.noise(Vector((x * 4, y * 4, 8)) + own), y, z))
            rib.append(max(0, 1 - abs(w) / (.09 * (1.25 - u * .6))) if vein else 0)
    at = lambda i, j: i * (m + 1) + j
    me = bpy.data.meshes.new("sheet")
    me.from_pydata(verts, [], [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for i in range(n) for j in range(m)])
    return smooth(me, {"rib": rib})


def greens(pale=False):
    """Mustard greens; pale, their stalks."""
    def colour(t, v):
        net = t.n("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=v, Scale=13.0).outputs["Distance"]
        fine = t.n("MapRange", i0=net, i1=0., i2=.09, i3=.55, i4=0.)
        deep, light = ((.36, .52, .11), (.62, .72, .30)) if pale else ((.035, .105, .012), (.085, .185, .022))
        c = t.mix(t.noise(v, 4, 4).outputs[0], deep, light)
        c = t.mix(fine, c, (.70, .76, .42) if pale else (.17, .30, .06))
        return t.mix(told(t, "rib"), c, (.70, .76, .42) if pale else (.52, .62, .28))
    return wet("stalk" if pale else "greens", colour, .16, (.66, .72, .36) if pale else (.12, .28, .03), .3, 14.0)


def meat():
    def colour(t, v):
        return t.mix(t.noise(t.coords("Object", (3, 30, 30)), 1.0, 4).outputs[0], (.58, .345, .135), (.82, .62, .34))
    return wet("shredded-chicken", colour, .40, None, .8, 22.0)


def shred(seed):
    """Chicken, torn along its fibres, some of which came loose."""
    rnd = random.Random(seed)
    bm, long = bmesh.new(), rnd.uniform(.18, .34)
    bow = rnd.uniform(-.12, .12)
    for i in range(rnd.randint(3, 5)):
        me = strip(long * rnd.uniform(.55, 1), rnd.uniform(.024, .038), rnd.uniform(.014, .020), seed * 9 + i, .25, .7)
        turn, shift = Euler((rnd.uniform(0, 6.28), rnd.gauss(0, .04), rnd.gauss(0, .05))).to_matrix(), Vector((rnd.gauss(0, .025), rnd.gauss(0, .011), rnd.gauss(0, .005)))
        for v in me.vertices:
            v.co = turn @ v.co + shift
            v.co.y += bow * v.co.x * v.co.x / long
        bm.from_mesh(me)
    me = bpy.data.meshes.new("shred")
    bm.to_mesh(me)
    bm.free()
    return smooth(me, {})


def half_egg(seed=1, r=.168):
    """A duck egg boiled until its yolk was set at the rim only, halved with a thread; its cut side is up."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), 0, 0))
    m, t = k.material("duck-egg")
    if t:
        v = t.coords()
        fine = t.noise(v, 26, 4, .6).outputs[0]
        white = t.mix(fine, (.87, .79, .62), (.93, .88, .76))
        rim = t.ramp(told(t, "yolk"), [(0, (.80, .34, .040)), (.45, (.82, .24, .009)), (1, (.72, .135, .003))])
        flesh = t.n("BsdfPrincipled", Base_Color=white, Roughness=.15, Specular=.5, Normal=t.bump(fine, .25, .008))
        soft = t.n("BsdfPrincipled", Base_Color=t.mix(t.math("MULTIPLY", fine, .35), rim, (.88, .36, .035)), Roughness=t.n("MapRange", i0=told(t, "yolk"), i1=.2, i2=.7, i3=.38, i4=.06), Specular=.5, Normal=t.bump(fine, .35, .010))
        t.out(t.n("MixShader", i0=t.n("MapRange", i0=told(t, "yolk"), i1=.0, i2=.03, i3=0., i4=1.), i1=flesh, i2=soft))
    long, wide = r * 1.30, r
    off, big = Vector((-.10 * r, .05 * r)), .60
    verts, yolk, rings, seg = [(0, 0, 0)], [0.0], 46, 120
    for i in range(1, rings + 22):
        for j in range(seg):
            a = 6.28318 * j / seg
            if i <= rings:
                q = i / rings
                x, y = long * q * math.cos(a), q * math.sin(a) * wide * (1 - .12 * q * math.cos(a))
                p = Vector((x, y, 0))
                d = math.hypot((x - off.x) / 1.08, y - off.y) / (big * r) + .05 * noise.noise(p * 14 + own)
                inner = step(d, 1.0, .97) * (.12 + .88 * step(d, .98, .55))
                z = .009 * noise.fractal(p * 9 + own, 1.0, 2.0, 3) - .026 * step(q, .74, 1.0) ** 2
                z += (.016 * step(d, 1.0, .80) - .010 * step(d, .62, .20)) + .006 * noise.noise(p * 30 + own) * step(d, 1.0, .9)
                verts.append((x, y, z))
                yolk.append(inner)
            else:
                f = (i - rings) / 21 * 1.5708
                verts.append((long * math.cos(a) * math.cos(f), math.sin(a) * wide * (1 - .12 * math.cos(a) * math.cos(f)) * math.cos(f), -.026 - wide * .92 * math.sin(f)))
                yolk.append(0.0)
    yolk[0] = 1.0
    verts[0] = (0, 0, verts[1][2])
    at = lambda i, j: 1 + (i - 1) * seg + j % seg
    # cooked soft, it is not quite round
    verts = [Vector(v) * (1 + .05 * noise.noise(Vector(v) * 5 + own)) for v in verts]
    me = bpy.data.meshes.new("egg")
    me.from_pydata(verts, [], [(0, at(1, j), at(1, j + 1)) for j in range(seg)] + [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for i in range(1, rings + 21) for j in range(seg)])
    me.materials.append(m)
    return smooth(me, {"yolk": yolk})


def curd():
    def colour(t, v):
        return t.mix(t.n("MapRange", i0=t.noise(v, 5, 3).outputs[0], i1=.40, i2=.58, i3=0., i4=1.), (.90, .76, .44), (.86, .52, .075))
    return wet("egg", colour, .14, (.90, .66, .24), .35, 16.0)


def tomato_mesh(seed, r=.23, half=.46):
    """A wedge, one cut upwards: its wall, and in the jelly between that and the pale core the seeds."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), 0, 0))
    m, t = k.material("tomato")
    if t:
        v = t.coords()
        fine = t.noise(v, 9, 4).outputs[0]
        flesh = t.mix(told(t, "depth"), (.54, .085, .024), (.46, .028, .009))
        flesh = t.mix(t.n("MapRange", i0=fine, i1=.45, i2=.68, i3=0., i4=.35), flesh, (.64, .15, .05))
        flesh = t.mix(told(t, "jelly"), flesh, t.mix(fine, (.50, .055, .008), (.66, .22, .030)))
        flesh = t.mix(told(t, "seed"), flesh, (.82, .60, .24))
        rough = t.n("MapRange", i0=told(t, "jelly"), i1=0., i2=1., i3=.22, i4=.04)
        cut = t.n("BsdfPrincipled", Base_Color=flesh, Roughness=rough, Specular=.5, Subsurface=.3, Subsurface_Radius=(.08, .03, .02), Subsurface_Color=flesh, Normal=t.bump(fine, .3, .012))
        red = t.mix(t.noise(v, 3, 3).outputs[0], (.42, .012, .005), (.55, .045, .008))
        t.out(t.n("MixShader", i0=told(t, "inside"), i1=t.n("BsdfPrincipled", Base_Color=red, Roughness=.10, Specular=.5), i2=cut))
    verts, faces, seen = [], [], {"inside": [], "depth": [], "jelly": [], "seed": []}

    def point(p, inside=1, depth=0.0, jelly=0.0, seed=0):
        # the first cut lies level, the rest of the wedge below it
        a = math.atan2(p[1], p[0]) - half
        far = math.hypot(p[0], p[1])
        verts.append((far * math.cos(a) - r * .45, -p[2], far * math.sin(a)))
        for key, value in (("inside", inside), ("depth", depth), ("jelly", jelly), ("seed", seed)):
            seen[key].append(value)

    def grid(n, m, f):
        first = len(verts)
        for i in range(n + 1):
            for j in range(m + 1):
                f(i / n, math.pi * (j / m - .5))
        faces.extend((first + i * (m + 1) + j, first + (i + 1) * (m + 1) + j, first + (i + 1) * (m + 1) + j + 1, first + i * (m + 1) + j + 1) for i in range(n) for j in range(m))

    def skin_at(a, f):
        p = Vector((math.cos(f) * math.cos(a), math.cos(f) * math.sin(a), .84 * math.sin(f)))
        return p * r * (1 + .05 * noise.noise(p * 1.3 + own))
    grid(20, 44, lambda u, f: point(skin_at(half * (2 * u - 1), f), 0))
    for side in (1, -1):
        inwards = Vector((math.sin(half), -math.cos(half) * side, 0))
        edge = lambda u, f: .10 * noise.noise(Vector((u * 3, f * 1.4, side * 4)) + own)
        jelly_at = lambda u, f: step(u + edge(u, f), .27, .34) * (1 - step(u + edge(u, f), .76, .82)) * (1 - step(abs(f) + edge(f, u), .80, .95)) * step(abs(f + .1) + edge(f, u) * .6, .03, .10)

        def flesh_at(u, f):
            j = jelly_at(u, f)
            hollow = .085 * j * (1 + .5 * noise.noise(Vector((u * 6, f * 4, side)) + own))
            point(skin_at(half * side, f) * u + inwards * r * hollow, depth=step(u, .80, .98), jelly=j)
        grid(40, 60, flesh_at)
        for _ in range(160):
            u, f = rnd.uniform(.3, .8), rnd.uniform(-1, 1)
            if jelly_at(u, f) < .9 or rnd.random() > .22:
                continue
            middle, first, turn = skin_at(half * side, f) * u + inwards * r * .075, len(verts), rnd.uniform(0, 3.14)
            bm = bmesh.new()
            bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
            for v in bm.verts:
                x, y = v.co.x * .0145 * (1 - .25 * v.co.y), v.co.y * .0105
                ahead, up = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
                point(middle + Vector((math.cos(half), math.sin(half) * side, 0)) * ahead + Vector((0, 0, up)) - inwards * v.co.z * .007, jelly=.3, seed=1)
            faces.extend(tuple(first + v.index for v in f.verts) for f in bm.faces)
            bm.free()
    me = bpy.data.meshes.new("tomato")
    me.from_pydata(verts, [], faces)
    me.materials.append(m)
    return smooth(me, seen)


def herb_mesh(seed, size=.060):
    """A leaf of celery."""
    rnd = random.Random(seed)
    n = 40
    cup = rnd.uniform(-.5, .5)
    verts = [(0, 0, 0)]
    for i in range(n):
        a = 6.2832 * i / n
        rr = size * (.55 + .35 * abs(math.cos(a * 1.5)) ** .7 + .08 * math.cos(13 * a)) * rnd.uniform(.94, 1.05)
        verts.append((rr * math.cos(a), rr * math.sin(a), cup * rr * rr / size + .2 * size * math.sin(3 * a + seed)))
    me = bpy.data.meshes.new("herb")
    me.from_pydata(verts, [], [(0, i + 1, (i + 1) % n + 1) for i in range(n)])
    return smooth(me, {"rib": [0.0] * (n + 1)})


def spring_onion():
    def colour(t, v):
        return t.mix(t.n("ObjectInfo").outputs["Random"], (.070, .24, .020), (.36, .58, .13))
    return wet("spring-onion", colour, .18, (.20, .42, .06))
