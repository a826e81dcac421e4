// From lamplight to milk-white.

/** Gains in linear light that make the crockery white, then exposure, saturation and the curve. */
export const LAMPS = {
  'dedikasi-1': { gains: [0.92, 1.04, 1.4], exposure: 1.6, saturation: 0.98, gamma: 0.9 },
  'dedikasi-3': { gains: [0.85, 1.06, 1.75], exposure: 1.25, saturation: 0.95, gamma: 0.95 },
  'gallery-3': { gains: [0.86, 1.06, 1.8], exposure: 1.2, saturation: 0.92, gamma: 0.95 },
  'logo-intro-3': { gains: [0.9, 1.05, 1.5], exposure: 1.12, saturation: 0.95, gamma: 0.95 },
};

const toLinear = Float32Array.from({ length: 256 }, (_, byte) => {
  const x = byte / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
});
const toByte = (x) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
/** Straight up to 0.6, then a shoulder, so that nothing white is cut off. */
const shoulder = (x) => (x < 0.6 ? Math.max(x, 0) : 0.6 + 0.4 * (1 - Math.exp((0.6 - x) / 0.4)));

/** In place, for pixels of three bytes. */
export function balance(pixels, { gains, exposure, saturation, gamma }) {
  const colour = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    for (let c = 0; c < 3; c++) colour[c] = toLinear[pixels[at + c]] * gains[c] * exposure;
    const light = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
    for (let c = 0; c < 3; c++) {
      const value = shoulder(light + (colour[c] - light) * saturation);
      pixels[at + c] = Math.round(Math.min(1, toByte(value) ** gamma) * 255);
    }
  }
}
