import { type ServerResponse, STATUS_CODES } from 'node:http';

/** Seconds for which a connection stays open between two requests. */
export const KEEP_ALIVE = 10;

export type Head = {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  /** As it goes over a connection that stays open. */
  joined(): string;
};

/** Its headers have been sent once, so they are valid. */
export function createHead(status: number, headers: string[]): Head {
  let lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
  const last = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE}\r\n\r\n`;
  let joined = '';
  let second = 0;
  return {
    status,
    headers,
    joined() {
      const now = Math.floor(Date.now() / 1000);
      if (now !== second) {
        second = now;
        joined = `${lines}Date: ${new Date(now * 1000).toUTCString()}\r\n${last}`;
      }
      return joined;
    },
  };
}

export type SendHead = (response: ServerResponse, head: Head) => void;

export const sendHeaders: SendHead = (response, { status, headers }) =>
  response.writeHead(status, headers);

/**
 * What `writeHead` does, without checking and joining the same headers for every visitor, which costs
 * more than everything else that is done here for one. Node has no public way to take a head that is
 * joined, so this sets the field in which it keeps its own.
 */
export const sendJoined: SendHead = (response, head) => {
  // Node would have to say so in the head, and remember it.
  if (!response.shouldKeepAlive) return sendHeaders(response, head);
  response.statusCode = head.status;
  Reflect.set(response, '_header', head.joined());
};
