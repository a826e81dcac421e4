import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createHead, type Head, type SendHead } from './head.ts';

/** As drawn: status, headers and bytes. */
export type Answer = {
  status: number;
  headers: Record<string, number | string | string[] | undefined>;
  bytes: Buffer;
};

type Coding = 'br' | 'gzip' | 'identity';
type Form = { etag: string; head: Head; bytes: Buffer; unchanged: Head };

/** An answer in every coding that was asked for so far, ready to be sent. */
export type Copy = {
  readonly size: number;
  /** The form for this `Accept-Encoding`, if it has been made. */
  formFor(accepted: string | undefined): Form | undefined;
  /** Makes it. */
  makeForm(accepted: string | undefined): Promise<Form>;
};

/** What belongs to one request or connection, not to the answer. */
const OF_A_REQUEST = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

/** Below it a coding saves nothing. */
const WORTH_CODING = 1024;
/** Of our pages it saves 98 % of what the highest does, in a thirtieth of its time. */
const BROTLI_QUALITY = 6;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

export function createCopy({ status, headers, bytes }: Answer, vary: string[]): Copy {
  const codable =
    bytes.length >= WORTH_CODING && /text|json|xml/.test(`${headers['content-type']}`);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const common = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_A_REQUEST.has(name) ? [] : [name, String(value)],
  );
  if (!('cache-control' in headers)) common.push('cache-control', 'public, no-cache');
  const differs = [...new Set([headers.vary, ...vary, codable && 'Accept-Encoding'].flat())];
  if (differs.some(Boolean)) common.push('vary', differs.filter(Boolean).join(', '));

  const forms: Partial<Record<Coding, Form | Promise<Form>>> = {};
  const codingFor = (accepted: string | undefined) => (codable ? negotiate(accepted) : 'identity');
  const formOf = (coding: Coding, coded: Buffer): Form => {
    const etag = `"${tag}${coding === 'identity' ? '' : `-${coding}`}"`;
    const head = [...common, 'content-length', String(coded.length)];
    if (status === 200) head.push('etag', etag);
    if (coding !== 'identity') head.push('content-encoding', coding);
    return {
      etag,
      head: createHead(status, head),
      bytes: coded,
      unchanged: createHead(304, withoutContent(head)),
    };
  };
  forms.identity = formOf('identity', bytes);

  return {
    // A guess for the others that is never too small.
    size: bytes.length * 2,
    formFor(accepted) {
      const form = forms[codingFor(accepted)];
      return form instanceof Promise ? undefined : form;
    },
    async makeForm(accepted) {
      const coding = codingFor(accepted);
      if (coding !== 'identity') {
        forms[coding] ??= compress[coding](bytes).then((coded) => {
          const form = formOf(coding, coded);
          forms[coding] = form;
          return form;
        });
      }
      return (await forms[coding]) ?? formOf('identity', bytes);
    },
  };
}

/** Sends a form, or only that the visitor's own copy is still right. */
export function sendForm(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { etag, head, bytes, unchanged }: Form,
  send: SendHead,
): void {
  const known = headers['if-none-match'];
  const same = known !== undefined && head.status === 200 && names(known, etag);
  send(response, same ? unchanged : head);
  if (same || method === 'HEAD') response.end();
  else response.end(bytes);
}

/** Compared weakly, as for every conditional GET: proxies that code an answer anew mark its tag. */
const names = (known: string, etag: string) =>
  known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const CONTENT = new Set(['content-length', 'content-type', 'content-encoding']);

function withoutContent(head: string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < head.length; at += 2) {
    const name = head[at] ?? '';
    if (!CONTENT.has(name)) kept.push(name, head[at + 1] ?? '');
  }
  return kept;
}

/** Browsers send a handful of values for ever; whoever makes up others only empties this. */
const negotiated = new Map<string, Coding>();
const MOST_VALUES = 100;

/** The best coding that an `Accept-Encoding` allows. */
function negotiate(accepted = ''): Coding {
  const known = negotiated.get(accepted);
  if (known) return known;
  const allowed = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const;
    }),
  );
  const coding = (['br', 'gzip'] as const).find((name) => allowed.get(name) ?? allowed.get('*'));
  if (negotiated.size >= MOST_VALUES) negotiated.clear();
  negotiated.set(accepted, coding ?? 'identity');
  return coding ?? 'identity';
}
