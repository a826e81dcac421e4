import type { Feature } from '../feature.ts';

export const metricsFeature: Feature = {
  // Its routes are added before all others, which it watches: see `app.ts`.
  name: 'metrics',
};
