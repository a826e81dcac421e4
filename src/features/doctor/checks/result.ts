import type { Finding } from '../contract.ts';

export const good = (name: string, found: string): Finding => ({
  name,
  state: 'good',
  found,
  advice: null,
});

export const warning = (name: string, found: string, advice: string): Finding => ({
  name,
  state: 'warning',
  found,
  advice,
});

export const bad = (name: string, found: string, advice: string): Finding => ({
  name,
  state: 'bad',
  found,
  advice,
});
