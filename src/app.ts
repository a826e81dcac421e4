import { createServer } from 'node:http';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './features/accounts/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { sessionCookie } from './features/auth/cookie.ts';
import { accountMail } from './features/auth/devices/account-mail.ts';
import { tellRoleChanged } from './features/auth/devices/tell-account.ts';
import { guard } from './features/auth/guard.ts';
import { authRoutes } from './features/auth/routes.ts';
import { isStaffAddress } from './features/auth/staff-address.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { messageInbox } from './features/contact/store.ts';
import { contentRoutes } from './features/content/routes.ts';
import { doctorRoutes } from './features/doctor/routes.ts';
import { noticeMail, testMail } from './features/email/kinds.ts';
import type { MailKinds } from './features/email/mail-kind.ts';
import { emailRoutes } from './features/email/routes.ts';
import { faqRoutes } from './features/faqs/routes.ts';
import { aspectRoutes } from './features/feedback/aspects/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { feedbackInbox } from './features/feedback/store.ts';
import { instagramRoutes } from './features/instagram/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { menuRoutes } from './features/menu/routes.ts';
import { exposeMetrics } from './features/metrics/expose.ts';
import { mockupRoutes } from './features/mockups/routes.ts';
import { digestMail } from './features/overview/digest/mail.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { promoRoutes } from './features/promos/routes.ts';
import { rewardMail } from './features/ratings/reward-mail.ts';
import { ratingRoutes } from './features/ratings/routes.ts';
import { replyMail } from './features/replies/reply-mail.ts';
import { replyRoutes } from './features/replies/routes.ts';
import { rewardRoutes } from './features/rewards/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { createGeo } from './features/visitors/geo/open-geo.ts';
import { visitorRoutes } from './features/visitors/routes.ts';
import { addressOfPage, errorPage, pageRoutes } from './pages/routes.tsx';
import type { App, Deps } from './server/deps.ts';
import { apiDocs } from './server/http/api-docs.ts';
import { createPageCache } from './server/http/cache/page-cache.ts';
import { answerClientError, namesOneHost, refuseHost } from './server/http/client-error.ts';
import { registerErrorHandler, wantsPage } from './server/http/error-handler.ts';
import { health } from './server/http/health.ts';
import { limitRequests } from './server/http/overload.ts';
import { newRequestId, protect } from './server/http/protect.ts';
import { serveStaticFiles } from './server/http/static-files.ts';
import { sweepRoutes } from './sweep.ts';

/** Node waits minutes by default; these close the idle connections of an attacker sooner. */
const TIMEOUTS = {
  headersTimeout: 8_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/** Every kind of mail the product sends. */
export const mailKinds: MailKinds = {
  test: testMail,
  notice: noticeMail,
  reward: rewardMail,
  reply: replyMail({
    message: (tx, id) => messageInbox.change(tx, id, { isHandled: true }),
    feedback: (tx, id) => feedbackInbox.change(tx, id, { isHandled: true }),
  }),
  digest: digestMail,
  account: accountMail,
};

/** The whole product as one server that does not listen yet. */
export async function createApp(deps: Deps, extend: (app: App) => void = () => {}): Promise<App> {
  const { name: session } = sessionCookie(deps.env);
  const https = deps.env.SITE_URL.startsWith('https:');
  const cache = createPageCache(
    deps,
    session,
    (request) =>
      wantsPage(request) && !isStaffAddress(request.raw.url ?? '') && !addressOfPage(request),
  );
  const app: App = fastify({
    loggerInstance: deps.log,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    // TRUST_PROXY counts the proxies nearest to us; only their X-Forwarded-For entries are trusted.
    trustProxy: (_address, hop) => hop < deps.env.TRUST_PROXY,
    bodyLimit: 100_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: answerClientError(https),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    serverFactory: (handler) => {
      // Who names no host is refused below, with the headers of every answer.
      const options = { ...TIMEOUTS, maxHeaderSize: 16_384, requireHostHeader: false };
      const server = createServer(options, (request, response) => {
        if (!namesOneHost(request)) refuseHost(https, response);
        else handler(request, response);
      });
      // Closes a connection on which nothing has moved for this long.
      return server.setTimeout(30_000);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app, (request, error) => errorPage(deps, request, error));

  const metrics = await exposeMetrics(app, deps);
  cache.answerFirst(app);
  await health(app, deps);
  await protect(app, deps);
  limitRequests(app, deps, metrics.refused);
  extend(app);
  await guard(app, deps);
  await apiDocs(app);

  const placeOf = createGeo(deps);
  const { reauthenticateFully } = authRoutes(app, deps, placeOf);
  accountRoutes(app, deps, { reauthenticate: reauthenticateFully, tellRoleChanged });
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
  aspectRoutes(app, deps);
  replyRoutes(app, deps);
  ratingRoutes(app, deps);
  rewardRoutes(app, deps);
  instagramRoutes(app);
  emailRoutes(app, deps, mailKinds);
  visitorRoutes(app, deps, {
    isStaffBrowser: (request) => sessionCookie(deps.env).read(request) !== null,
    placeOf,
  });
  overviewRoutes(app, deps);
  peopleRoutes(app, deps);
  doctorRoutes(app, deps);
  searchRoutes(app, deps);
  sweepRoutes(app, deps);

  await serveStaticFiles(app);
  pageRoutes(app, deps);
  cache.storeLast(app);
  return app;
}

/** Takes broken percent-encoding literally, so that it ends as an ordinary 404. */
function decodable(url: string) {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
