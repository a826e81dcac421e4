"""The history: what the house had in each of its years."""
import math

import bmesh
import bpy

import bar
import drinks
import kedai as k


def kettle(loc, turn=0.0, scale=1.0):
    """A goose-necked kettle of copper, its grip of dark wood."""
    m = k.plain("copper", (.50, .235, .125), .24, 1.0, bump=.05, scale=16)
    body = k.lathe("kettle", [(0, .02), (.60, .02), (.64, 0), (.68, .02), (.70, .07), (.665, .36), (.60, .78), (.575, .88), (.54, .915), (.50, .925), (.485, .945), (.47, .955), (.30, .99), (.10, 1.01), (0, 1.012)], m, sub=2, seg=96)
    knob = k.lathe("knob", [(0, 1.0), (.05, 1.0), (.042, 1.05), (.075, 1.09), (.085, 1.13), (.06, 1.165), (0, 1.175)], k.wood("walnut", 3.0), sub=2)
    spout = k.tube("spout", [(.55, 0, .22), (.78, 0, .18), (1.00, 0, .34), (1.02, 0, .72), (1.10, 0, 1.00), (1.28, 0, 1.10), (1.42, 0, 1.02)], .052, m, radii=[2.0, 1.6, 1.15, .95, .85, .78, .74])
    joints = [k.tube("arm", [(-.52, 0, z0), (-.70, 0, z0 + .03), (-.86, 0, z1)], .030, m) for z0, z1 in ((.84, .90), (.42, .42))]
    grip = k.tube("grip", [(-.80, 0, .93), (-1.00, 0, .93), (-1.08, 0, .76), (-1.06, 0, .54), (-.98, 0, .40), (-.80, 0, .40)], .058, k.wood("walnut", 3.0), flat=1.25)
    return k.group([body, knob, spout, grip, *joints], loc, turn, scale)


def flat(name, w, h, tex, loc, turn, thick, round_, edge, **surface):
    """Something printed, with round corners, that lies on the table."""
    def sheet(w, h, r, mat):
        bm = bmesh.new()
        corners = ((w / 2 - r, h / 2 - r, 0), (r - w / 2, h / 2 - r, 1), (r - w / 2, r - h / 2, 2), (w / 2 - r, r - h / 2, 3))
        f = bm.faces.new([bm.verts.new((x + r * math.cos((q + i / 10) * math.pi / 2), y + r * math.sin((q + i / 10) * math.pi / 2), 0)) for x, y, q in corners for i in range(11)])
        uv = bm.loops.layers.uv.new()
        for lo in f.loops:
            lo[uv].uv = (lo.vert.co.x / w + .5, lo.vert.co.y / h + .5)
        me = bpy.data.meshes.new(name)
        bm.to_mesh(me)
        bm.free()
        return k.obj(name, me, mat)
    body = sheet(w, h, round_, edge)
    body.location.z = thick
    s = body.modifiers.new("s", "SOLIDIFY")
    s.thickness, s.offset = thick, -1
    b = body.modifiers.new("b", "BEVEL")
    b.width, b.segments = thick * .3, 4
    rim = thick * .38
    face = sheet(w - 2 * rim, h - 2 * rim, max(round_ - rim, .004), k.printed(name, tex, **surface))
    face.location.z = thick + .0012
    return k.group([body, face], loc, turn)


def stamp(loc):
    """The rubber stamp of the house, on its end."""
    wood = k.wood("honey", 2.0)
    return k.group([
        k.lathe("rubber", [(0, 0), (.115, 0), (.122, .012), (.122, .035), (0, .035)], k.plain("rubber", (.10, .022, .012), .7), sub=1),
        k.lathe("stamp", [(0, .035), (.13, .035), (.142, .048), (.142, .11), (.13, .125), (.075, .15), (.048, .20), (.045, .27), (.062, .36), (.095, .44), (.108, .52), (.092, .59), (.05, .63), (0, .64)], wood, sub=2),
    ], loc)


def first_counter():
    """2021: one counter, the first kettle, and the sign."""
    bar.counter(-9.0, 4.4, "milk")
    bar.wall(4.4, "pandan", .62)
    k.hanging_sign((-1.05, 3.4, 1.72), .0, .62)
    kettle((-1.02, .35, 0), -.18, .82)
    # Its handle behind it: beside it, it looked like a spout over the cup.
    drinks.pour_over((.60, .05, 0)).rotation_euler.z = 1.15
    k.bowl_cup(k.dipped(), "crema", (1.60, -.34, 0), -1.3, None, 1.2)
    k.camera((.04, -6.6, 2.25), (.22, 0, .92), 54, (.2, -.3, .8), 3.2)


def friends():
    """2022: three who know each other, and what they share."""
    k.table("oak", edge=3.2)
    k.bowl_cup(k.dipped(.13, "pandan"), "heart", (-1.00, .10, 0), 2.5, None, -1.63)
    k.bowl_cup(k.dipped(), "fern", (.95, .05, 0), -.5, None, 2.6)
    k.bowl_cup(k.dipped(.13, "ink"), "tulip", (.16, 1.20, 0), -.35, None, 2.4)
    k.plate(k.dipped(.03), .56, (.02, -.28, 0))
    for i, (x, y) in enumerate(((-.20, -.36), (.16, -.46), (.04, -.10))):
        k.klepon((x, y, .19), .165, i + 2, 2100)
    k.loose_flakes(.02, -.30, .14, 160, .055)
    cam = k.camera((-.1, -4.9, 2.75), (.04, .28, .28), 54, (0, -.35, .3), 3.6)
    k.backdrop("morning", cam, 14, .95)


def stamps():
    """2023: a card of paper, seven cups on it, and the stamp."""
    k.table("walnut", .3)
    flat("card", .95, .604, "card.png", (-.06, -.18, 0), .16, .010, .035, k.plain("cardboard", (.78, .73, .62), .8), rough=.62, bump=.14)
    stamp((-.58, .34, 0))
    k.bowl_cup(k.dipped(), "tulip", (.70, .86, 0), -.5, k.dipped(.03), .6)
    k.camera((.0, -2.9, 2.40), (.10, .22, .14), 60, (-.05, -.12, .04), 5)


def app():
    """2024: the same in one's phone."""
    k.table("oak", .2, edge=3.4)
    flat("phone", .74, 1.50, "screen.png", (-.02, -.22, 0), -.20, .078, .115, k.plain("phone", (.012, .011, .010), .22, .6), rough=.22, bump=0.0, emit=.55, coat=.8)
    k.takeaway((-.98, .66, 0), .5)
    k.group(drinks.iced_milk(drinks.Tumbler(.33, .405, 1.15), drinks.layered("tray", .93, drinks.SUSU), .99, 2, 160), (.92, .72, 0), .3)
    cam = k.camera((.0, -4.3, 3.3), (-.02, .22, .40), 56, (0, -.3, .15), 4.5)
    k.backdrop("morning", cam, 14, .95)


def member():
    """The membership: a member's phone beside a coffee, seen from above."""
    k.table("walnut", .25)
    flat("phone", .74, 1.50, "screen.png", (-.50, -.30, 0), .22, .078, .115, k.plain("phone", (.012, .011, .010), .22, .6), rough=.22, bump=0.0, emit=.55, coat=.8)
    k.bowl_cup(k.dipped(.13, "pandan"), "heart", (.50, .40, 0), -.35, k.dipped(.03), 1.1)
    k.spoon((.42, -.86, .02), -.30).scale = (.8, .8, .8)
    k.beans("few", (-1.20, 1.13, 0), .4)
    k.camera((.06, -1.5, 4.5), (.06, .03, .2), 50, (0, 0, .25), 4.5)


def evening():
    """2025: an outlet's sign when the lamps are on."""
    k.hanging_sign((.30, 0, 0), .22, 1.35)
    k.plane("wall", 40, 40, k.plaster(), (-.1, 1.15, 0), (math.pi / 2, 0, 0))
    k.plant((3.4, .2, -2.5), 3, 16, 1.9)
    iron = k.plain("iron", (.013, .010, .008), .5, .6, bump=.2, scale=30)
    lamps = []
    for x in (-1.30, 1.30):
        lamps += [
            k.tube("neck", [(x, 0, 1.91), (x, 0, 2.30), (x, -.45, 2.62), (x, -1.05, 2.45), (x, -1.05, 2.08)], .032, iron),
            k.lathe("shade", [(.05, .20), (.10, .18), (.20, .10), (.36, -.05), (.37, -.06), (.35, -.05), (.18, .085), (.05, .16)], iron, (x, -1.05, 1.90), sub=2),
            k.lathe("bulb", [(0, -.10), (.06, -.085), (.10, -.02), (.09, .05), (.05, .10), (0, .11)], k.emitter("bulb", (1, .66, .34), 26), (x, -1.05, 1.90), sub=2),
            k.area((x, -1.05, 1.78), (x * .45, .15, -.2), .30, 95, (1, .66, .36), math.radians(150)),
        ]
    k.group(lamps, (.30, 0, 0), .22)
    k.world(.16, 0, (.55, .72, 1.15), "day")
    k.camera((-.5, -9.2, -1.1), (.1, 0, .42), 58, (.3, -.1, 0), 2.6)
