import { OWNER } from '../../src/test/servers/built-server.ts';

/** A client of one server that keeps its session and sends its origin. */
export function visitor(url: string, cookie = '') {
  const state = { cookie };
  const send = (method: string, path: string, body?: object | FormData) => {
    const form = body instanceof FormData;
    return fetch(url + path, {
      method,
      headers: {
        origin: url,
        cookie: state.cookie,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
  };
  const login = async (as = OWNER) => {
    const answer = await send('POST', '/api/auth/login', as);
    if (!answer.ok) throw new Error(`The login answered ${answer.status}: ${await answer.text()}`);
    state.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  return Object.assign(state, { url, send, login });
}
