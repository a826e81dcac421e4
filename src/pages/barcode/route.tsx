import type { ReactNode } from 'react';
import { z } from 'zod';
import { stateOf } from '../../features/rewards/contract.ts';
import { createRewardFinder } from '../../features/rewards/unknown-codes.ts';
import { say } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { clientAddress } from '../../server/forms/rate-limits.ts';
import { HttpError } from '../../server/http/errors.ts';
import { drinkPicture, readMenuItems } from '../menu/read-menu.ts';
import { type Page, type PageContext, pageContext, renderPage, sendPage } from '../render-page.tsx';
import { loadPage, noSuchPage, type Site, siteReader } from '../site.ts';
import { barcodeFiles } from './files.ts';
import { ForFriend, HowToGet } from './how-to-get.tsx';
import { barcodeTexts } from './messages.ts';
import { BarcodePage } from './page.tsx';
import { RewardCard } from './reward-card.tsx';
import { RewardOver, TooManyCodes, UnknownCode } from './reward-over.tsx';

const query = z.object({ code: z.string().optional() });

type Parts = {
  site: Site;
  content: ReactNode;
  friend?: ReactNode;
  usable?: boolean;
  code?: string;
};

function render(context: PageContext, { site, content, friend, usable = false, code }: Parts) {
  const reader = siteReader(site, 'id');
  const head = {
    title: say(reader, barcodeTexts.title),
    description: say(reader, barcodeTexts.description),
    path: '/barcode',
    lang: 'id' as const,
    noindex: true,
  };
  const page = (
    <BarcodePage site={site} usable={usable} friend={friend}>
      {content}
    </BarcodePage>
  );
  const path = code === undefined ? head.path : `/barcode?code=${encodeURIComponent(code)}`;
  return renderPage(context, { site, head, content: page, path });
}

export const renderHowToGet: Page = (context) => howToGet(context, false);

async function howToGet(context: PageContext, isEmpty: boolean) {
  const [{ site }, { items }] = await Promise.all([
    loadPage(context, 'contact'),
    readMenuItems(context),
  ]);
  if (!site.rewardsRatings && !context.drafts) throw noSuchPage();
  return render(context, {
    site,
    content: <HowToGet site={site} drinkUrl={drinkPicture(items)} isEmpty={isEmpty} />,
    friend: <ForFriend site={site} />,
  });
}

export function barcodeRoute(app: App, deps: Deps) {
  const { clock } = deps;
  const find = createRewardFinder(deps);

  app.get(
    '/barcode',
    { config: { cache: true }, schema: { querystring: query } },
    async (request, reply) => {
      const { code } = request.query;
      const context = pageContext(deps, request);
      if (code === undefined) return sendPage(reply, await renderHowToGet(context));

      const { site } = await loadPage(context, 'contact');
      const toHtml = (content: ReactNode) => render(context, { site, content, code }).html;
      reply.type('text/html; charset=utf-8').header('Cache-Control', 'private, no-store');
      if (code.trim() === '' && site.rewardsRatings) {
        return (await howToGet(context, true)).html;
      }
      const reward = await find(`address:${clientAddress(request)}`, code).catch(asRefusal);
      if (reward instanceof HttpError) {
        if (reward.retryAfter) reply.header('Retry-After', reward.retryAfter);
        return reply
          .code(reward.status)
          .send(toHtml(<TooManyCodes text={reward.for(siteReader(site, 'id')).message} />));
      }
      if (reward === null)
        return reply.code(404).send(toHtml(<UnknownCode site={site} typed={code} />));
      const state = stateOf(reward, clock());
      if (state !== 'issued') return toHtml(<RewardOver reward={reward} state={state} />);
      const content = <RewardCard site={site} reward={reward} />;
      return render(context, { site, content, code, usable: true }).html;
    },
  );

  barcodeFiles(app, deps, find);
}

/** Returns null for an unknown code; the error for a visitor who has tried too many codes. */
function asRefusal(error: unknown): HttpError | null {
  if (!(error instanceof HttpError)) throw error;
  if (error.status === 404) return null;
  if (error.status === 429) return error;
  throw error;
}
