import { allPages } from '../pages.contract.ts';

export const PUBLIC_PAGES: Record<string, 200 | 404> = {
  ...Object.fromEntries(allPages().map(({ address }) => [address, 200 as const])),
  '/no-such-page': 404,
};
