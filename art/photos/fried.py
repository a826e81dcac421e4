"""What comes out of the hot oil: batter that set while it boiled, and what is in it."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

import kedai as k


def crust():
    """Batter: golden in its hollows, brown where it stood out into the oil; honey over it, and where it is broken, the banana."""
    m, t = k.material("batter")
    if t:
        v = t.coords()
        brown = t.n("Attribute", {"attribute_name": "brown"}).outputs["Fac"]
        fine = t.noise(v, 34, 6, .7).outputs[0]
        heat = t.math("ADD", brown, t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .55))
        c = t.ramp(heat, [(.08, (.52, .285, .060)), (.42, (.38, .155, .024)), (.70, (.22, .072, .011)), (.95, (.085, .024, .005))])
        pits = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=30.0, Smoothness=.3).outputs["Distance"]
        b = t.bump(t.math("ADD", pits, t.math("MULTIPLY", fine, .9)), .55, .018)
        oil = t.n("MapRange", i0=t.noise(v, 5, 4).outputs[0], i1=.35, i2=.65, i3=.26, i4=.50)
        outside = t.n("BsdfPrincipled", Base_Color=c, Roughness=oil, Specular=.5, Normal=b, Subsurface=.10, Subsurface_Radius=(.06, .025, .008), Subsurface_Color=c)
        sweet = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.n("Attribute", {"attribute_name": "honey"}).outputs["Fac"], i1=.25, i2=.6, i3=0., i4=1.)
        glaze = t.n("BsdfPrincipled", Base_Color=t.mix(.62, c, (.34, .105, .006)), Roughness=.05, Specular=.75, Normal=t.bump(fine, .06, .01))
        outside = t.n("MixShader", i0=sweet, i1=outside, i2=glaze)
        fibre = t.noise(v, 16, 5, .65).outputs[0]
        soft = t.mix(fibre, (.89, .36, .072), (.955, .51, .18))
        soft = t.mix(t.n("Attribute", {"attribute_name": "core"}).outputs["Fac"], soft, (.48, .165, .030))
        inside = t.n("BsdfPrincipled", Base_Color=soft, Roughness=.55, Specular=.3, Subsurface=.08, Subsurface_Radius=(.09, .06, .02), Subsurface_Color=soft, Normal=t.bump(fibre, .7, .025))
        broken = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.n("Attribute", {"attribute_name": "inside"}).outputs["Fac"], i1=.35, i2=.65, i3=0., i4=1.)
        t.out(t.n("MixShader", i0=broken, i1=outside, i2=inside))
    return m


def banana(loc, rot, seed=1, size=(.52, .22, .15), bitten=None, honey=0.0):
    """Half a kepok banana in batter; bitten, one sees into it from this part of its length on. Honey runs over it, and down its sides."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), rnd.uniform(0, 50)))
    bend = rnd.uniform(.10, .22)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=8 if bitten is None else 9, radius=1)
    brown, inside, core, sweet = [], [], [], []
    l, w, h = size
    for v in bm.verts:
        n = v.co.copy()
        # blocky across and blunt at its ends, as kepok is
        fat = (abs(n.y) ** 3 + abs(n.z) ** 3 + 1e-9) ** (1 / 3) / (math.hypot(n.y, n.z) + 1e-9)
        fat = 1 / fat ** .5
        p = Vector((math.copysign(abs(n.x) ** .8, n.x) * l, n.y * w * fat, n.z * h * fat))
        big = noise.fractal(p * 3.4 + own, 1.0, 2.0, 3)
        blister = 1 - noise.voronoi(p * 9 + own)[0][0] * 1.5
        rough = noise.turbulence(p * 17 + own, 4, False)
        frill = max(0, 1 - abs(n.z) * 2.6) * max(0, noise.noise(p * 7 + own * 1.7)) ** 1.2
        out = .030 * big + .022 * blister + .034 * (rough - .5) + .10 * frill
        stream = noise.noise(Vector((p.x * 7, p.y * 2.2, seed))) + .35 * noise.noise(Vector((p.x * 16, p.y * 3, seed)))
        poured = min(1, max(0, (n.z * .75 + stream * 1.15 + honey - 1) * 3.2)) if honey else 0.0
        out = out * (1 - .45 * poured) + .016 * poured
        at = p + Vector((n.x * .7, n.y, n.z)) * out
        deep = 0.0
        middle = 0.0
        if bitten is not None:
            edge = bitten * l + .016 * math.sin(3.2 * p.y / w + seed) + .022 * big
            over = at.x - edge
            if over > 0:
                rim = math.hypot(at.y / (w - .022), at.z / (h - .022))
                at.x = edge + over * .02 + .016 * noise.fractal(Vector((at.y, at.z, 3)) * 11 + own, 1.0, 2.0, 5) - .02 * max(0, 1 - rim)
                deep = 1.0 if rim < .98 else 0.0
                middle = max(0, 1 - math.hypot(at.y / w, at.z / h) / .30)
        at.y += bend * (at.x / l) ** 2 * l
        v.co = at
        brown.append(.40 + out * 6.5 + .30 * noise.noise(p * 2.2 + own * .6))
        inside.append(deep)
        core.append(middle)
        sweet.append(poured)
    me = bpy.data.meshes.new("banana")
    bm.to_mesh(me)
    bm.free()
    for name, values in (("brown", brown), ("inside", inside), ("core", core), ("honey", sweet)):
        me.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", values)
    for p in me.polygons:
        p.use_smooth = True
    return k.obj("banana", me, crust(), loc, rot)


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
            brown.append(.45 + .5 * out)
        me = bpy.data.meshes.new("scrap")
        bm.to_mesh(me)
        bm.free()
        me.attributes.new("brown", "FLOAT", "POINT").data.foreach_set("value", brown)
        for p in me.polygons:
            p.use_smooth = True
        k.obj("scrap", me, crust(), where(rnd), (rnd.uniform(0, 6), rnd.uniform(0, 6), 0))


def small_bowl(r, glaze="paper"):
    return k.lathe("bowl", [(0, .02), (r * .5, .02), (r * .54, 0), (r * .62, .01), (r * .90, .10), (r, .20), (r * .985, .212), (r * .95, .20), (r * .84, .11), (r * .5, .045), (0, .04)], k.ceramic(glaze, speckle=False, rough=.16), sub=2)


def honey_bowl(loc, r=.22):
    """A small bowl, and the honey in it."""
    m, t = k.material("honey")
    if t:
        t.out(t.n("BsdfPrincipled", Base_Color=(.60, .21, .016), Roughness=.03, Specular=.6, Transmission=.55, IOR=1.49))
    fill = k.lathe("fill", [(0, .150), (r * .7, .150), (r * .86, .153), (r * .915, .166)], m, sub=2)
    return k.group([small_bowl(r), fill], loc)


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
    """Fried cassava: a thin golden skin, brown at the edges that stood out, and floury pale yellow where it burst."""
    m, t = k.material("cassava")
    if t:
        v = t.coords()
        told = lambda name: t.n("Attribute", {"attribute_name": name}).outputs["Fac"]
        fine = t.noise(v, 30, 6, .7).outputs[0]
        fibre = t.noise(t.coords("Object", (1, 7, 7)), 5, 5, .65).outputs[0]
        bubbles = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=36.0, Smoothness=.3).outputs["Distance"]
        heat = t.math("ADD", told("brown"), t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .60), t.math("MULTIPLY", t.math("SUBTRACT", fibre, .5), .5)))
        c = t.ramp(heat, [(.05, (.74, .47, .145)), (.36, (.60, .315, .062)), (.64, (.40, .155, .024)), (.95, (.15, .046, .009))])
        skin = t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=fine, i1=.35, i2=.65, i3=.34, i4=.56), Specular=.4, Subsurface=.10, Subsurface_Radius=(.06, .035, .012), Subsurface_Color=c, Normal=t.bump(t.math("ADD", t.math("ADD", fibre, fine), t.math("MULTIPLY", bubbles, .8)), .85, .016))
        crumbly = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=t.coords("Object", (.55, 1, 1)), Scale=44.0, Smoothness=.4).outputs["Distance"]
        soft = t.mix(fibre, (.86, .61, .225), (.96, .79, .42))
        soft = t.mix(t.n("MapRange", i0=t.math("ADD", t.noise(v, 11, 5, .7).outputs[0], t.math("MULTIPLY", told("high"), .5)), i1=.58, i2=.95, i3=0., i4=.6), soft, (.66, .36, .085))
        flour = t.n("BsdfPrincipled", Base_Color=soft, Roughness=.80, Specular=.18, Normal=t.bump(t.math("ADD", t.math("ADD", t.math("MULTIPLY", fibre, 1.1), crumbly), fine), 1.0, .026))
        t.out(t.n("MixShader", i0=told("inside"), i1=skin, i2=flour))
    return m


def cassava(loc, rot, seed=1, length=.41, r=.112):
    """A piece split from the root, fried until it cracked open along its fibres, widest at its ends."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), rnd.uniform(0, 50)))
    start = rnd.uniform(0, 6.28)
    sides = [start + i * 1.57 + rnd.uniform(-.35, .35) for i in range(4)]
    faces = [(Vector((0, math.cos(a), math.sin(a))), r * rnd.uniform(.80, 1.10)) for a in sides] + [(Vector((x, rnd.uniform(-.12, .12), rnd.uniform(-.2, .2))), length * rnd.uniform(.9, 1.05)) for x in (1, -1)]
    cracks = [(rnd.uniform(-.5, .5) + 1.57, rnd.uniform(.055, .085), rnd.choice((-1, 1))), (rnd.uniform(2.6, 3.6) + 1.2, rnd.uniform(.04, .06), 1), (rnd.uniform(-.9, .1), rnd.uniform(.035, .06), -1), (rnd.uniform(2.4, 3.4), rnd.uniform(.03, .055), rnd.choice((-1, 1)))]
    bend = rnd.uniform(-.10, .10)

    def shape(n):
        # longer than it is thick, so that its points lie evenly
        n = Vector((n.x * length, n.y * r, n.z * r))
        g, share = gauge(n, faces, 7)
        p = n / g
        x, a = p.x / length, math.atan2(p.z, p.y)
        big = noise.fractal(p * 4 + own, 1.0, 2.0, 3)
        rough = noise.fractal(Vector((p.x * 9, p.y * 22, p.z * 22)) + own, 1.0, 2.0, 4)
        end = step(share[4] + share[5], .45, .85)
        deep = lip = 0.0
        for i, (a0, wide, way) in enumerate(cracks):
            path = a0 + .34 * noise.noise(Vector((p.x * 2.6, i * 9, 0)) + own) + .20 * noise.noise(Vector((p.x * 13, i * 9, 5)) + own)
            across = abs((a - path + math.pi) % (2 * math.pi) - math.pi) * r
            w = wide * (.10 + .90 * step(x * way, -.75, .9)) * (1 + .5 * noise.noise(Vector((p.x * 8, i, 2)) + own))
            here = max(0, 1 - across / max(w, .004))
            deep = max(deep, here * min(1, w / .05))
            lip = max(lip, step(across / max(w, .004), .85, 1.05) * (1 - step(across / max(w, .004), 1.1, 1.7)) * min(1, w / .05))
        blister = max(0, .5 - noise.voronoi(p * 24 + own)[0][0]) * step(noise.noise(p * 7 + own * 3), -.1, .5)
        grit = noise.turbulence(Vector((p.x * 20, p.y * 34, p.z * 34)) + own, 4, False) - .5
        torn = noise.fractal(Vector((p.x * 5, p.y * 40, p.z * 40)) + own, 1.0, 2.0, 3)
        out = .022 * big + .012 * rough + .011 * lip * (1 + torn) + .016 * blister + .006 * grit + deep * (.010 * grit + .008 * torn)
        down = .72 * r * deep * (1 + .25 * rough)
        swell = 1 + .20 * abs(x) ** 3 * (1 - end * .4)
        radial = Vector((0, p.y, p.z))
        d = radial.normalized() if radial.length > 1e-6 else radial
        p = Vector((p.x, p.y * swell, p.z * swell)) + d * (out - min(down, radial.length * .8))
        p.x += math.copysign(1, x) * end * (.030 * noise.fractal(Vector((1, p.y * 17, p.z * 17)) + own, 1.0, 2.0, 4) - .05 * deep)
        p.z += bend * x * x * length
        return p, {"brown": .38 + 5 * out + .52 * lip * (1 + torn) + .30 * noise.noise(p * 3 + own), "high": grit + torn * .6, "inside": min(1, step(deep, .16, .38) + end * step(rough + .2 * big, -.35, .15) * .85)}
    return shaped("cassava", 8, root(), shape, loc, rot)


def sambal_bowl(loc, r=.23, seed=3):
    """Sambal roa: chillies and smoked fish pounded, fried dark, standing in their oil."""
    m, t = k.material("sambal")
    if t:
        v = t.coords()
        lump = t.noise(v, 22, 6, .7).outputs[0]
        bits = t.n("TexVoronoi", Vector=v, Scale=24.0)
        own = t.n("TexWhiteNoise", Vector=bits.outputs["Color"]).outputs[0]
        c = t.ramp(lump, [(.30, (.028, .004, .002)), (.48, (.085, .008, .003)), (.62, (.155, .018, .005)), (.78, (.24, .050, .012))])
        c = t.mix(t.math("MULTIPLY", t.math("GREATER_THAN", own, .92), .6), c, (.19, .075, .022))
        oil = t.n("MapRange", i0=t.n("Attribute", {"attribute_name": "high"}).outputs["Fac"], i1=-.3, i2=.5, i3=.08, i4=.38)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=oil, Specular=.55, Normal=t.bump(t.math("ADD", lump, t.math("MULTIPLY", bits.outputs["Distance"], .7)), .8, .020)))
    rings, seg = 60, 180
    verts, high = [(0, 0, .20)], [0.0]
    for i in range(1, rings + 1):
        for j in range(seg):
            q, a = i / rings, 2 * math.pi * j / seg
            x, y = r * .93 * q * math.cos(a), r * .93 * q * math.sin(a)
            h = noise.fractal(Vector((x * 11, y * 11, seed)), 1.0, 2.0, 4)
            verts.append((x, y, .160 + .045 * (1 - q * q) + (1 - q ** 6) * max(-.012, .024 * h)))
            high.append(h if q < .93 else -.4)
    at = lambda i, j: 1 + (i - 1) * seg + j % seg
    me = bpy.data.meshes.new("sambal")
    me.from_pydata(verts, [], [(0, at(1, j), at(1, j + 1)) for j in range(seg)] + [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for i in range(1, rings) for j in range(seg)])
    me.attributes.new("high", "FLOAT", "POINT").data.foreach_set("value", high)
    for f in me.polygons:
        f.use_smooth = True
    seeds, t = k.material("chilli-seed")
    if t:
        t.out(t.n("BsdfPrincipled", Base_Color=(.66, .38, .10), Roughness=.3, Specular=.5))
    rnd = random.Random(seed)
    parts = [small_bowl(r), k.obj("sambal", me, m)]
    for _ in range(15):
        a, q = rnd.uniform(0, 6.28), r * .78 * math.sqrt(rnd.random())
        x, y = q * math.cos(a), q * math.sin(a)
        h = noise.fractal(Vector((x * 11, y * 11, seed)), 1.0, 2.0, 4)
        parts.append(k.lathe("seed", [(0, -.004), (.010, -.003), (.012, 0), (.010, .003), (0, .004)], seeds, (x, y, .166 + .045 * (1 - (q / r / .93) ** 2) + max(-.012, .024 * h)), 16, 1, (rnd.gauss(0, .5), rnd.gauss(0, .5), 0)))
    return k.group(parts, loc)


def puff():
    """Tofu turned inside out: the sponge that was inside fries crisp, brown at its edges; in its mouth the filling."""
    m, t = k.material("tofu")
    if t:
        v = t.coords()
        told = lambda name: t.n("Attribute", {"attribute_name": name}).outputs["Fac"]
        fine = t.noise(v, 40, 6, .7).outputs[0]
        holes = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=62.0, Smoothness=.2).outputs["Distance"]
        heat = t.math("ADD", told("brown"), t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", fine, .5), .50), t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 9, 4).outputs[0], .5), .45)))
        c = t.ramp(heat, [(.10, (.78, .50, .17)), (.36, (.64, .335, .075)), (.62, (.42, .165, .027)), (.95, (.15, .044, .009))])
        skin = t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=fine, i1=.35, i2=.65, i3=.36, i4=.58), Specular=.4, Subsurface=.08, Subsurface_Radius=(.05, .025, .010), Subsurface_Color=c, Normal=t.bump(t.math("ADD", holes, t.math("MULTIPLY", fine, .6)), .65, .013))
        loose = t.n("VectorMath", {"operation": "ADD"}, i0=v, i1=t.n("VectorMath", {"operation": "SCALE"}, i0=t.noise(v, 30, 3).outputs["Color"], Scale=.030))
        bits = t.n("TexVoronoi", Vector=loose, Scale=25.0)
        own = t.n("TexWhiteNoise", Vector=bits.outputs["Color"]).outputs[0]
        fried = t.math("ADD", t.noise(v, 6, 6, .68).outputs[0], t.math("MULTIPLY", told("high"), .34))
        meat = t.ramp(fried, [(.32, (.60, .39, .175)), (.46, (.49, .255, .078)), (.60, (.33, .130, .027)), (.78, (.16, .050, .011))])
        near = t.math("LESS_THAN", bits.outputs["Distance"], .30)
        meat = t.mix(t.math("MULTIPLY", t.math("MULTIPLY", t.math("GREATER_THAN", own, .84), near), .72), meat, (.115, .165, .035))
        meat = t.mix(t.math("MULTIPLY", t.math("MULTIPLY", t.math("LESS_THAN", own, .06), near), .7), meat, (.56, .16, .030))
        filling = t.n("BsdfPrincipled", Base_Color=meat, Roughness=.38, Specular=.42, Subsurface=.12, Subsurface_Radius=(.06, .04, .02), Subsurface_Color=meat, Normal=t.bump(t.math("ADD", t.noise(v, 22, 5, .65).outputs[0], t.math("MULTIPLY", fine, .7)), .6, .020))
        t.out(t.n("MixShader", i0=told("inside"), i1=skin, i2=filling))
    return m


def tofu(loc, rot, seed=1, size=.275, thick=.145):
    """A square cut corner to corner, so three-cornered; its long side, towards -y, is open, and the filling swells out of it."""
    rnd = random.Random(seed)
    own = Vector((rnd.uniform(0, 50), rnd.uniform(0, 50), rnd.uniform(0, 50)))
    a = .72 + rnd.uniform(-.06, .06)
    faces = [(Vector((0, -1, 0)), size * .52), (Vector((math.sin(a), math.cos(a), 0)), size * .62), (Vector((-math.sin(a), math.cos(a), 0)), size * .62), (Vector((0, rnd.uniform(-.10, .16), 1)), thick), (Vector((0, rnd.uniform(-.10, .16), -1)), thick)]

    def shape(n):
        n = Vector((n.x * size * 1.4, n.y * size, n.z * thick * 1.3))
        g, share = gauge(n, faces, 9)
        p = n / g
        big = noise.fractal(p * 3.4 + own, 1.0, 2.0, 3)
        warp = p + Vector((noise.noise(p * 9 + own), noise.noise(p * 9 + own * 2), noise.noise(p * 9 + own * 3))) * .018
        some = step(noise.noise(p * 5 + own * 2), -.45, .25)
        large = (1 - step(noise.voronoi(warp * 20 + own)[0][0], .12, .40)) * some
        small = 1 - step(noise.voronoi(warp * 41 + own)[0][0], .12, .42)
        blister = max(0, .40 - noise.voronoi(p * 9 + own * 2)[0][0]) * step(noise.noise(p * 3 + own * 3), .0, .4)
        rough = noise.turbulence(p * 30 + own, 3, False)
        rim = (abs(p.x / (size * 1.36)) ** 4 + abs(p.z / (thick * .93)) ** 4) ** .25 * (1 + .10 * noise.noise(p * 8 + own)) if p.y < -.2 * size else 9.0
        mouth = step(share[0], .35, .75)
        inside = mouth * (1 - step(rim, .90, .95))
        lip = mouth * step(rim, .93, 1.0)
        groove = mouth * step(rim, .84, .91) * (1 - step(rim, .91, .97))
        edge = step(max(share), .86, .50) * (1 - mouth)
        out = .050 * big + (1 - inside) * (.012 * (rough - .4) - .016 * large - .008 * small + .05 * blister + .014 * edge) + .016 * lip - .020 * groove
        lumps = noise.fractal(p * 10 + own, 1.0, 2.0, 4)
        swell = inside * (.046 * (1 - min(1, rim) ** 2.5) + .020 * lumps)
        # fried longest where it is thin
        q = p + n.normalized() * out + Vector((0, -swell, 0))
        return q, {"brown": .32 + .50 * edge + .24 * lip + .9 * blister - .10 * large + .05 * (1 - small) + .36 * noise.noise(p * 2.6 + own * .7) + 2.4 * out * (1 - mouth), "inside": inside, "high": lumps + .5 * (1 - min(1, rim) ** 2) if inside else 0.0}
    return shaped("tofu", 8, puff(), shape, loc, rot)


def chilli(loc, turn, seed=1, length=.42):
    """A green bird's eye chilli: smooth, a little bent, its stalk still on it."""
    m, t = k.material("green-chilli")
    if t:
        v = t.coords()
        c = t.mix(t.noise(v, 2.5, 3).outputs[0], (.050, .135, .012), (.115, .215, .028))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.17, Specular=.55, Subsurface=.10, Subsurface_Radius=(.03, .05, .01), Subsurface_Color=c, Normal=t.bump(t.noise(t.coords("Object", (2, 9, 9)), 2, 2).outputs[0], .12, .01)))
    stalk = k.plain("chilli-stalk", (.14, .20, .045), .5)
    rnd = random.Random(seed)
    bow = rnd.uniform(-.10, .10)
    path = [(length * f, bow * math.sin(f * 3.1), .046 + .012 * math.sin(f * 6 + seed)) for f in (0, .08, .25, .5, .72, .88, .96, 1)]
    body = k.tube("chilli", path, .046, m, radii=[.55, .9, 1, .98, .80, .52, .30, .06])
    cap = k.tube("cap", [(-.012, 0, .046), (.004, 0, .046), (.022, 0, .046)], .034, stalk, radii=[.35, 1, .95], nurbs=False)
    stem = k.tube("stem", [(.0, 0, .046), (-.05, .01, .050), (-.10, .03 + bow * .3, .060), (-.15, .05 + bow * .6, .062)], .0105, stalk, radii=[1.2, .9, .9, 1.3])
    return k.group([body, cap, stem], loc, turn)
