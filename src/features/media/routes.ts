import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { type ListQuery, listQuery } from '../../contract.ts';
import { say } from '../../messages.ts';
import { recordEvent } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { IMMUTABLE } from '../../server/http/cache/headers.ts';
import { notFound } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import type { StoredFile } from '../../server/storage/files.ts';
import type { Shared } from '../feature.ts';
import { libraryPicture, pictureLimits, uploadAnswer } from './contract.ts';
import { pictureTexts, uploadTexts } from './messages.ts';
import { mediaKey, NARROW } from './picture/picture-url.contract.ts';
import {
  loadShippedPictures,
  presentFolder,
  SHIPPED_PICTURES,
  SHIPPED_WIDTHS,
  shippedPicture,
} from './picture/shipped.ts';
import { smallPicture } from './picture/sources.ts';
import { acceptUploads, receivePicture } from './receive.ts';
import { createOpenPicture } from './remake.ts';
import { A_DAY, servePicture } from './serve.ts';
import { createUpload, findUploadUrl } from './store.ts';
import { listPictures } from './uploads/store.ts';
import { videoRoutes } from './video/routes.ts';
import { serveVideo } from './video/serve.ts';
import { videoKey } from './video/video.contract.ts';

const ORIGINAL = /^\/pictures\/([a-z0-9-]+\.(?:jpg|png|webp|svg))$/;
const VARIANT = /^\/pictures\/(([a-z0-9-]+-[0-9a-f]{10})\/\d{1,5}\.(?:avif|webp|jpg))$/;

export function mediaRoutes(app: App, deps: Deps, { pictures }: Pick<Shared, 'pictures'>) {
  const { db } = deps.database;
  const openPicture = createOpenPicture(deps.files);
  const upload = createUpload(deps);
  acceptUploads(app);
  loadShippedPictures();
  videoRoutes(app, deps);

  // The address is not decoded, because our own contain no encoded characters.
  app.get(
    '/media/*',
    { config: { sendsFile: true }, schema: { hide: true } },
    async (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      const video = videoKey(path);
      if (video) return serveVideo(request, reply, video, () => deps.files.get(video));
      const key = mediaKey(path);
      if (!key) throw notFound(pictureTexts.what);
      const served = { name: key, etag: key, cache: IMMUTABLE };
      return servePicture(request, reply, served, () => openPicture(key));
    },
  );

  app.get(
    '/pictures/*',
    { config: { sendsFile: true }, schema: { hide: true } },
    async (request, reply) => {
      const [asked = '', query] = request.url.split('?');
      const isNarrow = query === NARROW;
      const path = isNarrow ? smallPicture(asked).src : asked;
      const [, variant, held = ''] = VARIANT.exec(path) ?? [];
      const name = variant ?? ORIGINAL.exec(path)?.[1];
      if (!name) throw notFound(pictureTexts.what);
      const present = presentFolder(held);
      if (present && present !== held) {
        // A cached redirect could send a browser to and fro between two versions side by side.
        return reply
          .header('cache-control', 'no-store')
          .header('cross-origin-resource-policy', 'cross-origin')
          .redirect(path.replace(held, present));
      }
      const hash = shippedPicture(name)?.hash;
      const folder = variant ? SHIPPED_WIDTHS : SHIPPED_PICTURES;
      const served = variant
        ? { name, etag: variant, cache: isNarrow ? A_DAY : IMMUTABLE }
        : { name, etag: hash ?? basename(name), cache: hash ? A_DAY : 'no-store' };
      return servePicture(request, reply, served, () => openShipped(`${folder}/${name}`));
    },
  );

  app.get(
    '/api/admin/pictures',
    {
      config: { access: 'editor' },
      schema: { querystring: listQuery, response: { 200: z.array(libraryPicture) } },
    },
    replyWithPage((query: ListQuery, request) =>
      listPictures(db, query, pictures, requestReader(request)),
    ),
  );

  app.post(
    '/api/cms/upload',
    {
      config: { access: 'editor', takesUpload: true },
      schema: { response: { 200: uploadAnswer } },
    },
    async (request, reply) => {
      const received = await receivePicture(request, reply, {
        field: 'image',
        maxBytes: pictureLimits.staffBytes,
      });
      const id = await upload(request, received, (tx, imageUrl) =>
        recordEvent(tx, request, 'picture.upload', { detail: imageUrl }),
      );
      return {
        imageUrl: await findUploadUrl(db, id),
        message: say(requestReader(request), uploadTexts.uploaded),
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
