import type { Values } from '../contract.ts';

type Facts = Pick<Values<'contact'>, 'brand' | 'links' | 'reward'>;
type AppFacts = Record<'app_name' | 'app_store' | 'play_store', string>;

/** Without any of these, nothing on the site speaks of an app. */
export const knowsApp = ({ app_name, app_store, play_store }: AppFacts): boolean =>
  [app_name, app_store, play_store].some((fact) => fact !== '');

export const hasApp = ({ brand, links }: Pick<Facts, 'brand' | 'links'>): boolean =>
  knowsApp({ ...links, app_name: brand.app_name });

/** Ratings of the app are asked for only by a shop that has one, and says what it gives for them. */
export const rewardsRatings = (facts: Facts): boolean => hasApp(facts) && facts.reward.name !== '';
