import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../../server/storage/disk-files.ts';
import { s3Files } from '../../server/storage/s3-files.ts';
import { keysIn } from '../../test/media.ts';
import { samplePhoto } from '../../test/pictures.ts';
import { startS3 } from '../../test/servers/s3.ts';
import { pictureIdsIn } from './picture/picture-url.contract.ts';
import { storePrivatePicture, storePublicPicture } from './store.ts';
import { sweepFiles } from './sweep.ts';

let folder = '';
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const tomorrow = () => new Date(Date.now() + 86_400_000);
const yesterday = () => new Date(Date.now() - 86_400_000);

describe.each([
  ['the disk', () => diskFiles(join(folder, 'files'))],
  ['an S3 service', () => s3Files(s3.settings)],
])('Sweeping %s', (_name, open) => {
  it('removes pictures that nothing speaks of, all their widths, and no others', async () => {
    const files = open();
    const photo = await samplePhoto();
    const used = await storePublicPicture({ files }, photo);
    const inText = await storePublicPicture({ files }, photo);
    const unused = await storePublicPicture({ files }, photo);
    const { key: proof } = await storePrivatePicture({ files }, photo);
    const known = [used, `<p><img src="https://kopi.example${inText}"></p>`, 'https://a.example/b'];
    const before = await keysIn(files, 'media/');
    const doomed = before.filter((key) => key.startsWith(unused.slice(1, -4)));
    expect(doomed).toHaveLength(10);

    const early = await sweepFiles({ files }, known, yesterday());
    expect(early).toEqual([]);
    expect(await keysIn(files, 'media/')).toEqual(before);
    const listed = await sweepFiles({ files }, known, tomorrow(), { dryRun: true });
    expect(listed.sort()).toEqual(doomed);
    expect(await keysIn(files, 'media/')).toEqual(before);

    expect((await sweepFiles({ files }, known, tomorrow())).sort()).toEqual(doomed);
    expect(await keysIn(files, 'media/')).toEqual(before.filter((key) => !doomed.includes(key)));
    expect(await keysIn(files, 'private/')).toEqual([proof]);
    const sweepProofs = (of: string[]) =>
      sweepFiles({ files }, of, tomorrow(), { kept: 'private' });
    expect(await sweepProofs([proof])).toEqual([]);
    expect(await sweepProofs([])).toEqual([proof]);
  });
});

describe('The pictures a text speaks of', () => {
  it('are found in addresses, keys, HTML and JSON', () => {
    const one = '/media/0123456789abcdef-40x30-000000000000.jpg';
    const two = '/media/fedcba9876543210-40x30-000000000000/320.avif';
    const key = 'private/0123456789abcdef0123456789abcdef.png';
    expect(pictureIdsIn(JSON.stringify({ html: `<img src="${one}"> ${two}`, key }))).toEqual([
      '0123456789abcdef',
      'fedcba9876543210',
      '0123456789abcdef0123456789abcdef',
    ]);
    expect(pictureIdsIn('/pictures/our-story.jpg and /media/help')).toEqual([]);
  });
});
