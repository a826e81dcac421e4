import type { Feature } from '../feature.ts';
import { digestMail } from './digest/mail.ts';
import { digestJob } from './digest/schedule.ts';
import { overviewRoutes } from './routes.ts';

export const overviewFeature: Feature = {
  name: 'overview',
  routes: overviewRoutes,
  mail: { digest: digestMail },
  jobs: [digestJob],
  tabs: ['overview'],
};
