import type { FastifyRequest } from 'fastify';
import { answer } from '../server/answer-errors.ts';
import type { App, Deps } from '../server/deps.ts';
import { type HttpError, notFound } from '../server/errors.ts';
import { aboutRoute } from './about/route.tsx';
import { appLinks } from './app-links.ts';
import { contactRoute } from './contact/route.tsx';
import { discovery } from './discovery.ts';
import { feedbackRoute } from './feedback/route.tsx';
import { homeRoute } from './home/route.tsx';
import { legalRoutes } from './legal/routes.tsx';
import { membershipRoute } from './membership/route.tsx';
import { Notice } from './notice.tsx';
import { drawPage } from './send.tsx';
import { loadPage } from './site.ts';
import { staffRoutes } from './staff-routes.tsx';

export function pageRoutes(app: App, deps: Deps) {
  homeRoute(app, deps);
  aboutRoute(app, deps);
  membershipRoute(app, deps);
  contactRoute(app, deps);
  feedbackRoute(app, deps);
  legalRoutes(app, deps);
  staffRoutes(app, deps);
  discovery(app, deps);
  appLinks(app, deps);
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, notFound('This address'), (_request, error) =>
      errorPage(deps, request, error),
    ),
  );
}

/** What a visitor sees in place of a page that could not be given. */
export async function errorPage(
  deps: Deps,
  request: FastifyRequest,
  error: HttpError,
): Promise<string> {
  const { site } = await loadPage(deps, 'contact');
  const missing = error.status === 404;
  const head = {
    title: missing ? '404 Page Not Found' : 'Something went wrong',
    description: error.message,
    path: '/',
    lang: 'en' as const,
    noindex: true,
  };
  const notice = missing ? (
    <Notice title="404 Page Not Found" text="Did you forget to add the page to the router?" />
  ) : (
    <Notice title={head.title} text={error.message} detail={`Request ${request.id}`} />
  );
  return drawPage(deps, site, head, notice);
}
