import type { Access } from '../features/accounts/contract.ts';
import type { App } from '../server/deps.ts';

export type AppRoute = {
  method: string;
  url: string;
  access: Access | undefined;
  /** It is empty if no feature's file added the route. */
  feature: string;
};

/** It lists only routes that are added from now on. */
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

/** Finding it out takes as long as making the route, and it is the same in every application. */
const featureOf = new Map<string, string>();

/** Changes and exports by staff must leave a line in the audit log. A preview changes nothing. */
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
