import type { FastifyRequest } from 'fastify';
import { articlePaths } from '../features/articles/public-store.ts';
import { loginTexts } from '../features/auth/login/messages.ts';
import { isClosedTo } from '../features/launch/closed.ts';
import { localized, type Message, say } from '../messages.ts';
import { allPages, isOwnAddress, parentPage } from '../pages.contract.ts';
import type { App, Deps } from '../server/deps.ts';
import { createFreshness } from '../server/http/cache/freshness.ts';
import { sendError } from '../server/http/error-handler.ts';
import { type HttpError, notFound } from '../server/http/errors.ts';
import { withoutPrefix } from '../server/http/reader.ts';
import { useSay } from '../ui/reader.tsx';
import { appLinks } from './app-links.ts';
import { articleRoutes } from './articles/routes.ts';
import { barcodeRoute } from './barcode/route.tsx';
import { brandAssetRoutes } from './brand/routes.ts';
import { closedPage } from './closed/render.tsx';
import { contactRoute } from './contact/route.tsx';
import { discovery } from './discovery.ts';
import { feedbackRoute } from './feedback/route.tsx';
import { legalTemplateRoute } from './legal/routes.ts';
import { listPageRoutes } from './list-pages/routes.tsx';
import { menuRoutes } from './menu/routes.ts';
import { pageTexts } from './messages.ts';
import { Notice, type Others } from './notice.tsx';
import { outletPageRoutes } from './outlets/routes.ts';
import { isChain } from './parts/outlets.tsx';
import { posterRoute } from './poster/route.tsx';
import { articlePreview } from './preview/article-route.tsx';
import { previewRoute } from './preview/route.tsx';
import { plainPages } from './public-pages.ts';
import { ratingRoute } from './rating/route.tsx';
import { pageContext, pageRoute, type RenderedPage, renderPage } from './render-page.tsx';
import { loadPage, siteReader } from './site.ts';
import { staffRoutes } from './staff-routes.tsx';

export function pageRoutes(app: App, deps: Deps) {
  for (const [path, page] of Object.entries(plainPages)) pageRoute(app, deps, path, page);
  listPageRoutes(app, deps);
  menuRoutes(app, deps);
  outletPageRoutes(app, deps);
  contactRoute(app, deps);
  feedbackRoute(app, deps);
  ratingRoute(app, deps);
  barcodeRoute(app, deps);
  posterRoute(app, deps);
  previewRoute(app, deps);
  articlePreview(app, deps);
  articleRoutes(app, deps);
  legalTemplateRoute(app, deps);
  staffRoutes(app, deps);
  discovery(app, deps);
  brandAssetRoutes(app, deps);
  appLinks(app, deps);
  app.setNotFoundHandler(async (request, reply) => {
    const canonical = canonicalAddress(request);
    const page = withoutPrefix(canonical?.split('?')[0] ?? '');
    const exists =
      canonical &&
      (isOfSite(page) || (await articlePaths(deps.database.db).catch(() => none)).has(page));
    if (exists) return reply.redirect(canonical, 308);
    return sendError(request, reply, notFound(localized(pageTexts.address)), (_request, error) =>
      errorPage(deps, request, error),
    );
  });
}

const none = new Set<string>();
/** `/menu/zzz` counts too, because only its own route knows whether there is such an item. */
const isOfSite = (page: string) => ADDRESSES.has(page) || parentPage(page) !== null;
const ADDRESSES = new Set<string>([...allPages().map(({ address }) => address), '/admin', '/app']);

/**
 * Returns where to redirect a misspelt address, as from `/about/` and `/ABOUT` to `/about`, so that
 * search engines see one page; null for others. Only the database knows whether the owner has such
 * a page.
 */
export function canonicalAddress({ method, originalUrl }: FastifyRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path = '', ...query] = originalUrl.split('?');
  const canonical = path.toLowerCase().replace(/(?<!\/)\/+$/, '');
  const page = withoutPrefix(canonical);
  if (canonical === path || !(isOfSite(page) || isOwnAddress(page))) return null;
  return [canonical, ...query].join('?');
}

export async function errorPage(
  deps: Deps,
  request: FastifyRequest,
  error: HttpError,
): Promise<Pick<RenderedPage, 'html' | 'freshness'>> {
  // A missing picture must not show what is not open yet, either.
  if (await isClosedTo(request)) {
    return { html: await closedPage(deps, request), freshness: createFreshness() };
  }
  const context = { ...pageContext(deps, request), anyVoice: true };
  const { site } = await loadPage(context, 'contact');
  const reader = siteReader(site, 'en');
  const { message } = error.for(reader);
  const head = {
    title: say(reader, TITLES[error.status] ?? pageTexts.wentWrong),
    description: message,
    path: '/',
    lang: 'en' as const,
    noindex: true,
  };
  const others: Others = isChain(site) ? ['/menu', '/outlets'] : ['/menu'];
  const content = <ErrorNotice {...{ request, others }} status={error.status} text={message} />;
  return renderPage(context, { site, head, content, path: '' });
}

const TITLES: Record<number, Message<never>> = {
  401: pageTexts.staffOnly,
  404: pageTexts.notFound,
};

type ErrorProps = { request: FastifyRequest; status: number; text: string; others: Others };

function ErrorNotice({ request: { id, url }, status, text, others }: ErrorProps) {
  const say = useSay();
  const title = say(TITLES[status] ?? pageTexts.wentWrong);
  if (status === 404) {
    return <Notice title={title} text={say(pageTexts.notFoundHint)} others={others} />;
  }
  if (status === 401) {
    const href = `/login?next=${encodeURIComponent(url)}`;
    return <Notice title={title} text={text} way={{ href, text: say(loginTexts.title) }} />;
  }
  return <Notice title={title} text={text} detail={say(pageTexts.request, { id })} />;
}
