import type { Feature } from '../feature.ts';
import { digestMail } from './digest/mail.ts';
import { sendDigest } from './digest/schedule.ts';
import { overviewRoutes } from './routes.ts';

export const overviewFeature: Feature = {
  name: 'overview',
  routes: overviewRoutes,
  mail: { digest: digestMail },
  jobs: [sendDigest],
  tabs: ['overview'],
};
