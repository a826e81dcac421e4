/* Joint non-local means for two half renders (after Rousselle et al. 2012/2013): each half is
   filtered with weights measured in the other one, guided by albedo and normals.
   gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o build/denoise.so */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void box(const float *a, float *b, float *tmp, int w, int h, int r) {
  for (int y = 0; y < h; y++) {
    const float *p = a + (long)y * w; float *q = tmp + (long)y * w; float s = 0;
    for (int x = -r; x <= r; x++) s += p[x < 0 ? 0 : x];
    for (int x = 0; x < w; x++) {
      q[x] = s; int o = x - r, i = x + r + 1;
      s += p[i >= w ? w - 1 : i] - p[o < 0 ? 0 : o];
    }
  }
  float k = 1.f / ((2 * r + 1) * (2 * r + 1));
  float *s = calloc(w, sizeof(float));
  for (int y = -r; y <= r; y++) { const float *q = tmp + (long)(y < 0 ? 0 : y) * w; for (int x = 0; x < w; x++) s[x] += q[x]; }
  for (int y = 0; y < h; y++) {
    float *d = b + (long)y * w; int o = y - r < 0 ? 0 : y - r, i = y + r + 1 >= h ? h - 1 : y + r + 1;
    const float *qo = tmp + (long)o * w, *qi = tmp + (long)i * w;
    for (int x = 0; x < w; x++) { d[x] = s[x] * k; s[x] += qi[x] - qo[x]; }
  }
  free(s);
}

/* src: image to be averaged, gui: image the weights come from, var: its variance (1 channel each pixel),
   feat: nf channels, fvar: their variance. All planar, h*w per channel. */
void nlm(const float *src, const float *gui, const float *var, const float *feat, const float *fvar,
         int nf, float *out, int w, int h, int R, int P, float kc, float kf) {
  long n = (long)w * h;
  double *dummy = 0; (void)dummy;
  float *acc = calloc(n * 3, sizeof(float)), *wsum = calloc(n, sizeof(float));
  int total = (2 * R + 1) * (2 * R + 1);
#pragma omp parallel
  {
    float *d = malloc(n * 4), *e = malloc(n * 4), *t = malloc(n * 4);
    float *la = calloc(n * 3, sizeof(float)), *lw = calloc(n, sizeof(float));
#pragma omp for schedule(dynamic, 4)
    for (int k = 0; k < total; k++) {
      int dx = k % (2 * R + 1) - R, dy = k / (2 * R + 1) - R;
      for (int y = 0; y < h; y++) {
        int yy = y + dy; yy = yy < 0 ? 0 : yy >= h ? h - 1 : yy;
        for (int x = 0; x < w; x++) {
          int xx = x + dx; xx = xx < 0 ? 0 : xx >= w ? w - 1 : xx;
          long p = (long)y * w + x, q = (long)yy * w + xx;
          float vp = var[p], vq = var[q], s = 0, vm = vq < vp ? vq : vp;
          for (int c = 0; c < 3; c++) { float g = gui[c * n + p] - gui[c * n + q]; s += g * g; }
          d[p] = (s - (vp + vm)) / (1e-7f + kc * kc * (vp + vq));
        }
      }
      box(d, e, t, w, h, P);
      for (int y = 0; y < h; y++) {
        int yy = y + dy; if (yy < 0 || yy >= h) continue;
        for (int x = 0; x < w; x++) {
          int xx = x + dx; if (xx < 0 || xx >= w) continue;
          long p = (long)y * w + x, q = (long)yy * w + xx;
          float m = e[p] > 0 ? e[p] : 0;
          for (int f = 0; f < nf; f++) {
            float g = feat[f * n + p] - feat[f * n + q], vp = fvar[f * n + p], vq = fvar[f * n + q], vm = vq < vp ? vq : vp;
            float z = (g * g - (vp + vm)) / (kf * kf * ((vp > 4e-4f ? vp : 4e-4f)));
            if (z > m) m = z;
          }
          if (m > 12) continue;
          float wt = expf(-m);
          for (int c = 0; c < 3; c++) la[c * n + p] += wt * src[c * n + q];
          lw[p] += wt;
        }
      }
    }
#pragma omp critical
    { for (long i = 0; i < n * 3; i++) acc[i] += la[i]; for (long i = 0; i < n; i++) wsum[i] += lw[i]; }
    free(d); free(e); free(t); free(la); free(lw);
  }
  for (int c = 0; c < 3; c++) for (long i = 0; i < n; i++) out[c * n + i] = acc[c * n + i] / (wsum[i] + 1e-9f);
  free(acc); free(wsum);
}
