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
        soft = t.mix(fibre, (.80, .46, .12), (.92, .66, .30))
        soft = t.mix(t.n("Attribute", {"attribute_name": "core"}).outputs["Fac"], soft, (.46, .25, .055))
        inside = t.n("BsdfPrincipled", Base_Color=soft, Roughness=.34, Subsurface=.08, Subsurface_Radius=(.09, .06, .02), Subsurface_Color=soft, Normal=t.bump(fibre, .7, .025))
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


def honey_bowl(loc, r=.24):
    """A small bowl, and the honey in it."""
    m, t = k.material("honey")
    if t:
        t.out(t.n("BsdfPrincipled", Base_Color=(.60, .21, .016), Roughness=.03, Specular=.6, Transmission=.55, IOR=1.49))
    bowl = k.lathe("bowl", [(0, .02), (r * .5, .02), (r * .54, 0), (r * .62, .01), (r * .90, .10), (r, .20), (r * .985, .212), (r * .95, .20), (r * .84, .11), (r * .5, .045), (0, .04)], k.ceramic("paper", speckle=False, rough=.16), sub=2)
    fill = k.lathe("fill", [(0, .150), (r * .7, .150), (r * .86, .153), (r * .915, .166)], m, sub=2)
    return k.group([bowl, fill], loc)
