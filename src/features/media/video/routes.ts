import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { packed, say } from '../../../messages.ts';
import { recordEvent } from '../../../server/audit/record-change.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { invalid } from '../../../server/http/errors.ts';
import { requestReader } from '../../../server/http/reader.ts';
import { receivePicture } from '../receive.ts';
import { videoKind, withoutNotes } from './check.ts';
import { videoTexts } from './messages.ts';
import { VIDEO_BYTES } from './video.contract.ts';

const uploaded = z.object({ videoUrl: z.string(), message: z.string() });

export function videoRoutes(app: App, { database, files }: Deps) {
  app.post(
    '/api/cms/video',
    { config: { access: 'editor', takesUpload: true }, schema: { response: { 200: uploaded } } },
    async (request, reply) => {
      const { picture: video } = await receivePicture(request, reply, {
        field: 'video',
        maxBytes: VIDEO_BYTES,
        missing: videoTexts.missing,
        tooLarge: videoTexts.tooLarge,
      });
      const kind = videoKind(video);
      if (!kind) throw invalid(videoTexts.unreadable, { video: packed(videoTexts.unreadable) });
      const key = `media/${randomBytes(16).toString('hex')}.${kind}`;
      await files.put(key, kind === 'mp4' ? withoutNotes(video) : video, `video/${kind}`);
      await recordEvent(database.db, request, 'video.upload', { detail: `/${key}` });
      return { videoUrl: `/${key}`, message: say(requestReader(request), videoTexts.uploaded) };
    },
  );
}
