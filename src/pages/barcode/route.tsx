import type { ReactNode } from 'react';
import { z } from 'zod';
import { stateOf } from '../../features/rewards/contract.ts';
import { createRewardFinder } from '../../features/rewards/unknown-codes.ts';
import type { App, Deps } from '../../server/deps.ts';
import { clientAddress } from '../../server/forms/rate-limits.ts';
import { HttpError } from '../../server/http/errors.ts';
import { drawPage, sendPage } from '../render-page.tsx';
import { loadPage, type Site } from '../site.ts';
import { barcodeFiles } from './files.ts';
import { HowToGet } from './how-to-get.tsx';
import { BarcodePage } from './page.tsx';
import { RewardCard } from './reward-card.tsx';
import { RewardOver, TooManyCodes, UnknownCode } from './reward-over.tsx';

const query = z.object({ code: z.string().optional() });

const head = {
  title: 'Barcode Reward',
  description: 'Tunjukkan barcode reward Anda kepada kasir, atau lihat cara mendapatkannya.',
  path: '/barcode',
  lang: 'id' as const,
  noindex: true,
};

export function barcodeRoute(app: App, deps: Deps) {
  const { clock } = deps;
  const find = createRewardFinder(deps);
  const draw = (site: Site, content: ReactNode, usable = false) =>
    drawPage(
      deps,
      site,
      head,
      <BarcodePage site={site} usable={usable}>
        {content}
      </BarcodePage>,
    );

  app.get(
    '/barcode',
    { config: { kept: {} }, schema: { querystring: query } },
    async (request, reply) => {
      const { code } = request.query;
      const { site } = await loadPage(deps, 'contact');
      const quiet = withoutChat(site);
      if (code === undefined) return sendPage(reply, draw(quiet, <HowToGet site={site} />));

      reply.type('text/html; charset=utf-8').header('Cache-Control', 'private, no-store');
      const reward = await find(`address:${clientAddress(request)}`, code).catch(asRefusal);
      if (reward instanceof HttpError) {
        if (reward.retryAfter) reply.header('Retry-After', reward.retryAfter);
        return reply.code(reward.status).send(draw(site, <TooManyCodes text={reward.message} />));
      }
      if (reward === null) return reply.code(404).send(draw(site, <UnknownCode site={site} />));
      const state = stateOf(reward, clock());
      if (state !== 'issued') return draw(site, <RewardOver reward={reward} state={state} />);
      return draw(quiet, <RewardCard site={site} reward={reward} />, true);
    },
  );

  barcodeFiles(app, deps, find);
}

/** Nothing floats over a code that is to be scanned; the page has the shop's number besides. */
function withoutChat({ url, contact }: Site): Site {
  return { url, contact: { ...contact, links: { ...contact.links, whatsapp_button: 'off' } } };
}

/** Null for an unknown code, the error for whoever has tried too many. */
function asRefusal(error: unknown): HttpError | null {
  if (!(error instanceof HttpError)) throw error;
  if (error.status === 404) return null;
  if (error.status === 429) return error;
  throw error;
}
