import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { orAfter } from '../../concurrency.ts';
import type { App, Deps } from '../../deps.ts';
import { type Copy, createCopy, sendForm } from './copy.ts';
import { drawForAll, isForAll } from './drawing.ts';
import { sendHeaders, sendJoined } from './head.ts';

/** What of a request may decide how a kept answer looks. */
export type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

type Kept = {
  /** The query changes nothing, as in `/?utm_source=…`. Otherwise only the bare address is kept. */
  anyQuery?: boolean;
  /** For an answer that comes in a few variants: which of them a request gets, and why (`Vary`). */
  variant?: { of: (asked: Asked) => string; vary: string };
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This GET answers everybody without a session alike, so it is drawn once a change. */
    kept?: Kept;
  }
}

type Held = {
  copy: Copy;
  version: number;
  own: number;
  /** Milliseconds since 1970: what it shows is right in between. */
  from: number;
  until: number;
  /** Milliseconds of `performance.now()`. */
  drawnAt: number;
  makeshift: boolean;
};

/** What the application answers to a request of its own. */
type Drawn = Awaited<ReturnType<App['inject']>>;

type Flight = { version: number; own: number; since: number; landed: Promise<Held | null> };

/** Where an answer went that came from memory: the address without its query, and the pattern it fits. */
type Sent = { url: string; route: string };
type SentListener = (request: IncomingMessage, response: ServerResponse, place: Sent) => void;

type Place = Sent & {
  kept: Kept;
  /** A session gets another answer. */
  knowsStaff: boolean;
  held: Map<string, Held>;
  flights: Map<string, Flight>;
};

/** Milliseconds a visitor waits for a newer answer while the last one is at hand. */
const PATIENCE = 500;
/** Milliseconds for which a copy is right although nobody can say whether something changed. */
const UNHEARD = 500;
const MOST = { bytes: 64_000_000, places: 500, missing: 500 };
const NOT_FOUND = '/404';

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/**
 * Answers that are the same for everybody: drawn once, kept as bytes, and drawn again when something
 * they show has changed. A change that has been answered is in every answer asked for afterwards.
 *
 * @param sessionCookie who sends it is answered in person
 * @param isMissingPage whether an unknown address gets the page that says so
 */
export function createKeptAnswers(
  { database: { changes }, clock }: Pick<Deps, 'database' | 'clock'>,
  sessionCookie: string,
  isMissingPage: (request: FastifyRequest) => boolean,
) {
  const places = new Map<string, Place>();
  /** Addresses that lead nowhere, as robots try them again and again: found once by the router. */
  const missing = new Set<string>();
  let bytes = 0;
  let closing = false;
  let draw: (url: string, headers: Record<string, string>) => Promise<Drawn>;
  const listeners: SentListener[] = [];

  const isPersonal = (headers: IncomingHttpHeaders) =>
    headers.cookie?.includes(`${sessionCookie}=`) ||
    headers.authorization !== undefined ||
    headers['content-length'] !== undefined ||
    headers['transfer-encoding'] !== undefined;

  function isRight({ version, own, from, until, drawnAt, makeshift }: Held): boolean {
    if (version !== changes.version) return false;
    // A change made here may have been heard before it was answered, and been drawn without it.
    if (makeshift && own !== changes.own) return false;
    if (until !== Number.POSITIVE_INFINITY) {
      const now = clock().getTime();
      // Before it was drawn: the clock has been set back.
      if (now < from || now >= until) return false;
    }
    const certain = changes.upToDate() && !makeshift;
    return certain || performance.now() - drawnAt < UNHEARD;
  }

  /** The place of a routed request; the same however its address is spelled. */
  function placeOf(request: FastifyRequest): Place | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { config, url: pattern = '' } = request.routeOptions;
    const nowhere = request.is404 && isMissingPage(request);
    const kept = nowhere ? { anyQuery: true } : config.kept;
    if (!kept || isPersonal(request.headers)) return null;
    if (!kept.anyQuery && request.url.includes('?')) return null;
    if (nowhere) rememberMissing(request.raw);
    const url = nowhere ? NOT_FOUND : fillIn(pattern, request.params);
    const found = places.get(url);
    if (found) return found;
    const knowsStaff = config.access !== undefined;
    const route = nowhere ? 'unknown' : pattern;
    const place = { kept, url, route, knowsStaff, held: new Map(), flights: new Map() };
    if (places.size >= MOST.places) empty();
    places.set(url, place);
    return place;
  }

  function rememberMissing({ url = '', headers }: Asked) {
    if (missing.size >= MOST.missing) missing.clear();
    missing.add(asMissing(pathOf(url), headers));
  }

  /** One drawing for all who ask meanwhile; those who ask after a change get one of their own. */
  function fly(place: Place, variant: string, asked: Asked): Flight {
    const { version, own } = changes;
    const running = place.flights.get(variant);
    if (running?.version === version && running.own === own) return running;
    const since = performance.now();
    const landed = renew(place, variant, asked).finally(() => {
      if (place.flights.get(variant) === flight) place.flights.delete(variant);
    });
    const flight: Flight = { version, own, since, landed };
    place.flights.set(variant, flight);
    return flight;
  }

  async function renew(place: Place, variant: string, asked: Asked) {
    const last = place.held.get(variant);
    if (last && (await changes.confirm()) && isRight(last)) return last;

    const { version, own } = changes;
    const from = clock().getTime();
    const drawnAt = performance.now();
    const { validUntil, makeshift, drawn } = await drawForAll(() => {
      const agent = place.kept.variant && asked.headers['user-agent'];
      const url = place.kept.variant ? (asked.url ?? place.url) : place.url;
      return draw(url, { accept: 'text/html,*/*', 'user-agent': agent ?? 'kept' });
    });
    if (!isKeepable(drawn, place.url === NOT_FOUND)) {
      // Addresses that lead nowhere, as `/promos/999`, must not push out the others.
      if (place.held.size === 0) places.delete(place.url);
      return drawn.statusCode === 503 ? (last ?? null) : null;
    }
    const answer = { status: drawn.statusCode, headers: drawn.headers, bytes: drawn.rawPayload };
    const copy = createCopy(answer, [
      ...(place.kept.variant ? [place.kept.variant.vary] : []),
      ...(place.knowsStaff ? ['Cookie'] : []),
    ]);
    const held = { copy, version, own, from, until: validUntil, drawnAt, makeshift };
    hold(place, variant, held);
    return held;
  }

  function hold(place: Place, variant: string, held: Held) {
    const last = place.held.get(variant);
    // A slow drawing that began earlier must not replace a newer one.
    if (last && (last.version > held.version || last.own > held.own)) return;
    bytes += held.copy.size - (last?.copy.size ?? 0);
    place.held.set(variant, held);
    if (bytes > MOST.bytes) empty();
  }

  function empty() {
    places.clear();
    bytes = 0;
  }

  async function find(place: Place, asked: Asked): Promise<Copy | null> {
    const variant = place.kept.variant?.of(asked) ?? '';
    const last = place.held.get(variant);
    if (last && isRight(last)) return last.copy;
    const flight = fly(place, variant, asked);
    // What was saved here must be seen, however long that takes.
    const mayBeLast = last && last.own === changes.own;
    const waited = performance.now() - flight.since;
    const held = mayBeLast
      ? await orAfter(PATIENCE - waited, flight.landed, () => last)
      : await flight.landed;
    if (!held) return null;
    // It may have ended while it was being drawn.
    if (held !== last && clock().getTime() >= held.until) {
      return (await fly(place, variant, asked).landed)?.copy ?? null;
    }
    return held.copy;
  }

  return {
    /** Answers from memory, before anything else is done for a request; false when it cannot. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '', headers } = request;
      if ((method !== 'GET' && method !== 'HEAD') || closing) return false;
      const path = pathOf(url);
      const known = places.get(path);
      const place = known ?? (missing.has(asMissing(path, headers)) && places.get(NOT_FOUND));
      if (!place || (path !== url && !place.kept.anyQuery) || isPersonal(headers)) return false;
      const held = place.held.get(place.kept.variant?.of(request) ?? '');
      if (!held || !isRight(held)) return false;
      const form = held.copy.formFor(headers['accept-encoding']);
      if (!form) return false;
      sendForm(request, response, form, sendJoined);
      for (const sent of listeners) sent(request, response, place);
      return true;
    },

    /** To be called before any hook is added that may answer, or take its time. */
    register(app: App): void {
      draw = async (url, headers) => app.inject({ url, headers });
      app.addHook('preClose', async () => {
        closing = true;
      });
      app.addHook('onRequest', async (request, reply) => {
        if (closing || isForAll()) return;
        const place = placeOf(request);
        const copy = place && (await find(place, request.raw));
        if (!copy) return;
        const form = await copy.makeForm(request.headers['accept-encoding']);
        reply.hijack();
        sendForm(request.raw, reply.raw, form, sendHeaders);
      });
      app.addHook('onSend', (request, _reply, payload, done) => {
        if (request.recorded) changes.changed(request.announced);
        done(null, payload);
      });
    },

    /** Is told of every answer that went out without passing the application. */
    onSent(listener: SentListener): void {
      listeners.push(listener);
    },
  };
}

const pathOf = (url: string) => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};

/** Both decide whether it is a page that says so. */
const asMissing = (path: string, { accept, 'content-type': type }: IncomingHttpHeaders) =>
  `${path} ${accept} ${type}`;

const fillIn = (pattern: string, params: unknown) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(
      typeof params === 'object' && params !== null ? String(Reflect.get(params, name)) : '',
    ),
  );

function isKeepable({ statusCode, headers }: Drawn, missing: boolean): boolean {
  if (headers['set-cookie'] !== undefined) return false;
  if (missing) return statusCode === 404;
  return statusCode === 200 && !/no-store|private/.test(`${headers['cache-control']}`);
}
