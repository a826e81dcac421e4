import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ListQuery, listQuery } from '../../contract.ts';
import { countedPages, isOwnAddress } from '../../pages.contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { addressOf } from '../../server/http/address.ts';
import { withoutPrefix } from '../../server/http/reader.ts';
import { exportQuery, replyWithCsv } from '../../server/lists/csv-export.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import { dayOf } from '../../time.ts';
import { articlePaths } from '../articles/public-store.ts';
import { campaignMark } from './campaign.contract.ts';
import {
  type LeftOutReason,
  NOT_FOUND,
  statsQuery,
  tapInput,
  visitInput,
  visitorLogSchema,
  visitorPeriodSchema,
  visitorStatsSchema,
} from './contract.ts';
import { everyVisit, listVisits } from './figures/log-store.ts';
import { periodOf } from './figures/period.ts';
import { readPeriod, readStats } from './figures/stats-store.ts';
import type { Place } from './geo/open-geo.ts';
import { visitHeadings } from './messages.ts';
import { deviceOf, reasonToLeaveOut } from './recording/audience.ts';
import { createVisitLimit } from './recording/limit.ts';
import { createRecorder } from './recording/recorder.ts';
import { brokenPath, isForStaff, linkSource, pageOf, referrerHost } from './recording/source.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what happens on the server itself, such as opening `/app`. Nobody waits for it. */
    countTap(request: FastifyRequest, target: string, campaign: string): void;
  }
}

const path = '/api/admin/visitor-logs';
const USER_AGENT_LENGTH = 400;
const bodyLimit = 16_384;

type Parts = {
  isStaffBrowser: (request: FastifyRequest) => boolean;
  placeOf: (address: string) => Place;
};

export function visitorRoutes(app: App, deps: Deps, { isStaffBrowser, placeOf }: Parts) {
  const { database, clock, env } = deps;
  const { db } = database;
  const recorder = createRecorder(deps);
  app.addHook('onClose', () => recorder.close());
  const limit = createVisitLimit(env.FORM_LIMIT, clock);

  const reasonFor = (request: FastifyRequest): LeftOutReason | null =>
    isStaffBrowser(request) ? 'staff' : reasonToLeaveOut(request.headers);
  /** A crash may lose it, unlike a visit, whose answer waits until it is stored. */
  const inPassing = async (count: () => Promise<void>) => {
    if (await database.writable()) await count().catch(() => {});
  };

  const pages = new Set<string>(countedPages());
  app.addHook('onResponse', async ({ method, routeOptions, headers }) => {
    // Crawlers run no script and so send no beacon.
    if (method !== 'GET' || !pages.has(routeOptions.url ?? '')) return;
    const reason = reasonToLeaveOut(headers);
    if (reason !== null && reason !== 'prerender') void inPassing(() => recorder.leftOut(reason));
  });

  app.decorate('countTap', (request, target, campaign) => {
    const reason = reasonFor(request);
    void inPassing(() => (reason ? recorder.leftOut(reason) : recorder.tap(target, campaign)));
  });

  app.post(
    '/api/visits',
    { config: { access: 'public', unremarkable: true }, bodyLimit, schema: { body: visitInput } },
    async (request, reply) => {
      const { page: address, referrer, campaign, touch } = request.body;
      const ipAddress = addressOf(request);
      limit(ipAddress);
      const reason = isForStaff(address) ? 'staff' : reasonFor(request);
      if (reason) {
        await recorder.leftOut(reason);
        return reply.code(204).send();
      }
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH);
      const { page: known, path, campaign: marked } = pageOf(address);
      const own = withoutPrefix(path);
      const isOwn = known === NOT_FOUND && isOwnAddress(own) && (await articlePaths(db)).has(own);
      const page = isOwn ? own : known;
      const ownHosts = [request.headers.host, new URL(env.SITE_URL).host];
      await recorder.visit({
        page,
        brokenLink:
          page === NOT_FOUND ? `${brokenPath(path)} ${linkSource(referrer, ownHosts)}` : null,
        address: ipAddress,
        ...placeOf(ipAddress),
        referrer: referrerHost(referrer, ownHosts),
        userAgent: userAgent.toWellFormed(),
        campaign: campaignMark(campaign) || marked || null,
        device: deviceOf(userAgent, touch),
      });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/taps',
    { config: { access: 'public', unremarkable: true }, bodyLimit, schema: { body: tapInput } },
    async (request, reply) => {
      limit(addressOf(request));
      const { target, campaign } = request.body;
      const reason = reasonFor(request);
      await (reason ? recorder.leftOut(reason) : recorder.tap(target, campaignMark(campaign)));
      return reply.code(204).send();
    },
  );

  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: listQuery, response: { 200: z.array(visitorLogSchema) } },
    },
    replyWithPage((query: ListQuery) => listVisits(db, query)),
  );

  app.get(
    `${path}.csv`,
    { config: { access: 'editor' }, schema: { querystring: exportQuery } },
    (request, reply) =>
      replyWithCsv(deps, request, reply, {
        name: 'visitors',
        action: 'visitors',
        schema: visitorLogSchema,
        headings: visitHeadings,
        pages: everyVisit(db, request.query.q),
      }),
  );

  app.get(
    '/api/admin/visitor-stats',
    {
      config: { access: 'editor' },
      schema: {
        querystring: statsQuery,
        response: { 200: z.union([visitorPeriodSchema, visitorStatsSchema]) },
      },
    },
    async ({ query }) => {
      const period = periodOf(query, dayOf(clock().getTime()));
      return period ? readPeriod(db, period) : readStats(db);
    },
  );
}
