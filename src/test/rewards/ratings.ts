import sharp from 'sharp';
import type { Rating } from '../../features/ratings/staff.contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { form } from '../pictures.ts';
import { signIn } from '../signin.ts';

/** No two areas of the screenshot are alike; another `seed` gives another picture. */
export async function screenshot(seed = 1): Promise<Buffer> {
  const [width, height] = [360, 640];
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const field = Math.floor(x / 40) * 31 + Math.floor(y / 80) * 17 + seed * 101;
      pixels[y * width + x] = (field * field * 7 + field * seed * 13) % 256;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

export const ratingTexts = {
  name: 'Sari Wulandari',
  email: 'sari@kopi.example',
  whatsappNumber: '0812-3456-7890',
  deviceType: 'android',
};

/** A browser sends the texts before the picture. */
export function ratingForm(texts: object, picture: Uint8Array | null, filename = 'bukti.png') {
  const parts = Object.entries(texts).map(([name, data]) => ({ name, data: String(data) }));
  const proof = { name: 'proofImage', filename, type: 'image/png' };
  return form(picture ? [...parts, { ...proof, data: picture }] : parts);
}

let address = 0;

export async function openRatings({ app, deps }: { app: App; deps: Deps }) {
  const editor = await signIn(deps, 'editor');
  const owner = await signIn(deps, 'owner');
  const picture = await screenshot();

  const send = (
    more: object = {},
    proof: Uint8Array | null = picture,
    headers: Record<string, string> = {},
  ) => {
    const sent = ratingForm({ ...ratingTexts, ...more }, proof);
    address += 1;
    return app.inject({
      method: 'POST',
      url: '/api/app-ratings',
      remoteAddress: `10.1.${address >> 8}.${address & 255}`,
      ...sent,
      headers: { ...sent.headers, ...headers },
    });
  };
  const add = async (more: object = {}, proof?: Uint8Array) =>
    (await send(more, proof)).json<{ id: number }>().id;
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers: Record<string, string> = editor,
  ) =>
    app.inject({
      method,
      url: `/api/admin/app-ratings${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
  const list = async (query = '') => (await call('GET', query)).json<Rating[]>();
  const find = async (id: number) => {
    const rating = (await list('?limit=200')).find((one) => one.id === id);
    if (!rating) throw new Error(`There is no rating ${id}`);
    return rating;
  };
  const verify = (id: number | string, isVerified = true) =>
    call('PATCH', `/${id}/verify`, { isVerified });
  const reward = (id: number | string) => call('POST', `/${id}/send-reward`);
  const proofs = async () => {
    const keys: string[] = [];
    for await (const { key } of deps.files.list('private/')) keys.push(key);
    return keys.toSorted();
  };
  return { app, deps, proofs, editor, owner, picture, send, add, call, list, find, verify, reward };
}
