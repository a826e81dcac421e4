"""What comes out of the hot oil: batter that set while it boiled, and what is in it."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

import kedai as k


def crust():
    """Batter: dry and golden, brown where it stood out into the oil; where it is broken, the banana and its seeds."""
    m, t = k.material("batter")
    if t:
        v = t.coords()
        told = lambda name: t.n("Attribute", {"attribute_name": name}).outputs["Fac"]
        fine = t.noise(v, 30, 6, .7).outputs[0]
        wide = t.noise(v, 6, 4, .6).outputs[0]
        heat = t.math("ADD", told("brown"), t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .45), t.math("MULTIPLY", t.math("SUBTRACT", wide, .5), .9)))
        c = t.ramp(heat, [(.05, (.72, .38, .075)), (.34, (.55, .215, .030)), (.60, (.33, .095, .013)), (.95, (.105, .027, .005))])
        bubbles = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=34.0, Smoothness=.5).outputs["Distance"]
        b = t.bump(t.math("ADD", t.math("MULTIPLY", bubbles, .9), fine), .8, .018)
        outside = t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=wide, i1=.35, i2=.65, i3=.50, i4=.68), Specular=.28, Normal=b, Subsurface=.12, Subsurface_Radius=(.05, .025, .008), Subsurface_Color=c)
        fibre = t.noise(t.coords("Object", (1, 1, 2.4)), 15, 5, .65).outputs[0]
        soft = t.mix(fibre, (.97, .60, .20), (1, .80, .42))
        soft = t.mix(told("core"), soft, (.13, .055, .020))
        inside = t.n("BsdfPrincipled", Base_Color=soft, Roughness=.36, Specular=.40, Normal=t.bump(fibre, .7, .022))
        t.out(t.n("MixShader", i0=told("inside"), i1=outside, i2=inside))
    return m


def banana(loc, rot, seed=1, length=.60, w=.150, h=.140, bend=1.3, broken=None, slant=.55):
    """Half a banana in batter, curved, its flat side down. Broken at this part of its length (-1 to 1), one sees into it."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), rnd.uniform(0, 50)))
    around, along, cap = 210, 380, 90
    end = 1 if broken is None else broken
    rows = [(-math.cos(math.pi * i / along) if broken is None else -1 + (1 - math.cos(math.pi / 2 * i / along)) * (end + 1), 0.0) for i in range(along + 1)]
    if broken is not None:
        rows += [(end, i / cap) for i in range(1, cap + 1)]
    seeds = [(rnd.gauss(0, .20) * h, rnd.gauss(0, .016), rnd.uniform(.0030, .0055)) for _ in range(9)]
    radius = 2 * length / bend
    verts, told = [], {"brown": [], "inside": [], "core": []}
    for u, s in rows:
        # blunt where it grew, narrower where the flower was
        full = max(0, 1 - abs(u) ** (3.4 if u < 0 else 2.7)) ** .5 * (1 - .10 * u)
        for j in range(around):
            a = 2 * math.pi * j / around
            ca, sa = math.cos(a), math.sin(a)
            y, z = w * math.copysign(abs(ca) ** .86, ca), h * (math.copysign(abs(sa) ** .9, sa) if sa > 0 else sa * .42)
            p = Vector((u * length, y * full, z * full))
            q = p + own
            big = noise.noise(q * 4.2)
            crag = noise.fractal(q * 12, .8, 2.0, 5)
            # lumps that set as they were, with furrows between them; not everywhere
            cells = noise.voronoi(q * 11 + Vector((crag, -crag, crag)) * .5)[0]
            lump = min(.5, cells[1] - cells[0]) * step(noise.noise(q * 3.1 + own), -.35, .25)
            grit = max(0, noise.noise(q * 36)) * step(noise.noise(q * 6), -.25, .35)
            # the batter ran down and set as a thin frill along the flat side, and gathered at the ends
            low = math.exp(-((sa + .16) / .15) ** 2) * (1 if s == 0 else 0)
            frill = low * (.010 + .120 * max(0, noise.noise(q * 7.5)) ** 1.2 + .030 * noise.fractal(q * 17, .8, 2.0, 3))
            tip = step(abs(u), .80, .97)
            knob = tip * (.030 * noise.fractal(q * 9, .8, 2.0, 4) + .055 * max(0, noise.noise(q * 15)) ** 1.4)
            out = .014 * big + .013 * crag + .026 * lump + .016 * grit + knob
            p += Vector((math.copysign(max(0, abs(u) - .8), u) * 2.2, ca, sa)) * out + Vector((0, ca, 0)) * frill
            brown = .28 + 8.0 * out + 6 * frill + .26 * max(0, abs(u) - .72) / .28
            deep = core = 0.0
            if broken is not None:
                # pulled apart by hand: lumps of the fruit stayed on one half or the other, and the batter broke off in pieces
                relief = lambda y, z: .120 * noise.noise(Vector((y * 6, z * 6, 3)) + own) + .036 * noise.fractal(Vector((y * 15, z * 15, 3)) + own, .9, 2.0, 3)
                jag = relief(p.y, p.z) + .030 * noise.fractal(Vector((ca * 4.5, sa * 4.5, 9)) + own, .7, 2.0, 4) - .020
                x0 = end * length - slant * (p.z + .3 * h)
                if s > 0:
                    y0, z0 = p.y * (1 - s), (p.z - .25 * h) * (1 - s) + .25 * h
                    torn = .014 * noise.fractal(Vector((y0 * 34, z0 * 20, 7)) + own, .9, 2.0, 4) + .034 * step(s, .06, .30)
                    rim = 1 - step(s, .03, .14)
                    p = Vector((end * length - slant * (z0 + .3 * h) + jag * rim + (relief(y0, z0) + torn) * (1 - rim), y0, z0))
                    deep = step(s + .05 * noise.noise(Vector((y0 * 22, z0 * 22, 5)) + own), .05, .11)
                    at = z0 - .25 * h
                    core = max(max(0, 1 - (math.hypot((at - sx) * .6, y0 - sy) / sr) ** 2) for sx, sy, sr in seeds)
                    core = min(1, max(core, .22 * math.exp(-(math.hypot(y0, at * .6) / .030) ** 2)))
                    brown = .05
                elif p.x > x0 + jag:
                    p.x = x0 + jag
            # bent, as it grew
            th = p.x / radius
            verts.append(((radius - p.y) * math.sin(th), radius - (radius - p.y) * math.cos(th), p.z))
            told["brown"].append(brown)
            told["inside"].append(deep)
            told["core"].append(core)
    n = len(rows)
    faces = [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j) for i in range(n - 1) for j in range(around)]
    me = bpy.data.meshes.new("banana")
    me.from_pydata(verts, [], faces)
    me.update()
    for key, values in told.items():
        me.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", values)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    return k.obj("banana", me, crust(), loc, rot)


def honey(dense):
    """Amber: clear, and the deeper one looks into it the redder."""
    m, t = k.material(f"honey-{dense}")
    if t:
        g = t.n("BsdfGlass", Color=(1, 1, 1), Roughness=.02, IOR=1.46)
        lp = t.n("LightPath")
        f = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        t.out(t.n("MixShader", i0=f, i1=g, i2=t.n("BsdfTransparent", Color=(1, .94, .80))))
        a = t.n("VolumeAbsorption", Color=(.985, .68, .07), Density=dense)
        t.nt.links.new(a.outputs[0], next(n for n in t.nt.nodes if n.type == "OUTPUT_MATERIAL").inputs["Volume"])
    return m


def clear(name, far, tints, body=0.0):
    """A liquid one sees what lies below through; it takes its colour from its depth, and the deepest of these tints that far down."""
    m, t = k.material(name)
    if t:
        deep = t.n("Attribute", {"attribute_name": "deep"}).outputs["Fac"]
        c = t.ramp(t.n("MapRange", i0=deep, i1=0., i2=far, i3=0., i4=1.), tints)
        seen = t.n("MixShader", i0=body, i1=t.n("BsdfTransparent", Color=c), i2=t.n("BsdfDiffuse", Color=c))
        seen = t.n("MixShader", i0=t.n("Fresnel", IOR=1.48), i1=seen, i2=t.n("BsdfGlossy", Color=(1, 1, 1), Roughness=.05))
        # coloured on the way in as well, it would be as dark as gravy
        lp = t.n("LightPath")
        t.out(t.n("MixShader", i0=t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"]), i1=seen, i2=t.n("BsdfTransparent", Color=(1, .94, .80))))
    return m


def amber():
    return clear("amber", .034, [(0, (1, .88, .52)), (.20, (1, .66, .16)), (.5, (.96, .42, .035)), (1, (.74, .20, .008))], .04)


def poured(mat, turns, x0, x1, y0, y1, seed=2, grain=.006, high=.022, film=.0016, flow=300):
    """Let run from a spoon, to and fro over all that lies in this part of the scene, and left to flow until it has pooled below; a film of it stays."""
    bpy.context.view_layer.update()
    dg, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    X, Y = np.arange(x0, x1, grain), np.arange(y0, y1, grain)
    ground = np.array([[scene.ray_cast(dg, (x, y, 3), (0, 0, -1))[1].z for x in X] for y in Y])
    # it bridges what is finer than itself
    bed = np.maximum(ground, blurred(ground, 2))
    rnd = random.Random(seed)
    wet = np.zeros_like(bed)
    for (ax, ay, fat), (bx, by, _) in zip(turns, turns[1:]):
        n = int(math.hypot(bx - ax, by - ay) / grain) + 1
        for i in range(n):
            f = i / n
            x, y = ax + (bx - ax) * f + .012 * math.sin(f * 9 + ax * 40), ay + (by - ay) * f
            r = fat * (1 + .35 * noise.noise(Vector((x * 9, y * 9, seed)))) + rnd.uniform(0, .003)
            d = np.hypot(X[None] - x, Y[:, None] - y) / r
            wet = np.maximum(wet, high * np.sqrt(np.maximum(0, 1 - d * d)))
    for _ in range(flow):
        top = bed + wet
        for axis, way in ((0, 1), (0, -1), (1, 1), (1, -1)):
            fall = top - np.roll(top, way, axis)
            # the thicker it lies the faster it runs; a film stays
            run = np.minimum(wet * .22, .35 * np.maximum(0, np.minimum(fall, .03)) * np.minimum(1, (np.maximum(0, wet - film) / .010)) ** 1.5)
            wet += np.roll(run, -way, axis) - run
        wet[0] = wet[-1] = wet[:, 0] = wet[:, -1] = 0
    soft = blurred(wet, 1)
    here = soft > .0026
    z = np.where(here, bed + soft, ground - .006)
    for _ in range(2):
        here |= np.roll(here, 1, 0) | np.roll(here, -1, 0) | np.roll(here, 1, 1) | np.roll(here, -1, 1)
    number = -np.ones(z.shape, int)
    number[here] = np.arange(here.sum())
    verts = [(X[i], Y[j], z[j, i]) for j, i in np.argwhere(here)]
    squares = here[:-1, :-1] & here[1:, :-1] & here[:-1, 1:] & here[1:, 1:]
    faces = [(number[j, i], number[j, i + 1], number[j + 1, i + 1], number[j + 1, i]) for j, i in np.argwhere(squares)]
    me = bpy.data.meshes.new("poured")
    me.from_pydata(verts, [], [tuple(map(int, f)) for f in faces])
    me.attributes.new("deep", "FLOAT", "POINT").data.foreach_set("value", soft[here])
    me.polygons.foreach_set("use_smooth", [True] * len(faces))
    o = k.obj("poured", me, mat)
    smooth = o.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = .5, 3
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = s.render_levels = 1
    return o


def blurred(a, n):
    """Each cell as its neighbours are on the average."""
    for _ in range(n):
        a = (4 * a + 2 * (np.roll(a, 1, 0) + np.roll(a, -1, 0) + np.roll(a, 1, 1) + np.roll(a, -1, 1)) + sum(np.roll(np.roll(a, i, 0), j, 1) for i in (1, -1) for j in (1, -1))) / 16
    return a


def scraps(n, where, seed=4):
    """Drops of batter that were fried with it, and stick or fall off."""
    rnd = random.Random(seed)
    for _ in range(n):
        bm = bmesh.new()
        r = min(.007 + rnd.expovariate(110), .030)
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=r)
        own = Vector((rnd.uniform(0, 90), 0, 0))
        brown = []
        for v in bm.verts:
            out = noise.fractal(v.co / r * 1.1 + own, 1.0, 2.0, 3)
            v.co *= 1 + .5 * out
            v.co.z *= .6
            brown.append(.40 + .5 * out)
        me = bpy.data.meshes.new("scrap")
        bm.to_mesh(me)
        bm.free()
        me.attributes.new("brown", "FLOAT", "POINT").data.foreach_set("value", brown)
        for p in me.polygons:
            p.use_smooth = True
        k.obj("scrap", me, crust(), where(rnd), (rnd.uniform(0, 6), rnd.uniform(0, 6), 0))


def small_bowl(r, glaze="paper"):
    return k.lathe("bowl", [(0, .02), (r * .5, .02), (r * .54, 0), (r * .62, .01), (r * .90, .10), (r, .20), (r * .985, .212), (r * .95, .20), (r * .84, .11), (r * .5, .045), (0, .04)], k.ceramic(glaze, speckle=False, rough=.16), sub=2)


# ---------------------------------------------------------------- cassava and tofu
def step(x, x0, x1):
    x = min(1, max(0, (x - x0) / (x1 - x0)))
    return x * x * (3 - 2 * x)


def gauge(n, faces, p):
    """How far out this direction is in a body of these faces, its edges rounded; and each face's share."""
    parts = [max(0, n.dot(f) / d) ** p for f, d in faces]
    total = sum(parts)
    return total ** (1 / p), [q / total for q in parts]


def shaped(name, fine, material, shape, loc, rot):
    """A ball of which each point goes where shape sends it; what else it tells of the point goes to the material."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=fine, radius=1)
    told = {}
    for v in bm.verts:
        v.co, more = shape(v.co.copy())
        for key, value in more.items():
            told.setdefault(key, []).append(value)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    for key, values in told.items():
        me.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", values)
    for f in me.polygons:
        f.use_smooth = True
    return k.obj(name, me, material, loc, rot)


def root():
    """Fried cassava: a golden skin in blisters, browned where it stood out; white, floury and crumbly where it burst, toasted at the rim of that."""
    m, t = k.material("cassava")
    if t:
        v = t.coords()
        told = lambda name: t.n("Attribute", {"attribute_name": name}).outputs["Fac"]
        fine = t.noise(v, 30, 6, .7).outputs[0]
        wide = t.noise(v, 5, 4, .6).outputs[0]
        fibre = t.noise(t.coords("Object", (1, 5, 5)), 8, 5, .65).outputs[0]
        bubbles = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=32.0, Smoothness=.3).outputs["Distance"]
        heat = t.math("ADD", told("brown"), t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .55), t.math("MULTIPLY", t.math("SUBTRACT", wide, .5), .75)))
        gold = [(.02, (.82, .50, .120)), (.25, (.66, .295, .042)), (.52, (.40, .135, .017)), (.92, (.13, .034, .006))]
        c = t.ramp(heat, gold)
        skin = t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=fine, i1=.35, i2=.65, i3=.28, i4=.50), Specular=.45, Normal=t.bump(t.math("ADD", t.math("ADD", t.math("MULTIPLY", fibre, .5), fine), t.math("MULTIPLY", bubbles, .9)), .65, .012))
        soft = t.mix(fibre, (.95, .80, .48), (.99, .92, .70))
        soft = t.mix(t.n("MapRange", i0=t.math("ADD", told("high"), t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .5)), i1=.25, i2=.95, i3=0., i4=.9), soft, t.ramp(heat, gold))
        flour = t.n("BsdfPrincipled", Base_Color=soft, Roughness=.9, Specular=.12, Normal=t.bump(t.math("ADD", t.math("MULTIPLY", fibre, .7), fine), .7, .014))
        flour = t.n("MixShader", i0=.22, i1=flour, i2=t.n("BsdfTranslucent", Color=(.99, .88, .62)))
        t.out(t.n("MixShader", i0=told("inside"), i1=skin, i2=flour))
    return m


def cassava(loc, rot, seed=1, length=.35, r=.130, flat=2, cracks=3, fine=7):
    """A stick of the root, split along its middle into two (one flat side) or four (two): a thin golden crust, which
    burst where the steam got out, from the ends inwards; there and where it was cut through it is white and floury."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), rnd.uniform(0, 50)))
    bow, taper = rnd.uniform(-.10, .10), rnd.choice((-1, 1)) * rnd.uniform(.05, .16)
    round_ = np.linspace(0, math.pi, 7) if flat == 1 else np.linspace(math.pi * .25, math.pi * .75, 5)
    sides = [(a, r * rnd.uniform(.96, 1.04)) for a in round_]
    sides += [(-math.pi / 2, r * .50)] if flat == 1 else [(-math.pi * a, r * rnd.uniform(.52, .62)) for a in (.25, .75)]
    faces = [(Vector((0, math.cos(a), math.sin(a))), d) for a, d in sides]
    faces += [(Vector((side, rnd.uniform(-.16, .16), rnd.uniform(-.16, .16))), length * rnd.uniform(.93, 1.05)) for side in (1, -1)]
    opened = [(2 * math.pi * (i + rnd.uniform(-.28, .28)) / cracks + rnd.uniform(0, .5), rnd.uniform(.026, .054), side, rnd.uniform(.30, 1.25)) for side in (1, -1) for i in range(cracks)]

    def shape(n):
        n = Vector((n.x * length, n.y * r, n.z * r))
        g, share = gauge(n, faces, 9)
        p = n / g
        q = p + own
        x, a, far = p.x / length, math.atan2(p.z, p.y), math.hypot(p.y, p.z)
        rough = noise.fractal(q * 12, 1.0, 2.0, 4)
        big = noise.fractal(q * 4.5, 1.0, 2.0, 3)
        end = step(share[-1] + share[-2] + .10 * rough + .10 * big, .44, .60)
        deep = lip = away = 0.0
        for i, (at, w, side, reach) in enumerate(opened):
            path = at + .34 * noise.noise(Vector((p.x * 5, i * 9, 0)) + own) + .12 * noise.noise(Vector((p.x * 22, i * 9, 5)) + own)
            turn = (a - path + math.pi) % (2 * math.pi) - math.pi
            w *= step(x * side, 1 - 1.4 * reach, 1.0) * (1 + .5 * noise.noise(Vector((p.x * 15, i, 2)) + own))
            near = abs(turn) * max(far, .4 * r) / max(w, .003)
            deep = max(deep, max(0, 1 - near) * min(1, w / .022))
            lip = max(lip, step(near, .85, 1.1) * (1 - step(near, 1.1, 2.0)) * min(1, w / .03))
            # what is between two cracks bends out, each piece as it likes
            away += step(x * side, .1, 1.1) * .10 * (1 + math.copysign(.6, turn) * noise.noise(Vector((i * 3.1, side, 0)) + own))
        open_ = max(end, step(deep, .06, .26))
        strands = noise.fractal(Vector((p.x * 6, q.y * 30, q.z * 30)), .8, 2.0, 3)
        lumps = noise.fractal(q * 17 + own, .9, 2.0, 3)
        crumbs = noise.turbulence(q * 40, 4, False) - .5
        blister = max(0, .5 - noise.voronoi(q * 21)[0][0]) * step(noise.noise(q * 5 + own * 3), -.30, .25)
        edge = min(1, 2.2 * end * (1 - end) + lip)
        crust = .016 * big + .007 * rough + .034 * blister + .012 * edge * (.7 + rough)
        flour = .014 * lumps + .010 * crumbs + .008 * strands
        d = Vector((0, p.y, p.z)).normalized()
        out = (1 - open_) * crust + open_ * flour
        p += d * (out - deep * (.50 * far + .015 * crumbs)) * (1 - end * .5)
        p.x += math.copysign(1, x) * end * (.034 * lumps + .018 * strands + .016 * crumbs - .022 * step(r - far, 0, r) - deep * .05)
        p.y, p.z = p.y * (1 - taper * x) * (1 + away * .5), p.z * (1 - taper * x) * (1 + away * .5)
        p.z += bow * x * x * length
        return p, {"brown": .26 + 9.0 * (1 - open_) * (crust - .006) + .45 * edge + .30 * noise.noise(q * 3), "high": .5 * lumps + .7 * edge - .30, "inside": min(1, open_)}
    return shaped("cassava", fine, root(), shape, loc, rot)


def cassava_crumbs(n, where, seed=3):
    """What broke off as it was lifted out: flour, and bits of the skin."""
    rnd = random.Random(seed)
    for _ in range(n):
        r, own, skin = min(.004 + rnd.expovariate(200), .015), Vector((rnd.uniform(0, 90), 0, 0)), rnd.random() < .45

        def shape(v, r=r, own=own, skin=skin):
            out = noise.fractal(v * 1.2 + own, 1.0, 2.0, 3)
            v = v * r * (1 + .6 * out)
            v.z *= .35 if skin else .7
            return v, {"brown": .40 + .4 * out, "high": 0.0, "inside": 0.0 if skin else 1.0}
        shaped("crumb", 3, root(), shape, where(rnd), (rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), rnd.uniform(0, 6)))


def sambal_bowl(loc, r=.23, seed=3):
    """Sambal roa: smoked fish pounded with chillies, fried until dark; its flakes stand out of it, and red oil stands round it."""
    m, t = k.material("sambal")
    if t:
        v = t.coords()
        lump = t.noise(v, 26, 6, .72).outputs[0]
        bits = t.n("TexVoronoi", Vector=v, Scale=95.0)
        own = t.n("TexWhiteNoise", Vector=bits.outputs["Color"]).outputs[0]
        c = t.ramp(lump, [(.30, (.026, .004, .002)), (.46, (.080, .009, .002)), (.60, (.115, .013, .003)), (.78, (.175, .034, .007))])
        c = t.mix(t.math("MULTIPLY", t.math("GREATER_THAN", own, .84), .7), c, (.19, .010, .003))
        c = t.mix(t.math("MULTIPLY", t.math("LESS_THAN", own, .13), .7), c, (.22, .090, .028))
        wet = t.n("MapRange", i0=t.n("Attribute", {"attribute_name": "high"}).outputs["Fac"], i1=-.3, i2=.4, i3=.16, i4=.60)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=wet, Specular=.26, Normal=t.bump(t.math("ADD", lump, t.math("MULTIPLY", bits.outputs["Distance"], .5)), .9, .022)))
    oil, t = k.material("chilli-oil")
    if t:
        seen = t.n("BsdfPrincipled", Base_Color=(.36, .040, .003), Roughness=.04, Specular=.6)
        t.out(t.n("MixShader", i0=.30, i1=seen, i2=t.n("BsdfTransparent", Color=(.95, .30, .04))))
    fish = k.plain("smoked-fish", (.21, .085, .028), .6, spec=.2, bump=.8, scale=60)
    seeds = k.plain("sambal-seed", (.62, .33, .085), .3)
    rings, seg = 70, 200
    height = lambda x, y: noise.fractal(Vector((x * 13, y * 13, seed)), .9, 2.0, 5)
    level = lambda q: .158 + .085 * max(0, 1 - (q / .86) ** 2.4) if q < .86 else .158 - .10 * (q - .86)
    verts, high = [(0, 0, .243)], [0.0]
    for i in range(1, rings + 1):
        for j in range(seg):
            q, a = i / rings, 2 * math.pi * j / seg
            x, y = r * .93 * q * math.cos(a), r * .93 * q * math.sin(a)
            h = height(x, y)
            lean = q * (1 + .10 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, seed))))
            verts.append((x, y, level(lean) + (1 - q ** 6) * .030 * h))
            high.append(h)
    at = lambda i, j: 1 + (i - 1) * seg + j % seg
    me = bpy.data.meshes.new("sambal")
    me.from_pydata(verts, [], [(0, at(1, j), at(1, j + 1)) for j in range(seg)] + [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for i in range(1, rings) for j in range(seg)])
    me.attributes.new("high", "FLOAT", "POINT").data.foreach_set("value", high)
    for f in me.polygons:
        f.use_smooth = True
    rnd = random.Random(seed)
    pool = k.lathe("oil", [(0, .164), (r * .85, .164), (r * .915, .166), (r * .935, .175)], oil, sub=2, seg=72)
    parts = [small_bowl(r), k.obj("sambal", me, m), pool]

    def spot(reach):
        a, q = rnd.uniform(0, 6.28), r * reach * math.sqrt(rnd.random())
        x, y = q * math.cos(a), q * math.sin(a)
        return x, y, level(q / r / .93) + .030 * height(x, y)
    for _ in range(44):
        long, wide, own = rnd.uniform(.014, .036), rnd.uniform(.004, .008), Vector((rnd.uniform(0, 50), 0, 0))

        def flake(v, long=long, wide=wide, own=own):
            # torn along its fibres
            rough = 1 + .5 * noise.fractal(Vector((v.x * 1.3, v.y * 4, v.z * 4)) + own, .8, 2.0, 3)
            return Vector((v.x * long, v.y * wide * rough, v.z * wide * .6 * rough + .25 * long * v.x * v.x)), {}
        x, y, z = spot(.80)
        parts.append(shaped("flake", 3, fish, flake, (x, y, z - .001), (rnd.gauss(0, .4), rnd.gauss(0, .25), rnd.uniform(0, 6.28))))
    for _ in range(16):
        x, y, z = spot(.80)
        parts.append(k.lathe("seed", [(0, -.003), (.006, -.002), (.0075, 0), (.006, .002), (0, .003)], seeds, (x, y, z + .004), 14, 1, (rnd.gauss(0, .5), rnd.gauss(0, .5), 0)))
    return k.group(parts, loc)


def puff():
    """Tofu turned inside out: the sponge that was inside fries crisp, brown where it stood out; in its mouth the filling, set smooth."""
    m, t = k.material("tofu")
    if t:
        v = t.coords()
        told = lambda name: t.n("Attribute", {"attribute_name": name}).outputs["Fac"]
        fine = t.noise(v, 60, 5, .7).outputs[0]
        wide = t.noise(v, 5, 5, .6).outputs[0]
        heat = t.math("ADD", told("brown"), t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .30), t.math("MULTIPLY", t.math("SUBTRACT", wide, .5), .9)))
        c = t.ramp(heat, [(.05, (.68, .37, .085)), (.34, (.50, .205, .030)), (.60, (.27, .082, .012)), (.95, (.085, .022, .005))])
        pores = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=58.0, Smoothness=.25).outputs["Distance"]
        skin = t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=fine, i1=.35, i2=.65, i3=.38, i4=.60), Specular=.40, Subsurface=.08, Subsurface_Radius=(.05, .025, .008), Subsurface_Color=c, Normal=t.bump(t.math("ADD", fine, t.math("MULTIPLY", pores, 1.1)), .7, .010))
        toast = t.math("ADD", told("toast"), t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 7, 5, .62).outputs[0], .5), 1.1), t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .25)))
        meat = t.ramp(toast, [(.06, (.82, .62, .33)), (.30, (.76, .50, .20)), (.54, (.58, .285, .070)), (.88, (.27, .090, .018))])
        bits = t.n("TexVoronoi", Vector=t.n("VectorMath", {"operation": "ADD"}, i0=v, i1=t.n("VectorMath", {"operation": "SCALE"}, i0=t.noise(v, 34, 3).outputs["Color"], Scale=.026)), Scale=19.0)
        own = t.n("TexWhiteNoise", Vector=bits.outputs["Color"]).outputs[0]
        leek = t.math("MULTIPLY", t.math("GREATER_THAN", own, .66), t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=bits.outputs["Distance"], i1=.30, i2=.18, i3=0., i4=.85))
        meat = t.mix(leek, meat, (.12, .21, .030))
        filling = t.n("BsdfPrincipled", Base_Color=meat, Roughness=t.n("MapRange", i0=fine, i1=.35, i2=.65, i3=.26, i4=.42), Specular=.45, Subsurface=.25, Subsurface_Radius=(.07, .05, .03), Subsurface_Color=meat, Normal=t.bump(t.math("ADD", t.noise(v, 20, 4, .6).outputs[0], t.math("MULTIPLY", fine, .8)), .7, .016))
        t.out(t.n("MixShader", i0=told("inside"), i1=skin, i2=filling))
    return m


def tofu(loc, rot, seed=1, size=.270, thick=.170):
    """A square cut corner to corner, so three-cornered, and puffed up; its long side, towards -y, is open, and the filling swells out of it."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), rnd.uniform(0, 50)))
    a = .78 + rnd.uniform(-.10, .10)
    faces = [(Vector((0, -1, 0)), size * .50), (Vector((math.sin(a), math.cos(a), 0)), size * .64), (Vector((-math.sin(a), math.cos(a), 0)), size * .64), (Vector((rnd.uniform(-.08, .08), rnd.uniform(.10, .30), 1)), thick), (Vector((rnd.uniform(-.08, .08), rnd.uniform(.10, .30), -1)), thick)]

    def shape(n):
        n = Vector((n.x * size * 1.4, n.y * size, n.z * thick * 1.3))
        g, share = gauge(n, faces, 5.5)
        p = n / g
        big = noise.fractal(p * 4.0 + own, 1.0, 2.0, 3)
        # what was the sponge: holes of every size, not as many everywhere
        warp = p + Vector((noise.noise(p * 9 + own), noise.noise(p * 9 + own * 2), noise.noise(p * 9 + own * 3))) * .022
        holes = sum(depth * (1 - step(noise.voronoi(warp * often + own)[0][0], .08, .52)) * step(noise.noise(p * often * .22 + own * often), -.35, .35) for often, depth in ((13, .020), (26, .017), (45, .010)))
        # and bubbles that rose in the oil
        blister = .030 * step(.46 - noise.voronoi(p * 8 + own * 2)[0][0], 0, .42) * step(noise.noise(p * 4.3 + own * 5), .02, .35)
        wide = size * 1.10 * (1 + .07 * noise.noise(Vector((0, 0, p.z * 8)) + own))
        rim = (abs(p.x / wide) ** 3.4 + abs(p.z / (thick * .74)) ** 3.4) ** .294 * (1 + .10 * noise.noise(p * 9 + own)) if p.y < -.10 * size else 9.0
        mouth = step(share[0], .25, .6)
        inside = mouth * (1 - step(rim, .90, .95))
        lip = mouth * step(rim, .88, .97) * (1 - step(rim, 1.02, 1.28))
        edge = step(max(share), .72, .40) * (1 - mouth)
        soft = noise.fractal(p * 6 + own, 1.0, 2.0, 2)
        lumps = noise.fractal(p * 14 + own, 1.0, 2.0, 3)
        torn = noise.fractal(p * 22 + own, 1.0, 2.0, 3)
        crust = blister - holes + .006 * torn
        out = .045 * big * (1 - .5 * inside) + (1 - inside) * crust + .024 * lip * (1 + torn)
        dome = .072 * (1 - min(1, rim) ** 2.6) ** .8 if inside else 0
        q = p + n.normalized() * out + Vector((0, -inside * (dome + .020 * soft + .015 * lumps), 0))
        return q, {"brown": .36 + .30 * edge + .34 * lip + 9 * crust + .30 * noise.noise(p * 3.1 + own * .7), "inside": inside, "toast": .10 + .50 * step(rim, .60, .93) + .5 * soft + .3 * lumps}
    return shaped("tofu", 8, puff(), shape, loc, rot)


def chilli_dip(loc, r=.20, seed=3):
    """Sweet soy, thin and dark, with chillies cut into it."""
    soy = k.plain("sweet-soy", (.014, .0045, .0018), .045, spec=.7)
    red, t = k.material("cut-chilli")
    if t:
        c = t.mix(t.n("ObjectInfo").outputs["Random"], (.33, .010, .005), (.42, .035, .006))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.14, Specular=.55))
    seeds = k.plain("chilli-seed-pale", (.72, .50, .22), .3)
    level = .165
    inner = r * .905
    parts = [small_bowl(r, "paper"), k.lathe("soy", [(0, level), (inner * .9, level), (inner * .97, level + .003), (inner * 1.005, level + .012)], soy, sub=2, seg=72)]
    rnd = random.Random(seed)
    for _ in range(11):
        a, q = rnd.uniform(0, 6.28), r * .70 * math.sqrt(rnd.random())
        w, h = rnd.uniform(.022, .034), rnd.uniform(.012, .022)
        tilt = (rnd.gauss(0, .25), rnd.gauss(0, .25), rnd.uniform(0, 6))
        at = (q * math.cos(a), q * math.sin(a), level + .002)
        parts.append(k.lathe("cut", [(w * .62, -h), (w * .9, -h), (w, -h * .7), (w, h * .7), (w * .9, h), (w * .62, h), (w * .58, 0), (w * .62, -h)], red, at, 32, 1, tilt))
        if rnd.random() < .6:
            parts.append(k.lathe("seed", [(0, -.004), (.009, -.003), (.011, 0), (.009, .003), (0, .004)], seeds, (at[0] + rnd.gauss(0, .02), at[1] + rnd.gauss(0, .02), level + .002), 16, 1, (.2, .1, 0)))
    return k.group(parts, loc)


def chilli(loc, turn, seed=1, length=.42):
    """A green bird's eye chilli: smooth, a little bent, its stalk still on it."""
    m, t = k.material("green-chilli")
    if t:
        v = t.coords()
        c = t.mix(t.noise(v, 2.5, 3).outputs[0], (.032, .095, .010), (.105, .180, .022))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.17, Specular=.55, Subsurface=.10, Subsurface_Radius=(.03, .05, .01), Subsurface_Color=c, Normal=t.bump(t.noise(t.coords("Object", (2, 9, 9)), 2, 2).outputs[0], .12, .01)))
    stalk = k.plain("chilli-stalk", (.14, .20, .045), .5)
    rnd = random.Random(seed)
    bow = rnd.uniform(-.10, .10)
    path = [(length * f, bow * math.sin(f * 3.1), .035 + .012 * math.sin(f * 6 + seed)) for f in (0, .08, .25, .5, .72, .88, .96, 1)]
    body = k.tube("chilli", path, .035, m, radii=[.55, .9, 1, .98, .80, .52, .30, .06])
    cap = k.tube("cap", [(-.012, 0, .035), (.004, 0, .035), (.022, 0, .035)], .026, stalk, radii=[.35, 1, .95], nurbs=False)
    stem = k.tube("stem", [(.0, 0, .035), (-.05, .01, .050), (-.10, .03 + bow * .3, .060), (-.15, .05 + bow * .6, .062)], .0085, stalk, radii=[1.2, .9, .9, 1.3])
    return k.group([body, cap, stem], loc, turn)
