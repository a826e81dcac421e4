import type { Values } from '../contract.ts';

type Facts = Pick<Values<'contact'>, 'brand' | 'links' | 'reward'>;
type AppFacts = Record<'app_name' | 'app_store' | 'play_store', string>;

export const knowsApp = ({ app_name, app_store, play_store }: AppFacts): boolean =>
  [app_name, app_store, play_store].some((fact) => fact !== '');

export const hasApp = ({ brand, links }: Pick<Facts, 'brand' | 'links'>): boolean =>
  knowsApp({ ...links, app_name: brand.app_name });

/** A shop without an app, or without a reward, asks for no ratings. */
export const rewardsRatings = (facts: Facts): boolean => hasApp(facts) && facts.reward.name !== '';
