import type { Feature } from '../feature.ts';

export const outletsFeature: Feature = { name: 'outlets' };
