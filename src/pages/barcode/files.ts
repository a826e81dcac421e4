import { barcodePath } from '../../features/rewards/contract.ts';
import type { FindReward } from '../../features/rewards/unknown-codes.ts';
import { localized } from '../../messages.ts';
import { inVoice, to } from '../../pages.contract.ts';
import { drawCode128, drawQr, qrPng, svgFile } from '../../server/barcodes.ts';
import type { App, Deps } from '../../server/deps.ts';
import { clientAddress } from '../../server/forms/rate-limits.ts';
import { notFound } from '../../server/http/errors.ts';
import { prefixOf } from '../../server/http/reader.ts';
import { pageTexts } from '../messages.ts';
import { NOT_EMPTY } from '../render-page.tsx';

const PIXELS = 600;
const FILE = /^(?<code>[\w-]+?)(?<lines>-code128)?\.(?<type>png|svg)$/;

/** A customer saves, prints or forwards `/barcode/{code}.png`, `.svg` or `-code128.svg`. */
export function barcodeFiles(app: App, { env: { SITE_URL } }: Deps, find: FindReward) {
  app.get<{ Params: { file: string } }>(`/barcode/:file(${NOT_EMPTY})`, async (request, reply) => {
    const { code: name = '', lines, type } = FILE.exec(request.params.file)?.groups ?? {};
    reply.header('X-Robots-Tag', 'noindex').header('Cache-Control', 'private, no-store');
    if (type === undefined || (lines && type === 'png')) throw notFound(localized(pageTexts.file));

    // No reward code has six letters, so `rating` is the code that leads to the rating form.
    const { code } =
      name === 'rating' && !lines
        ? { code: '' }
        : await find(`address:${clientAddress(request)}`, name);
    const address =
      SITE_URL + (code ? barcodePath(code) : inVoice(prefixOf(request), to('/rating')));
    if (type === 'png') return reply.type('image/png').send(await qrPng(address));
    const drawing = lines ? drawCode128(code) : drawQr(address);
    return reply.type('image/svg+xml').send(svgFile(drawing, PIXELS));
  });
}
