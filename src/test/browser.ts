import { Readable } from 'node:stream';
import type { App, Deps } from '../server/deps.ts';
import { PASSWORD } from './signin.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Keeps its cookie and sends its origin, as a browser does. */
export function openBrowser(
  app: App,
  { env }: Pick<Deps, 'env'>,
  address = '203.0.113.7',
  agent = '',
) {
  const state = { cookie: '' };

  async function send(method: Method, url: string, payload?: object) {
    const headers: Record<string, string> = { origin: env.SITE_URL };
    if (agent) headers['user-agent'] = agent;
    if (state.cookie) headers.cookie = state.cookie;
    const call = { method, url, headers, remoteAddress: address };
    const response = await app.inject(payload ? { ...call, payload } : call);
    const [set] = [response.headers['set-cookie']].flat();
    if (set) state.cookie = set.split(';')[0] ?? '';
    return response;
  }

  return Object.assign(state, {
    send,
    login: (email: string, password = PASSWORD) =>
      send('POST', '/api/auth/login', { email, password }),
    authenticated: async () =>
      (await send('GET', '/api/auth/check')).json<{ authenticated: boolean }>().authenticated,
  });
}

type Call = {
  method: Method;
  url: string;
  headers: Record<string, string>;
  payload: Uint8Array | object;
};

/** Sends all but the end of a body. Resolves, once the server reads it, to what sends the end. */
export async function withhold(app: App, { payload, headers, ...call }: Call) {
  const bytes = payload instanceof Uint8Array ? payload : Buffer.from(JSON.stringify(payload));
  const reading = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  async function* body() {
    reading.resolve();
    yield bytes.subarray(0, -1);
    await end.promise;
    yield bytes.subarray(-1);
  }
  const answer = Promise.resolve(
    app.inject({
      ...call,
      headers: {
        'content-type': 'application/json',
        ...headers,
        'content-length': String(bytes.length),
      },
      payload: Readable.from(body()),
    }),
  );
  await Promise.race([reading.promise, answer]);
  return () => {
    end.resolve();
    return answer;
  };
}
