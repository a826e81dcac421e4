import type { Feature } from '../feature.ts';

export const metricsFeature: Feature = {
  // Its hooks must be added before all routes, so `app.ts` adds them first.
  name: 'metrics',
};
