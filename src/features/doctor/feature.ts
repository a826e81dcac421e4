import type { Feature } from '../feature.ts';
import { doctorRoutes } from './routes.ts';

export const doctorFeature: Feature = {
  name: 'doctor',
  routes: doctorRoutes,
  tabs: ['doctor'],
};
