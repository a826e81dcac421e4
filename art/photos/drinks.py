"""The menu: one camera, and what is ordered there.

The makers come first (glass, ice, liquids, leaf), then a function for each picture. One unit is ten
centimetres, as in kedai.py.
"""
import json
import math
import os
import random

import bpy
import bmesh
import numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector, noise

import baked
import fried
import kedai as k
import mains
import places
import spices

MENU = {}


def menu(name, **more):
    def wrap(fn):
        MENU[name] = (fn, more)
        return fn
    return wrap


def counter(distance=5.6, aim=.50, focus=(0, -.25, .55), fstop=5.5, x=0.0, at=places.window, rise=20):
    """One of the shop's tables; how near one stands differs."""
    at()
    rise = math.radians(rise)
    cam = k.camera((x, -distance * math.cos(rise), aim + distance * math.sin(rise)), (x, 0, aim), 85, focus, fstop)
    cam.data.sensor_fit, cam.data.sensor_height = "VERTICAL", 36
    c = bpy.context.scene.cycles
    c.transmission_bounces, c.transparent_max_bounces, c.max_bounces = 14, 20, 18


# ---------------------------------------------------------------- makers
def steam(x, y, seed=1, height=.60, width=.10, strength=.8, lean=.05):
    """A wisp that rises from this place of the picture (0 to 1 from its left and its top)."""
    return [{"at": (x, y), "height": height, "width": width, "seed": seed, "lean": lean, "strength": strength}]


class Tumbler:
    """A glass that widens upwards, and where its inside is."""
    steps = 5

    def __init__(self, r0, r1, h, wall=.021, base=.075):
        self.r0, self.r1, self.h, self.wall, self.base = r0, r1, h, wall, base

    def outer(self, z):
        return float(np.interp(z, [0, self.h], [self.r0, self.r1]))

    def inner(self, z):
        return self.outer(z) - self.wall

    def profile(self):
        r0, r1, h, w, b = self.r0, self.r1, self.h, self.wall, self.base
        up = [(self.outer(z), z) for z in np.linspace(.09, h - .03, self.steps)]
        down = [(self.inner(z), z) for z in np.linspace(h - .03, b + .07, self.steps)]
        return ([(0, .012), (r0 * .55, .010), (r0 - .07, .006), (r0 - .045, 0), (r0 - .02, .003), (r0 - .002, .028)] + up
                + [(r1 - .001, h - .008), (r1 - w / 2, h), (r1 - w + .001, h - .008)] + down + [(r0 - w - .028, b + .012), (r0 - .10, b), (0, b - .008)])

    def body(self, lower, upper, grow=.004, lip=.014):
        """What fills it from one height to the other, its edge drawn up along the glass."""
        z0 = max(lower, self.base - .010)
        at = lambda z: self.inner(z) + grow
        bottom = [(0, z0), (at(z0) * .6, z0), (at(z0) - .05, z0 + .002), (at(z0 + .06) - .008, z0 + .030)] if z0 < self.base else [(0, z0), (at(z0) - .01, z0)]
        side = [(at(z), z) for z in np.linspace(z0 + .09, upper, self.steps + 2)]
        top = [(at(upper + lip), upper + lip), (at(upper) - .012, upper + .003), (at(upper) - .05, upper), (at(upper) * .5, upper), (0, upper)]
        return bottom + side + top


def clear_glass(fog=0.0, line=1.0):
    """Clear; where the drink is cold it is breathed on, with beads too small to see one by one."""
    if not fog:
        return k.glass("clear")
    m, t = k.material(f"fogged-{fog}-{line}")
    if t:
        v = t.coords()
        z = t.n("SeparateXYZ", Vector=v).outputs[2]
        cold = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ADD", z, t.math("MULTIPLY", t.noise(v, 4, 4).outputs[0], .12)), i1=line + .12, i2=line - .02, i3=0., i4=1.).outputs[0]
        beads = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=46.0, Smoothness=.2)
        some = t.math("MULTIPLY", cold, t.n("MapRange", i0=t.noise(v, 3.2, 5).outputs[0], i1=.35, i2=.65, i3=.25, i4=1.).outputs[0])
        b = t.bump(t.math("MULTIPLY", beads.outputs["Distance"], -1.0), .5, .004)
        t.put(b.inputs["Strength"], t.math("MULTIPLY", some, fog))
        rough = t.math("MULTIPLY", some, .16 * fog)
        g = t.n("BsdfGlass", Color=(1, 1, 1), Roughness=rough, IOR=1.45, Normal=b)
        lp = t.n("LightPath")
        f = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        t.out(t.n("MixShader", i0=f, i1=g, i2=t.n("BsdfTransparent", Color=(.93, .93, .93))))
    return m


def clear_liquid(name, tint, dense, shadow, cloudy=None, much=(.42, .62), glow=None):
    """Tea and black coffee: water that takes its colour from how deep one looks into it. What was boiled in it may cloud it.
    Juice has a glow: the light that what is finest in it sends on."""
    m, t = k.material("brew-" + name)
    if t:
        g = t.n("BsdfGlass", Color=(1, 1, 1), Roughness=0.0, IOR=1.33)
        if cloudy:
            v = t.coords()
            much = t.n("MapRange", i0=t.noise(v, 2.2, 4, .55).outputs[0], i1=.35, i2=.65, i3=much[0], i4=much[1])
            g = t.n("MixShader", i0=much, i1=g, i2=t.n("BsdfPrincipled", Base_Color=cloudy, Roughness=.06, Subsurface=.8, Subsurface_Radius=(.25, .18, .08), Subsurface_Color=cloudy))
        lp = t.n("LightPath")
        f = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        a = t.n("VolumeAbsorption", Color=tint, Density=dense)
        if glow:
            a = t.n("AddShader", i0=a, i1=t.n("Emission", Color=glow[:3], Strength=glow[3]))
        t.out(t.n("MixShader", i0=f, i1=g, i2=t.n("BsdfTransparent", Color=shadow)), a)
    return m


def layered(name, height, stops, z0=.07, wild=1.0, rough=.2, froth=None):
    """Milk and what is poured into it: colours by height (0 to 1), pulled about where they meet."""
    m, t = k.material(f"layers-{name}")
    if t:
        v = t.n("TexCoord").outputs["Object"]
        z = t.math("DIVIDE", t.math("SUBTRACT", t.n("SeparateXYZ", Vector=v).outputs[2], z0), height)
        big = t.noise(t.n("Mapping", Vector=v, Scale=(1.6, 1.6, .5)).outputs[0], 2.3, 6, .55, .9)
        fine = t.noise(t.n("Mapping", Vector=v, Scale=(3.4, 3.4, .7)).outputs[0], 3.4, 8, .62, 1.6)
        wave = t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", big.outputs[0], .5), .50 * wild), t.math("MULTIPLY", t.math("SUBTRACT", fine.outputs[0], .5), .28 * wild))
        q = t.math("ADD", z, t.math("MULTIPLY", wave, t.n("MapRange", i0=z, i1=.05, i2=.5, i3=.10, i4=1.)))
        c = t.ramp(q, stops, "EASE").outputs[0]
        if froth:
            bubble = t.n("TexVoronoi", Vector=v, Scale=44.0).outputs["Distance"]
            small = t.n("TexVoronoi", Vector=v, Scale=95.0).outputs["Distance"]
            hole = t.n("MapRange", i0=t.n("Math", {"operation": "MINIMUM"}, i0=bubble, i1=t.math("ADD", small, .16)), i1=.10, i2=.34, i3=.55, i4=0.).outputs[0]
            c = t.mix(t.math("MULTIPLY", hole, t.n("MapRange", i0=q, i1=froth, i2=froth + .03, i3=0., i4=1.)), c, (.33, .155, .055)).outputs[0]
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=rough, Specular=.4, Subsurface=.22, Subsurface_Radius=(.10, .06, .035), Subsurface_Color=c))
    return m


def ice_material(window=0.0, clouded=.50):
    """Clear at its faces; air that froze with it clouds the middle. With a window behind it, that much light is caught in it."""
    m, t = k.material(f"cube-ice-{window}-{clouded}")
    if t:
        v = t.coords()
        b = t.bump(t.noise(v, 4, 2).outputs[0], .22, .05)
        g = t.n("BsdfGlass", Color=(.985, .995, 1), Roughness=.02, IOR=1.27, Normal=b)
        cloud = t.n("MixShader", i0=.5, i1=t.n("BsdfTranslucent", Color=(.97, .98, .985)), i2=t.n("BsdfDiffuse", Color=(.95, .965, .975)))
        much = t.n("MapRange", i0=t.noise(v, 3.4, 3, .55).outputs[0], i1=.38, i2=.68, i3=min(.06, clouded) + window, i4=clouded).outputs[0]
        if window:
            cloud = t.n("AddShader", i0=cloud, i1=t.n("Emission", Color=(1, .95, .87), Strength=window))
        lp = t.n("LightPath")
        f = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        t.out(t.n("MixShader", i0=f, i1=t.n("MixShader", i0=much, i1=g, i2=cloud), i2=t.n("BsdfTransparent", Color=(.90, .92, .93))))
    return m


def settled_ice(glass, n, size, seed, floor, key):
    """Cubes dropped into the glass; where they come to rest is kept in build/."""
    path = os.path.join(k.BUILD, f"ice-{key}.json")
    if os.path.exists(path):
        return json.load(open(path))
    scale = 4.0
    scene, sc = bpy.context.scene, bpy.data.scenes.new("ice")
    bpy.context.window.scene = sc
    bpy.ops.rigidbody.world_add()
    sc.rigidbody_world.point_cache.frame_end = 200
    sc.rigidbody_world.substeps_per_frame, sc.rigidbody_world.solver_iterations = 12, 20

    def body(o, kind, shape):
        if o.name not in sc.collection.objects:
            sc.collection.objects.link(o)
        bpy.context.view_layer.objects.active = o
        o.select_set(True)
        bpy.ops.rigidbody.object_add(type=kind)
        o.rigid_body.collision_shape, o.rigid_body.friction, o.rigid_body.restitution = shape, .12, .02
        o.rigid_body.use_margin, o.rigid_body.collision_margin = True, .004
        o.select_set(False)

    made = []
    tall = 3.2
    for i in range(28):
        a = 2 * math.pi * i / 28
        lean = math.atan2(glass.r1 - glass.r0, glass.h)
        mid = tall / 2
        r = (float(np.interp(mid, [0, glass.h], [glass.r0, glass.r1], right=glass.r0 + (glass.r1 - glass.r0) * mid / glass.h)) - glass.wall + .1) * scale
        o = k.slab("w", (.2 * scale, .14 * scale, tall * scale), None, (r * math.cos(a), r * math.sin(a), mid * scale), (0, lean, a), bevel=0)
        body(o, "PASSIVE", "BOX")
        made.append(o)
    o = k.slab("f", (4, 4, .4), None, (0, 0, floor * scale - .2), bevel=0)
    body(o, "PASSIVE", "BOX")
    made.append(o)
    rnd = random.Random(seed)
    cubes = []
    for i in range(n):
        s = size * scale * rnd.uniform(.92, 1.06)
        o = k.slab("c", (s, s, s), None, (rnd.uniform(-.3, .3), rnd.uniform(-.3, .3), (floor + .2) * scale + i * s * 1.05), [rnd.uniform(0, 6) for _ in range(3)], bevel=0)
        body(o, "ACTIVE", "CONVEX_HULL")
        cubes.append((o, s / scale))
    for f in range(1, 201):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    data = []
    for o, s in cubes:
        mw = Matrix.Scale(1 / scale, 4) @ o.evaluated_get(dg).matrix_world
        loc, q, _ = mw.decompose()
        data.append((list(loc), list(q), s))
    bpy.context.window.scene = scene
    bpy.data.scenes.remove(sc)
    for o in made + [c for c, _ in cubes]:
        bpy.data.objects.remove(o)
    json.dump(data, open(path, "w"))
    return data


def applied(o):
    """The object's mesh as its modifiers leave it."""
    bpy.context.view_layer.update()
    return bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))


def cut(o, other, how):
    b = o.modifiers.new("b", "BOOLEAN")
    b.operation, b.object, b.solver = how, other, "EXACT"
    # cubes that touch are one piece of ice; without this the liquid is at times gone
    b.use_self = True
    me = applied(o)
    o.modifiers.clear()
    o.data = me
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth, me.auto_smooth_angle = True, .6
    return o


def broken_ice(size, seed):
    """A cube that was knocked about: none of its faces square, corners gone, its edges still sharp."""
    rnd = random.Random(seed)
    bm = bmesh.new()
    for corner in range(8):
        at = Vector([(1 if corner >> i & 1 else -1) for i in range(3)])
        p = at * size * .5 + Vector([rnd.gauss(0, size * .055) for _ in range(3)])
        if rnd.random() < .55:
            for i in range(3):
                off = Vector((0, 0, 0))
                off[i] = -at[i] * size * rnd.uniform(.10, .42)
                bm.verts.new(p + off)
        else:
            bm.verts.new(p)
    bmesh.ops.convex_hull(bm, input=list(bm.verts))
    bmesh.ops.dissolve_limit(bm, angle_limit=.10, verts=list(bm.verts), edges=list(bm.edges))
    bmesh.ops.bevel(bm, geom=list(bm.edges), offset=size * .030, segments=2, profile=.5, affect="EDGES", clamp_overlap=True)
    me = bpy.data.meshes.new("ice")
    bm.to_mesh(me)
    bm.free()
    return me


def ice_heart(share=.62, glow=.0):
    """The air that froze last, in the middle of a cube: dense where one looks through the most of it."""
    m, t = k.material(f"ice-heart-{share}-{glow}")
    if t:
        v = t.coords()
        through = t.math("POWER", t.math("SUBTRACT", 1.0, t.n("LayerWeight", Blend=.5).outputs["Facing"]), 1.6)
        much = t.math("MULTIPLY", t.math("MULTIPLY", through, t.n("MapRange", i0=t.noise(v, 9, 5, .65).outputs[0], i1=.36, i2=.66, i3=.25, i4=1.)), share)
        white = t.n("MixShader", i0=.55, i1=t.n("BsdfDiffuse", Color=(.97, .98, .99)), i2=t.n("BsdfTranslucent", Color=(.97, .98, .99)))
        if glow:
            white = t.n("AddShader", i0=white, i1=t.n("Emission", Color=(1, .97, .92), Strength=glow))
        much = t.math("MULTIPLY", much, t.math("SUBTRACT", 1.0, t.math("MULTIPLY", t.n("LightPath").outputs["Is Shadow Ray"], .7)))
        t.out(t.n("MixShader", i0=much, i1=t.n("BsdfTransparent", Color=(1, 1, 1)), i2=white))
    return m


def ice_in(glass, liquid, n, size, seed, floor, below=.05, window=0.0, clouded=.50, broken=False, off=0.0, heart=0.0, glow=.0):
    """Cubes packed into the glass and out of the liquid; against the wall they show their faces, unless they are kept off it.
    With a heart, what shows of them is clear and white in the middle."""
    top = glass.h - below
    found = settled_ice(glass, n, size, seed, floor, f"{glass.h}-{glass.r1}-{n}-{size}-{seed}-{floor}")
    cubes = []
    for i, (loc, q, s) in enumerate(found):
        tmp = k.obj("ice", broken_ice(s * 1.04, seed * 10 + i) if broken else k.ice_cube(s * 1.09, seed * 10 + i))
        if not broken:
            sub = tmp.modifiers.new("s", "SUBSURF")
            sub.levels = sub.render_levels = 2
        me = applied(tmp)
        me.transform(Matrix.Translation(loc) @ Quaternion(q).to_matrix().to_4x4())
        bpy.data.objects.remove(tmp)
        cubes.append((max(v.co.z for v in me.vertices), me, Vector(loc), Quaternion(q), s))
    # they float: what fits goes up together until it is just below the rim
    cubes = [c for c in cubes if c[0] < top]
    rise = top - max(c[0] for c in cubes)
    bm, hearts = bmesh.new(), []
    for i, (_, me, loc, q, s) in enumerate(cubes):
        me.transform(Matrix.Translation((0, 0, rise)))
        bm.from_mesh(me)
        at = loc + Vector((0, 0, rise))
        room_left = (glass.inner(at.z) - max(.001, off) - math.hypot(at.x, at.y)) / s
        if heart and at.z > top - 1.5 * size and room_left > .15:
            own, wide = Vector((i * 3.1, seed, 0)), min(.36, room_left * .8)
            # frozen from all six sides inwards, the air is left as a cloud with arms
            shape = lambda d, own=own, wide=wide, s=s: (d * s * wide * (1 + .45 * noise.noise(d * 1.6 + own) + .22 * noise.noise(d * 4.5 + own)), {})
            hearts.append(fried.shaped("heart", 5, ice_heart(heart, glow), shape, at, q.to_euler()))
    me = bpy.data.meshes.new("ice")
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    ice = k.obj("ice", me, ice_material(window, clouded))
    gap = max(.001, off)
    room = k.lathe("room", [(0, glass.base), (glass.inner(glass.base) - gap, glass.base), (glass.inner(glass.h + .4) - gap, glass.h + .4), (0, glass.h + .4)], None, sub=0, seg=96)
    if off:
        cut(ice, room, "INTERSECT")
    if liquid:
        cut(liquid, ice, "DIFFERENCE")
    if not off:
        cut(ice, room, "INTERSECT")
    bpy.data.objects.remove(room)
    return [ice, *hearts]


def ice_cloud():
    """The air that froze last, in the middle of a cube: what one looks through the more of, the whiter."""
    m, t = k.material("ice-cloud")
    if t:
        v = t.coords()
        through = t.math("POWER", t.math("SUBTRACT", 1.0, t.n("LayerWeight", Blend=.5).outputs["Facing"]), 1.8)
        patchy = t.n("MapRange", i0=t.noise(v, 11, 5, .62).outputs[0], i1=.34, i2=.66, i3=.15, i4=.62)
        white = t.n("MixShader", i0=.5, i1=t.n("BsdfDiffuse", Color=(.97, .98, .99)), i2=t.n("BsdfTranslucent", Color=(.97, .98, .99)))
        white = t.n("AddShader", i0=white, i1=t.n("Emission", Color=(1, .985, .96), Strength=.16))
        much = t.math("MULTIPLY", t.math("MULTIPLY", through, patchy), t.math("SUBTRACT", 1.0, t.math("MULTIPLY", t.n("LightPath").outputs["Is Shadow Ray"], .7)))
        t.out(t.n("MixShader", i0=much, i1=t.n("BsdfTransparent", Color=(1, 1, 1)), i2=white))
    return m


def floating_cubes(drink, places, size, seed=3):
    """Cubes as a mould makes them, afloat in a drink with milk in it: rounded by it, clear, a cloud and threads of air
    in their middle. Each place: where its middle is, and how it lies."""
    rnd, bm, made = random.Random(seed), bmesh.new(), []
    thread = k.lathe("thread", [(0, -1), (.07, -.6), (.10, 0), (.07, .6), (0, 1)], ice_cloud(), (0, 0, -5), seg=10, sub=1)
    faces = [(Vector([side * (i == axis) for i in range(3)]), 1) for axis in range(3) for side in (1, -1)]
    for i, (at, rot) in enumerate(places):
        half, own = size * rnd.uniform(.47, .53), Vector((i * 5.3, seed, 0))
        block = lambda d: (d / fried.gauge(d, faces, 11)[0] * half * (1 + .035 * noise.noise(d * 1.7 + own)), {})
        cube = fried.shaped("cube", 6, None, block, at, rot)
        bpy.context.view_layer.update()
        me = cube.data
        me.transform(cube.matrix_world)
        bm.from_mesh(me)
        bpy.data.objects.remove(cube)
        for share in (.62, .51, .40, .28):
            cloud = lambda d: (d / fried.gauge(d, faces, 4)[0] * half * share * (1 + .30 * noise.noise(d * 1.5 + own) + .12 * noise.noise(d * 3.5 + own)), {})
            made.append(fried.shaped("cloud", 5, ice_cloud(), cloud, at, rot))
        for _ in range(26):
            d = Vector([rnd.gauss(0, 1) for _ in range(3)]).normalized()
            o = k.obj("thread", thread.data, None, Vector(at) + d * half * rnd.uniform(.45, .78), scale=half * rnd.uniform(.06, .17))
            o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
            made.append(o)
    bpy.data.objects.remove(thread)
    me = bpy.data.meshes.new("ice")
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    ice = k.obj("ice", me, ice_material(0.0, .03))
    cut(drink, ice, "DIFFERENCE")
    return [ice, *made]


def four_cubes(level):
    """Three cubes in a milk drink and one upon them."""
    return [((-.130, -.135, level + .015), (.10, -.14, .62)), ((.165, -.060, level), (-.12, .10, .12)), ((-.140, .165, level - .005), (.16, .10, 1.0)), ((.080, .155, level + .150), (.30, -.34, .35))]


def wet(glass, n, seed, line, large=1.0):
    """Drops on the outside, below where the drink is cold."""
    return k.drops(glass.r0, glass.r1, glass.h, n, seed, .06, line / glass.h, large=large)


def glass_of(glass, material, seg=96, wobble=None):
    return k.lathe("glass", glass.profile(), material, sub=2, seg=seg, wobble=wobble)


def filled(glass, material, lower, upper, **more):
    return k.lathe("drink", glass.body(lower, upper, **more), material, sub=2, seg=96)


def iced(glass, material, level, n, size, seed, drops):
    """A cold drink and all that belongs to it, to be set down anywhere. It is seen from afar: its ice is not clear."""
    drink = filled(glass, material, 0, level)
    return [glass_of(glass, clear_glass(1.0, level - .03)), drink, *ice_in(glass, drink, n, size, seed, .34, .07), *wet(glass, drops, seed, level - .03)]


def iced_milk(glass, material, level, seed, drops):
    """The same from close by."""
    drink = filled(glass, material, 0, level)
    return [glass_of(glass, clear_glass(1.0, level - .04)), drink, *floating_cubes(drink, four_cubes(level), .27, seed), *wet(glass, drops, seed, level - .07)]


def skin(glass, tex, level, turn=0.0, dome=0.0):
    """The surface of a drink, from a texture, drawn up where it meets the glass."""
    r = glass.inner(level) + .003
    return k.lathe("skin", [(0, level + dome), (r * .5, level + dome * .85), (r * .88, level + dome * .25), (r * .965, level + .002), (r * .99, level + .008), (r + .002, level + .018)], k.coffee_top(tex, r), sub=2, seg=96, rot=(0, 0, turn))


def leaf_blade(points, width, seed=1):
    """A pandan leaf: long, ribbed along, folded along its middle."""
    m, t = k.material("pandan")
    if t:
        s = t.n("SeparateXYZ", Vector=t.coords("UV"))
        vein = t.noise(t.coords("UV", (26, .5, 1)), 1.0, 3, .6)
        mid = t.n("MapRange", i0=t.math("ABSOLUTE", t.math("SUBTRACT", s.outputs[0], .5)), i1=0., i2=.10, i3=.7, i4=0.).outputs[0]
        c = t.mix(t.n("MapRange", i0=vein.outputs[0], i1=.35, i2=.65, i3=0., i4=1.).outputs[0], (.016, .060, .010), (.060, .135, .028))
        c = t.mix(t.math("MULTIPLY", t.noise(t.coords(), 2.4, 5).outputs[0], .5), c, (.085, .14, .030))
        c = t.mix(mid, c, (.16, .24, .075))
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=.46, Specular=.35, Normal=t.bump(vein.outputs[0], .5, .006))
        t.out(t.n("MixShader", i0=.22, i1=a, i2=t.n("BsdfTranslucent", Color=(.14, .28, .04))))
    pts = [Vector(p) for p in points]
    # a smooth path through the points
    n = 60
    out = []
    for i in range(n + 1):
        s = i / n * (len(pts) - 1)
        j = min(int(s), len(pts) - 2)
        f = s - j
        p0, p1, p2, p3 = pts[max(j - 1, 0)], pts[j], pts[j + 1], pts[min(j + 2, len(pts) - 1)]
        out.append(.5 * ((2 * p1) + (p2 - p0) * f + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f * f + (3 * p1 - p0 - 3 * p2 + p3) * f ** 3))
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new()
    rows = []
    for i, p in enumerate(out):
        d = (out[min(i + 1, n)] - out[max(i - 1, 0)]).normalized()
        side = d.cross(Vector((.25, -1, .15))).normalized()
        up = side.cross(d)
        w = width * min(1, (1 - i / n) * 2.2) ** .9 * (1 + .03 * math.sin(i * .9 + seed))
        rows.append([bm.verts.new(p + side * w * s + up * (.62 * w * abs(s))) for s in (-1, -.5, 0, .5, 1)])
    for i, (a, b) in enumerate(zip(rows, rows[1:])):
        for j in range(4):
            f = bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
            f.smooth = True
            for lo, (uu, vv) in zip(f.loops, ((j, i), (j + 1, i), (j + 1, i + 1), (j, i + 1))):
                lo[uvl].uv = (uu / 4, vv / n * 6)
    me = bpy.data.meshes.new("pandan")
    bm.to_mesh(me)
    bm.free()
    o = k.obj("pandan", me, m)
    th = o.modifiers.new("t", "SOLIDIFY")
    th.thickness = .006
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = s.render_levels = 1
    return o


def beans(places, seed=1):
    """Some lie on their flat side, most on their back, rolled towards us until the fold is seen."""
    rnd = random.Random(seed)
    for i, (x, y, turn) in enumerate(places):
        me = k.bean_mesh(rnd.randrange(5))
        size = .118 * rnd.uniform(.88, 1.10)
        lies = Matrix.Rotation(rnd.uniform(.45, .95), 4, "X") @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(math.pi, 4, "X") if i % 3 < 2 else Matrix.Rotation(turn, 4, "Z")
        lies = lies @ Matrix.Scale(size, 4)
        lowest = min((lies @ v.co).z for v in me.vertices)
        k.obj("bean", me).matrix_world = Matrix.Translation((x, y, -lowest)) @ lies


def palm_sugar(places, seed=1):
    """Gula aren, broken from its half shell."""
    m, t = k.material("aren")
    if t:
        v = t.coords()
        c = t.ramp(t.noise(v, 7, 6, .65).outputs[0], [(.3, (.055, .021, .007)), (.55, (.115, .047, .015)), (.75, (.20, .095, .035))])
        b = t.bump(t.noise(v, 16, 6, .7).outputs[0], .6, .03)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.55, Specular=.35, Normal=b, Subsurface=.08, Subsurface_Radius=(.03, .012, .004), Subsurface_Color=c))
    rnd = random.Random(seed)
    for x, y, size in places:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=5, radius=size)
        for _ in range(9):
            # broken, so it has faces and edges: rounded, it looked like potatoes
            n = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, .8))).normalized()
            d = size * rnd.uniform(.42, .8)
            for vert in bm.verts:
                over = vert.co.dot(n) - d
                if over > 0:
                    vert.co -= n * over
        for vert in bm.verts:
            vert.co.z = max(vert.co.z, -size * .45)
        me = bpy.data.meshes.new("aren")
        bm.to_mesh(me)
        bm.free()
        for f in me.polygons:
            f.use_smooth = True
        me.use_auto_smooth, me.auto_smooth_angle = True, .5
        o = k.obj("aren", me, m, (x, y, size * .44), (0, 0, rnd.uniform(0, 6)))
        tx = bpy.data.textures.new("aren", "CLOUDS")
        tx.noise_scale = .05
        d = o.modifiers.new("d", "DISPLACE")
        d.texture, d.strength, d.mid_level, d.texture_coords = tx, size * .14, .5, "GLOBAL"


def lychee_flesh(ior=1.36, glow=1.9):
    """White and wet, and half clear: milky only where one looks through much of it. In tea it bends light
    hardly more than that; without a glow of its own it was as brown as the tea."""
    m, t = k.material(f"lychee-flesh-{ior}")
    if t:
        v = t.coords()
        vein = t.noise(t.n("Mapping", Vector=v, Scale=(5, 5, .7)).outputs[0], 3.4, 5, .6, .4).outputs[0]
        c = t.mix(vein, (.80, .79, .75), (.94, .94, .92))
        bump = t.bump(vein, .10, .012)
        body = t.n("BsdfPrincipled", Base_Color=c, Roughness=.10, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03, Subsurface=.5, Subsurface_Radius=(.10, .10, .09), Subsurface_Color=c, Normal=bump)
        clear = t.n("BsdfGlass", Color=(1, 1, 1), Roughness=.03, IOR=ior, Normal=bump)
        wet_ = t.n("MixShader", i0=t.n("MapRange", i0=vein, i1=.35, i2=.65, i3=.26, i4=.60), i1=clear, i2=body)
        lp = t.n("LightPath")
        f = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        t.out(t.n("MixShader", i0=t.math("MULTIPLY", f, .6), i1=wet_, i2=t.n("BsdfTransparent", Color=(.93, .93, .90))),
              t.n("AddShader", i0=t.n("VolumeAbsorption", Color=(.5, .5, .47), Density=10.0), i1=t.n("Emission", Color=(.97, .97, .94), Strength=glow)))
    return m


def lychee(loc, r, rot, seed=1):
    """A peeled lychee in its tea, open where the stone was."""
    rows = [(0, -.10), (.20, -.04), (.34, .20), (.40, .50), (.45, .72), (.58, .82), (.78, .66), (.94, .28), (.98, -.12), (.85, -.60), (.48, -.93), (0, -1.02)]

    def torn(a, q, z):
        # opened along one side to take the stone out, it has closed again, but not quite
        slit = math.exp(-(((a - seed) % (2 * math.pi) - math.pi) / .30) ** 2) * min(1, max(0, z / r + .55))
        return (q * (.07 * math.sin(2 * a + seed) - .26 * slit), r * (.07 * math.sin(2 * a + 1.3 * seed) + .05 * math.sin(5 * a + seed) - .20 * slit) * (1 if z > 0 else .3))
    o = k.lathe("lychee", [(a * r, b * r) for a, b in rows], lychee_flesh(1.04, 2.7), loc, 64, 2, rot, wobble=torn)
    uneven(o, .11, .020)
    return o


def lychee_shell():
    """Red leather in scales; the tip of each scale is brown, the seams between them paler."""
    m, t = k.material("lychee-shell")
    if t:
        told = lambda name: t.n("Attribute", {"attribute_name": name}).outputs["Fac"]
        v = t.coords()
        c = t.ramp(t.math("ADD", told("high"), t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 14, 5, .65).outputs[0], .5), .5)), [(.02, (.34, .085, .060)), (.20, (.235, .020, .022)), (.62, (.165, .010, .014)), (.92, (.080, .018, .012))])
        c = t.mix(t.n("MapRange", i0=t.noise(v, 2.6, 4, .6).outputs[0], i1=.52, i2=.74, i3=0., i4=.5), c, (.40, .105, .035))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.46, Specular=.32, Subsurface=.05, Subsurface_Radius=(.05, .01, .01), Subsurface_Color=c, Normal=t.bump(t.noise(v, 60, 4, .6).outputs[0], .5, .006)))
    return m


def whole_lychee(loc, r, rot, seed=1, peeled=False):
    """As it is bought: in its shell, with a stub of its twig. Half of the shell may be off the fruit."""
    own = Vector((seed * 7.3, seed * 3.1, seed * 1.7))

    def shape(n):
        near, _ = noise.voronoi(n * 5.4 + own)
        scale = min(1, (near[1] - near[0]) * 1.7)
        tip = max(0, 1 - near[0] * 3.2)
        swell = 1 + .05 * noise.noise(n * 1.5 + own)
        p = Vector((n.x, n.y, n.z * 1.07 - .06 * n.z * n.z * n.z)) * r * swell
        p += n * r * (.050 * scale + .048 * tip ** 1.5)
        top = max(0, n.z - .90) / .10
        p.z -= r * .10 * top * top
        return p, {"high": .55 * scale + .55 * tip}
    twig = k.lathe("twig", [(0, -.02), (.020, -.02), (.017, .03), (.014, .09), (.018, .10), (0, .102)], k.plain("twig", (.13, .070, .035), .8, bump=.6, scale=50), (0, 0, r * .98), 20, 1, (.35, .1, 0))
    shell = fried.shaped("lychee-shell", 6, lychee_shell(), shape, (0, 0, 0), (0, 0, 0))
    if not peeled:
        return k.group([shell, twig], loc, rot=rot)
    bm = bmesh.new()
    bm.from_mesh(shell.data)
    off = [v for v in bm.verts if v.co.z > r * (.10 + .16 * noise.noise(v.co / r * 2.2 + own) + .05 * noise.noise(v.co / r * 9 + own))]
    bmesh.ops.delete(bm, geom=off, context="VERTS")
    bm.to_mesh(shell.data)
    bm.free()
    thick = shell.modifiers.new("t", "SOLIDIFY")
    thick.thickness = r * .05
    def flesh(n):
        # the thread of its stalk leaves a dimple, its halves a seam, and the stone can be felt
        seam = math.exp(-(n.x / .08) ** 2) * max(0, n.z) * .035
        dimple = math.exp(-((n.x * n.x + n.y * n.y) / .05)) * (.15 if n.z > 0 else 0)
        return Vector((n.x, n.y, n.z * 1.08)) * r * (.93 - seam - dimple + .05 * noise.noise(n * 1.5 + own) + .018 * noise.noise(n * 4 + own)), {}
    fruit = fried.shaped("lychee-fruit", 5, lychee_flesh(), flesh, (0, 0, 0), (0, 0, 0))
    return k.group([shell, fruit], loc, rot=rot)


def avocado_cream(glass):
    """Avocado and milk; palm sugar stands at the bottom and in broad runs along the wall."""
    m, t = k.material("avocado-cream")
    if t:
        v = t.n("TexCoord").outputs["Object"]
        s = t.n("SeparateXYZ", Vector=v)
        z = t.math("DIVIDE", s.outputs[2], glass.h)
        around = t.n("CombineXYZ", i0=t.math("MULTIPLY", t.math("ARCTAN2", s.outputs[1], s.outputs[0]), 1.6), i1=t.math("MULTIPLY", z, .9), i2=5.0)
        run = t.noise(around, 1.9, 1, .4, .5).outputs[0]
        low = t.n("MapRange", i0=z, i1=.10, i2=.85, i3=.16, i4=-.10).outputs[0]
        sugar = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ADD", run, low), i1=.54, i2=.59, i3=0., i4=1.).outputs[0]
        foot = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ADD", z, t.math("MULTIPLY", t.math("SUBTRACT", run, .5), .3)), i1=.12, i2=.20, i3=1., i4=0.).outputs[0]
        side = t.n("MapRange", i0=z, i1=.82, i2=.86, i3=1., i4=0.).outputs[0]
        cream = t.mix(t.noise(v, 5, 6, .6).outputs[0], (.45, .46, .16), (.57, .57, .25))
        c = t.mix(t.math("MULTIPLY", t.math("MAXIMUM", sugar, foot), side), cream, (.050, .017, .005))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.28, Specular=.4, Subsurface=.18, Subsurface_Radius=(.08, .07, .03), Subsurface_Color=c, Normal=t.bump(t.noise(v, 7, 4).outputs[0], .12, .02)))
    return m


def ringed(name, rows, mat):
    """A surface through closed rings, all of as many points."""
    seg = len(rows[0])
    faces = [(a + i, a + seg + i, a + seg + (i + 1) % seg, a + (i + 1) % seg) for a in range(0, seg * (len(rows) - 1), seg) for i in range(seg)]
    me = bpy.data.meshes.new(name)
    me.from_pydata([p for row in rows for p in row], [], faces)
    me.polygons.foreach_set("use_smooth", [True] * len(faces))
    return k.obj(name, me, mat)


def avocado_half(loc, lean, turn, size=1.0):
    """Cut open: dark skin, flesh green at its edge and yellow within, the stone in it."""
    def out(a, r=1.0):
        # a pear, seen from above
        c = math.cos(a)
        return r * size * (.215 - .035 * c + .030 * c * c * c + (.105 * max(0, c) ** 2.0))
    m, t = k.material("avocado-flesh")
    if t:
        told = t.n("Attribute", {"attribute_name": "deep"}).outputs["Fac"]
        v = t.coords()
        q = t.math("ADD", told, t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 9, 5, .6).outputs[0], .5), .10))
        c = t.ramp(q, [(0, (.66, .55, .17)), (.55, (.62, .56, .17)), (.80, (.42, .48, .10)), (.93, (.20, .33, .045)), (1, (.09, .17, .022))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.36, Specular=.4, Subsurface=.15, Subsurface_Radius=(.05, .05, .015), Subsurface_Color=c, Normal=t.bump(t.noise(v, 12, 4).outputs[0], .18, .012)))
    skin_m, t = k.material("avocado-skin")
    if t:
        v = t.coords()
        n = t.noise(v, 16, 5, .65).outputs[0]
        t.out(t.n("BsdfPrincipled", Base_Color=t.mix(n, (.020, .040, .010), (.075, .105, .026)), Roughness=.42, Specular=.4, Normal=t.bump(n, .7, .02)))
    seg, rings, hole = 96, 26, .098 * size
    turns = [2 * math.pi * i / seg for i in range(seg)]
    rows = []
    for j in range(rings + 1):
        row = []
        for a in turns:
            r = out(a) * j / rings
            d = math.hypot(r * math.cos(a) + .035 * size, r * math.sin(a))
            z = -math.sqrt(hole * hole - d * d) * .85 if d < hole else -.004 * math.exp(-(d - hole) / .006)
            row.append((r * math.cos(a), r * math.sin(a), z))
        rows.append(row)
    flesh = ringed("avocado", rows, m)
    deep = [(j / rings) ** 1.3 for j in range(rings + 1) for _ in turns]
    flesh.data.attributes.new("deep", "FLOAT", "POINT").data.foreach_set("value", deep)
    rows = []
    for j in range(16, -1, -1):
        b = j / 16 * math.pi / 2
        r = 1.012 * math.cos(b)
        rows.append([(out(a, r) * math.cos(a), out(a, r) * math.sin(a), .003 - .185 * size * math.sin(b)) for a in turns])
    parts = [flesh, ringed("avocado-skin", rows, skin_m)]
    sm, t = k.material("avocado-stone")
    if t:
        v = t.coords()
        n = t.noise(v, 11, 7, .65, 1.2).outputs[0]
        # Its coat is dull, and gone in places.
        coat = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.noise(v, 5, 5, .6).outputs[0], i1=.46, i2=.56, i3=0., i4=1.).outputs[0]
        c = t.mix(coat, t.mix(n, (.30, .155, .060), (.42, .24, .105)), t.mix(n, (.085, .034, .013), (.19, .085, .034)))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.62, Specular=.22, Normal=t.bump(t.math("ADD", n, t.math("MULTIPLY", coat, .35)), .5, .012)))
    stone = lambda n: (Vector((n.x * (1.0 + .10 * n.x), n.y * .94, n.z * .82)) * hole * (.955 + .05 * noise.noise(n * 1.7) + .012 * noise.noise(n * 6)), {})
    parts.append(fried.shaped("stone", 5, sm, stone, (-.035 * size, 0, -.006), (0, 0, 0)))
    return k.group(parts, loc, rot=(Matrix.Rotation(lean, 3, "X") @ Matrix.Rotation(turn, 3, "Z")).to_euler())


def cinnamon(start, end, r, seed=1):
    """A quill of bark, rolled in from both sides."""
    m, t = k.material("cinnamon")
    if t:
        v = t.coords("UV", (6, 1.2, 1))
        c = t.ramp(t.noise(v, 5, 7, .68).outputs[0], [(.3, (.115, .042, .015)), (.55, (.215, .088, .034)), (.75, (.33, .165, .075))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.62, Specular=.25, Normal=t.bump(t.noise(v, 14, 6, .7).outputs[0], .5, .01)))
    a, b = Vector(start), Vector(end)
    turn = (b - a).to_track_quat("Z", "Y").to_matrix()
    # from the middle of its flat back, each side winds inwards
    half = []
    for i in range(30):
        w, q = -math.pi / 2 + i / 29 * 6.2, r * (.52 - .26 * i / 29)
        half.append((r * .50 + q * math.cos(w), q * math.sin(w)))
    ring = [Vector((-x, y, 0)) for x, y in reversed(half)] + [Vector((x, y, 0)) for x, y in half]
    rnd = random.Random(seed)
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new()
    rows = []
    for i in range(25):
        s = i / 24
        swell = 1 + .06 * math.sin(s * 7 + seed) + rnd.uniform(-.02, .02)
        rows.append([bm.verts.new(a.lerp(b, s) + turn @ (p * swell)) for p in ring])
    for i, (low, high) in enumerate(zip(rows, rows[1:])):
        for j in range(len(ring) - 1):
            f = bm.faces.new((low[j], low[j + 1], high[j + 1], high[j]))
            f.smooth = True
            for lo, (u, w) in zip(f.loops, ((j, i), (j + 1, i), (j + 1, i + 1), (j, i + 1))):
                lo[uvl].uv = (u / len(ring), w / 24 * 3)
    me = bpy.data.meshes.new("cinnamon")
    bm.to_mesh(me)
    bm.free()
    o = k.obj("cinnamon", me, m)
    th = o.modifiers.new("t", "SOLIDIFY")
    th.thickness = .008
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = s.render_levels = 2
    return o


def star_anise(loc, turn, size=1.0):
    """Eight boats of wood round one middle, a seed in most of them."""
    m, t = k.material("anise")
    if t:
        v = t.coords()
        c = t.ramp(t.noise(v, 24, 6, .65).outputs[0], [(.3, (.085, .030, .010)), (.7, (.20, .085, .032))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.55, Specular=.3, Normal=t.bump(t.noise(v, 46, 5).outputs[0], .5, .006)))
    seed = k.plain("anise-seed", (.12, .035, .010), .12, spec=.6)
    rnd = random.Random(int(turn * 10))
    arms = []
    for i in range(8):
        far = rnd.uniform(.058, .070)
        boat = k.lathe("boat", [(0, -.060), (.012, -.050), (.027, -.015), (.025, .015), (.010, .055), (0, .075)], m, (far, 0, .02), 24, 2, (0, math.pi / 2, 0), (.75, 1, 1))
        inside = [k.lathe("seed", [(0, -.011), (.013, -.003), (.013, .003), (0, .011)], seed, (far, 0, .040), 20, 2)] if rnd.random() < .7 else []
        arms.append(k.group([boat, *inside], (0, 0, 0), i * math.pi / 4 + rnd.uniform(-.06, .06)))
    return k.group(arms, loc, turn, size)


def lemongrass(start, end, r, seed=1, bruised=False):
    """A stalk as it is cut: a pale, thick foot, and sheath over sheath up to the green; its foot may be bruised open."""
    m, t = k.material("lemongrass")
    if t:
        s = t.n("SeparateXYZ", Vector=t.coords("UV"))
        fibre = t.noise(t.coords("UV", (70, .8, 1)), 1.0, 4, .65).outputs[0]
        c = t.ramp(t.math("ADD", s.outputs[1], t.math("MULTIPLY", t.math("SUBTRACT", fibre, .5), .30)), [(.0, (.60, .42, .33)), (.10, (.66, .60, .40)), (.34, (.62, .60, .32)), (.62, (.44, .46, .18)), (1, (.25, .32, .095))])
        c = t.mix(t.n("MapRange", i0=fibre, i1=.46, i2=.62, i3=0., i4=.55).outputs[0], c, t.mix(.5, c, (.80, .76, .55)))
        c = t.mix(t.n("MapRange", i0=fibre, i1=.46, i2=.36, i3=0., i4=.5).outputs[0], c, t.mix(.5, c, (.20, .22, .06)))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.45, Specular=.35, Subsurface=.10, Subsurface_Radius=(.04, .04, .015), Subsurface_Color=c, Normal=t.bump(fibre, .7, .010)))
    a, b = Vector(start), Vector(end)
    long = (b - a).length
    parts = []
    # each sheath wraps the one within, is open along one side and ends lower, cut aslant
    for i, (part, wide) in enumerate(((1.0, .62), (.95, .80), (.84, .98), (.66, 1.14), (.46, 1.28))):
        foot = long * (.012 * i if not bruised else 0)
        rows = [(r * wide * 1.06, foot), (r * wide * 1.16, long * .06), (r * wide * 1.08, long * .18), (r * wide * .92, long * part * .6), (r * wide * .86, long * part * .92), (r * wide * .88, long * part * .994), (r * wide * .88, long * part)]
        rows = ([(0, foot)] if i == 0 else []) + rows + ([(0, long * part)] if i == 0 else [])

        def grown(w, q, z, i=i, part=part, wide=wide):
            side = w + i * 2.1 + seed
            end = max(0, z / (long * part)) ** 6
            overlap = .16 * r * math.exp(-((side % (2 * math.pi) - math.pi) / .35) ** 2) if i else 0
            burst = r * (.16 + .16 * math.sin(5 * w + i * 1.7 + seed)) * max(0, 1 - z / (long * .11)) if bruised and i else 0
            return (overlap + burst + .05 * q * math.sin(side), (.10 * r + (.05 * long if i else 0)) * math.sin(side) * end if q else 0)
        parts.append(k.lathe("stalk", rows, m, sub=2, seg=64, wobble=grown))
    if bruised:
        rnd = random.Random(seed)
        for i in range(18):
            w = rnd.uniform(0, 6.28)
            out = r * rnd.uniform(.3, 1.25)
            reach = rnd.uniform(.015, .055)
            x, y = out * math.cos(w), out * math.sin(w)
            parts.append(k.tube("fibre", [(x * .8, y * .8, long * .07), (x, y, 0), (x * (1.1 + rnd.uniform(0, .5)), y * (1.1 + rnd.uniform(0, .5)), -reach)], r * rnd.uniform(.04, .08), k.plain("lemongrass-fibre", (.60, .50, .32), .6)))
    e = k.group(parts, a)
    e.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    return e


def filter_paper(z, seam=1.95, grounds=0.0, top=1.08):
    """A cone of paper in the dripper whose throat is at z: its crimped seam, its crease across from that, wet where
    the water stood. With grounds, what the pour left on it stands so far above the water."""
    m, t = k.material("filter-paper")
    if t:
        v = t.coords()
        xyz = t.n("SeparateXYZ", Vector=v)
        fibre = t.noise(v, 60, 5, .65)
        h = t.math("ADD", xyz.outputs[2], t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 5, 4, .6).outputs[0], .5), .16))
        wet_ = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=h, i1=z + top - .24, i2=z + top - .14, i3=1., i4=0.).outputs[0]
        c = t.mix(wet_, t.mix(fibre.outputs[0], (.70, .55, .37), (.80, .66, .48)), t.mix(t.noise(v, 8, 5).outputs[0], (.36, .20, .095), (.50, .31, .165)))
        # two layers where it is joined, pressed together by a row of ribs
        round_ = t.math("ARCTAN2", xyz.outputs[1], xyz.outputs[0])
        side = t.math("ABSOLUTE", t.math("SUBTRACT", round_, seam))
        joined = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=side, i1=.105, i2=.120, i3=1., i4=0.).outputs[0]
        rib = t.math("MULTIPLY", joined, t.math("SINE", t.math("MULTIPLY", xyz.outputs[2], 150.0)))
        edge = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ABSOLUTE", t.math("SUBTRACT", side, .115)), i1=0., i2=.014, i3=.55, i4=0.).outputs[0]
        c = t.mix(t.math("MULTIPLY", joined, .30), c, (.42, .27, .14))
        c = t.mix(edge, c, (.30, .18, .085))
        if grounds:
            speck = t.noise(v, 58, 3, .7).outputs[0]
            stuck = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=h, i1=z + grounds - .02, i2=z + grounds + .15, i3=.44, i4=.74).outputs[0]
            grain = t.n("MapRange", i0=t.math("SUBTRACT", speck, stuck), i1=0., i2=.03, i3=0., i4=1.).outputs[0]
            c = t.mix(grain, c, (.030, .012, .005))
        b = t.bump(fibre.outputs[0], .30, .006)
        b = t.bump(t.n("TexVoronoi", Vector=v, Scale=36.0).outputs["Distance"], .16, .006, b.outputs[0])
        b = t.bump(t.math("ADD", t.math("MULTIPLY", rib, .35), joined), .8, .012, b.outputs[0])
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=wet_, i1=0., i2=1., i3=.85, i4=.42).outputs[0], Specular=.25, Normal=b)
        t.out(t.n("MixShader", i0=.36, i1=a, i2=t.n("BsdfTranslucent", Color=c)))

    def shape(a, r, zz):
        up = max(0.0, zz - z - .55)
        off = lambda at, wide: math.exp(-(((a - at + math.pi) % (2 * math.pi) - math.pi) / wide) ** 2)
        # folded flat in its packet, it stays a little pointed at both creases
        fold = off(seam, .22) + off(seam + math.pi, .22)
        return (up * (.055 * fold + .010 * math.sin(2 * a + 1)), up * (.020 * math.sin(a + .6) + .016 * fold))
    rows = [(.05, z + .12), (.17, z + .24), (.312, z + .47), (.405, z + .69), (.488, z + .88), (.545, z + 1.02), (.570, z + 1.08)]
    rows = [(r, zz) for r, zz in rows if zz < z + top - .01] + [(float(np.interp(z + top, [zz for _, zz in rows], [r for r, _ in rows])), z + top)]
    o = k.lathe("paper", rows, m, sub=1, seg=180, wobble=shape)
    th = o.modifiers.new("t", "SOLIDIFY")
    th.thickness, th.offset = .005, -1
    return o


def wet_grounds(z):
    """The bed after the last pour: hollow in its middle, grounds left high along the paper, a few bubbles."""
    m, t = k.material("wet-grounds")
    if t:
        v = t.coords()
        n = t.noise(v, 34, 6, .7)
        c = t.ramp(n.outputs[0], [(.32, (.010, .0042, .002)), (.55, (.038, .0155, .0065)), (.72, (.105, .050, .022))])
        shine = t.n("MapRange", i0=t.noise(v, 6, 4).outputs[0], i1=.4, i2=.6, i3=.25, i4=.75).outputs[0]
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=shine, Specular=.5, Normal=t.bump(n.outputs[0], .9, .03)))
    g = z + .50
    o = k.lathe("bed", [(0, g), (.10, g + .008), (.22, g + .045), (.32, g + .12), (.375, g + .22), (.415, g + .30), (.430, g + .335), (.436, g + .30)], m, sub=3, seg=96, wobble=lambda a, r, zz: (0, .020 * math.sin(3 * a + r * 9) * r))
    tx = bpy.data.textures.new("bed", "CLOUDS")
    tx.noise_scale = .05
    d = o.modifiers.new("d", "DISPLACE")
    d.texture, d.strength, d.mid_level, d.texture_coords = tx, .026, .5, "GLOBAL"
    return o


def ground_coffee(x, y, reach, n, high, seed=8):
    """Ground for the filter: splinters no two alike, from dust to a millimetre, wet and almost black, some with pale chaff."""
    m, t = k.material("ground-coffee")
    if t:
        v = t.coords()
        tone = t.noise(v, 90, 2, .6).outputs[0]
        c = t.ramp(tone, [(.35, (.010, .0042, .0020)), (.55, (.026, .0105, .0045)), (.70, (.055, .023, .010)), (.84, (.16, .085, .040))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=t.noise(v, 40, 2).outputs[0], i1=.4, i2=.6, i3=.22, i4=.65).outputs[0], Specular=.5))
    rnd = random.Random(seed)
    verts, faces = [], []
    for _ in range(n):
        a, q = rnd.uniform(0, 6.283), reach * math.sqrt(rnd.random())
        if rnd.random() < .55 * max(0, noise.noise(Vector((math.cos(a) * q * 9, math.sin(a) * q * 9, seed)))) * 2:
            continue
        size = min(.0022 + rnd.expovariate(380), .0105)
        own = [rnd.uniform(.45, 1.25) for _ in range(6)]
        turn = Quaternion((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
        at = Vector((x + q * math.cos(a), y + q * math.sin(a), high(q) + size * .4))
        first = len(verts)
        for d, f in zip(((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)), own):
            verts.append(at + turn @ (Vector(d) * size * f))
        faces += [[first + i for i in f] for f in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
    me = bpy.data.meshes.new("grounds")
    me.from_pydata(verts, [], faces)
    return k.obj("grounds", me, m)


def bloom(z, x, y, high=.74, share=1.0, dome=0.0, froth=True):
    """Grounds that rise with the water and swell, and the froth on them."""
    m, t = k.material(f"slurry-{froth}")
    if t:
        v = t.coords()
        r = t.n("VectorMath", {"operation": "LENGTH"}, i0=t.n("Mapping", Vector=v, Location=(-x, -y, -z - high), Scale=(1, 1, .3)).outputs[0]).outputs["Value"]
        n = t.noise(v, 16, 8, .70).outputs[0]
        fine = t.noise(v, 62, 4, .7).outputs[0]
        mass = t.math("ADD", t.math("MULTIPLY", n, .75), t.math("MULTIPLY", fine, .25))
        pale = t.math("ADD", mass, t.n("MapRange", i0=r, i1=.04, i2=.30, i3=.15, i4=-.13) if froth else -.04)
        c = t.ramp(pale, [(.36, (.014, .0055, .0022)), (.47, (.045, .018, .007)), (.56, (.15, .068, .026)), (.64, (.36, .19, .085)), (.76, (.58, .38, .20))])
        bubble = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=44.0, Smoothness=.2).outputs["Distance"]
        grain = t.math("SUBTRACT", t.math("MULTIPLY", fine, .9), t.math("MULTIPLY", bubble, .5))
        rough = t.n("MapRange", i0=pale, i1=.45, i2=.60, i3=.48, i4=.16)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=rough, Specular=.5, Normal=t.bump(grain, .8, .022)))
    g = z + high
    up = lambda r: g + dome * max(0, 1 - (r / .36) ** 2)
    bed = k.lathe("slurry", [(r * share, up(r) + zz) for r, zz in ((0, -.004), (.07, 0), (.16, .012), (.26, .010), (.36, .018), (.405, .040), (.432, .085))], m, sub=4, seg=96)
    tx = bpy.data.textures.new("slurry", "CLOUDS")
    tx.noise_scale = .07
    d = bed.modifiers.new("d", "DISPLACE")
    d.texture, d.strength, d.mid_level, d.texture_coords = tx, .026, .5, "GLOBAL"
    parts = [bed]
    film, t = k.material("bubble")
    if t:
        t.out(t.n("MixShader", i0=.62, i1=t.n("BsdfTransparent", Color=(.93, .80, .62)), i2=t.n("BsdfPrincipled", Base_Color=(.42, .24, .11), Roughness=.05, Specular=.9)))
    rnd = random.Random(6)
    for _ in range(110 if froth else 26):
        a, far = rnd.uniform(0, 6.283), abs(rnd.gauss(0, .15))
        bx, by, size = x + far * math.cos(a), y + far * math.sin(a), min(.005 + rnd.expovariate(170), .026) * (1 if froth else .55)
        if math.hypot(bx, by) < .38 * share:
            parts.append(k.lathe("bubble", [(size, 0), (size * .92, size * .40), (size * .70, size * .70), (size * .38, size * .91), (0, size * .98)], film, (bx, by, up(math.hypot(bx, by) / share) + .012), 20, 1))
    if not froth:
        parts.append(ground_coffee(x, y, .42 * share, 5200, lambda q: up(q / share) + float(np.interp(q / share, (0, .16, .26, .36, .405, .432), (-.004, .012, .010, .018, .040, .085))) - .004))
    return parts


def poured_water(z, x=-.05, y=.06):
    """While it is poured: the grounds and the froth, a thread of two millimetres, and the kettle."""
    g = z + .74
    parts = bloom(z, x, y)
    m, t = k.material("thread")
    if t:
        # clear water before a bright wall is not seen: this has a little of the window in it
        t.out(t.n("MixShader", i0=.16, i1=t.n("BsdfGlass", Color=(1, 1, 1), Roughness=0.0, IOR=1.33), i2=t.n("BsdfPrincipled", Base_Color=(.92, .95, .97), Roughness=.05, Specular=1.0)))
    tip = z + 1.46
    fall = [(x - .045, y, tip + .03), (x - .015, y, tip - .03), (x - .004, y, tip - .10)] + [(x + .0015 * math.sin(i * 1.7), y, tip - .10 - i * (tip - .10 - g) / 9) for i in range(1, 10)]
    thread = k.tube("thread", fall, .0105, m, radii=[2.2, 1.5, 1.2] + [1.06 + .10 * math.sin(i * 2.3) for i in range(1, 9)] + [1.5])
    steel = k.plain("kettle", (.028, .018, .013), .32, .0, .5, coat=.4)
    spout = k.tube("spout", [(x - .025, y, tip), (x - .08, y, tip + .07), (x - .25, y, tip + .13), (x - .57, y, tip + .02), (x - .90, y, tip - .45), (x - 1.30, y, tip - .65), (x - 1.75, y, tip - .68)], .056, steel, radii=[.62, .72, .8, .95, 1.15, 1.4, 1.6])
    kettle = k.lathe("kettle", [(0, -.5), (.7, -.5), (.78, -.46), (.80, -.40), (.62, .55), (.58, .62), (.5, .65), (0, .68)], steel, (x - 2.30, y, tip - .35), rot=(0, .12, 0))
    return [*parts, thread, spout, kettle]


def fresh_coffee():
    """Coffee in the light of a window: what floats in it gives it its brown."""
    m = clear_liquid("fresh", (.70, .30, .07), 4.2, (.42, .19, .07))
    t = m.node_tree
    out = next(n for n in t.nodes if n.type == "OUTPUT_MATERIAL")
    clear = out.inputs["Surface"].links[0].from_socket
    next(n for n in t.nodes if n.type == "BSDF_GLASS").inputs["IOR"].default_value = 1.12
    body = t.nodes.new("ShaderNodeBsdfPrincipled")
    body.inputs["Base Color"].default_value = (.060, .019, .0055, 1)
    body.inputs["Roughness"].default_value, body.inputs["Specular"].default_value = .10, .1
    mix = t.nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = .58
    t.links.new(clear, mix.inputs[1])
    t.links.new(body.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs["Surface"])
    return m


def jug(level, pouring=False):
    """Of glass, and the coffee in it."""
    gl = clear_glass()
    wall = [(0, .012), (.40, .010), (.47, 0), (.53, .02), (.56, .08), (.552, .22), (.50, .52), (.41, .78), (.345, .90), (.335, .97), (.35, 1.03), (.346, 1.042), (.334, 1.034), (.318, .97), (.328, .895), (.392, .775), (.480, .515), (.531, .215), (.536, .085), (.51, .040), (.45, .030), (0, .030)]
    inside = lambda h: float(np.interp(h, [.085, .215, .515], [.536, .531, .480])) + .004
    full = [(0, .026), (.45, .026), (.513, .037), (inside(.085), .085), (inside(.215), .215), (inside(level), level), (inside(level) + .001, level + .014), (inside(level) - .014, level + .002), (inside(level) - .06, level), (0, level)]
    if pouring:
        gl = k.glass("thin", ior=1.16)
        # From above, what every wall mirrors makes the coffee grey: where it touches the glass there is one wall, not three.
        wet_wall = [p for p in wall[22:] if p[1] < level]
        wall = [p for p in wall if p not in wet_wall]
        full = [(r + .010 if r > .4 and z > .03 else r, z) for r, z in full]
    return [k.lathe("jug", wall, gl, sub=2, seg=96),
             k.lathe("brew", full, fresh_coffee() if pouring else clear_liquid("filter", (.60, .22, .05), 9, (.22, .09, .03)), sub=2, seg=96),
             k.tube("grip", [(.37, 0, .84), (.52, 0, .93), (.78, 0, .88), (.83, 0, .62), (.76, 0, .36), (.545, 0, .24)], .036, gl, radii=[.9, .9, 1, 1, .95, .9])]


def dripping(thread=.82):
    """Out of the cone: a thread as far down as this, then drops."""
    m, t = k.material("falling")
    if t:
        t.out(t.n("MixShader", i0=.55, i1=t.n("BsdfGlass", Color=(.80, .50, .25), Roughness=0.0, IOR=1.2), i2=t.n("BsdfPrincipled", Base_Color=(.15, .052, .015), Roughness=.06)))
    parts = [k.tube("thread", [(0, 0, .99 - (.99 - thread) * i / 4) for i in range(5)], .010, m, radii=[1.3, .9, .65, .5, .3])]
    for h, r in ((.785, .0105), (.735, .0115), (.675, .0115), (.605, .0110), (.525, .0105), (.450, .0100)):
        if h < thread:
            parts.append(k.lathe("drop", [(0, h - r), (r * .8, h - r * .6), (r, h), (r * .7, h + r * .8), (r * .3, h + r * 1.7), (0, h + r * 2.2)], m, sub=2, seg=24))
    return parts


def pour_over(loc=(0, 0, 0), level=.40, pouring=False, swollen=False):
    """A porcelain cone with its paper on a glass jug, the coffee below it; swollen, the water still stands in the grounds."""
    z, white = 1.032 if swollen else 1.06, k.ceramic("porcelain", (.64, .625, .59), False, .12) if swollen else k.ceramic("paper", speckle=False, rough=.14)
    parts = jug(level, pouring)
    # seen from as low as this, a wide foot would hide the rim it stands on, and the cone would hover
    foot = .665 if swollen else 1
    if swollen:
        parts.append(k.lathe("collar", [(.235, z + .016), (.235, z - .062), (.244, z - .072), (.290, z - .072), (.300, z - .060), (.306, z + .016)], white, sub=2, seg=96))
    cone = [(.09, z - .07), (.115, z - .07), (.13, z - .01), (.16, z + .012), *((r * foot, z + h) for r, h in ((.56, .010), (.60, .018), (.605, .034), (.58, .046))), (.19, z + .055), (.185, z + .09), (.345, z + .44), (.530, z + .86), (.562, z + .905), (.585, z + .912), (.590, z + .922), (.578, z + .932), (.552, z + .928), (.522, z + .895), (.335, z + .47), (.15, z + .11), (.08, z + .07), (.075, z), (.09, z - .07)]
    parts.append(k.lathe("cone", cone, white, sub=2, seg=96))
    parts.append(k.tube("handle", [(.36, 0, z + .56), (.55, 0, z + .74), (.78, 0, z + .66), (.80, 0, z + .42), (.66, 0, z + .24), (.26, 0, z + .28)], .038, white, flat=1.5, radii=[1.3, 1, .95, .95, 1, 1.3]))
    if swollen:
        return k.group([*parts, filter_paper(z, grounds=.82, top=1.0), *bloom(z, .04, -.05, .80, 1.04, .03, froth=False), *dripping(.74)], loc)
    parts += [filter_paper(z, grounds=.76), *poured_water(z)] if pouring else [filter_paper(z), wet_grounds(z)]
    water = clear_liquid("drop", (.60, .22, .05), 9, (.5, .3, .15))
    for h, r in ((.93, .020), (.74, .018), (.58, .016)) if pouring else ((.93, .020), (.68, .017)):
        parts.append(k.lathe("drop", [(0, h - r), (r * .8, h - r * .6), (r, h), (r * .7, h + r * .7), (r * .25, h + r * 1.6), (0, h + r * 2.1)], water, sub=2, seg=24))
    return k.group(parts, loc)


def dripper(loc=(0, 0, 0), level=.40):
    """A glazed cone with ribs in it and paper below its rim, on a glass jug; what runs through falls in drops."""
    z, glaze = 1.06, k.dipped(.95, "pandan")
    outside = [(.09, -.07), (.12, -.07), (.135, -.01), (.17, .010), (.40, .008), (.455, .016), (.467, .036), (.445, .052), (.24, .062), (.212, .10), (.30, .27), (.388, .47), (.478, .67), (.562, .86), (.588, .915)]
    lip = [(.600, .934), (.598, .950), (.582, .958), (.562, .952)]
    inside = [(.150 + (.540 - .150) * (h - .11) / (.92 - .11), h) for h in np.linspace(.92, .11, 24)] + [(.08, .07), (.075, 0), (.09, -.07)]

    def ribs(a, r, zz):
        h = zz - z
        within = min(1, max(0, (.935 - h) / .03)) if h > .1 and r < .17 + .481 * (h - .11) else 0
        return (-.017 * within * max(0, math.cos(14 * a + 5 * h)) ** 1.5, 0)
    parts = [k.lathe("cone", [(r, z + h) for r, h in outside + lip + inside], glaze, sub=1, seg=336, wobble=ribs),
             k.tube("handle", [(.40, 0, z + .56), (.57, 0, z + .74), (.80, 0, z + .66), (.82, 0, z + .42), (.68, 0, z + .24), (.28, 0, z + .28)], .042, glaze, flat=1.5, radii=[1.3, 1, .95, .95, 1, 1.3]),
             filter_paper(z, grounds=.72, top=.83), *bloom(z, -.03, .0, .64, .96, .05, froth=False)]
    parts += dripping()
    return k.group([*parts, *jug(level)], loc)


def syrup(at, r, bite, run):
    """Palm sugar that has run out of a klepon of that size, bitten on that side: dark and thick, over its edge and onto the leaf."""
    m, t = k.material("syrup")
    if t:
        amber = t.n("BsdfPrincipled", Base_Color=(.060, .020, .0035), Roughness=.05, Specular=.6)
        g = t.n("MixShader", i0=.30, i1=t.n("BsdfGlass", Color=(1, 1, 1), Roughness=.0, IOR=1.45), i2=amber)
        lp = t.n("LightPath")
        f = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        t.out(t.n("MixShader", i0=f, i1=g, i2=t.n("BsdfTransparent", Color=(.95, .66, .34))), t.n("VolumeAbsorption", Color=(.84, .36, .05), Density=34))
    at, bite = Vector(at), Vector(bite).normalized()
    down = (bite * bite.z - Vector((0, 0, 1))).normalized()
    across = bite.cross(down)
    on = lambda x, y, h: at + bite * r * (.30 + h) + across * r * x + down * r * y
    ground = run[0][2]
    way = [on(-.02, .20, -.24), on(0, .38, -.18), on(.02, .56, -.13), on(.05, .76, -.11), on(.05, .93, -.10), on(.04, 1.01, -.19)]
    foot = Vector((way[-1].x + .010, way[-1].y - .034, ground + .004))
    parts = [fried.shaped("left", 4, m, lambda d: (at + bite * r * (.05 + .12 * d.z) + across * r * .40 * d.x + down * r * (.06 + .40 * d.y), {}), (0, 0, 0), (0, 0, 0)),
             k.tube("run", [*way, way[-1].lerp(foot, .5), foot], .030, m, radii=[1.2, 1.25, 1.15, .95, .85, .9, 1.05, 1.5]),
             k.tube("run", [on(.14, .26, -.20), on(.22, .46, -.12), on(.28, .70, -.08), on(.26, .90, -.08), on(.22, .97, -.16)], .016, m, radii=[1.5, 1.4, 1.1, 1.1, .8])]
    for i, (x, y, z, size) in enumerate(run):
        edge = lambda a, q, h, i=i: (q * (.16 * math.sin(2 * a + i) + .10 * math.sin(3 * a + 2.1 * i + 1) + .05 * math.sin(5 * a + i)), 0)
        parts.append(k.lathe("pool", [(0, z - .012), (size * .98, z - .012), (size, z), (size * .93, z + .010), (size * .75, z + .014), (0, z + .015)], m, (x, y, 0), 64, 1, wobble=edge))
    o = melted_together(parts, m)
    o.modifiers["melt"].voxel_size, o.modifiers["smooth"].iterations = .0045, 9
    return o


def uneven(o, grain, much, levels=5):
    """Nothing that was baked or spread is flat."""
    if not o.modifiers:
        s = o.modifiers.new("s", "SUBSURF")
        s.subdivision_type, s.levels, s.render_levels = "SIMPLE", levels, levels
    tx = bpy.data.textures.new("uneven", "CLOUDS")
    tx.noise_scale = grain
    d = o.modifiers.new("d", "DISPLACE")
    d.texture, d.strength, d.mid_level, d.texture_coords = tx, much, .5, "GLOBAL"


def melted_together(parts, mat):
    """One body of these, without seams."""
    bm = bmesh.new()
    for o in parts:
        me = applied(o)
        me.transform(o.matrix_world)
        bm.from_mesh(me)
        bpy.data.objects.remove(o)
    me = bpy.data.meshes.new("melted")
    bm.to_mesh(me)
    bm.free()
    o = k.obj("melted", me, mat)
    melt = o.modifiers.new("melt", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", .008, True
    smooth = o.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = .5, 22
    return o


def faceted(glass, n, upto):
    """Pressed glass: this many flat sides, up to a height where it turns round."""
    def flat(a, r, z):
        within = min(1, max(0, (upto - z) / .10)) * min(1, max(0, (z - .02) / .04))
        turn = (a + math.pi / n) % (2 * math.pi / n) - math.pi / n
        return (glass.outer(z) * (math.cos(math.pi / n) / math.cos(turn) - 1) * within if r > glass.inner(z) + .02 else 0, 0)
    return flat


def chocolate(places, seed=1):
    """Broken from a thick bar: its two faces smooth, where it broke rough and paler."""
    m, t = k.material("dark-chocolate")
    if t:
        v = t.coords()
        torn = t.n("Attribute", {"attribute_name": "torn"}).outputs["Fac"]
        n = t.noise(v, 22, 6, .7).outputs[0]
        c = t.mix(t.noise(v, 4, 5, .6).outputs[0], (.026, .0095, .0045), (.058, .023, .011))
        c = t.mix(torn, c, t.mix(n, (.048, .019, .009), (.125, .058, .030)))
        rough = t.n("MapRange", i0=t.math("ADD", torn, t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 6, 4).outputs[0], .5), .5)), i1=0., i2=1., i3=.30, i4=.70)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=rough, Specular=.4, Normal=t.bump(n, t.n("MapRange", i0=torn, i1=0., i2=1., i3=.08, i4=.9), .018)))
    rnd = random.Random(seed)
    for x, y, size, rot in places:
        thick, own = size * rnd.uniform(.28, .34), Vector((rnd.uniform(0, 50), 0, 0))
        sides = [2 * math.pi * (i + rnd.uniform(-.3, .3)) / 5 for i in range(5)]
        faces = [(Vector((0, 0, 1)), thick), (Vector((0, 0, -1)), thick)] + [(Vector((math.cos(a), math.sin(a), rnd.uniform(-.25, .25))).normalized(), size * rnd.uniform(.62, 1.05)) for a in sides]

        def shape(n):
            g, share = fried.gauge(Vector((n.x * size, n.y * size, n.z * thick)), faces, 26)
            q = Vector((n.x * size, n.y * size, n.z * thick)) / g
            torn = 1 - min(1, (share[0] + share[1]) * 1.6)
            return q * (1 + torn * (.10 * noise.fractal(q / size * 2.6 + own, 1.0, 2.0, 5)) + .012 * noise.noise(q / size * 2 + own)), {"torn": torn}
        o = fried.shaped("chocolate", 6, m, shape, (x, y, 0), rot)
        bpy.context.view_layer.update()
        o.location.z = -min((o.matrix_world @ v.co).z for v in o.data.vertices)


def raw_sugar(places, seed=2):
    """Cubes of cane sugar: crystals pressed together."""
    m, t = k.material("raw-sugar")
    if t:
        v = t.coords()
        cell = t.n("TexVoronoi", Vector=v, Scale=95.0)
        own = t.n("TexWhiteNoise", Vector=cell.outputs["Color"]).outputs[0]
        c = t.mix(own, (.40, .215, .085), (.66, .43, .215))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.28, Specular=.5, Subsurface=.3, Subsurface_Radius=(.03, .018, .007), Subsurface_Color=c, Normal=t.bump(t.math("ADD", cell.outputs["Distance"], own), 1.0, .014)))
    rnd = random.Random(seed)
    for x, y, z, turn in places:
        o = k.slab("cube", (.135, .125, .115), m, (x, y, z + .057), (rnd.uniform(-.04, .04), rnd.uniform(-.04, .04), turn), .012, 3)
        uneven(o, .05, .010)
        uneven(o, .011, .006)


class Bellied(Tumbler):
    """A glass whose sides are not straight: how wide it is at some heights."""
    # With fewer the wall cut the corner at a shoulder, and what was in it stood out of it.
    steps = 24

    def __init__(self, sides, wall=.021, base=.075):
        self.sides = sides
        super().__init__(sides[0][1], sides[-1][1], sides[-1][0], wall, base)

    def outer(self, z):
        return float(np.interp(z, *zip(*self.sides)))


def earthen():
    """Red clay, thrown and left bare; a brown glaze inside that has run over the rim."""
    m, t = k.material("earthen")
    if t:
        v = t.coords()
        wave = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(t.coords("Object", (1, 1, .2)), 4.2, 3).outputs[0], .5), .20)
        z = t.math("ADD", t.n("SeparateXYZ", Vector=v).outputs[2], wave)
        # it ran: a little further wherever more of it hung
        glazed = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=z, i1=.527, i2=.534, i3=0., i4=1.).outputs[0]
        grit = t.noise(v, 60, 4, .65).outputs[0]
        clay = t.mix(t.noise(v, 3, 5, .6).outputs[0], (.235, .082, .036), (.37, .150, .072))
        clay = t.mix(t.n("MapRange", i0=grit, i1=.35, i2=.65, i3=0., i4=.5).outputs[0], clay, (.43, .21, .115))
        throw = t.bump(t.noise(t.coords("Object", (.5, .5, 13)), 1.7, 3).outputs[0], .30, .03)
        raw = t.n("BsdfPrincipled", Base_Color=clay, Roughness=.80, Specular=.22, Normal=t.bump(grit, .35, .008, throw.outputs[0]))
        c = t.mix(t.noise(v, 5, 5, .6).outputs[0], (.030, .011, .005), (.105, .042, .016))
        c = t.mix(t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=z, i1=.530, i2=.552, i3=.55, i4=0.).outputs[0], c, (.15, .060, .022))
        glaze = t.n("BsdfPrincipled", Base_Color=c, Roughness=.14, Specular=.5, Normal=throw)
        t.out(t.n("MixShader", i0=glazed, i1=raw, i2=glaze))
    return m


def coconut_flesh(low, high):
    """Of a young coconut: soft, white, and not quite clear."""
    m, t = k.material(f"young-coconut-{low}")
    if t:
        v = t.coords()
        c = t.mix(t.noise(v, 12, 4, .6).outputs[0], low, high)
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=.20, Specular=.45, Subsurface=.3, Subsurface_Radius=(.05, .05, .04), Subsurface_Color=c, Normal=t.bump(t.noise(v, 26, 4).outputs[0], .25, .008))
        a = t.n("AddShader", i0=a, i1=t.n("Emission", Color=(1, .96, .86), Strength=.04))
        t.out(t.n("MixShader", i0=.30, i1=a, i2=t.n("BsdfTranslucent", Color=(.90, .88, .80))))
    return m


def coconut_sheet():
    """Flesh of a young coconut as it comes off the spoon: milky where it is thick, and clear where it ends."""
    m, t = k.material("coconut-sheet")
    if t:
        v = t.coords()
        told = lambda name: t.n("Attribute", {"attribute_name": name}).outputs["Fac"]
        streak = t.noise(t.n("Mapping", Vector=t.coords("UV"), Scale=(2, 9, 1)).outputs[0], 1.6, 4, .6).outputs[0]
        white = t.n("MixShader", i0=.5, i1=t.n("BsdfDiffuse", Color=(.97, .96, .93)), i2=t.n("BsdfTranslucent", Color=(.97, .96, .93)))
        white = t.n("AddShader", i0=white, i1=t.n("Emission", Color=(1, .98, .94), Strength=.20))
        thick = t.math("MULTIPLY", told("thick"), t.n("MapRange", i0=streak, i1=.35, i2=.68, i3=.85, i4=1.15).outputs[0])
        # seen from its edge, one looks through more of it
        aslant = t.n("MapRange", i0=t.n("LayerWeight", Blend=.5).outputs["Facing"], i1=.35, i2=.95, i3=0., i4=.5).outputs[0]
        t.out(t.n("MixShader", i0=t.math("ADD", thick, aslant, True), i1=t.n("BsdfTransparent", Color=(1, .99, .97)), i2=white))
    return m


def coconut_scraps(places, seed=1):
    """The same where it stands out of the drink, limp. Each place: where, how it lies, length, width."""
    seg, rings = 72, 14
    for i, (at, rot, long, wide) in enumerate(places):
        own, rows = Vector((i * 6.1, seed, 0)), []
        for j in range(rings + 1):
            row = []
            for h in range(seg):
                c, s = math.cos(2 * math.pi * h / seg), math.sin(2 * math.pi * h / seg)
                q = j / rings * (1 + .24 * noise.noise(Vector((c, s, 2)) * 1.2 + own) + .04 * noise.fractal(Vector((c * 3, s * 3, 5)) + own, 1.0, 2.0, 3))
                x, y = math.copysign(abs(c) ** .75, c) * q, math.copysign(abs(s) ** .75, s) * q
                row.append((x * long / 2, y * wide / 2, (.20 * noise.noise(Vector((x * 1.3, y * .8, 7)) + own) + .12 * y * y) * wide))
            rows.append(row)
        o = ringed("scrap", rows, coconut_sheet())
        o.data.attributes.new("thick", "FLOAT", "POINT").data.foreach_set("value", [.30 + .50 * (1 - (j / rings) ** 4) for j in range(rings + 1) for _ in range(seg)])
        o.location, o.rotation_euler = at, rot


def coconut_sheets(glass, places, seed=1):
    """Flesh of a young coconut in a glass: broad, as thin as a petal where it ends, and curled.
    Each place: angle from the front, height, how far from the wall, length, width, turn."""
    m = coconut_sheet()
    rnd = random.Random(seed)
    along, across = 64, 22
    for i, (a, up, off, long, wide, turn) in enumerate(places):
        own = Vector((i * 3.7, seed, 0))
        a = a - math.pi / 2
        bend, curl, roll = rnd.uniform(-2.4, 2.4), rnd.uniform(.35, .85) * rnd.choice((-1, 1)), rnd.uniform(-.5, .5)
        verts, thick = [], []
        for j in range(along + 1):
            f = j / along - .5
            # the spoon went in blunt and came out in a tip
            w = wide / 2 * min(1, (1 - abs(2 * f) ** (7 if f < 0 else 2.4))) ** .6 * (1 + .30 * noise.noise(Vector((f * 3, 1, 0)) + own))
            for h in range(across + 1):
                c = 2 * h / across - 1
                ragged = 1 + .16 * noise.fractal(Vector((f * 9, math.copysign(2, c), 3)) + own, 1.0, 2.0, 4) * abs(c) ** 3
                px, py = f * long, c * w * ragged + bend * (f * long) ** 2
                x, z = px * math.cos(turn) - py * math.sin(turn), up + px * math.sin(turn) + py * math.cos(turn)
                z = max(z, glass.base + .03)
                wave = .17 * noise.noise(Vector((f * 2.6, 0, 5)) + own) + .030 * noise.noise(Vector((f * 7, c * 1.3, 9)) + own)
                q = glass.inner(z) - .030 - off - curl * wide * (c * c - .4) * .55 + roll * w * c + wave
                q = min(q, glass.inner(z) - .012)
                verts.append((q * math.cos(a + x / q), q * math.sin(a + x / q), z))
                thick.append((1 - abs(c) ** 3.2) * (1 - abs(2 * f) ** 6) * .88 + .16)
        n = across + 1
        me = bpy.data.meshes.new("sheet")
        me.from_pydata(verts, [], [(j * n + h, j * n + h + 1, (j + 1) * n + h + 1, (j + 1) * n + h) for j in range(along) for h in range(across)])
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        uv = me.uv_layers.new()
        for lo in me.loops:
            uv.data[lo.index].uv = (lo.vertex_index // n / along, lo.vertex_index % n / across)
        me.attributes.new("thick", "FLOAT", "POINT").data.foreach_set("value", thick)
        k.obj("sheet", me, m)


def rolled_oats(x, y, spread, n, seed=1):
    """Oats as they are rolled: thin, round, the edge cracked where the roller pressed it, a short furrow along the middle."""
    m, t = k.material("oats")
    if t:
        v = t.coords()
        told = lambda name: t.n("Attribute", {"attribute_name": name}).outputs["Fac"]
        own = t.n("ObjectInfo").outputs["Random"]
        fibre = t.noise(t.n("Mapping", Vector=v, Scale=(14, 46, 20)).outputs[0], 1.0, 5, .65).outputs[0]
        c = t.mix(t.n("MapRange", i0=t.math("ADD", t.math("MULTIPLY", fibre, .7), t.math("MULTIPLY", own, .5)), i1=.35, i2=.85, i3=0., i4=1.), (.60, .42, .235), (.84, .70, .49))
        c = t.mix(t.math("MULTIPLY", told("rim"), .45), c, (.90, .80, .62))
        c = t.mix(t.math("MULTIPLY", told("fold"), .85), c, (.34, .195, .085))
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=.78, Specular=.15, Normal=t.bump(fibre, .5, .006))
        t.out(t.n("MixShader", i0=.15, i1=a, i2=t.n("BsdfTranslucent", Color=c)))
    rnd = random.Random(seed)

    def flake(i):
        own, long, wide = Vector((i * 7.1, 0, 0)), rnd.uniform(.046, .058), rnd.uniform(.039, .046)
        curl, twist, furrow = rnd.uniform(-.16, .22), rnd.uniform(-.2, .2), rnd.uniform(.35, .62)
        cracks = [(rnd.uniform(0, 6.28), rnd.uniform(.10, .22)) for _ in range(rnd.randint(1, 3))]
        seg, rings = 72, 12
        rows, rim, fold = [], [], []
        for j in range(rings + 1):
            row = []
            for w in range(seg):
                a, f = 2 * math.pi * w / seg, j / rings
                edge = 1 + .09 * noise.fractal(Vector((math.cos(a), math.sin(a), 0)) * 1.3 + own, 1.0, 2.0, 4)
                for at, deep in cracks:
                    edge -= deep * math.exp(-(((a - at + math.pi) % (2 * math.pi) - math.pi) / .075) ** 2) * f ** 4
                px, py = math.cos(a) * f * edge, math.sin(a) * f * edge
                crease = math.exp(-((py - .04 * math.sin(px * 4 + i)) / .085) ** 2) * max(0, 1 - (abs(px) / (furrow + .25)) ** 4)
                z = .014 * (1 - f ** 3) - .013 * crease + .016 * (curl * px * px + twist * px * py) * 4 + .006 * noise.noise(Vector((px * 1.8, py * 1.8, 5)) + own)
                row.append((px * long, py * wide, z * .62))
                rim.append(max(0, (f - .7) / .3) ** 2)
                fold.append(crease)
            rows.append(row)
        o = ringed("oat", rows, m)
        me = o.data
        bpy.data.objects.remove(o)
        me.attributes.new("rim", "FLOAT", "POINT").data.foreach_set("value", rim)
        me.attributes.new("fold", "FLOAT", "POINT").data.foreach_set("value", fold)
        return me
    meshes = [flake(i) for i in range(14)]
    heap = mains.Heap(x - 3 * spread, x + 3 * spread, y - 2 * spread, y + 2 * spread, .010)
    for _ in range(n):
        o = heap.drop(rnd.choice(meshes), m, x + rnd.gauss(0, spread), y + rnd.gauss(0, spread * .55), .040, .009, rnd, .16)
        if o:
            thick = o.modifiers.new("t", "SOLIDIFY")
            thick.thickness, thick.offset = .005, -1


def orange_flesh(r, seed):
    """Ten wedges full of drops of juice."""
    m, t = k.material(f"orange-flesh-{r}-{seed}")
    if t:
        s = t.n("SeparateXYZ", Vector=t.coords("Object", (1 / r,) * 3))
        wob = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(t.coords("Object", (1 / r,) * 3, (seed * 3.7, 0, 0)), 2.6, 4, .6).outputs[0], .5), .34)
        # no wedge is as wide as the next
        heading = t.n("VectorMath", {"operation": "NORMALIZE"}, i0=t.n("CombineXYZ", i0=s.outputs[0], i1=s.outputs[1], i2=0.0))
        uneven_ = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(t.n("Mapping", Vector=heading, Location=(seed * 5.1, 0, 0)).outputs[0], 1.5, 1).outputs[0], .5), 2.6)
        far = t.math("POWER", t.math("ADD", t.math("POWER", s.outputs[0], 2.0), t.math("POWER", s.outputs[1], 2.0)), .5)
        turned = t.math("ADD", t.math("MULTIPLY", t.n("Math", {"operation": "ARCTAN2"}, i0=s.outputs[1], i1=s.outputs[0]), 10 / 6.28318), t.math("ADD", t.math("ADD", wob, uneven_), 20.0))
        wedge = t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", turned), .5))
        # how far it is to the next wall, on the face
        wall = t.math("MULTIPLY", t.math("SUBTRACT", .5, wedge), t.math("MULTIPLY", far, .628))
        wall = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=wall, i1=.006, i2=.022, i3=1., i4=0.).outputs[0]
        rim = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ADD", far, t.math("MULTIPLY", wob, .10)), i1=.895, i2=.925, i3=0., i4=1.).outputs[0]
        core = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ADD", far, t.math("MULTIPLY", wob, .3)), i1=.07, i2=.13, i3=1., i4=0.).outputs[0]
        drops_ = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=t.n("CombineXYZ", i0=t.math("MULTIPLY", turned, 3.4), i1=t.math("MULTIPLY", far, 7.0), i2=0.0), Scale=1.0, Smoothness=.2).outputs["Distance"]
        pulp = t.ramp(drops_, [(.15, (.80, .235, .012)), (.45, (.74, .180, .007)), (.75, (.84, .32, .040))])
        pith = t.math("MAXIMUM", t.math("MAXIMUM", wall, rim), core)
        c = t.mix(t.math("MULTIPLY", pith, .72), pulp, (.85, .53, .20))
        c = t.mix(t.n("MapRange", i0=far, i1=.955, i2=.975, i3=0., i4=1.), c, (.64, .25, .014))
        high = t.math("SUBTRACT", t.math("MULTIPLY", pith, .6), drops_)
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=pith, i1=0., i2=1., i3=.13, i4=.45), Specular=.5, Subsurface=.30, Subsurface_Radius=(.10, .05, .012), Subsurface_Color=c, Normal=t.bump(high, .55, .016)))
    return m


def orange_peel():
    """Of a Medan orange: thin and not evenly ripe. More yellow than this, it was a lemon's."""
    m, t = k.material("orange-peel")
    if t:
        v = t.coords()
        c = t.mix(t.n("MapRange", i0=t.noise(v, 4, 4, .6).outputs[0], i1=.42, i2=.66, i3=0., i4=1.), (.70, .190, .009), (.56, .25, .014))
        dimple = t.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=42.0, Smoothness=.4).outputs["Distance"]
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.34, Specular=.45, Subsurface=.08, Subsurface_Radius=(.04, .02, .005), Subsurface_Color=c, Normal=t.bump(dimple, .5, .010)))
    return m


def orange_half(loc, lean, turn, r=.24, seed=1):
    """A Medan orange cut across."""
    flesh, peel = orange_flesh(r, seed), orange_peel()
    out = lambda a, q, z: (q * (.020 * math.sin(2 * a + seed) + .012 * math.sin(3 * a + 2 * seed)), 0)
    face = k.lathe("face", [(0, -.006), (r * .12, .001), (r * .5, .002), (r * .9, .002), (r * .97, 0), (r * .985, -.006)], flesh, sub=2, seg=96, wobble=out)
    shell = k.lathe("peel", [(r * .984, -.005), (r, -.012), (r * .985, -r * .22), (r * .90, -r * .48), (r * .70, -r * .74), (r * .38, -r * .90), (0, -r * .95)], peel, sub=2, seg=96, wobble=out)
    return k.group([face, shell], loc, rot=(Matrix.Rotation(lean, 3, "X") @ Matrix.Rotation(turn, 3, "Z")).to_euler())


def whole_orange(loc, rot, r=.24, seed=1):
    def shape(n):
        dent = math.exp(-(n.x * n.x + n.y * n.y) / .035) * (.11 if n.z > 0 else .04)
        q = 1 + .018 * noise.noise(n * 1.4 + Vector((seed, 0, 0))) - dent
        return Vector((n.x, n.y, n.z * .90)) * r * q, {}
    fruit = fried.shaped("orange", 5, orange_peel(), shape, (0, 0, 0), (0, 0, 0))
    stub = k.lathe("stub", [(0, -.01), (.030, -.006), (.034, .004), (.016, .010), (.012, .022), (0, .024)], k.plain("stub", (.20, .21, .055), .7, bump=.5, scale=60), (0, 0, r * .80), 24, 1)
    return k.group([fruit, stub], loc, rot=rot)


def orange_slice(loc, rot, r=.22, thick=.042, seed=1):
    """A wheel, cut from its middle to its peel and sat on a rim, which it holds tight: the cut is no wider than the glass."""
    flesh, peel = orange_flesh(r, seed), orange_peel()
    across = [(q, s * thick / 2) for s in (1, -1) for q in ((0, .12, .3, .5, .7, .86, .955, .985) if s > 0 else (.985, .955, .86, .7, .5, .3, .12, 0))]
    across = across[:8] + [(1.0, thick * .26), (1.0, -thick * .26)] + across[8:]
    seg = 120
    verts, faces, mats = [], [], []
    for i in range(seg + 1):
        for q, z in across:
            far = q * r * (1 + .018 * math.sin(4 * math.pi * i / seg + seed) + .010 * math.sin(6 * math.pi * i / seg + 2 * seed))
            # from one side of the cut round to the other
            half = math.asin(min(1, .012 / max(far, .012)))
            a = -math.pi / 2 + half + (2 * math.pi - 2 * half) * i / seg
            x, y = far * math.cos(a), far * math.sin(a)
            # the two sides of the cut stand a little askew
            askew = .010 * math.copysign(max(0, -y / r) ** 1.5 * math.exp(-abs(x) / (r * .45)), x)
            verts.append((x, y, z + askew + .006 * math.sin(2 * a + seed) * q))
    n = len(across)
    for i in range(seg):
        for j in range(n - 1):
            faces.append((i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j))
            mats.append(1 if 7 <= j <= 9 else 0)
    for i in (0, seg):
        faces.append(tuple(range(i * n, i * n + n)))
        mats.append(0)
    me = bpy.data.meshes.new("wheel")
    me.from_pydata(verts, [], faces)
    me.materials.append(flesh)
    me.materials.append(peel)
    me.polygons.foreach_set("material_index", mats)
    me.polygons.foreach_set("use_smooth", [True] * len(faces))
    me.use_auto_smooth, me.auto_smooth_angle = True, .7
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return k.group([k.obj("wheel", me)], loc, rot=rot)


def young_coconut_half(loc, lean, turn, r=.5):
    """Split: green skin, a thick wet husk, a thin shell still pale, and inside it flesh as soft as jelly."""
    green, t = k.material("coconut-green")
    if t:
        v = t.coords()
        c = t.mix(t.noise(t.n("Mapping", Vector=v, Scale=(2, 2, .7)).outputs[0], 2.2, 5, .6).outputs[0], (.085, .17, .028), (.20, .30, .060))
        c = t.mix(t.n("MapRange", i0=t.noise(v, 7, 5, .65).outputs[0], i1=.58, i2=.70, i3=0., i4=.55), c, (.20, .13, .055))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.38, Specular=.4, Normal=t.bump(t.noise(v, 9, 4).outputs[0], .15, .02)))
    husk, t = k.material("coconut-husk")
    if t:
        v = t.coords("Object", (1 / r,) * 3)
        s = t.n("SeparateXYZ", Vector=v)
        far = t.math("POWER", t.math("ADD", t.math("POWER", s.outputs[0], 2.0), t.math("POWER", s.outputs[1], 2.0)), .5)
        fibre = t.noise(t.n("Mapping", Vector=v, Scale=(1, 1, 1)).outputs[0], 34, 5, .75).outputs[0]
        c = t.mix(t.n("MapRange", i0=fibre, i1=.35, i2=.65, i3=0., i4=1.), (.60, .46, .28), (.80, .70, .50))
        c = t.mix(t.n("MapRange", i0=t.noise(v, 3.5, 4, .6).outputs[0], i1=.50, i2=.72, i3=0., i4=.55), c, (.52, .30, .155))
        c = t.mix(t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=far, i1=.90, i2=.99, i3=0., i4=.9), c, (.30, .38, .10))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.62, Specular=.3, Subsurface=.12, Subsurface_Radius=(.05, .04, .02), Subsurface_Color=c, Normal=t.bump(fibre, .8, .014)))
    jelly, t = k.material("coconut-jelly")
    if t:
        v = t.coords()
        c = t.mix(t.noise(v, 5, 4, .6).outputs[0], (.72, .70, .64), (.80, .79, .75))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.16, Specular=.5, Subsurface=.4, Subsurface_Radius=(.08, .08, .07), Subsurface_Color=c, Normal=t.bump(t.noise(v, 8, 3).outputs[0], .25, .02)))
    saw = lambda a, q, z: (0, .010 * noise.fractal(Vector((math.cos(a) * q / r * 4, math.sin(a) * q / r * 4, 3)), 1.0, 2.0, 4))
    dome = lambda q, deep: [(q * r * math.cos(b), -deep * r * math.sin(b)) for b in (.10, .3, .55, .85, 1.15, 1.38, math.pi / 2)]
    parts = [k.lathe("green", [(r * .985, 0), (r * .998, -.008), *dome(1.0, .96)], green, sub=2, seg=128, wobble=saw),
             k.lathe("husk", [(r * .987, 0), (r * .93, -.001), (r * .84, -.007), (r * .75, -.004), (r * .725, -.012)], husk, sub=2, seg=160, wobble=saw),
             k.lathe("shell", [(r * .735, -.012), (r * .728, .002), (r * .708, .003), (r * .700, -.014)], k.plain("young-shell", (.42, .25, .115), .5, bump=.3), sub=2, seg=128, wobble=saw),
             k.lathe("jelly", [(r * .706, -.010), (r * .700, .004), (r * .655, .006), (r * .630, -.006), *dome(.625, .60)], jelly, sub=2, seg=128, wobble=lambda a, q, z: (.016 * r * math.sin(3 * a + 1) + .008 * r * math.sin(7 * a), 0))]
    return k.group(parts, loc, rot=(Matrix.Rotation(lean, 3, "X") @ Matrix.Rotation(turn, 3, "Z")).to_euler())


# ---------------------------------------------------------------- the drinks
ESPRESSO = [(.62, (.50, .285, .135)), (.80, (.19, .075, .026)), (1, (.075, .026, .009))]
SUSU = [(0, (.050, .016, .005)), (.07, (.11, .038, .011)), (.13, (.50, .31, .165)), (.21, (.82, .68, .50)), (.46, (.79, .62, .43))] + ESPRESSO
PANDAN = [(0, (.045, .105, .012)), (.10, (.085, .17, .028)), (.20, (.36, .44, .16)), (.32, (.80, .72, .53)), (.48, (.79, .65, .46))] + ESPRESSO
LATTE = [(0, (.15, .062, .024)), (.30, (.25, .115, .048)), (.62, (.42, .235, .115)), (.80, (.55, .36, .21)), (.86, (.84, .76, .64)), (1, (.88, .81, .70))]


@menu("kopi-susu")
def es_kopi_susu():
    """Tall, iced: palm sugar, milk, and the espresso still on its way down."""
    counter(5.4, .66)
    g = Tumbler(.315, .405, 1.32)
    glass_of(g, clear_glass(1.0, 1.08))
    drink = filled(g, layered("kopi-susu", 1.06, SUSU), 0, 1.12)
    floating_cubes(drink, four_cubes(1.12), .27)
    wet(g, 190, 3, 1.05)
    beans([(-.62, -.30, 1), (-.74, .02, 2.3), (.66, -.42, 4)], 7)


@menu("cappuccino", samples=20)
def cappuccino():
    counter(5.5, .40, (0, -.30, .50), rise=29)
    k.bowl_cup(k.dipped(.13, "pandan"), "cappuccino", (-.06, 0, 0), -.50, k.dipped(.03), 3.6)
    k.spoon((-.14, -.63, .125), .12).scale = (.74, .74, .74)
    beans([(-.50, -.98, 1), (-.36, -1.10, 2.2), (-.64, -1.12, .3)], 4)


@menu("caffe-latte")
def caffe_latte():
    """In a glass, so that one sees how much of it is milk."""
    counter(4.85, .47)
    g = Tumbler(.27, .375, .90, .022, .075)
    glass_of(g, clear_glass())
    filled(g, layered("latte", .80, LATTE, wild=.35), 0, .82)
    skin(g, "fern", .823, 1.0, .006)
    k.spoon((.36, -.46, .0), 1.12).scale = (.76, .76, .76)
    beans([(-.48, -.38, 1), (-.58, -.20, 2.2), (-.37, -.52, 4.0)], 11)


@menu("kopi-susu-pandan")
def kopi_susu_pandan():
    counter(5.0, .60, at=places.tiled)
    g = Tumbler(.335, .40, 1.16)
    glass_of(g, clear_glass(1.0, .90))
    drink = filled(g, layered("pandan", .90, PANDAN), 0, .93)
    floating_cubes(drink, [((.120, -.128, .945), (.10, .12, -.74)), ((-.170, -.050, .925), (-.10, -.12, -.10)), ((.145, .165, .920), (.12, -.10, .5)), ((-.075, .160, 1.075), (.26, .32, -.42))], .275, 5)
    wet(g, 160, 2, .90)
    leaf_blade([(-.86, -.30, .03), (-.45, -.58, .02), (.10, -.66, .03), (.64, -.44, .02)], .036, 5)
    leaf_blade([(-.80, -.52, .03), (-.40, -.66, .05), (.14, -.60, .05), (.50, -.66, .02)], .032, 8)


OAT = [(0, (.050, .016, .005)), (.06, (.11, .038, .011)), (.12, (.42, .25, .120)), (.20, (.70, .54, .365)), (.46, (.66, .48, .30))] + ESPRESSO


@menu("kopi-susu-oat", gain=2.7)
def kopi_susu_oat():
    """Iced, with milk of oats: the oats before it, the bottle behind."""
    counter(4.9, .515, (0, -.34, .55), 7, at=places.evening, rise=21)
    g = Tumbler(.300, .345, 1.14, .022, .080)
    drink = filled(g, layered("oat", .93, OAT), 0, .965)
    k.group([glass_of(g, clear_glass(.7, .96)), drink, *ice_in(g, drink, 11, .235, 8, .40, .015, .03, .12, True, .026, 1.0, .18), *wet(g, 130, 6, .96)], (.06, 0, 0))
    b = Bellied([(0, .185), (.05, .205), (.46, .205), (.62, .165), (.76, .118), (.90, .118), (.96, .130)], .018, .05)
    k.group([glass_of(b, clear_glass()), filled(b, k.plain("oat-milk", (.80, .68, .50), .25, spec=.4), 0, .58)], (-.58, .62, 0))
    rolled_oats(-.26, -.50, .140, 200, 3)


MOCHA = [(0, (.026, .009, .004)), (.14, (.050, .018, .008)), (.26, (.115, .045, .019)), (.55, (.185, .080, .035)), (.78, (.27, .130, .062)), (.845, (.40, .225, .125)), (.865, (.70, .53, .37)), (1, (.78, .65, .49))]


@menu("mocha-aren", gain=2.75, steam=steam(.47, .37, 9, .34, width=.11))
def mocha_aren():
    """Chocolate at the bottom, cocoa on the foam, in pressed glass; what went into it beside it."""
    counter(4.75, .42, (0, -.30, .55), 7, at=places.evening, rise=27)
    g = Tumbler(.260, .350, .82, .044, .085)
    glass_of(g, clear_glass(), 208, faceted(g, 8, .60))
    filled(g, layered("mocha", .76, MOCHA, wild=.42, froth=.86), 0, .755)
    skin(g, "mocha", .757, .4, .028)
    chocolate([(-.45, -.38, .150, (0, 0, .5)), (-.30, -.56, .120, (.05, .55, 2.0)), (-.58, -.18, .105, (0, 0, 1.3)), (-.12, -.62, .055, (.2, 0, .2))], 3)
    palm_sugar([(.50, -.34, .12), (.61, -.14, .075), (.38, -.54, .055)], 8)


def fine_bubbles(reach, level, n, seed=1, tint=(.34, .175, .075), rim=.55):
    """What stands on coffee that boiling water was poured on: this share along the glass, some in rafts, few alone."""
    film, t = k.material(f"bubble-{tint}")
    if t:
        edge = t.n("MapRange", i0=t.n("LayerWeight", Blend=.5).outputs["Facing"], i1=.15, i2=.85, i3=.10, i4=.75)
        t.out(t.n("MixShader", i0=edge, i1=t.n("BsdfTransparent", Color=(.95, .86, .74)), i2=t.n("BsdfPrincipled", Base_Color=tint, Roughness=.04, Specular=.9)))
    ball = k.lathe("bubble", [(1, -.2), (.98, .12), (.86, .45), (.62, .74), (.32, .93), (0, 1)], film, (0, 0, -5), 20, 1)
    me = applied(ball)
    bpy.data.objects.remove(ball)
    rnd, parts = random.Random(seed), []
    rafts = [(rnd.uniform(0, 6.283), reach * rnd.uniform(.30, .80)) for _ in range(7)]
    for i in range(n):
        size = min(.0032 + rnd.expovariate(330), .016)
        if rnd.random() < rim:
            a, far = rnd.uniform(0, 6.283), reach - size - abs(rnd.gauss(0, .012))
            if noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, seed))) < -.12:
                continue
            x, y = far * math.cos(a), far * math.sin(a)
        else:
            a, far = rnd.choice(rafts)
            x, y = far * math.cos(a) + rnd.gauss(0, .024), far * math.sin(a) + rnd.gauss(0, .017)
        if math.hypot(x, y) < reach - size:
            parts.append(k.obj("bubble", me, film, (x, y, level), scale=size))
    return parts


def sunk_grounds(glass, level, seed=1):
    """The mud at the bottom, higher on one side, and what is still on its way down along the glass."""
    m, t = k.material("mud")
    if t:
        v = t.coords()
        own = t.n("TexWhiteNoise", Vector=t.n("TexVoronoi", Vector=v, Scale=130.0).outputs["Color"]).outputs[0]
        c = t.ramp(t.math("ADD", t.math("MULTIPLY", own, .45), t.math("MULTIPLY", t.noise(v, 14, 6, .7).outputs[0], .6)), [(.25, (.022, .010, .005)), (.55, (.054, .026, .013)), (.80, (.094, .049, .024)), (.95, (.15, .085, .044))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.75, Specular=.25, Normal=t.bump(own, .6, .012)))
    own = lambda a: .018 * math.sin(a + 2.2) + .022 * noise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, seed)))
    parts = [k.lathe("mud", glass.body(0, level, grow=.007, lip=.006), m, sub=2, seg=128, wobble=lambda a, r, z: (0, own(a) if z > level - .05 else 0))]
    rnd, verts, faces = random.Random(seed), [], []
    for _ in range(900):
        a, z = rnd.uniform(0, 6.283), level + own(0) + rnd.expovariate(30)
        if z > level + .30:
            continue
        size, r = min(.0022 + rnd.expovariate(420), .009), glass.inner(z) + .004
        at, first = Vector((r * math.cos(a), r * math.sin(a), z)), len(verts)
        turn = Quaternion((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
        verts += [at + turn @ (Vector(d) * size * rnd.uniform(.5, 1.2)) for d in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))]
        faces += [[first + i for i in f] for f in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
    me = bpy.data.meshes.new("specks")
    me.from_pydata(verts, [], faces)
    return [*parts, k.obj("specks", me, m)]


@menu("kopi-tubruk", gain=2.75, steam=steam(.50, .30, 3, .46))
def kopi_tubruk():
    """Ground coffee and boiling water in the thick glass of every warung: all but black, its mud at the bottom, what floats at its rim."""
    counter(4.6, .47, (0, -.30, .60), 8, at=places.evening, rise=27)
    g = Tumbler(.275, .345, .84, .034, .055)
    level = .760
    k.group([k.lathe("saucer", k.SAUCER, earthen(), sub=2, seg=96, scale=.84)])
    k.group([glass_of(g, clear_glass()),
             filled(g, clear_liquid("tubruk", (.66, .34, .11), 36, (.16, .06, .025)), 0, level - .003),
             skin(g, "tubruk", level, .6),
             *fine_bubbles(g.inner(level), level + .001, 700, 4, rim=.80),
             ground_coffee(0, 0, g.inner(level) * .97, 900, lambda q: level, 5),
             *sunk_grounds(g, .19)], (0, 0, .036))
    spoon = k.spoon((-.16, -.46, .088), .16, k.plain("steel", (.62, .60, .57), .20, 1.0))
    spoon.scale = (.72, .72, .72)
    # It has stirred already.
    left = k.lathe("left", [(0, -.034), (.055, -.034), (.082, -.032), (.100, -.026)], k.black_coffee(), (-.13, 0, .085), sub=2)
    left.scale, left.parent = (1.25, .86, .9), spoon
    beans([(-.48, -.66, 1), (-.58, -.54, 2.4)], 9)


@menu("manual-brew", gain=3.0)
def manual_brew():
    """Coffee from Gayo, run through paper: seen from above, while the grounds still swell."""
    counter(7.0, 1.10, (-.08, -.30, 1.75), 7, at=places.evening, rise=35)
    dripper((-.08, 0, 0))
    beans([(-.80, -.62, 1), (-.94, -.32, 2), (-.66, -.50, 4.2)], 3)


@menu("manual-brew-toraja", gain=2.4)
def manual_brew_toraja():
    """Coffee from Toraja: it runs through paper in a porcelain cone into a jug of glass; the cup for it, and the cinnamon it tastes of."""
    counter(7.3, .97, (-.1, -.30, 1.5), 7, at=places.window, rise=26)
    pour_over((-.06, .16, 0), .36, swollen=True).rotation_euler.z = 2.72
    k.bowl_cup(k.dipped(-1, "pandan"), None, (.67, -.42, 0), -.80).scale = (.60,) * 3
    cinnamon((-.88, -.40, .050), (-.38, -.62, .050), .046, 3)
    cinnamon((-.84, -.62, .046), (-.40, -.44, .128), .042, 5)
    beans([(.06, -.70, 1), (-.08, -.82, 2.2), (.16, -.86, 4), (.02, -.94, .4), (-.16, -.66, 3)], 6)


@menu("cold-brew")
def cold_brew():
    """Black and clear over large cubes, that stand out of it at the top."""
    counter(5.0, .57, (0, -.32, .5), 8, at=places.garden, rise=20)
    g = Tumbler(.345, .385, 1.14, .024, .10)
    glass_of(g, clear_glass(.8, .86))
    filled(g, clear_liquid("cold", (.72, .46, .16), 18, (.14, .055, .02)), 0, .88)
    ice_in(g, None, 11, .285, 7, .36, .02, clouded=.03, heart=.95, glow=.12)
    wet(g, 150, 9, .86)
    beans([(-.60, -.34, .5), (-.49, -.45, 2.5), (-.66, -.50, .9), (-.38, -.60, -.3), (-.53, -.62, .6), (-.72, -.28, 2.0), (.52, -.46, .4), (.62, -.38, 2.4), (-.27, -.54, 1.2)], 5)


@menu("espresso", steam=steam(.42, .55, 7, width=.12))
def espresso():
    """Small, with a glass of water."""
    counter(4.1, .46, (0, -.20, .30), at=places.tiled)
    k.bowl_cup(k.dipped(.13, "ink"), "espresso", (-.10, 0, 0), -.50, k.dipped(.03), .7, .43).scale = (.58,) * 3
    k.spoon((.02, -.39, .072), .16).scale = (.48, .48, .48)
    w = Tumbler(.19, .235, .62, .014, .05)
    k.group([glass_of(w, clear_glass()), filled(w, clear_liquid("water", (.96, .985, 1), .3, (.93, .95, .95)), 0, .46)], (.46, .50, 0))
    beans([(-.64, -.30, 1), (-.71, -.10, 2.2)], 4)


@menu("americano", steam=steam(.40, .40, 12, .32, width=.12))
def americano():
    """Black, what is left of the crema drawn along the cup; cubes of cane sugar beside it."""
    counter(5.45, .34, (0, -.16, .52), 7, at=places.window, rise=31)
    k.cup(k.ceramic("rust", (.175, .062, .026), rough=.24), "americano", (.02, .06, 0), -.46, k.ceramic("paper"), .8)
    k.spoon((.00, -.52, .118), .20, k.plain("steel", (.62, .60, .57), .20, 1.0)).scale = (.70, .70, .70)
    raw_sugar([(-.54, -.68, 0, .5), (-.40, -.82, 0, 1.3), (-.66, -.58, 0, .1)])


@menu("teh-pandan")
def teh_pandan():
    """Black tea, a pandan leaf in it."""
    counter(4.6, .55)
    g = Tumbler(.275, .36, .92, .020, .07)
    glass_of(g, clear_glass())
    filled(g, clear_liquid("tea", (.955, .74, .10), 4.6, (.80, .50, .20)), 0, .78)
    leaf_blade([(.12, .02, .09), (.07, .08, .35), (-.03, .15, .68), (-.16, .20, .96), (-.32, .22, 1.16)], .036)
    leaf_blade([(.05, -.04, .09), (.06, .06, .40), (.03, .17, .70), (.03, .24, 1.00), (.08, .27, 1.24)], .032, 3)


@menu("es-teh-leci", scale=.68, samples=13)
def es_teh_leci():
    """Jasmine tea over ice with peeled lychees; beside it some as they are bought, one half out of its shell."""
    counter(5.0, .57, (0, -.36, .5), 8, at=places.garden, rise=20)
    g = Tumbler(.325, .40, 1.16, .021, .075)
    glass_of(g, clear_glass(.35, .94))
    filled(g, clear_liquid("leci", (.97, .68, .18), 2.3, (.90, .68, .38), glow=(1, .56, .14, .07)), 0, .96)
    ice_in(g, None, 8, .27, 4, .48, .02, clouded=.10, broken=True, heart=.9, glow=.12)
    lychee((-.115, -.125, .235), .155, (.80, .50, .5))
    lychee((.135, -.075, .245), .145, (2.3, -.5, .2), 5)
    lychee((.015, -.170, .500), .150, (.55, -.75, .3), 9)
    wet(g, 90, 5, .93)
    whole_lychee((-.56, -.30, .160), .160, (.7, -.5, .2), 2)
    whole_lychee((-.66, .08, .165), .165, (-.3, -.6, 1.3), 3)
    whole_lychee((-.34, -.66, .150), .152, (.62, .10, 0), 4, peeled=True)
    whole_lychee((.60, -.26, .150), .150, (.5, .8, 2.1), 6)


def lying(along, facing):
    """The turn of what is made along x and faces z."""
    x = Vector(along).normalized()
    y = Vector(facing).cross(x).normalized()
    return Matrix((x, y, x.cross(y))).transposed().to_euler()


@menu("wedang-uwuh", grain=.002, steam=steam(.50, .34, 11, .42, width=.12, strength=2.2, lean=-.10))
def wedang_uwuh():
    """Red from sappanwood, full of what gives it its spice; sappanwood, cloves and rock sugar before it."""
    counter(4.95, .45, (0, -.34, .48), 6, at=places.garden, rise=20)
    lit_from_behind(1.0, .78, (0, .80, .42), .75)
    g = Tumbler(.300, .372, .92, .022, .07)
    level = .775
    rnd = random.Random(4)
    # what lies near the front of the glass shows; what is deeper in it is a shadow
    sunk = []
    for i in range(16):
        a, q = rnd.uniform(-2.7, -.45), rnd.uniform(.10, .22)
        sunk.append(spices.sappan((q * math.cos(a), q * math.sin(a), .10 + .013 * i), rnd.uniform(.14, .26), rnd.uniform(.016, .040), (rnd.gauss(0, .3), rnd.gauss(0, .35), rnd.uniform(-.7, .7)), i))
    leaf = lambda at, along, facing, long, seed: spices.dry_leaf(at, lying(along, facing), long, seed)
    leaves = [leaf((-.06, -.06, .33), (-.30, .14, .90), (.35, -1, .25), .56, 2), leaf((-.10, .14, .15), (.34, .05, .9), (.2, -1, .0), .46, 5)]
    sunk += [spices.sappan((x, y, z), long, wide, (.4, lean, turn), 60 + i) for i, (x, y, z, long, wide, lean, turn) in enumerate((
        (.12, -.19, .30, .22, .030, .5, .3), (.17, -.16, .42, .17, .024, -.7, .5), (-.12, -.20, .34, .16, .026, .8, -.3), (.10, -.21, .60, .15, .022, .3, .2), (.20, -.12, .56, .14, .026, 1.1, .6)))]
    inside = [cinnamon((.12, .02, .09), (.245, .13, 1.07), .036), spices.ginger_slice((-.08, -.18, .16), .085, 5, (.9, .2, -.4))]
    afloat = [spices.sappan((-.02, -.20, level), .20, .035, (.05, .03, .5), 20), spices.sappan((.19, .02, level), .18, .03, (-.04, .05, 2.0), 21), spices.sappan((-.17, -.10, level + .006), .15, .028, (.04, .05, 2.6), 23),
              spices.clove((.04, -.10, level - .004), (1.5, 0, .7)), spices.clove((-.22, .04, level - .004), (1.5, 0, 3.4), .9), spices.clove((.20, -.16, level - .004), (1.5, 0, 5.2), .95),
              spices.ginger_slice((.06, .14, level - .006), .085, 3, (.02, .03, 0)), star_anise((-.10, .06, level - .012), .5, 1.0)]
    glass_of(g, clear_glass())
    filled(g, clear_liquid("secang", (.84, .07, .02), 8.0, (.45, .07, .03), glow=(1, .05, .01, .05)), 0, level)
    k.group([*sunk, *leaves, *afloat, *inside])
    for i in range(15):
        a, q = rnd.uniform(0, 6.283), .15 * math.sqrt(rnd.random())
        spices.sappan((-.44 + 1.15 * q * math.cos(a), -.44 + .8 * q * math.sin(a), .014 + .0085 * i), rnd.uniform(.15, .30), rnd.uniform(.018, .045), (rnd.gauss(0, .12), rnd.gauss(0, .14), rnd.uniform(0, 3.14)), 30 + i)
    spices.rock_sugar([(.44, -.40, .070), (.56, -.50, .050), (.40, -.56, .042)], 5)
    star_anise((.20, -.66, .010), .2, 1.15)
    for x, y, a in ((-.14, -.68, .4), (-.22, -.60, 2.2), (.05, -.58, 1.2)):
        spices.clove((x, y, .020), (1.57, 0, a))


@menu("wedang-jahe", steam=steam(.46, .32, 6, .42))
def wedang_jahe():
    """Ginger and lemongrass, hot, on a plaited tray; a bruised stalk and slices of the root before it."""
    counter(5.55, .42, (0, -.40, .45), 8, at=places.evening, rise=26)
    lit_from_behind(1.0, .66, (0, .70, .46), .55)
    places.tray((.0, -.02, 0), .81)
    z = .045
    g = Tumbler(.285, .365, .90, .022, .07)
    stalks = [lemongrass((.12, -.02, .09), (-.16, .12, 1.20), .048), lemongrass((.00, .07, .09), (.17, .14, 1.10), .042, 3)]
    inside = [spices.ginger_slice((-.20, -.01, .769), .098, 3, (.03, .02, 0)), spices.ginger_slice((.10, -.05, .767), .085, 8, (-.03, .02, 1))]
    k.group([glass_of(g, clear_glass()), filled(g, clear_liquid("ginger", (.97, .74, .30), 3.6, (.84, .66, .36), (.74, .48, .17), (.03, .11), (1, .60, .16, .10)), 0, .77), *stalks, *inside], (.04, .14, z))
    lemongrass((-.04, -.60, z + .060), (.56, -.26, z + .040), .046, 5, bruised=True)
    spices.ginger_root((-.48, -.14, z), -.55, 3, .68)
    spices.ginger_slice((-.36, -.42, z + .016), .098, 1, (.10, .05, 0))
    spices.ginger_slice((-.46, -.36, z + .040), .090, 5, (.30, .16, .4))
    spices.ginger_slice((-.26, -.51, z + .030), .085, 9, (.20, -.10, 1.2))
    k.group(spices.rock_sugar([(.52, -.07, .062), (.43, -.15, .045), (.57, -.18, .036)], 5), (0, 0, z))


def coconut_afloat(level, places, seed=1):
    """Ribbons of young coconut in milk: limp, so that they lie on it, their ends and edges under it here and there."""
    rnd = random.Random(seed)
    for i, (x, y, turn, long, wide) in enumerate(places):
        own = Vector((i * 4.1, seed, 0))
        bend, n, m = rnd.uniform(-1.5, 1.5), 40, 10
        verts = []
        for j in range(n + 1):
            f = j / n - .5
            a = bend * f
            # round its own bend, as limp things lie
            cx = math.sin(a) / bend * long if abs(bend) > .05 else f * long
            cy = (1 - math.cos(a)) / bend * long if abs(bend) > .05 else 0
            w = wide / 2 * (1 - abs(2 * f) ** 6 * .8) * (1 + .35 * noise.noise(Vector((f * 4, 1, 0)) + own))
            lift = .020 * noise.noise(Vector((f * 2.6, 0, 5)) + own) + .004 * noise.noise(Vector((f * 9, 2, 5)) + own)
            for h in range(m):
                b = 2 * math.pi * h / m
                c = math.copysign(abs(math.cos(b)) ** .6, math.cos(b))
                q = c * w * (1 + .12 * noise.fractal(Vector((f * 10, c, 3)) + own, 1.0, 2.0, 3))
                verts.append((cx - math.sin(a) * q, cy + math.cos(a) * q, lift + .0055 * math.sin(b) + .10 * w * c * c))
        faces = [(j * m + h, (j + 1) * m + h, (j + 1) * m + (h + 1) % m, j * m + (h + 1) % m) for j in range(n) for h in range(m)]
        faces += [tuple(range(m))[::-1], tuple(range(n * m, n * m + m))]
        me = bpy.data.meshes.new("ribbon")
        me.from_pydata(verts, [], faces)
        for p in me.polygons:
            p.use_smooth = True
        k.obj("ribbon", me, coconut_flesh((.50, .38, .22), (.66, .55, .37)), (x, y, level - .001 + .004 * i / len(places)), (0, 0, turn))


@menu("bandrek-susu", steam=steam(.45, .37, 11, .40, width=.11, strength=.95))
def bandrek_susu():
    """Ginger, palm sugar and milk in a cup of red clay, young coconut afloat in it, a stick of cinnamon to stir with."""
    counter(4.75, .30, (0, -.30, .52), 7, at=places.tiled, rise=33)
    clay, level, up = earthen(), .590, .032
    cup = k.lathe("cup", [(0, .022), (.19, .020), (.215, 0), (.25, 0), (.268, .016), (.315, .10), (.360, .24), (.376, .36), (.368, .48), (.352, .58), (.350, .635), (.356, .662), (.350, .676), (.337, .676), (.325, .662), (.322, .63), (.326, .58), (.340, .48), (.346, .36), (.330, .24), (.285, .11), (.17, .06), (0, .055)],
                  clay, sub=2, seg=96, wobble=lambda a, r, z: (.007 * z * math.sin(2 * a + .6) + .003 * math.sin(3 * a + z * 5), .010 * z * math.sin(a + 1)))
    r = .328
    top = k.lathe("drink", [(0, level), (r * .5, level), (r * .9, level), (r * .965, level + .001), (r * .99, level + .006), (r + .004, level + .016)], k.coffee_top("bandrek", r), sub=2, seg=96)
    stick = cinnamon((.10, .10, .30), (.285, .22, .98), .040)
    froth = fine_bubbles(r - .006, level + .001, 420, 7, (.80, .60, .38), .97)
    plate = k.lathe("saucer", [(0, .012), (.27, .012), (.30, 0), (.35, 0), (.37, .016), (.46, .032), (.525, .066), (.532, .078), (.522, .084), (.50, .076), (.44, .050), (.34, .036), (0, .032)], clay, sub=2, seg=96)
    k.group([cup, top, stick, *froth], (.0, .06, up))
    plate.location = (.0, .06, 0)
    rnd = random.Random(4)
    coconut_afloat(level + up, [(-.05 + rnd.gauss(0, .105), -.02 + rnd.gauss(0, .085), rnd.uniform(0, 6.28), rnd.uniform(.11, .24), rnd.uniform(.026, .056)) for _ in range(12)], 6)
    spices.ginger_root((-.56, -.50, 0), .30, 3, .66, cut=True)
    spices.ginger_slice((-.24, -.66, .004), .080, 4, (.03, .02, .4))
    spices.ginger_slice((-.33, -.70, .014), .076, 9, (.12, -.14, 1.6))
    palm_sugar([(.40, -.56, .100), (.54, -.45, .062), (.29, -.66, .038), (.45, -.68, .018), (.36, -.71, .012), (.24, -.60, .010)], 6)


@menu("es-asam-jawa", scale=.7, samples=11)
def es_asam_jawa():
    """Tamarind and palm sugar over ice; the pods beside it, one broken open."""
    counter(5.3, .57, (0, -.34, .5), 8, at=places.garden, rise=20)
    g = Tumbler(.285, .345, 1.22, .021, .085)
    glass_of(g, clear_glass(.55, 1.00))
    filled(g, clear_liquid("asam", (.83, .43, .11), 4.4, (.66, .36, .13)), 0, 1.04)
    ice_in(g, None, 12, .245, 5, .42, .06, clouded=.10, broken=True)
    wet(g, 130, 7, 1.00)
    spices.tamarind((-.35, -.60, 0), .22, 2, 1.0, 5, opened=.44)
    spices.tamarind((-.48, -.16, 0), -.75, 5, 1.0, 5)
    spices.tamarind((.54, -.38, 0), .85, 8, .95, 5)


@menu("susu-jahe-madu", gain=2.9, steam=steam(.56, .42, 18, .36, width=.11))
def susu_jahe_madu():
    """Warm milk on honey in a small glass cup; the honey and its dipper, and the ginger, cut."""
    counter(4.15, .31, (0, -.26, .36), 7, at=places.evening, rise=29)
    g = Bellied([(0, .205), (.06, .240), (.16, .285), (.28, .312), (.40, .318), (.52, .308), (.62, .296)], .022, .060)
    gl = clear_glass()
    body = [glass_of(g, gl),
            k.tube("grip", [(.285, 0, .49), (.37, 0, .535), (.475, 0, .50), (.495, 0, .36), (.43, 0, .21), (.285, 0, .20)], .028, gl, radii=[1.0, .95, 1, 1, .95, 1.0]),
            filled(g, layered("jahe-madu", .52, [(0, (.36, .125, .010)), (.14, (.50, .215, .022)), (.22, (.68, .42, .13)), (.34, (.80, .67, .43)), (.7, (.84, .74, .53)), (1, (.86, .77, .58))], .06, .45), 0, .53),
            skin(g, "jahe-madu", .532, .3),
            spices.ginger_slice((-.08, -.08, .522), .088, 3, (.05, .03, .4)), spices.ginger_slice((.09, .05, .521), .075, 8, (-.04, .04, 2))]
    k.group(body, (.10, .10, 0), -.42)
    dish = Bellied([(0, .150), (.04, .190), (.10, .222), (.17, .238), (.21, .240)], .016, .032)
    pot = [glass_of(dish, gl), filled(dish, fried.honey(9), 0, .150)]
    beech = k.plain("beech", (.44, .27, .135), .5, bump=.3, scale=30)
    ring = []
    for i in range(7):
        z = -.075 + .025 * i
        w = .072 * math.sqrt(max(.15, 1 - (z / .105) ** 2))
        ring += [(w, z - .010), (w * 1.03, z - .005), (w * 1.03, z + .005), (w, z + .010), (w * .62, z + .0115), (w * .62, z + .0135)]
    head = k.lathe("dipper", [(0, -.098), (.030, -.094), *ring, (.030, .105), (.018, .13), (.015, .30), (.017, .52), (.024, .60), (.022, .63), (0, .64)], beech, sub=2, seg=64)
    coat = k.lathe("coat", [(0, -.112), (.035, -.106), (.066, -.078), (.081, -.030), (.078, .010), (.070, .030), (.0, .034)], fried.honey(40), sub=2, seg=64, wobble=lambda a, q, z: (q * .05 * math.sin(3 * a), .022 * math.sin(2 * a + 1) if z > 0 else 0))
    lean = k.group([head, coat], (.05, -.10, .135))
    lean.rotation_euler = (Vector((-.24, .76, .28))).to_track_quat("Z", "Y").to_euler()
    k.group([*pot, lean], (-.335, -.38, 0))
    spices.ginger_root((.16, -.46, 0), .40, 3, .86, cut=True)
    for x, y, z, size, n, tilt in ((-.02, -.62, .002, .090, 9, (.02, .02, 1.2)), (.09, -.69, .012, .086, 5, (.10, -.16, 2.4))):
        spices.ginger_slice((x, y, z), size, n, tilt)


@menu("klepon", scale=.7, samples=11, gain=2.85, sat=1.08)
def klepon():
    """Rice cakes rolled in coconut, on a leaf in a plaited tray; one is bitten, and its palm sugar runs out."""
    counter(5.5, .16, (0, -.40, .22), at=places.tiled, rise=40)
    # what is wet mirrors a window behind it; without one the sugar was as dull as clay
    places.reflected((.0, 1.9, 2.15), (.15, -.5, .1), 1.3, .9, 3.2)
    places.tray((.0, -.08, 0), .79)
    places.banana_leaf([(-.66, -.34), (-.34, -.76), (.44, -.77), (.68, -.20), (.46, .44), (-.44, .46)], .072)
    z = .080
    for i, (x, y, up, r) in enumerate(((-.40, -.10, 0, .218), (-.13, .30, 0, .232), (.34, .15, 0, .222), (-.03, .04, .315, .205))):
        k.klepon((x, y, z + r * .84 + up), r, i + 2)
    bitten = ((.11, -.364, z + .168), .205)
    bite = (.40, -.72, .56)
    k.klepon(*bitten, 7, bite=bite)
    syrup(*bitten, bite, [(.198, -.573, z - .001, .096), (.297, -.620, z - .002, .080), (.105, -.630, z - .002, .064), (.380, -.664, z - .003, .042), (.209, -.672, z - .002, .050)])
    k.loose_flakes(0, -.12, .26, 1300, z + .006)


@menu("lapis-legit", scale=.7, samples=11)
def lapis_legit():
    """Cake of many layers, each baked before the next is poured."""
    counter(4.6, .34, (0, -.35, .25))
    z = .046
    k.plate(k.dipped(.03), .84, (0, .02, 0))
    k.lapis_slice((-.06, .20, z + .245), .22, (.84, .28, .48), cut=True)
    k.lapis_slice((.10, -.20, z + .15), -.16, (.80, .46, .28), cut=True)
    k.crumbs(.30, -.46, .14, 30, z + .012)
    k.crumbs(-.42, -.36, .10, 16, z + .012, 8)


@menu("cokelat-aren", scale=.7, samples=11, steam=steam(.48, .46, 4, width=.12))
def cokelat_aren():
    counter(5.35, .48, at=places.evening)
    k.bowl_cup(k.dipped(.13, "milk"), "chocolate", (-.04, .04, 0), -.50, None, .4)
    palm_sugar([(-.46, -.48, .12), (-.66, -.36, .09), (-.30, -.64, .055), (-.52, -.68, .03)], 3)


@menu("matcha-latte", scale=.7, samples=11)
def matcha_latte():
    counter(5.9, .26, (-.05, -.2, .5), rise=44, x=.06)
    k.bowl_cup(k.dipped(.13, "ink"), "matcha", (-.08, .05, 0), -.50, k.dipped(.03), .3)
    k.spoon((.00, -.58, .125), .16).scale = (.74, .74, .74)


def lit_from_behind(w, h, at, strength):
    """A pale card behind a glass, narrower than it and lower than the drink: only what the drink bends shows it."""
    m, t = k.material("card")
    if t:
        s = t.n("SeparateXYZ", Vector=t.coords("UV", (2, 2, 1), (-1, -1, 0)))
        soft = lambda o, full: t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ABSOLUTE", s.outputs[o]), i1=1., i2=full, i3=0., i4=1.).outputs[0]
        lit = t.math("MULTIPLY", soft(0, .35), soft(1, .6))
        t.out(t.n("MixShader", i0=lit, i1=t.n("BsdfTransparent", Color=(1, 1, 1)), i2=t.n("Emission", Color=(1, .955, .88), Strength=strength)))
    o = k.plane("card", w, h, m, at, (math.pi / 2, 0, 0))
    for flag in ("visible_camera", "visible_diffuse", "visible_shadow", "visible_glossy", "visible_volume_scatter"):
        setattr(o, flag, False)


@menu("es-kelapa-jeruk", scale=.66, samples=14, gain=2.3, sat=1.16)
def es_kelapa_jeruk():
    """Coconut water and orange juice over ice in a tall glass, young coconut scraped into it, a wheel of orange on its rim."""
    counter(5.75, .57, (0, -.34, .6), 8, at=places.tiled, rise=19)
    lit_from_behind(1.0, .92, (0, .95, .44), .90)
    g = Tumbler(.290, .368, 1.28, .022, .085)
    level = 1.05
    glass_of(g, clear_glass(.3, 1.04))
    filled(g, clear_liquid("jeruk", (.55, .43, .12), 5.0, (.98, .74, .38), (.97, .50, .07), (.10, .26), (1, .50, .045, 1.25)), 0, level)
    ice_in(g, None, 9, .235, 7, .56, -.01, clouded=.04, broken=True, heart=.5, glow=.12)
    rnd = random.Random(4)
    coconut_sheets(g, [(i * .618 % 1 * 2.2 - 1.1, .18 + .115 * i, .004 + .06 * rnd.random() ** 1.4, rnd.uniform(.30, .46), rnd.uniform(.15, .23), rnd.uniform(-1.1, 1.1)) for i in range(7)], 5)
    coconut_scraps([((-.11, -.15, level + .012), (.10, -.08, .4), .26, .17), ((.07, -.20, level + .010), (.14, .06, 2.2), .20, .14), ((-.01, -.06, level + .045), (-.14, .16, 1.2), .22, .15)], 6)
    wet(g, 220, 5, 1.02, 1.2)
    orange_slice((.357 * math.cos(.30), -.357 * math.sin(.30), 1.29), (math.pi / 2, .061, -.30), .215, .042, 2)
    young_coconut_half((-.56, .50, .38), .52, .4, .41)
    whole_orange((.64, .10, .205), (.5, .3, 0), .225, 3)
    orange_half((.46, -.34, .185), .86, .3, .210, 1)


@menu("es-alpukat", scale=.7, samples=12)
def es_alpukat():
    """Avocado thick in its glass, palm sugar run down inside it, ice on top; half of the fruit beside it."""
    counter(5.0, .55, (0, -.36, .5), 8, at=places.window, rise=21)
    g = Tumbler(.315, .40, 1.12, .021, .075)
    drink = filled(g, avocado_cream(g), 0, .97)
    glass_of(g, clear_glass(.5, .94))
    ice_in(g, drink, 4, .24, 6, .66, .0, window=.04, clouded=.36, broken=True, off=.028)
    wet(g, 110, 4, .92)
    avocado_half((-.48, -.46, .155), .66, 2.2, .96)
    palm_sugar([(.56, -.40, .11), (.68, -.56, .075), (.44, -.60, .05)], 5)


def froth_left(glass, low, high, tint, seed=1):
    """What froth leaves on the glass when one has drunk: lace, thinner the higher, and none where the mouth was."""
    m, t = k.material(f"froth-left-{seed}")
    if t:
        v = t.coords()
        z = t.n("MapRange", i0=t.n("SeparateXYZ", Vector=v).outputs[2], i1=low, i2=high, i3=0., i4=1.).outputs[0]
        ran = t.noise(t.n("Mapping", Vector=v, Scale=(1, 1, .55)).outputs[0], 7, 5, .62, .7).outputs[0]
        cell = t.n("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=v, Scale=34.0).outputs["Distance"]
        lace = t.n("MapRange", i0=cell, i1=.05, i2=.26, i3=.16, i4=-.12).outputs[0]
        film = t.math("ADD", t.math("SUBTRACT", ran, t.math("MULTIPLY", z, .30)), lace)
        much = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=film, i1=.40, i2=.60, i3=0., i4=.85).outputs[0]
        body = t.n("MixShader", i0=.45, i1=t.n("BsdfDiffuse", Color=tint), i2=t.n("BsdfTranslucent", Color=tint))
        t.out(t.n("MixShader", i0=much, i1=t.n("BsdfTransparent", Color=(1, 1, 1)), i2=body))
    mouth = lambda a: .055 * math.exp(-(((a + .5 + math.pi) % (2 * math.pi) - math.pi) / .42) ** 2)
    edge = lambda a, r, z: (0, (-mouth(a) + .012 * noise.fractal(Vector((math.cos(a) * 3, math.sin(a) * 3, seed)), 1.0, 2.0, 4)) * (z - low) / (high - low))
    return k.lathe("lace", [(glass.inner(z) - .0015, z) for z in np.linspace(low, high, 9)], m, sub=1, seg=160, wobble=edge)


@menu("teh-tarik", scale=.8, samples=12, steam=steam(.48, .34, 2, .5), gain=1.9, sat=1.34)
def teh_tarik():
    """Tea pulled with condensed milk, its froth high; one has drunk of it, and some of the froth stays on the glass."""
    counter(4.6, .54, at=places.tiled)
    g = Tumbler(.285, .36, .92, .026, .08)
    level = .745
    glass_of(g, clear_glass())
    filled(g, layered("tarik", .84, [(0, (.27, .100, .027)), (.62, (.34, .140, .042)), (.68, (.56, .32, .15)), (.9, (.70, .48, .28))], wild=.12, froth=.65), 0, level)
    skin(g, "tarik", level + .003, 0, .014)
    froth_left(g, level + .004, .872, (.70, .50, .30))


@menu("roti-bakar-kaya", scale=.8, samples=16, gain=2.9)
def roti_bakar_kaya():
    """Thick toast cut in two, kaya between, butter that melts on it, and the crumbs of it."""
    counter(5.0, .32, (0, -.42, .40), at=places.evening, rise=29)
    z = .046
    k.plate(k.dipped(.03), .98, (0, .02, 0))
    baked.kaya_toast((-.02, .36, z), .20, 2, [(-.30, .05, .07)], shift=(-.03, -.01, -.06))
    baked.kaya_toast((.02, -.28, z), -.20, 5, [(-.27, .062, .150), (-.17, .05, .075), (.30, .085, .090)], shift=(.02, .07, .08), pats=[(-.10, .24), (.20, .20)], melts=(-.08, -.06, .30))
    baked.pat((.22, .18, .085), (-.03, -.27, z + .493), (.05, -.05, .50), 4, .8)
    k.crumbs(.36, -.58, .14, 40, .070)
    k.crumbs(-.45, -.52, .12, 22, .070, 8)


@menu("croissant-mentega")
def croissant_mentega():
    """A croissant on a plate of the house, and the flakes of it."""
    counter(5.65, .22, (0, -.20, .30), at=places.window, rise=30)
    k.plate(k.dipped(.03, "pandan"), .85, (0, .02, 0))
    baked.croissant((.03, .12, .208), (0, 0, -.22), 2)
    baked.flakes(110, lying_within(.05, -.30, .34, .13, .70, .060), 5)


def lying_within(x, y, wide, deep, reach, z):
    """Round here, but none farther from the middle than this: beyond its plate a crumb hung in the air."""
    def at(r):
        while True:
            p = (r.gauss(x, wide), r.gauss(y, deep), z)
            if math.hypot(*p[:2]) < reach:
                return p
    return at


@menu("pisang-goreng", scale=.8, samples=12, gain=2.25, sat=1.14)
def pisang_goreng():
    """Halves of banana in thin batter, one broken, and honey let run over them."""
    counter(5.15, .18, (0, -.30, .22), at=places.garden, rise=28, x=.03)
    # without the open sky to mirror, honey was as dull as varnish
    places.reflected((.2, 2.4, 2.0), (0, 0, .2), 1.7, .9, 3.6)
    k.plate(k.dipped(.03), .96, (0, .06, 0))
    z = .046
    for seed, x, y, up, tilt, turn in (
            (3, -.10, .44, .06, .02, .16), (4, .06, .16, .06, 0, -.10), (5, -.02, .30, .250, .06, -.40)):
        fried.banana((x, y, z + up), (tilt, 0, turn), seed)
    fried.banana((-.26, -.24, z + .06), (0, 0, -.52), 9, broken=.12, slant=.30)
    fried.banana((.15, -.34, z + .06), (0, 0, 3.74), 12, broken=.02, slant=-.10)
    fried.scraps(34, lying_within(.0, -.34, .36, .22, .70, z + .006), 5)
    turns = [(.54, .14, .011), (.40, .54, .015), (.30, .06, .017), (.10, .56, .018), (.04, .06, .020), (-.14, .56, .019), (-.22, .08, .019), (-.42, .58, .015), (-.40, .10, .014), (-.12, .02, .014)]
    turns += [(-.32, -.08, .013), (-.34, -.32, .014), (-.46, .00, .013), (-.50, -.24, .013), (-.60, .06, .010), (-.34, -.20, .010),
              (.18, -.15, .013), (.34, -.38, .014), (.31, -.06, .013), (.48, -.28, .013), (.56, -.04, .010), (.28, -.26, .010)]
    fried.poured(fried.amber(), [*turns, (-.02, -.40, .024), (.0, -.50, .11), (-.06, -.52, .11)], -.80, .80, -.72, .80, high=.036, film=.0026, flow=100)


@menu("singkong-goreng", scale=.85, samples=14, gain=2.7, sat=1.24)
def singkong_goreng():
    """Cassava that burst in the oil, on a leaf in a plaited tray, and sambal roa."""
    counter(5.4, .19, (0, -.36, .25), at=places.evening, rise=33)
    places.tray((.0, .02, 0), 1.02)
    places.banana_leaf([(x * .90, y * .90) for x, y in ((-.86, -.22), (-.62, -.60), (-.20, -.76), (.34, -.78), (.74, -.60), (.90, -.18), (.86, .30), (.40, .70), (-.62, .62))], .072)
    z = .082
    for seed, x, y, up, tilt, turn, roll, flat in (
            (1, -.36, .42, .10, .0, .10, .5, 2), (2, .24, .48, .10, 0, -.16, -.2, 1), (3, .46, .18, .10, .0, -.95, .4, 2), (8, -.06, .20, .10, 0, .06, .2, 1),
            (4, -.38, .08, .10, 0, -.14, -.3, 1), (5, -.24, .28, .30, .03, .34, .3, 2), (9, .22, .28, .30, -.04, -.36, .0, 1),
            (6, -.34, -.27, .10, 0, .72, .2, 2), (7, .05, -.14, .10, .0, 1.25, -.4, 1)):
        fried.cassava((x, y, z + up), (roll, tilt, turn), seed, flat=flat)
    fried.cassava_crumbs(50, lying_within(-.10, -.44, .30, .11, .64, z + .004))
    fried.sambal_bowl((.38, -.42, z - .004))


@menu("tahu-walik", scale=.8, samples=14, gain=2.35, sat=1.12)
def tahu_walik():
    """Tofu turned inside out and filled, the chillies one bites into with it, and sweet soy to dip it in."""
    counter(4.75, .22, (0, -.34, .25), 8, x=-.02, at=places.tiled, rise=30)
    places.low_lamp()
    k.plate(k.dipped(.03), 1.0, (0, .02, 0))
    z = .05
    for seed, x, y, up, tilt, turn in (
            (1, -.44, .36, .16, .04, -.95), (2, .20, .50, .16, 0, .30), (3, -.04, .10, .16, .04, .22), (4, .52, .20, .16, .06, 1.15),
            (5, -.22, .28, .42, .38, -.50), (6, .22, .28, .42, .26, .80), (8, -.36, -.24, .16, .10, -.62)):
        fried.tofu((x, y, z + up), (tilt, 0, turn), seed)
    fried.chilli_dip((.36, -.44, z - .004), .205)
    for seed, x, y, turn in ((1, -.16, -.60, -.16), (2, -.20, -.78, .14)):
        fried.chilli((x, y, z - .002), turn, seed)


@menu("nasi-ayam", scale=.78, samples=12, gain=2.1, sat=1.2, white=(1.02, 1, .96))
def nasi_ayam():
    """Fried chicken, rice turned out of its bowl, and raw sambal over both, on a leaf."""
    counter(7.75, .14, (0, -.42, .30), at=places.window, rise=38)
    places.low_lamp()
    k.plate(k.dipped(.03), 1.16, (0, .02, 0))
    places.banana_leaf([(.97 * math.cos(a * .1571), .97 * math.sin(a * .1571)) for a in range(40)], .074, 2, .035)
    z = .088
    mains.drumstick((-.02, .34, z + .245), (0, .17, .16), 3, 1.06)
    mains.drumstick((-.16, -.10, z + .250), (0, .16, -.36), 8, 1.10)
    for i, (x, y, lean) in enumerate(((-.82, -.10, .10), (-.70, -.24, .22), (-.56, -.36, .30))):
        mains.cucumber((x, y, z + .024 + .018 * i), (.05, lean, i * .9), .17, i)
    mains.oil([(-.24, -.60, .04), (.0, -.58, .07), (.28, -.62, .07), (.10, -.68, .08), (-.14, -.64, .06)], (-.60, .70, -.85, -.47))
    heap = mains.Heap(-.75, .85, -.85, .45)
    mains.sambal_matah(heap, [(.04, -.20, .27), (-.02, -.52, .28), (.26, -.58, .20)], 3, 760)
    mains.rice((-.46, .34, z), .46, .36)
    top = mains.Heap(-.9, 0, -.1, .75)
    mains.fried_shallots(top, -.46, .30, .20, 105, loose=.55)


@menu("mi-godog", scale=.7, samples=12, gain=2.6, sat=1.20)
def mi_godog():
    """Noodles boiled in broth, with duck egg, greens and tomato; crisp shallots on top."""
    counter(6.75, .27, (0, -.34, .60), at=places.evening, rise=40)
    # Without a window to mirror, broth and noodles were as dull as clay.
    places.reflected((-.5, 3.3, 3.5), (0, 0, .5), 2.6, 1.9, 2.7)
    places.tray((0, .02, 0), 1.02)
    z = .045
    mains.bowl(k.dipped(.10, "pandan"), (0, 0, z))
    level = .455
    mains.broth((0, 0, z), level)
    mains.noodles((0, 0, z), level)
    for x, y, lean, turn, seed in ((.54, .18, .55, .5, 0), (-.50, -.34, .50, -.5, 1), (-.38, .46, .80, .2, 2)):
        k.obj("tomato", mains.tomato_mesh(seed), None, (x, y, z + level + .075), Euler((lean, 0, turn), "XYZ"))
    rnd = random.Random(6)
    heap = mains.Heap(-.85, .85, -.85, .85, .016)
    heap.bridge(4)
    for i, (x, y) in enumerate(((-.60, .24), (-.66, -.10), (.16, .62), (.60, -.18), (.56, -.42), (-.34, .54), (-.44, -.48))):
        heap.drop(mains.sheet(.50, .34, i, .12), mains.greens(), x, y, .15, .03, rnd, .35, sink=.045)
        if i % 2:
            heap.drop(mains.strip(rnd.uniform(.34, .46), rnd.uniform(.05, .07), .022, i, .5, .15), mains.greens(True), x * .8, y * .8, .10, .03, rnd, .3, sink=.02)
    for i in range(11):
        x, y = mains.around(rnd, -.02, -.18, .50)
        heap.drop(mains.sheet(rnd.uniform(.10, .20), rnd.uniform(.06, .11), i + 40, .07, False), mains.curd(), x, y, .05, .02, rnd, .3, sink=.012)
    for x, y, lean, turn, seed in ((.31, -.36, (.34, .20), .50, 1), (-.16, -.50, (.12, -.20), -.7, 4)):
        below = heap.field[np.hypot(heap.x[None] - x, heap.y[:, None] - y) < .15]
        k.obj("egg", mains.half_egg(seed), None, (x, y, float(np.quantile(below, .8)) + .025), Euler((*lean, turn), "XYZ"))
    heap.look()
    for i in range(26):
        x, y = mains.around(rnd, -.08, -.06, .36)
        heap.drop(mains.shred(i), mains.meat(), x, y, .07, .020, rnd, .3)
    for i in range(44):
        x, y = mains.around(rnd, 0, 0, .62)
        heap.drop(mains.ring(rnd.uniform(.014, .025), rnd.uniform(.010, .026), .006, seed=i), mains.spring_onion(), x, y, .026, .018, rnd, .5)
    for i in range(14):
        x, y = mains.around(rnd, .06, -.04, .44)
        heap.drop(mains.herb_mesh(i, .05), mains.greens(), x, y, .05, .006, rnd, .4)
    mains.fried_shallots(heap, .08, .10, .22, 78)
    for seed, x, y, turn in ((1, -.66, -1.06, .25), (4, -.40, -1.16, -.1)):
        fried.chilli((x, y, 0), turn, seed, .34)
