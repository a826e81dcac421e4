import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../../record.contract.ts';
import type { App, Deps } from '../../deps.ts';
import { prefixOf } from '../reader.ts';
import { type CachedAnswer, createCachedAnswer } from './cached-answer.ts';
import { createFreshness, type Freshness } from './freshness.ts';

type CacheOptions = {
  /** The page ignores the query string. Without this, addresses with a query are not cached. */
  anyQuery?: boolean;
  /** Unknown values must not answer 200, or strangers could fill the cache. */
  query?: string | string[];
  /** Where addresses are the owner's, any other gets the 404 page, which all of them share. */
  exists?: (request: FastifyRequest) => Promise<boolean>;
  /** A page with a few variants says which one a request gets, and the header for `Vary`. */
  variant?: { of: (request: FastifyRequest) => string; vary: string };
};

type Address = { key: string; vary: string[] };

type Start = {
  version: number;
  /** It counts milliseconds since 1970, by the clock of the application. */
  at: number;
  /** `performance.now()` gives the same moment, and nobody can set it back. */
  tick: number;
};

type Entry = { answer: CachedAnswer; start: Start; freshness: Freshness };

/** Other requests for a page that is being rendered wait for `entry`. */
type Pending = Address & {
  start: Start;
  entry: Promise<Entry | undefined>;
  finish: (entry?: Entry) => void;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer of this GET route is the same for everybody without a session. */
    cache?: true | CacheOptions;
  }
  interface FastifyRequest {
    pendingPage: Pending | null;
    isFromCache: boolean;
  }
  interface FastifyReply {
    freshness: Freshness | null;
  }
}

/** An entry may be used this long although a change may have been missed. */
const UNCERTAIN_FOR_MS = 500;
const MAX_BYTES = 64_000_000;
const NOT_FOUND = '/404';

/**
 * Caches answers that are the same for everybody: the first request renders, the others get the
 * same bytes until something changes. A request that arrives after a change was answered sees the
 * change.
 * @param sessionCookie requests with this cookie are never answered from the cache
 * @param isMissingPage whether an unknown address gets the 404 page, which is the same for all of
 * them
 */
export function createPageCache(
  { database: { changes }, clock }: Pick<Deps, 'database' | 'clock'>,
  sessionCookie: string,
  isMissingPage: (request: FastifyRequest) => boolean,
) {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.size,
  });
  const pending = new Map<string, Pending>();

  /** A clock that was set back makes an entry come from the future, and expire too late. */
  const isUnexpired = ({ start, freshness }: Entry) => {
    const now = clock().getTime();
    return now >= start.at && now < freshness.validUntil;
  };
  const isValid = (entry: Entry) =>
    entry.start.version === changes.version &&
    isUnexpired(entry) &&
    ((changes.isCurrent() && !entry.freshness.stale) ||
      performance.now() - entry.start.tick < UNCERTAIN_FOR_MS);

  /**
   * The key comes from the route's pattern, so that different spellings of an address share an
   * entry. Returns null when the answer is not for everybody.
   */
  function addressOf(request: FastifyRequest, isMissing: boolean): Address | null {
    const { config, url: pattern = '' } = request.routeOptions;
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    if (isPersonal(request.headers)) return null;
    const prefix = prefixOf(request);
    if (isMissing) return isMissingPage(request) ? { key: prefix + NOT_FOUND, vary: [] } : null;
    if (!config.cache) return null;
    const { anyQuery, query: parameters = [], variant } = config.cache === true ? {} : config.cache;
    const names = [parameters].flat();
    const query = isRecord(request.query) ? request.query : {};
    const params = isRecord(request.params) ? request.params : {};
    if (!anyQuery && Object.keys(query).some((name) => !names.includes(name))) return null;
    const chosen = names
      .filter((name) => query[name] !== undefined)
      .map((name) => `${name}=${encodeURIComponent(String(query[name]))}`);
    const path =
      prefix +
      pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))) +
      (chosen.length === 0 ? '' : `?${chosen.join('&')}`);
    const vary = variant ? [variant.vary] : [];
    if (config.access !== undefined) vary.push('Cookie');
    return { key: variant ? `${path} ${variant.of(request)}` : path, vary };
  }

  /** A proxy must not keep what somebody with a session sees at an address for everybody. */
  function isForOneReader({ headers, routeOptions }: FastifyRequest, reply: FastifyReply) {
    const control = reply.getHeader('cache-control') ?? 'no-cache';
    return routeOptions.config.cache && control === 'no-cache' && isPersonal(headers);
  }

  function isPersonal(headers: IncomingHttpHeaders) {
    return (
      headers.cookie?.includes(`${sessionCookie}=`) ||
      headers.authorization !== undefined ||
      headers['content-length'] !== undefined ||
      headers['transfer-encoding'] !== undefined
    );
  }

  /** Without an entry and without a rendering to wait for, this request renders. */
  async function findOrStart(request: FastifyRequest, reply: FastifyReply) {
    const { cache } = request.routeOptions.config;
    const exists = typeof cache === 'object' ? cache.exists : undefined;
    const isMissing = request.is404 || (exists !== undefined && !(await exists(request)));
    const address = addressOf(request, isMissing);
    if (!address) return undefined;
    const { key } = address;
    const last = entries.get(key);
    if (last && isValid(last)) return last;
    if (last) {
      // While the database does not answer, the last entry is better than none.
      const isAnswering = await changes.verify();
      if (isAnswering ? isValid(last) : isUnexpired(last)) return last;
    }
    const { version } = changes;
    const running = pending.get(key);
    if (running?.start.version === version) {
      const entry = await running.entry;
      return entry && isUnexpired(entry) ? entry : undefined;
    }
    const { promise, resolve } = Promise.withResolvers<Entry | undefined>();
    const start = { version, at: clock().getTime(), tick: performance.now() };
    const finish = (entry?: Entry) => {
      resolve(entry);
      if (pending.get(key) === started) pending.delete(key);
    };
    const started: Pending = { ...address, start, entry: promise, finish };
    pending.set(key, started);
    request.pendingPage = started;
    // A refused or abandoned request lets those who wait render for themselves.
    reply.raw.once('close', () => finish());
    return undefined;
  }

  function store(page: Pending, reply: FastifyReply, payload: unknown) {
    const { key, vary, start } = page;
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(body) || !isCacheable(reply, key)) return undefined;
    const answer = createCachedAnswer(reply.statusCode, reply.getHeaders(), body, vary);
    const freshness = reply.freshness ?? createFreshness();
    const entry: Entry = { answer, start, freshness };
    const last = entries.get(key);
    // A slow rendering that began earlier must not replace a newer one.
    if (!last || last.start.version <= start.version) entries.set(key, entry);
    return entry;
  }

  return {
    /** Call it before adding any hook that may refuse a request or takes time. */
    answerFirst(app: App): void {
      app.decorateRequest('pendingPage', null);
      app.decorateRequest('isFromCache', false);
      app.decorateReply('freshness', null);
      app.addHook('onRequest', async (request, reply) => {
        const entry = await findOrStart(request, reply);
        if (!entry) return;
        const { status, headers, body } = await entry.answer.messageFor(request.headers);
        request.isFromCache = true;
        reply.hijack();
        reply.raw.writeHead(status, headers);
        reply.raw.end(request.method === 'HEAD' ? undefined : body);
      });
    },

    /** Call it after adding every hook that sets a header. */
    storeLast(app: App): void {
      app.addHook('onSend', async (request, reply, payload) => {
        if (request.hasChangedPages) changes.changed();
        const { pendingPage } = request;
        if (isForOneReader(request, reply)) reply.header('cache-control', 'private, no-cache');
        if (!pendingPage) return payload;
        const last = entries.get(pendingPage.key);
        const lastIsNewest = last?.start.version === changes.version && isUnexpired(last);
        // With a 503 the database is down, or the server is too busy to render.
        const isUnavailable = reply.statusCode === 503 && lastIsNewest;
        const entry = isUnavailable ? last : store(pendingPage, reply, payload);
        pendingPage.finish(entry);
        if (!entry) return payload;
        const { status, headers, body } = await entry.answer.messageFor(request.headers);
        for (const name of Object.keys(reply.getHeaders())) {
          // A server that is closing has asked for `Connection: close`.
          if (name !== 'x-request-id' && name !== 'connection') reply.removeHeader(name);
        }
        reply.code(status).headers(headers);
        return body;
      });
    },
  };
}

function isCacheable(reply: FastifyReply, key: string): boolean {
  if (reply.hasHeader('set-cookie')) return false;
  if (key.endsWith(NOT_FOUND)) return reply.statusCode === 404;
  const control = String(reply.getHeader('cache-control'));
  return reply.statusCode === 200 && !/no-store|private/.test(control);
}
