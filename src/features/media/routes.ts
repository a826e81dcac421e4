import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { App, Deps } from '../../server/deps.ts';
import { notFound } from '../../server/errors.ts';
import type { StoredFile } from '../../server/files.ts';
import { mediaKey } from './address.ts';
import { pictureLimits, pictureMessages, uploadAnswer } from './contract.ts';
import { acceptUploads, receivePicture } from './receive.ts';
import { A_DAY, FOR_EVER, sendPicture } from './serve.ts';
import { BUILT_PICTURES, loadShippedPictures, SOURCE_PICTURES, shippedPicture } from './shipped.ts';
import { uploadPicture } from './store.ts';

const ORIGINAL = /^\/pictures\/([a-z0-9-]+\.(?:jpg|png|webp|svg))$/;
const VARIANT = /^\/pictures\/([a-z0-9-]+-[0-9a-f]{10}\/\d{1,5}\.(?:avif|webp|jpg))$/;

export function mediaRoutes(app: App, { files }: Pick<Deps, 'files'>) {
  acceptUploads(app);
  loadShippedPictures();

  // The address as it was sent: an encoded character is not one of ours, so it is never decoded.
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const key = mediaKey(request.url.split('?')[0] ?? '');
    if (!key) throw notFound('This picture');
    const served = { name: key, etag: key, cache: FOR_EVER };
    return sendPicture(request, reply, served, () => files.get(key));
  });

  app.get('/pictures/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const variant = VARIANT.exec(path)?.[1];
    const name = variant ?? ORIGINAL.exec(path)?.[1];
    if (!name) throw notFound('This picture');
    const hash = shippedPicture(name)?.hash;
    const folder = variant || hash ? BUILT_PICTURES : SOURCE_PICTURES;
    const served = variant
      ? { name, etag: variant, cache: FOR_EVER }
      : { name, etag: hash ?? basename(name), cache: hash ? A_DAY : 'no-store' };
    return sendPicture(request, reply, served, () => openShipped(`${folder}/${name}`));
  });

  app.post(
    '/api/cms/upload',
    { config: { access: 'editor' }, schema: { response: { 200: uploadAnswer } } },
    async (request) => {
      const { picture } = await receivePicture(request, {
        field: 'image',
        maxBytes: pictureLimits.staffBytes,
      });
      return {
        imageUrl: await uploadPicture({ files }, picture),
        message: pictureMessages.uploaded,
      };
    },
  );
}

async function openShipped(path: string): Promise<StoredFile | null> {
  const handle = await open(path, 'r').catch(() => null);
  if (!handle) return null;
  const { size } = await handle.stat();
  return { body: handle.createReadStream(), size };
}
