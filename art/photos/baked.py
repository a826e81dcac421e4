"""From the oven: dough folded with butter, rolled, and risen until its layers part; and toast, with what is spread on it."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

import fried
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
        heat = t.math("ADD", brown, t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", leaf, .5), .26), t.math("MULTIPLY", t.math("SUBTRACT", spots, .5), .52)))
        c = t.ramp(heat, [(.02, (.66, .42, .165)), (.26, (.50, .255, .070)), (.50, (.315, .120, .024)), (.74, (.165, .050, .010)), (.98, (.060, .017, .004))])
        b = t.bump(t.math("ADD", leaf, t.math("MULTIPLY", spots, .5)), .42, .018)
        r = t.n("MapRange", i0=brown, i1=.15, i2=.6, i3=.62, i4=.40)
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


# ---------------------------------------------------------------- toast
def bubbles(w, h, n, seed, grain=.003):
    """How deep bread is open where it was cut: the bubbles that the knife met, each as far as it lies behind the cut."""
    rnd = np.random.default_rng(seed)
    deep = np.zeros((int(h / grain) + 2, int(w / grain) + 2))
    for _ in range(n):
        r = min(.0052 * math.exp(rnd.normal(0, .62)), .030)
        x, y, behind, long, a = rnd.uniform(0, w), rnd.uniform(0, h), rnd.uniform(-.8, .5) * r, rnd.uniform(1, 2.0), rnd.normal(0, .5)
        i0, j0, reach = int(x / grain), int(y / grain), int(r * long / grain) + 2
        i0, i1, j0, j1 = max(0, i0 - reach), i0 + reach, max(0, j0 - reach), j0 + reach
        part = deep[j0:j1, i0:i1]
        J, I = np.mgrid[j0:j0 + part.shape[0], i0:i0 + part.shape[1]]
        X, Y = I * grain - x, J * grain - y
        X, Y = (X * math.cos(a) + Y * math.sin(a)) / long, Y * math.cos(a) - X * math.sin(a)
        left = r * r - X * X - Y * Y
        part[:] = np.where(left > 0, np.maximum(part, behind + np.sqrt(np.maximum(0, left))), part)
    return deep


def shell(size, grain):
    """The skin of a box as points on a lattice, and its faces."""
    n = [max(2, round(s / grain)) for s in size]
    number, points, faces = {}, [], []

    def at(key):
        if key not in number:
            number[key] = len(points)
            points.append([(key[c] / n[c] - .5) * size[c] for c in range(3)])
        return number[key]
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for side in (0, n[axis]):
            for i in range(n[u]):
                for j in range(n[v]):
                    ring = []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        key = [0, 0, 0]
                        key[axis], key[u], key[v] = side, i + di, j + dj
                        ring.append(at(tuple(key)))
                    faces.append(ring if side else ring[::-1])
    return points, faces


def toasted():
    """Brown where the bread touched the iron, pale in its open bubbles; crumb where the knife went, and butter where it soaked in."""
    m, t = k.material("toast")
    if t:
        v = t.coords()
        told = lambda name: t.n("Attribute", {"attribute_name": name}).outputs["Fac"]
        fine = t.noise(v, 60, 5, .7).outputs[0]
        heat = t.math("ADD", told("brown"), t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .30))
        c = t.ramp(heat, [(0, (.90, .73, .42)), (.16, (.80, .53, .20)), (.34, (.56, .27, .065)), (.54, (.32, .115, .022)), (.76, (.145, .042, .009)), (1, (.042, .013, .005))])
        soaked = told("wet")
        c = t.mix(soaked, c, t.n("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=c, Color2=(.80, .58, .22)))
        r = t.n("MapRange", i0=soaked, i1=0., i2=1., i3=.70, i4=.20)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=r, Specular=.32, Subsurface=.10, Subsurface_Radius=(.045, .028, .012), Subsurface_Color=c, Normal=t.bump(fine, .55, .008)))
    return m


def toast(size, loc, rot, seed, butter=None):
    """Half a slice: its crust on three sides, and towards -y where the knife went. Butter melted at this place of it, so far around."""
    half = [s / 2 for s in size]
    own = Vector((seed * 7.3, seed * 3.1, seed * 1.7))
    step = fried.step
    grain = .003
    points, faces = shell(size, grain)
    front = bubbles(size[0], size[2], int(size[0] * size[2] * 11000), seed)
    flat = [bubbles(size[0], size[1], int(size[0] * size[1] * 8000), seed + 1 + i) for i in range(2)]
    verts, told = [], {"brown": [], "wet": []}
    for x, y, z in points:
        # the crust is round, what the knife left is not
        r = .010 + .050 * step(y, -half[1], -half[1] + .16)
        inner = [max(-h + r, min(h - r, c)) for c, h in zip((x, y, z), half)]
        n = Vector((x - inner[0], y - inner[1], z - inner[2])).normalized()
        p = Vector(inner) + n * r
        face, cut = step(abs(n.z), .55, .85), step(-n.y, .6, .9)
        q = p + own
        wide, mid = noise.noise(q * 2.6), noise.fractal(q * 9, 1.0, 2.0, 3)
        near = half[2] - abs(p.z)
        edge = min(half[0] - abs(p.x), half[1] - p.y)
        # of even size, its bubbles are smaller where the crust kept them from rising
        deep_cut = front[int((p.z + half[2]) / grain), int((p.x + half[0]) / grain)] * (.30 + .70 * step(min(near, edge), .0, .045))
        deep_face = flat[p.z > 0][int((p.y + half[1]) / grain), int((p.x + half[0]) / grain)] * .55 * step(edge, .02, .07)
        deep = cut * deep_cut + face * (1 - cut) * deep_face
        out = .010 * mid * (1 - .5 * cut) - deep + .004 * (1 - cut) * (1 - face) * noise.noise(q * 26)
        p += n * out
        brown = .56 + .46 * wide + .24 * mid - 17 * deep_face + .26 * (1 - step(edge, .0, .09))
        crust = .62 + .22 * mid + .12 * wide
        told["brown"].append(cut * max(0, (brown + .25) * math.exp(-near / .010) + crust * math.exp(-max(0, edge) / .007) - .05) + (1 - cut) * (face * brown + (1 - face) * crust))
        soaked = 0.0
        if butter:
            far = math.hypot(p.x - butter[0], p.y - butter[1], p.z - half[2]) / butter[2]
            soaked = (1 - step(far + .30 * noise.noise(q * 7) + .14 * noise.noise(q * 19), .72, 1.0)) * (1 - .6 * cut)
        told["wet"].append(soaked)
        # pressed by the knife, the sides drawn in, and no slice quite flat
        pressed = 1 - .14 * math.exp(-((y + half[1]) / .10) ** 2) * (.6 + .8 * noise.noise(Vector((x * 3, 0, 0)) + own))
        waist = 1 - .022 * (1 - (z / half[2]) ** 2) * (1 - cut)
        p = Vector((p.x * waist, p.y, p.z * pressed))
        p.x += .020 * noise.noise(Vector((p.y * 2.4, 3, 0)) + own)
        p.y += .018 * noise.noise(Vector((p.x * 2.2, 9, p.z * 2)) + own)
        p.z += .030 * noise.noise(Vector((p.x * 1.6, p.y * 1.6, 5)) + own)
        verts.append(p)
    me = bpy.data.meshes.new("toast")
    me.from_pydata(verts, [], faces)
    for key, values in told.items():
        me.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", values)
    me.polygons.foreach_set("use_smooth", [True] * len(faces))
    return k.obj("toast", me, toasted(), loc, rot)


def kaya():
    """Egg, coconut milk and pandan, cooked down until it stands."""
    m, t = k.material("kaya")
    if t:
        v = t.coords()
        c = t.mix(t.noise(v, 6, 5, .65).outputs[0], (.105, .108, .009), (.215, .178, .022))
        grain = t.noise(v, 42, 4, .6).outputs[0]
        c = t.mix(t.n("MapRange", i0=grain, i1=.55, i2=.72, i3=0., i4=.45), c, (.33, .27, .055))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=t.noise(v, 12, 3).outputs[0], i1=.35, i2=.65, i3=.09, i4=.24), Specular=.6, Subsurface=.12, Subsurface_Radius=(.05, .04, .012), Subsurface_Color=c, Normal=t.bump(grain, .22, .008)))
    return m


def spread(w, d, thick, seed, drips):
    """Kaya as the knife left it, in ridges; in front it is pressed out, here more and there less, and runs where drips says: (where, how wide, how far)."""
    own = Vector((seed * 5.1, seed * 2.3, 0))
    ns, nt = 260, 120
    verts = []
    for i in range(ns + 1):
        s = i / ns
        x = (s - .5) * w
        end = min(1, 6 * min(s, 1 - s)) ** .5
        uneven = noise.fractal(Vector((x * 4.2, 0, 3)) + own, 1.0, 2.0, 3)
        bulge = (.010 + .060 * uneven) * end
        hang = .020 + .045 * max(-.4, uneven + .3 * noise.noise(Vector((x * 14, 1, 7)) + own))
        fat = .012
        for at, wide, far in drips:
            u = abs(x - at) / wide * (1 + .3 * noise.noise(Vector((x * 20, at, 8))))
            # a tongue, round at its end and fat there, that widens to where it came from
            tongue = max(0, 1 - u ** 3) ** .5
            hang = max(hang, far * tongue, far * .42 * math.exp(-(u / 1.6) ** 2))
            fat, bulge = max(fat, .036 * tongue), max(bulge, .026 * math.exp(-(u / 1.5) ** 2))
        for j in range(nt):
            f = j / nt
            if f < .5:
                # the top, from behind to the front edge
                g = f / .5
                y = d / 2 - (d + bulge) * g
                stroke = y * 1.0 + .30 * x * x + .05 * noise.noise(Vector((x * 2, y * 2, 1)) + own)
                ridge = .012 * math.sin(stroke * 62 + 3 * noise.noise(Vector((x * 1.3, stroke * 9, 4)) + own)) + .020 * noise.noise(Vector((x * 2.2, stroke * 12, 5)) + own)
                z = thick + (ridge + .012 * noise.fractal(Vector((x * 5, y * 5, 6)) + own, 1.0, 2.0, 3)) * end
                z -= max(0, (g - .86) / .14) ** 2 * thick * .45
            elif f < .8:
                # over the edge and down the cut
                g = (f - .5) / .3
                z = thick * .55 - (thick * .55 + hang) * g
                body = max(bulge * math.cos(min(1.5, g * 1.6)) ** .7, fat * (.35 + .75 * g * g))
                y = -d / 2 - body * (1 - max(0, (g - .86) / .14) ** 2.2)
            else:
                g = (f - .8) / .2
                y, z = -d / 2 + .03 + (d - .03) * g, -hang * (1 - g) ** 3 - .02
            verts.append((x, y + .006 * noise.noise(Vector((x * 12, z * 12, 2)) + own), z))
    at = lambda i, j: i * nt + j % nt
    faces = [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for i in range(ns) for j in range(nt)]
    faces += [tuple(range(nt))[::-1], tuple(range(ns * nt, (ns + 1) * nt))]
    me = bpy.data.meshes.new("spread")
    me.from_pydata(verts, [], faces)
    me.polygons.foreach_set("use_smooth", [True] * len(faces))
    return k.obj("kaya", me, kaya())


def butter():
    m, t = k.material("butter")
    if t:
        v = t.coords()
        c = t.mix(t.noise(v, 3, 3).outputs[0], (.90, .61, .15), (.94, .72, .27))
        melted = t.n("Attribute", {"attribute_name": "melted"}).outputs["Fac"]
        c = t.mix(melted, c, (.84, .50, .07))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=melted, i1=0., i2=1., i3=.36, i4=.07), Specular=.45, Subsurface=.3, Subsurface_Radius=(.08, .05, .018), Subsurface_Color=c, Normal=t.bump(t.noise(v, 9, 4).outputs[0], .16, .01)))
    return m


def pat(size, loc, rot, seed, melted=.4):
    """A piece of butter, its corners gone, wider at its foot by what has run off it."""
    own = Vector((seed * 4.7, seed * 1.9, 0))
    faces = [(Vector((x, y, z)), h / 2) for h, axes in zip(size, ((1, 0, 0), (0, 1, 0), (0, 0, 1))) for x, y, z in (axes, tuple(-a for a in axes))]

    def shape(n):
        n = Vector((n.x * size[0], n.y * size[1], n.z * size[2] * 1.5))
        p = n / fried.gauge(n, faces, 5.5)[0]
        low = fried.step(-p.z / size[2], -.35, .5)
        side = Vector((p.x / size[0], p.y / size[1], 0)).normalized()
        foot = melted * low ** 1.6 * max(0, .40 + .75 * noise.noise(side * 1.5 + own) + .25 * noise.noise(side * 4 + own))
        lean = noise.noise(Vector((p.x * 4, p.y * 4, 0)) + own)
        p = Vector((p.x * (1 + foot), p.y * (1 + foot), p.z - size[2] * (1 - low) * melted * (.55 * p.x / size[0] + .7 * lean)))
        return p + p.normalized() * .012 * noise.fractal(p * 6 + own, 1.0, 2.0, 3), {"melted": fried.step(foot, .03, .16)}
    return fried.shaped("butter", 7, butter(), shape, loc, rot)


def kaya_toast(loc, turn, seed, drips, w=.92, d=.52, shift=(0, 0, 0), pats=(), melts=None):
    """Toast, kaya, cold butter, toast: the upper slice laid on by hand."""
    high = .185
    x, y, skew = shift
    parts = [toast((w, d, high), (0, 0, high / 2), (0, 0, 0), seed), spread(w * .985, d, .058, seed, drips)]
    parts[1].location.z = high - .014
    for i, (at, long) in enumerate(pats):
        parts.append(pat((long, .20, .062), (at, -d / 2 + .080, high + .064), (.10, .05 - .12 * i, .09 - .16 * i), seed + i, .45))
    parts.append(toast((w, d, high), (x, y, high * 1.5 + .092), (-.03, .018, skew), seed + 30, melts))
    return k.group(parts, loc, turn)
