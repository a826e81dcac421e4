import type { Access } from '../features/accounts/contract.ts';
import type { App } from '../server/deps.ts';

export type AppRoute = {
  method: string;
  url: string;
  access: Access | undefined;
  /** The feature whose file added the route; empty if no feature did. */
  feature: string;
};

/** Lists every route added to an application from now on. */
export function collectRoutes(app: App): AppRoute[] {
  const routes: AppRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      if (one === 'HEAD') continue;
      const feature = featureOf.get(`${one} ${url}`) ?? callingFeature();
      featureOf.set(`${one} ${url}`, feature);
      routes.push({ method: one, url, access: config?.access, feature });
    }
  });
  return routes;
}

/** The same in every application; finding it out takes as long as making the route. */
const featureOf = new Map<string, string>();

/**
 * Calls by staff that must leave a line in the audit log: changes and exports. A preview changes
 * nothing.
 */
export const isRecorded = ({ method, url, access }: AppRoute) =>
  access !== undefined &&
  access !== 'public' &&
  !url.startsWith('/preview') &&
  !url.endsWith('/preview') &&
  (method !== 'GET' || url.endsWith('.csv'));

function callingFeature(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return /\/src\/features\/([\w-]+)\/(?!.*\.test\.)/.exec(stack)?.[1] ?? '';
}
