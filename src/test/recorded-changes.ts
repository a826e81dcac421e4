import { appendFileSync } from 'node:fs';
import type { App } from '../server/deps.ts';
import { type AppRoute, isRecorded } from './routes.ts';

/**
 * Watches changes by staff in tests. One that succeeds without a line in the audit log fails the
 * test. One that never succeeds in any test fails the run (`global-setup.ts`), because nothing
 * would check its line.
 */
export function watchChanges(app: App, routes: AppRoute[], reportPath: string) {
  const unrecorded: string[] = [];
  const seen = new Set<string>();
  const report = (
    kind: 'expected' | 'recorded',
    { method, url }: Pick<AppRoute, 'method' | 'url'>,
  ) => appendFileSync(reportPath, `${kind} ${method} ${url}\n`);

  app.addHook('onReady', async () => {
    for (const route of routes) if (isRecorded(route)) report('expected', route);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routes.find((one) => one.method === method && one.url === routeOptions.url);
    if (!route || !isRecorded(route) || reply.statusCode >= 400) return;
    const name = `${method} ${route.url}`;
    if (!request.recorded) unrecorded.push(name);
    else if (!seen.has(name)) report('recorded', route);
    seen.add(name);
  });

  return function expectAllRecorded() {
    const names = new Set(unrecorded.splice(0));
    if (names.size > 0) throw new Error(`Not in the audit log: ${[...names].join(', ')}`);
  };
}
