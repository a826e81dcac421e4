import { Agent, type RequestOptions, request } from 'node:http';
import { performance } from 'node:perf_hooks';

type Rate = { perSecond: number; failed: number };

/** Sends one request after another on each connection; what is not answered as expected has failed. */
export async function load(
  url: string,
  {
    connections,
    ms,
    expected,
    next,
  }: {
    connections: number;
    ms: number;
    expected: number;
    next: () => RequestOptions & { body?: string };
  },
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  let answered = 0;
  let failed = 0;
  const began = performance.now();
  const once = () =>
    new Promise<void>((resolve) => {
      const { body, ...options } = next();
      const sent = request({ hostname, port, agent, ...options }, (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === expected) answered += 1;
          else failed += 1;
          resolve();
        });
      });
      sent.on('error', () => {
        failed += 1;
        resolve();
      });
      sent.end(body);
    });
  const client = async () => {
    while (performance.now() - began < ms) await once();
  };
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { perSecond: answered / seconds, failed };
}

/** How often in a second something can be done, by so many at once. */
export async function rateOf(
  ms: number,
  run: () => Promise<unknown>,
  parallel = 1,
): Promise<number> {
  let times = 0;
  const began = performance.now();
  const worker = async () => {
    while (performance.now() - began < ms) {
      await run();
      times += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return times / ((performance.now() - began) / 1000);
}

export const medianOf = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
