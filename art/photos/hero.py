"""The hero loop and its poster, from two still renders (hero-poster and hero-light).

Steam is drawn for every frame and the sun through the leaves comes and goes; both repeat after
SECONDS, so the last frame runs into the first. The first frame is the poster.

    python3 hero.py [--poster-only]
"""
import os
import subprocess
import sys

import numpy as np
from scipy import ndimage as nd

import finish as f

SECONDS, FPS = 6, 25
STEAM = dict(x=.770, y=.545, height=.58, width=.150, seed=8, lean=.02, strength=1.5)
PUBLIC = os.environ.get("PHOTO_PUBLIC", os.path.join(f.HERE, "..", "..", "public"))


class Hero:
    def __init__(self, w, h):
        self.w, self.h = w, h
        base, self.meta = f.load("hero-poster")
        light, _ = f.load("hero-light")
        self.base = f.resize(base, w, h).astype(np.float32)
        self.light = f.resize(light, w, h).astype(np.float32)
        # the sun layer counts against the same exposure as the base, at a fixed share of its level
        lum = lambda a: float(np.mean(a @ np.array([.2126, .7152, .0722])))
        self.light *= .34 * lum(self.base) / lum(self.light)
        # the far end of the layer is table without a room behind it: fade it out towards the edge
        yy = (np.arange(h) + .5) / h
        self.light *= np.clip((yy - .52) / .16, 0, 1)[:, None, None] ** 1.5 * .9 + .1 * (yy > .5)[:, None, None]
        self.steam = f.Steam(h, w, **STEAM)
        n = f.noise((256, 256), 3.4, (1, 1), 77)
        self.cloud = n / np.abs(n).max()
        self.grain = np.random.default_rng(5).standard_normal((1080, 1920)).astype(np.float32)
        # the bloom hardly changes over the loop: once is enough
        self.glow = f.bloom((self.base + self.light * .62) * self.meta["_gain"] * 2.0 ** self.meta.get("ev", 0), w)

    def mask(self, t):
        """Slow drifting brightness of the sun layer, closed after one turn."""
        a = 2 * np.pi * t
        yy, xx = np.mgrid[0:self.h // 8, 0:self.w // 8].astype(np.float32)
        u = xx * 8 / self.w * 90 + 26 * np.cos(a) + 60
        v = yy * 8 / self.h * 60 + 26 * np.sin(a) + 60
        m = nd.map_coordinates(self.cloud, [v, u], order=1, mode="grid-wrap")
        m = .62 + .9 * m + .16 * np.sin(a + .6)
        return nd.zoom(np.clip(m, .05, 1.6), (self.h / (self.h // 8), self.w / (self.w // 8)), order=1)[..., None]

    def frame(self, t):
        lin = self.base + self.light * self.mask(t)
        y = f.grade(lin, self.meta, [(self.steam.frame(t), (.66, .52, .385))], self.glow)
        g = nd.zoom(self.grain, (self.h / 1080, self.w / 1920), order=1) if self.h != 1080 else self.grain
        return np.clip(y + (.004 * g)[..., None], 0, 1)


def main():
    os.makedirs(f.OUT, exist_ok=True)
    os.makedirs(PUBLIC, exist_ok=True)
    f.jpeg(Hero(1920, 1080).frame(0), os.path.join(f.OUT, "hero-poster.jpg"))
    if "--poster-only" in sys.argv:
        return
    hero = Hero(1280, 720)
    n = SECONDS * FPS
    raw = os.path.join(f.BUILD, "hero.rgb")
    with open(raw, "wb") as o:
        for i in range(n):
            o.write((hero.frame(i / n) * 255 + .5).astype(np.uint8).tobytes())
    src = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "1280x720", "-r", str(FPS), "-i", raw]
    col = ["-vf", "scale=flags=accurate_rnd+full_chroma_int+full_chroma_inp:out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv", "-an"]
    ff = ["ffmpeg", "-y", "-loglevel", "error"]
    subprocess.check_call(ff + src + col + ["-c:v", "libx264", "-profile:v", "main", "-preset", "slower", "-crf", "21", "-x264-params", f"aq-mode=3:keyint={n}:scenecut=0:mbtree=0:ipratio=1.0:qcomp=0.8", "-movflags", "+faststart", os.path.join(PUBLIC, "hero.mp4")])
    subprocess.check_call(ff + src + col + ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "22", "-deadline", "good", "-cpu-used", "2", "-row-mt", "1", "-g", str(n), os.path.join(PUBLIC, "hero.webm")])
    os.remove(raw)
    for e in ("mp4", "webm"):
        p = os.path.join(PUBLIC, "hero." + e)
        print(p, os.path.getsize(p) // 1000, "kB")


if __name__ == "__main__":
    main()
