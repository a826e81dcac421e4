import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { auditRoutes } from './features/audit/routes.ts';
import { guard } from './features/auth/guard.ts';
import { authRoutes } from './features/auth/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { faqRoutes } from './features/faqs/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { instagramRoutes } from './features/instagram/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { menuRoutes } from './features/menu/routes.ts';
import { mockupRoutes } from './features/mockups/routes.ts';
import { promoRoutes } from './features/promos/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { errorPage, pageRoutes } from './pages/routes.tsx';
import { answerErrors } from './server/answer-errors.ts';
import { answerClientError } from './server/client-error.ts';
import type { App, Deps } from './server/deps.ts';
import { health } from './server/health.ts';
import { apiDocs } from './server/openapi.ts';
import { newRequestId, protect } from './server/protect.ts';
import { staticFiles } from './server/static.ts';
import { sweepRoutes } from './sweep.ts';

/** Node's own patience with slow clients is minutes; these close an attacker's idle connections. */
const TIMEOUTS = {
  headersTimeout: 8_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};

/** The whole product as one server that does not listen yet. */
export async function createApp(deps: Deps, extend: (app: App) => void = () => {}): Promise<App> {
  const app: App = fastify({
    loggerInstance: deps.log,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    // The number of proxies in front: so many hops, counted from ours, are believed.
    trustProxy: (_address, hop) => hop < deps.env.TRUST_PROXY,
    bodyLimit: 100_000,
    requestTimeout: TIMEOUTS.requestTimeout,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    // A visitor who takes nothing of an answer for this long is gone, or holds on to it on purpose.
    connectionTimeout: 30_000,
    clientErrorHandler: answerClientError(deps.env.SITE_URL.startsWith('https:')),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    http: { ...TIMEOUTS, maxHeaderSize: 16_384 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app, (request, error) => errorPage(deps, request, error));

  await health(app, deps);
  await protect(app, deps);
  extend(app);
  await guard(app, deps);
  await apiDocs(app);

  authRoutes(app, deps);
  auditRoutes(app, deps);
  contentRoutes(app, deps);
  await mediaRoutes(app, deps);
  faqRoutes(app, deps);
  promoRoutes(app, deps);
  teamRoutes(app, deps);
  mockupRoutes(app, deps);
  menuRoutes(app, deps);
  contactRoutes(app, deps);
  feedbackRoutes(app, deps);
  instagramRoutes(app);
  sweepRoutes(app, deps);

  await staticFiles(app);
  pageRoutes(app, deps);
  return app;
}

/** What is no percent-encoding is taken literally: an unknown address like any other. */
function decodable(url: string) {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
