"""From the oven: dough folded with butter, rolled, and risen until its layers part."""
import math
import random

import bpy
from mathutils import Vector, noise

import kedai as k

BANDS = (0, .19, .40, .56, .74, .87, 1.0)


def glazed():
    """Brushed with egg: brown and shiny where it rose, pale where a layer came out from under the next."""
    m, t = k.material("glazed-dough")
    if t:
        v = t.coords("UV", (130, 2.2, 1))
        brown = t.n("Attribute", {"attribute_name": "brown"}).outputs["Fac"]
        leaf = t.noise(v, 1.0, 4, .6, .4).outputs[0]
        spots = t.noise(t.coords(), 13, 6, .7).outputs[0]
        heat = t.math("ADD", brown, t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", leaf, .5), .45), t.math("MULTIPLY", t.math("SUBTRACT", spots, .5), .40)))
        c = t.ramp(heat, [(.02, (.66, .42, .165)), (.26, (.50, .255, .070)), (.50, (.315, .120, .024)), (.74, (.165, .050, .010)), (.98, (.060, .017, .004))])
        b = t.bump(t.math("ADD", leaf, t.math("MULTIPLY", spots, .35)), .55, .018)
        r = t.n("MapRange", i0=brown, i1=.15, i2=.6, i3=.58, i4=.27)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=r, Specular=.45, Normal=b, Subsurface=.06, Subsurface_Radius=(.05, .02, .008), Subsurface_Color=c))
    return m


def croissant(loc, rot, seed=1, length=1.0, thick=.33, bend=1.2):
    """Lies on its belly, its horns bent towards -y; the band in the middle is wound last and lies over the others."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 60), rnd.uniform(0, 60), 0))
    skew = [rnd.uniform(.03, .06) for _ in BANDS]
    turn = [rnd.uniform(-.5, .5) for _ in BANDS]
    nu, na = 560, 220
    verts, brown, uvs = [], [], []
    for i in range(nu + 1):
        u = i / nu * 2 - 1
        s, side = abs(u), math.copysign(1, u)
        mid = Vector((length * .62 * math.sin(u * bend) / math.sin(bend), -.34 * length * (1 - math.cos(u * bend)) / (1 - math.cos(bend)), 0))
        d = Vector((math.cos(u * bend), -.55 * math.sin(u * bend), 0)).normalized()
        out = Vector((d.y, -d.x, 0))
        for j in range(na):
            a = 2 * math.pi * j / na
            up = math.sin(a)
            # which band, and how far into it
            edges = [e + (skew[n] * math.sin(a + turn[n] + side) + .012 * noise.noise(Vector((math.cos(a) * 2.4, up * 2.4, n * 7 + side)) + own) if 0 < n < len(BANDS) - 1 else 0) for n, e in enumerate(BANDS)]
            n = max(0, min(len(BANDS) - 2, sum(1 for e in edges[1:] if s >= e)))
            w = max(1e-4, edges[n + 1] - edges[n])
            t = min(1, max(0, (s - edges[n]) / w))
            if n == 0:
                t = .5 + t * .5
            base = thick * max(0, 1 - (s * .985) ** 1.9) ** .70 * (1 - .09 * n * (1 - s))
            puff = math.sin(math.pi * min(1, .10 + .80 * t)) ** .55
            lip = max(0, (t - .86) / .14)
            leaf = math.sin(s * 190 + 5 * noise.noise(Vector((s * 9, math.cos(a) * 1.5, up * 1.5)) + own))
            p = Vector((u * 3.2, math.cos(a), up)) + own
            rough = noise.fractal(p * 2.2, 1.0, 2.0, 4)
            r = base * (.80 + .20 * puff) + .020 * puff * (1 - s) + .012 * rough * (1 - s ** 3) + .0020 * leaf * (.3 + lip) - .012 * lip ** 2
            z = up * r * .92
            if up < 0:
                # it bakes on its belly
                z = max(z * .70, -thick * .50)
            # its horns sink to what it lies on
            at = mid + out * (math.cos(a) * r) + Vector((0, 0, z - .9 * max(0, thick * .50 - base * .62)))
            verts.append(at)
            brown.append(.20 + .50 * puff * (.45 + .55 * max(0, up + .15)) + .20 * max(0, up) * puff + .20 * s ** 4 + .22 * rough - .34 * lip - (.34 * max(0, 1 - t / .09) if n else 0) - .12 * max(0, -up))
            uvs.append((s * side * .5 + .5, j / na))
    ends = len(verts)
    verts += [sum((verts[i * na + j] for j in range(na)), Vector()) / na for i in (0, nu)]
    brown += [.8, .8]
    uvs += [(0, 0), (1, 0)]
    faces = [(ends, (j + 1) % na, j) for j in range(na)] + [(ends + 1, nu * na + j, nu * na + (j + 1) % na) for j in range(na)]
    faces += [(i * na + j, i * na + (j + 1) % na, (i + 1) * na + (j + 1) % na, (i + 1) * na + j) for i in range(nu) for j in range(na)]
    me = bpy.data.meshes.new("croissant")
    me.from_pydata(verts, [], faces)
    me.attributes.new("brown", "FLOAT", "POINT").data.foreach_set("value", brown)
    layer = me.uv_layers.new()
    for lo in me.loops:
        layer.data[lo.index].uv = uvs[lo.vertex_index]
    for p in me.polygons:
        p.use_smooth = True
    return k.obj("croissant", me, glazed(), loc, rot)


def flakes(n, where, seed=3):
    """What falls from it at the first touch."""
    rnd = random.Random(seed)
    for i in range(n):
        # leaves of crust, as thin as paper and rolled up a little; between them what is finer than those
        size = min(.004 + rnd.expovariate(62), .060)
        own, long, roll, twist = Vector((i * 5.3, seed, 0)), rnd.uniform(1.0, 1.9), rnd.choice((-1, 1)) * rnd.uniform(.15, .55), rnd.uniform(-.3, .3)
        verts, brown = [(0, 0, 0)], [rnd.uniform(.26, .72)]
        for f in (.5, 1.0):
            for j in range(16):
                w = 2 * math.pi * j / 16
                torn = 1 + .60 * noise.fractal(Vector((math.cos(w), math.sin(w), 0)) * 2.1 + own, 1.0, 2.0, 4)
                x, y = math.cos(w) * f * torn * long * .62, math.sin(w) * f * torn * .55
                verts.append((x * size, y * size, size * (roll * (y * y * 2.2 + .3 * x * x) + twist * x * y)))
                brown.append(brown[0] + .25 * noise.noise(Vector((x * 2, y * 2, i))))
        lowest = min(v[2] for v in verts)
        me = bpy.data.meshes.new("flake")
        me.from_pydata([(x, y, z - lowest) for x, y, z in verts], [], [(0, 1 + j, 1 + (j + 1) % 16) for j in range(16)] + [(1 + j, 17 + j, 17 + (j + 1) % 16, 1 + (j + 1) % 16) for j in range(16)])
        me.polygons.foreach_set("use_smooth", [True] * 32)
        me.attributes.new("brown", "FLOAT", "POINT").data.foreach_set("value", brown)
        uv = me.uv_layers.new()
        for lo in me.loops:
            x, y, _ = verts[lo.vertex_index]
            uv.data[lo.index].uv = (y / size * .045 + i * .07, x / size * .4)
        o = k.obj("flake", me, glazed(), where(rnd), (rnd.gauss(0, .10), rnd.gauss(0, .10), rnd.uniform(0, 6)))
        o.modifiers.new("t", "SOLIDIFY").thickness = .0022
