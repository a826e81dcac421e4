"""The hero loops and their posters, each from two still renders: one lit by the sky, one by the sun.

The sun through the leaves comes and goes and is where it was after SECONDS, so the last frame runs
into the first. The first frame is the poster. There is no steam: at a size that loads quickly, video
turns it into blotches.

    python3 hero.py wide|tall [--poster-only]
"""
import os
import subprocess
import sys

import numpy as np
from scipy import ndimage as nd

import finish as f

SECONDS, FPS = 6, 25
# by name: sky, sun, size of the poster, size of the loop, files, most bytes of the loop
SHAPES = {
    "wide": ("hero-poster", "hero-light", (1920, 1080), (1920, 1080), "hero", {"mp4": 860_000, "webm": 430_000}),
    "tall": ("hero-tall", "hero-tall-light", (1080, 1920), (720, 1280), "hero-tall", {"mp4": 430_000, "webm": 215_000}),
}
EVERY = 5  # frames between two that are graded; light this slow can be blended between them
PUBLIC = os.environ.get("PHOTO_PUBLIC", os.path.join(f.HERE, "..", "..", "public"))


class Hero:
    def __init__(self, sky, sun, w, h):
        self.w, self.h = w, h
        base, self.meta = f.load(sky)
        light, _ = f.load(sun)
        self.base = f.resize(base, w, h).astype(np.float32)
        self.light = f.resize(light, w, h).astype(np.float32)
        n = f.smooth_noise(77, 256)
        self.cloud = n / np.abs(n).max()
        self.grain = np.random.default_rng(5).standard_normal((h, w)).astype(np.float32)
        # the bloom hardly changes over the loop: once is enough
        self.glow = f.bloom((self.base + self.light) * self.meta["_gain"] * 2.0 ** self.meta.get("ev", 0), w)

    def mask(self, t):
        """Slow drifting brightness of the sun layer, closed after one turn."""
        a = 2 * np.pi * t
        yy, xx = np.mgrid[0:self.h // 8, 0:self.w // 8].astype(np.float32)
        u = xx * 8 / self.w * 90 + 26 * np.cos(a) + 60
        v = yy * 8 / self.h * 60 + 26 * np.sin(a) + 60
        m = nd.map_coordinates(self.cloud, [v, u], order=1, mode="grid-wrap")
        m = .90 + .42 * m + .10 * np.sin(a + .6)
        return nd.zoom(np.clip(m, .40, 1.2), (self.h / (self.h // 8), self.w / (self.w // 8)), order=1)[..., None]

    def frame(self, t):
        lin = self.base + self.light * self.mask(t)
        y = f.grade(lin, self.meta, glow=self.glow)
        return np.clip(y + (.004 * self.grain)[..., None], 0, 1)


def main():
    os.makedirs(f.OUT, exist_ok=True)
    os.makedirs(PUBLIC, exist_ok=True)
    sky, sun, poster, (w, h), name, sizes = SHAPES[sys.argv[1]]
    f.jpeg(Hero(sky, sun, *poster).frame(0), os.path.join(f.OUT, sky + ".jpg"))
    if "--poster-only" in sys.argv:
        return
    hero = Hero(sky, sun, w, h)
    n = SECONDS * FPS
    raw = os.path.join(f.BUILD, name + ".rgb")
    with open(raw, "wb") as o:
        first = a = hero.frame(0).astype(np.float32) * 255 + .5
        for i in range(0, n, EVERY):
            b = first if i + EVERY == n else hero.frame((i + EVERY) / n).astype(np.float32) * 255 + .5
            for j in range(EVERY):
                o.write((a + (b - a) * (j / EVERY)).astype(np.uint8).tobytes())
            a = b
    src = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-r", str(FPS), "-i", raw]
    col = ["-vf", "scale=flags=accurate_rnd+full_chroma_int+full_chroma_inp:out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv", "-an"]
    ff = ["ffmpeg", "-y", "-loglevel", "error"]
    kinds = {
        "mp4": ["-c:v", "libx264", "-profile:v", "main", "-preset", "medium", "-x264-params", f"aq-mode=3:keyint={n}:scenecut=0", "-movflags", "+faststart"],
        "webm": ["-c:v", "libvpx-vp9", "-b:v", "0", "-deadline", "good", "-cpu-used", "2", "-row-mt", "1", "-g", str(n)],
    }
    for end, how in kinds.items():
        out = os.path.join(PUBLIC, f"{name}.{end}")
        for crf in range(14, 44, 3):
            subprocess.check_call(ff + src + col + how + ["-crf", str(crf + 6 * (end == "webm")), out])
            if os.path.getsize(out) <= sizes[end]:
                break
        print(out, os.path.getsize(out) // 1000, "kB at", crf)
    os.remove(raw)


if __name__ == "__main__":
    main()
