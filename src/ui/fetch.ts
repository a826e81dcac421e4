/** The browser's way to the API: typed by the contract's schemas, failing in sentences. */

/** Anything with zod's `parse`: a page that needs no schema does not load zod for it. */
export type Parser<T> = { parse(value: unknown): T };
export type Options = { signal?: AbortSignal | undefined; headers?: Record<string, string> };

type Failure = {
  status?: number;
  text?: string;
  sentence: string;
  fields?: Record<string, string>;
  cause?: unknown;
};

/**
 * `message` is "STATUS: text"; people are shown `sentence`; `fields` holds one sentence a field.
 * Without a `status` the server was not reached at all.
 */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly sentence: string;
  readonly fields: Record<string, string>;

  constructor({ status, text, sentence, fields = {}, cause }: Failure) {
    super(status === undefined ? sentence : `${status}: ${text ?? sentence}`, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentence;
    this.fields = fields;
  }
}

/** What to show people about any failure. */
export function sentenceOf(error: unknown, fallback = 'Something went wrong'): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}

const unauthorized = new Set<() => void>();

/** Calls `listener` whenever any answer is 401: the only sign that a session is over. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorized.add(listener);
  return () => unauthorized.delete(listener);
}

const jsonHeaders = { 'content-type': 'application/json' };

function indonesian() {
  return typeof document !== 'undefined' && document.documentElement.lang.startsWith('id');
}

function unreachable(cause?: unknown): ApiError {
  const sentence = indonesian()
    ? 'Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.'
    : 'No connection. Check your internet and try again.';
  return new ApiError({ sentence, cause });
}

function refusal(status: number, statusText: string, raw: string): ApiError {
  if (status === 401) for (const listener of unauthorized) listener();
  const body = parseJson(raw);
  const own = textAt(body, 'message') || textAt(body, 'error');
  const text = own || raw.trim() || statusText;
  // A proxy's HTML page is no sentence for people.
  const readable = own || (/^[<{[]/.test(text) || text.length > 300 ? '' : text);
  const apology = indonesian()
    ? 'Terjadi kesalahan. Coba lagi.'
    : 'Something went wrong. Try again.';
  return new ApiError({ status, text, sentence: readable || apology, fields: fieldsOf(body) });
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function read<T>(raw: string, schema: Parser<T>): T {
  try {
    return schema.parse(raw === '' ? undefined : JSON.parse(raw));
  } catch (cause) {
    console.error(cause);
    throw new ApiError({ sentence: 'The answer could not be read. Reload the page.', cause });
  }
}

async function send(method: string, path: string, payload: unknown, options: Options) {
  const form = payload instanceof FormData;
  const json = payload !== undefined && !form;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(json ? jsonHeaders : {}), ...options.headers },
    ...(payload === undefined ? {} : { body: form ? payload : JSON.stringify(payload) }),
    ...(options.signal ? { signal: options.signal } : {}),
  }).catch((cause: unknown) => {
    throw options.signal?.aborted ? cause : unreachable(cause);
  });
  const raw = await response.text().catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!response.ok) throw refusal(response.status, response.statusText, raw);
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

/** A list and how many rows there are in all, which travels in `X-Total-Count`. */
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

/** Sends a form with files; `onProgress` hears the sent share, 0 to 1, which `fetch` cannot tell. */
function upload<T>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
  schema: Parser<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
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

export const api = {
  get,
  post: withBody('POST'),
  put: withBody('PUT'),
  patch: withBody('PATCH'),
  delete: withBody('DELETE'),
  upload,
};
