import { isRecord } from '../record.contract.ts';
import { uiTexts } from './messages.ts';
import { pageReader, sayHere } from './reader.tsx';

/** Importing zod's type would load zod on pages that need no schema. */
export type Parser<T> = { parse(value: unknown): T };
export type Options = { signal?: AbortSignal | undefined; headers?: Record<string, string> };

type Failure = {
  status?: number;
  code?: string;
  text?: string;
  userMessage: string;
  fields?: Record<string, string>;
  current?: unknown;
  cause?: unknown;
};

/**
 * `message` is "STATUS: text". `userMessage` is the sentence for people, empty if the server sent
 * none. `code` is for programs, and `fields` has a message for each field. `status` is undefined if
 * the server was not reached.
 */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly code: string;
  readonly userMessage: string;
  readonly fields: Record<string, string>;
  readonly current: unknown;

  constructor({ status, code = '', text, userMessage, fields = {}, current, cause }: Failure) {
    super(status === undefined ? userMessage : `${status}: ${text ?? userMessage}`, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.userMessage = userMessage;
    this.fields = fields;
    this.current = current;
  }
}

export function errorMessage(error: unknown, fallback = sayHere(uiTexts.failed)): string {
  return (error instanceof ApiError && error.userMessage) || fallback;
}

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` after every 401 and when an answer says that the session has ended. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

const jsonHeaders = { 'content-type': 'application/json' };

function sharedHeaders() {
  const { voice, lang } = pageReader();
  return { accept: 'application/json', 'x-reader': `${voice} ${lang}` };
}

const unreachable = (cause?: unknown) =>
  new ApiError({ userMessage: sayHere(uiTexts.unreachable), cause });

function refusal(status: number, statusText: string, raw: string): ApiError {
  if (status === 401) for (const listener of unauthorizedListeners) listener();
  const body = parseJson(raw);
  // Node ends a slow request before the server has read whose language it is in.
  const sentence =
    status === 408 ? sayHere(uiTexts.tooSlow) : textAt(body, 'message') || textAt(body, 'error');
  const plain = raw.trim();
  // HTML from a proxy is not a sentence to show; the caller has a message of its own.
  const readable = sentence || (/^[<{[]/.test(plain) || plain.length > 300 ? '' : plain);
  const text = sentence || plain || statusText;
  const current = isRecord(body) ? body.current : undefined;
  const fields = fieldsOf(body);
  const code = textAt(body, 'code');
  return new ApiError({ status, code, text, userMessage: readable, fields, current });
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function textAt(body: unknown, key: string): string {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === 'string' ? value : '';
}

function fieldsOf(body: unknown): Record<string, string> {
  const fields = isRecord(body) ? body.fields : undefined;
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
}

function read<T>(raw: string, schema: Parser<T>): T {
  try {
    return schema.parse(raw === '' ? undefined : JSON.parse(raw));
  } catch (cause) {
    console.error(cause);
    throw new ApiError({ userMessage: sayHere(uiTexts.unreadable), cause });
  }
}

async function send(method: string, path: string, payload: unknown, options: Options) {
  const form = payload instanceof FormData;
  const json = payload !== undefined && !form;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...sharedHeaders(), ...(json ? jsonHeaders : {}), ...options.headers },
    ...(payload === undefined ? {} : { body: form ? payload : JSON.stringify(payload) }),
    ...(options.signal ? { signal: options.signal } : {}),
  }).catch((cause: unknown) => {
    throw options.signal?.aborted ? cause : unreachable(cause);
  });
  const raw = await response.text().catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!response.ok) throw refusal(response.status, response.statusText, raw);
  // Without a session some calls answer with public data, which would be taken for its own.
  if (response.headers.get('x-session') === 'ended' && unauthorizedListeners.size > 0) {
    throw refusal(401, 'Unauthorized', '');
  }
  return { raw, headers: response.headers };
}

type Call = {
  (path: string, payload?: unknown): Promise<unknown>;
  <T>(path: string, payload: unknown, schema: Parser<T>, options?: Options): Promise<T>;
};

function withBody(method: string): Call {
  return async <T>(path: string, payload?: unknown, schema?: Parser<T>, options: Options = {}) => {
    const { raw } = await send(method, path, payload, options);
    return schema ? read(raw, schema) : raw;
  };
}

async function get<T>(path: string, schema: Parser<T>, options: Options = {}): Promise<T> {
  return read((await send('GET', path, undefined, options)).raw, schema);
}

export async function getPage<T>(
  path: string,
  schema: Parser<T[]>,
  options: Options = {},
): Promise<{ rows: T[]; total: number }> {
  const { raw, headers } = await send('GET', path, undefined, options);
  const rows = read(raw, schema);
  const total = Number(headers.get('x-total-count') ?? rows.length);
  return { rows, total: Number.isFinite(total) ? total : rows.length };
}

/** `onProgress` gets the share sent, from 0 to 1, which `fetch` cannot report. */
function upload<T>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
  schema: Parser<T>,
  { headers = {}, signal }: Options = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    for (const [name, value] of Object.entries({ ...sharedHeaders(), ...headers })) {
      request.setRequestHeader(name, value);
    }
    signal?.addEventListener('abort', () => request.abort());
    request.onabort = () => reject(signal?.reason);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(unreachable());
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) return reject(refusal(status, statusText, responseText));
      try {
        resolve(read(responseText, schema));
      } catch (error) {
        reject(error);
      }
    };
    request.send(form);
  });
}

// `randomUUID` exists on https only, and a shop may try this on its own network without it.
export const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

export const api = {
  get,
  post: withBody('POST'),
  put: withBody('PUT'),
  patch: withBody('PATCH'),
  delete: withBody('DELETE'),
  upload,
};
