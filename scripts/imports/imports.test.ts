import { expect, test } from 'vitest';
import { findCircles } from './circles.ts';
import { complaint } from './direction.ts';
import { readImports } from './read-imports.ts';

test('public pages and the dashboard do not import each other', () => {
  const dashboard = 'dashboard code stays in the dashboard';
  expect(complaint('client/site.client.ts', 'features/faqs/admin.tsx')).toBe(dashboard);
  expect(complaint('features/faqs/section.tsx', 'features/faqs/admin-card.tsx')).toBe(dashboard);
  expect(complaint('pages/home/home.tsx', 'ui/dashboard/badge.tsx')).toBe(dashboard);
  const site = 'public pages stay out of the dashboard';
  expect(complaint('admin/main.tsx', 'client/bar.client.ts')).toBe(site);
  expect(complaint('features/feedback/admin.tsx', 'features/feedback/island-stars.tsx')).toBe(site);
  expect(complaint('features/faqs/admin.tsx', 'features/faqs/contract.ts')).toBe(null);
});

test('a lower layer does not import a higher one', () => {
  expect(complaint('server/deps.ts', 'features/faqs/store.ts')).toBe('arrows point down');
  expect(complaint('features/faqs/store.ts', 'app.ts')).toBe('arrows point down');
  expect(complaint('commands/backup.ts', '../scripts/build.ts')).toBe(
    'the program runs without its tools',
  );
  expect(complaint('ui/dialog.tsx', 'client/site.client.ts')).toBe('arrows point down');
  expect(complaint('features/faqs/store.ts', 'server/deps.ts')).toBe(null);
});

test('files matched by import.meta.glob count as imported', () => {
  expect(readImports().get('client/site.client.ts')).toContain('pages/parts/embed.island.tsx');
});

test('a circle of imports is listed in order', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['c']],
  ]);
  expect(findCircles(graph)).toEqual([['a', 'b', 'c', 'a']]);
  expect(findCircles(new Map([['a', ['b']]]))).toEqual([]);
});
