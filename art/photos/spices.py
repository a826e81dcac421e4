"""Roots, leaves and bark that lie beside a drink or float in it. One unit is ten centimetres, as in kedai.py."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

import kedai as k


def ginger_skin():
    """Dry and thin, in rings, from each of which a leaf once grew."""
    m, t = k.material("ginger-root")
    if t:
        v = t.coords()
        fine = t.noise(v, 30, 5, .7).outputs[0]
        along = t.math("ADD", t.n("Attribute", {"attribute_name": "along"}).outputs["Fac"], t.math("MULTIPLY", t.noise(v, 7, 3).outputs[0], .110))
        ring = t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("FRACT", t.math("MULTIPLY", along, 21.0)), i1=0., i2=.18, i3=1., i4=0.).outputs[0]
        fibre = t.noise(t.n("CombineXYZ", i0=along).outputs[0], 24, 3).outputs[0]
        c = t.ramp(t.math("ADD", t.math("MULTIPLY", fine, .7), t.math("MULTIPLY", fibre, .3)), [(.34, (.29, .170, .068)), (.50, (.44, .285, .125)), (.64, (.57, .40, .20))])
        c = t.mix(t.math("MULTIPLY", ring, .45), c, (.25, .145, .062))
        c = t.mix(t.n("MapRange", i0=t.noise(v, 4, 4).outputs[0], i1=.54, i2=.72, i3=0., i4=.55).outputs[0], c, (.30, .19, .095))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.50, Specular=.32, Subsurface=.06, Subsurface_Radius=(.03, .02, .01), Subsurface_Color=c, Normal=t.bump(t.math("ADD", t.math("MULTIPLY", ring, .5), t.math("MULTIPLY", fine, .5)), .8, .012)))
    return m


def ginger_flesh():
    """Where it was cut: pale and wet, a thin ring near the skin, the ends of its fibres, and what the knife drew out of them."""
    m, t = k.material("ginger-flesh")
    if t:
        v = t.coords("Object", (1 / .10,) * 3)
        r = t.n("VectorMath", {"operation": "LENGTH"}, i0=t.n("Mapping", Vector=v, Scale=(1, 1, 0)).outputs[0]).outputs["Value"]
        drawn = t.noise(t.n("Mapping", Vector=v, Scale=(2.2, 13, 1)).outputs[0], 1.6, 6, .7).outputs[0]
        dots = t.n("TexVoronoi", Vector=v, Scale=13.0).outputs["Distance"]
        q = t.math("ADD", r, t.math("MULTIPLY", t.math("SUBTRACT", t.noise(v, 1.4, 4).outputs[0], .5), .22))
        c = t.ramp(q, [(0, (.72, .48, .105)), (.58, (.74, .52, .13)), (.66, (.43, .27, .065)), (.71, (.76, .56, .18)), (.95, (.70, .49, .15))])
        c = t.mix(t.n("MapRange", i0=dots, i1=.06, i2=.20, i3=.70, i4=0.).outputs[0], c, (.38, .21, .040))
        c = t.mix(t.n("MapRange", i0=drawn, i1=.48, i2=.66, i3=0., i4=.50).outputs[0], c, (.90, .75, .38))
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=drawn, i1=.35, i2=.65, i3=.14, i4=.42), Specular=.5, Subsurface=.22, Subsurface_Radius=(.06, .045, .015), Subsurface_Color=c, Normal=t.bump(t.math("ADD", drawn, t.math("MULTIPLY", dots, .6)), .55, .012)))
    return m


def ginger_root(loc, turn, seed=1, size=1.0, cut=False):
    """A hand of ginger: knobs that grew out of one another. Cut, its thick end is off, and one sees into it."""
    rnd = random.Random(seed)
    mb = bpy.data.metaballs.new("root")
    mb.resolution = mb.render_resolution = .010 * size
    mb.threshold = .35
    knobs = []

    def knob(x, y, z, r, a, along):
        e = mb.elements.new()
        e.co, e.radius = (x, y, z), r * 1.35
        knobs.append((Vector((x, y, z)), r, Vector((math.cos(a), math.sin(a), 0)), along))

    def branch(x, y, a, n, r):
        for i in range(n):
            knob(x, y, r * .78, r * rnd.uniform(.88, 1.08), a, i * r * 1.05)
            if i and rnd.random() < .6:
                side = a + rnd.choice((-1, 1)) * rnd.uniform(1.0, 1.6)
                bx, by = x + math.cos(side) * r * 1.15, y + math.sin(side) * r * 1.15
                knob(bx, by, r * .8, r * rnd.uniform(.62, .80), side, .3)
                if rnd.random() < .5:
                    knob(bx + math.cos(side) * r * .7, by + math.sin(side) * r * .7, r * .95, r * rnd.uniform(.50, .62), side, .3 + r * .7)
            a += rnd.uniform(-.35, .35)
            x, y = x + math.cos(a) * r * 1.05, y + math.sin(a) * r * 1.05
    branch(0, 0, 0, 5, .105 * size)
    ob = bpy.data.objects.new("root", mb)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    along = []
    for v in me.vertices:
        at, _, ahead, from_ = min(knobs, key=lambda one: (v.co - one[0]).length / one[1])
        s = from_ + (v.co - at).dot(ahead)
        along.append(s / size)
        # each ring stands out a little over the next
        v.co += v.normal * size * (.010 * noise.fractal(v.co / size * 14, 1.0, 2.0, 3) - .0025 * ((s / size * 21) % 1))
    me.attributes.new("along", "FLOAT", "POINT").data.foreach_set("value", along)
    me.materials.append(ginger_skin())
    me.materials.append(ginger_flesh())
    for p in me.polygons:
        p.use_smooth = True
    place = Matrix.Translation(loc) @ Matrix.Rotation(turn, 4, "Z")
    if cut:
        # the cut lies in the plane that its material draws rings in
        face = Matrix.Translation((.035 * size, 0, .085 * size)) @ Vector((-1, .18, .22)).to_track_quat("Z", "Y").to_matrix().to_4x4()
        me.transform(face.inverted())
        place = place @ face
        bm = bmesh.new()
        bm.from_mesh(me)
        edge = bmesh.ops.bisect_plane(bm, geom=[*bm.verts, *bm.edges, *bm.faces], plane_co=(0, 0, 0), plane_no=(0, 0, 1), clear_outer=True)["geom_cut"]
        for f in bmesh.ops.edgeloop_fill(bm, edges=[e for e in edge if isinstance(e, bmesh.types.BMEdge)])["faces"]:
            f.material_index, f.smooth = 1, False
        bm.to_mesh(me)
        bm.free()
    o = k.obj("root", me)
    o.matrix_world = place
    return o


def ginger_slice(loc, size, seed=1, tilt=(0, 0, 0)):
    """Cut thin across the root, so as uneven as the root, with its skin for an edge."""
    rnd = random.Random(seed)
    waves = [(n, rnd.uniform(.02, .15) / n ** .6, rnd.uniform(0, 6.28)) for n in (1, 2, 3, 4, 5, 7)]
    out = lambda a: 1 + sum(w * math.sin(n * a + p) for n, w, p in waves)
    th = size * rnd.uniform(.07, .12)
    wavy = lambda a, q, z: (q * (out(a) - 1), .05 * q * (q / size) * math.sin(2 * a + seed))
    parts = [k.lathe("ginger", [(0, z), (size * .55, z), (size * .95, z), (size * .99, z)], ginger_flesh(), seg=72, sub=2, wobble=wavy) for z in (0, th)]
    return k.group([*parts, k.lathe("ginger", [(size * .985, 0), (size, th * .2), (size, th * .8), (size * .985, th)], ginger_skin(), seg=72, sub=2, wobble=wavy)], loc, rot=tilt)


def rock_sugar(places, seed=1):
    """Gula batu: crystals grown into one another on a thread, and broken off it; amber, and clouded where they touch."""
    m, t = k.material("rock-sugar")
    if t:
        v = t.coords()
        g = t.n("BsdfGlass", Color=(.985, .90, .70), Roughness=.03, IOR=1.50, Normal=t.bump(t.noise(v, 18, 4).outputs[0], .25, .012))
        d = t.n("MixShader", i0=.6, i1=t.n("BsdfDiffuse", Color=(.86, .68, .40)), i2=t.n("BsdfTranslucent", Color=(.95, .72, .38)))
        lp = t.n("LightPath")
        f = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        much = t.n("MapRange", i0=t.noise(v, 9, 5, .6).outputs[0], i1=.36, i2=.66, i3=.10, i4=.62)
        t.out(t.n("MixShader", i0=t.math("MULTIPLY", f, .7), i1=t.n("MixShader", i0=much, i1=g, i2=d), i2=t.n("BsdfTransparent", Color=(1, .88, .66))))
    rnd, made = random.Random(seed), []
    for x, y, size in places:
        bm = bmesh.new()
        for n in range(rnd.choice((4, 5, 6))):
            part = bmesh.new()
            s = size * (rnd.uniform(.95, 1.15) if n == 0 else rnd.uniform(.40, .80))
            bmesh.ops.create_cube(part, size=s)
            tilt = Matrix.Rotation(rnd.gauss(0, .7), 3, "X") @ Matrix.Rotation(rnd.gauss(0, .7), 3, "Y") @ Matrix.Rotation(rnd.uniform(0, 6), 3, "Z")
            off = Vector([rnd.uniform(-.42, .42) * size * (n > 0) for _ in range(3)])
            # the crystal is a slanted prism, longer one way
            for vert in part.verts:
                p = Vector((vert.co.x * 1.25 + .22 * vert.co.z, vert.co.y, vert.co.z * .85))
                vert.co = tilt @ p + off + Vector([rnd.gauss(0, s * .035) for _ in range(3)])
            bmesh.ops.bevel(part, geom=list(part.edges), offset=s * .055, segments=2, profile=.5, affect="EDGES")
            tmp = bpy.data.meshes.new("part")
            part.to_mesh(tmp)
            part.free()
            bm.from_mesh(tmp)
        low = min(v.co.z for v in bm.verts)
        me = bpy.data.meshes.new("sugar")
        bm.to_mesh(me)
        bm.free()
        o = k.obj("sugar", me, m, (x, y, -low))
        # one body: where crystals ran through one another, glass in glass was grey
        melt = o.modifiers.new("melt", "REMESH")
        melt.mode, melt.voxel_size = "VOXEL", size * .045
        made.append(o)
    return made


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
    """A shaving of sappanwood: no two equally red, split along its grain, frayed at its ends, bent by the plane."""
    m, t = k.material("sappan")
    if t:
        v = t.coords("UV", (30, 1.3, 1))
        f = t.noise(v, 1.0, 5, .7).outputs[0]
        c = t.ramp(f, [(.3, (.19, .035, .012)), (.5, (.39, .110, .036)), (.7, (.60, .27, .10))])
        c = t.n("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=c, Color2=t.ramp(t.n("ObjectInfo").outputs["Random"], [(0, (.62, .42, .40)), (.5, (.95, .85, .80)), (1, (1.15, 1.15, 1.1))]).outputs[0])
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=.66, Specular=.22, Normal=t.bump(f, .7, .008))
        t.out(t.n("MixShader", i0=.16, i1=a, i2=t.n("BsdfTranslucent", Color=c)))
    rnd = random.Random(seed)
    own = Vector((seed * 3.7, seed * 1.3, 0))
    bend, twist, n, cols = rnd.uniform(-1.3, 1.3), rnd.uniform(-1.3, 1.3), 26, 9
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    rows = []
    ends = [[rnd.uniform(0, .10) + .10 * abs(noise.noise(Vector((j * .9, side * 7, 0)) + own)) for j in range(cols + 1)] for side in (0, 1)]
    for i in range(n + 1):
        row = []
        for j in range(cols + 1):
            u = j / cols * 2 - 1
            lo, hi = -.5 + ends[0][j], .5 - ends[1][j]
            s = lo + (hi - lo) * i / n
            w = width * (1 - .30 * abs(2 * s) ** 4) * (1 + .28 * noise.noise(Vector((s * 5, math.copysign(2, u), 1)) + own))
            a = twist * s + .5 * noise.noise(Vector((s * 3, 0, 9)) + own)
            z = bend * length * s * s + .05 * length * noise.noise(Vector((s * 4, 3, 0)) + own)
            y = u * w * .5 + .10 * length * noise.noise(Vector((s * 2.2, 8, 0)) + own)
            row.append(bm.verts.new((length * s, y * math.cos(a), z + u * w * .5 * math.sin(a) + .22 * w * u * u)))
        rows.append(row)
    for i, (a, b) in enumerate(zip(rows, rows[1:])):
        for j in range(cols):
            f = bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
            f.smooth = True
            for lo, (uu, vv) in zip(f.loops, ((j, i), (j, i + 1), (j + 1, i + 1), (j + 1, i))):
                lo[uv].uv = (uu / cols * width * 9 + seed * .37, vv / n * length * 6)
    me = bpy.data.meshes.new("sappan")
    bm.to_mesh(me)
    bm.free()
    o = k.obj("sappan", me, m, loc, rot)
    th = o.modifiers.new("t", "SOLIDIFY")
    th.thickness = min(.004, width * .14)
    return o


def dry_leaf(loc, rot, length=.9, seed=1):
    """A leaf of the cinnamon tree, dried: three ribs, curled at its edges."""
    m, t = k.material("dry-leaf")
    if t:
        s = t.n("SeparateXYZ", Vector=t.coords("UV"))
        u = t.math("ABSOLUTE", s.outputs[0])
        v = t.coords()
        n = t.noise(v, 6, 6, .65).outputs[0]
        c = t.ramp(n, [(.3, (.125, .070, .026)), (.5, (.23, .140, .056)), (.72, (.36, .245, .11))])
        near = lambda at, wide: t.n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=t.math("ABSOLUTE", t.math("SUBTRACT", u, at)), i1=0., i2=wide, i3=.8, i4=0.).outputs[0]
        rib = t.math("MAXIMUM", near(0.0, .07), near(.52, .05))
        c = t.mix(rib, c, (.42, .29, .14))
        net = t.n("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=v, Scale=26.0).outputs["Distance"]
        b = t.bump(t.math("ADD", t.math("ADD", n, rib), t.math("MULTIPLY", net, .8)), .6, .012)
        a = t.n("BsdfPrincipled", Base_Color=c, Roughness=.55, Specular=.28, Normal=b)
        t.out(t.n("MixShader", i0=.42, i1=a, i2=t.n("BsdfTranslucent", Color=t.mix(n, (.42, .20, .06), (.62, .36, .12)))))
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


def tamarind(loc, turn, seed=1, size=1.0, seeds=5, opened=None):
    """A pod: swollen over each seed, its shell brittle and dull. Opened so far along, the sticky pulp and its cords show."""
    shell, t = k.material("tamarind-shell")
    if t:
        v = t.coords()
        wide, fine = t.noise(v, 7, 5, .65).outputs[0], t.noise(v, 44, 5, .7).outputs[0]
        c = t.ramp(t.math("ADD", t.math("MULTIPLY", wide, .55), t.math("MULTIPLY", fine, .45)), [(.32, (.062, .027, .011)), (.48, (.155, .074, .030)), (.66, (.30, .165, .078))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=.72, Specular=.2, Normal=t.bump(t.math("ADD", wide, t.math("MULTIPLY", fine, .6)), .7, .012)))
    pulp, t = k.material("tamarind-pulp")
    if t:
        v = t.coords()
        n = t.noise(v, 16, 6, .7).outputs[0]
        c = t.ramp(n, [(.32, (.030, .009, .004)), (.52, (.095, .030, .010)), (.72, (.20, .075, .024))])
        t.out(t.n("BsdfPrincipled", Base_Color=c, Roughness=t.n("MapRange", i0=n, i1=.35, i2=.65, i3=.22, i4=.48), Specular=.5, Subsurface=.06, Subsurface_Radius=(.03, .01, .004), Subsurface_Color=c, Normal=t.bump(n, .9, .022)))
    rnd = random.Random(seed)
    long, r, bend = .128 * seeds * size, .074 * size, rnd.uniform(.7, 1.3)
    own = Vector((rnd.uniform(0, 60), rnd.uniform(0, 60), 0))
    swells = [rnd.uniform(.84, 1.14) for _ in range(seeds)]

    def surface(name, thick, rough, mat):
        n, m = 150, 44
        verts = []
        for i in range(n + 1):
            s = i / n
            at = min(seeds - 1e-6, s * seeds)
            waist = abs(math.cos(math.pi * at)) ** 2.2
            w = r * thick * (1 - .15 * waist) * swells[int(at)] ** (1 - waist) * min(1, (s / .13) ** .55 if s else .05) * min(1, ((1 - s) / .12) ** .50 if s < 1 else .04)
            th = bend * (s - .5)
            big = long / bend
            for j in range(m):
                b = 2 * math.pi * j / m
                p = Vector((s * long, w * math.cos(b), w * .80 * math.sin(b)))
                p += Vector((0, math.cos(b), math.sin(b))) * r * (rough * noise.fractal(p / r * .9 + own, 1.0, 2.0, 4) + .13 * noise.noise(p / r * .42 + own))
                verts.append(((big + p.y) * math.sin(th), (big + p.y) * math.cos(th) - big, p.z))
        faces = [(i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j) for i in range(n) for j in range(m)]
        me = bpy.data.meshes.new(name)
        me.from_pydata(verts, [], faces)
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        if name == "shell" and opened is not None:
            lost = [v for v in bm.verts if (v.index // m) / n > opened + .05 * noise.noise(v.co / r * 1.1 + own) + .02 * noise.noise(v.co / r * 4 + own) + (.10 if v.co.z < -.3 * r else 0)]
            bmesh.ops.delete(bm, geom=lost, context="VERTS")
        bm.to_mesh(me)
        bm.free()
        for p in me.polygons:
            p.use_smooth = True
        o = k.obj(name, me, mat)
        if name == "shell":
            th = o.modifiers.new("t", "SOLIDIFY")
            th.thickness, th.offset = .008 * size, -1
        return o
    parts = [surface("shell", 1.0, .05, shell)]
    end = Vector((math.sin(-bend / 2), math.cos(-bend / 2), 0)) * (long / bend) - Vector((0, long / bend, 0))
    away = Vector((-math.cos(bend / 2), -math.sin(bend / 2) * .6, .10))
    parts.append(k.tube("stalk", [end - away * .02, end + away * .03 * size, end + away * .09 * size, end + away * .13 * size + Vector((0, .02, .012)) * size], .010 * size, shell, radii=[1.3, .9, .8, 1.2]))
    if opened is not None:
        parts.append(surface("pulp", .84, .10, pulp))
        cord = k.plain("tamarind-cord", (.21, .115, .050), .6, bump=.5, scale=60)
        for side in (.5, 1.7, 2.9):
            line = []
            for i in range(13):
                s = max(0, opened - .1) + (1 - max(0, opened - .1)) * i / 12 * .97
                at = min(seeds - 1e-6, s * seeds)
                w = r * .88 * (1 - .13 * abs(math.cos(math.pi * at)) ** 2.2) * (1 - max(0, (s - .92) / .08) * .7)
                th, big = bend * (s - .5), long / bend
                b = side + .12 * math.sin(s * 9 + side)
                line.append(((big + w * math.cos(b)) * math.sin(th), (big + w * math.cos(b)) * math.cos(th) - big, w * .82 * math.sin(b)))
            parts.append(k.tube("cord", line, .0055 * size, cord))
    e = k.group(parts, (loc[0], loc[1], loc[2] + r * .80), turn)
    return e
