import { expect, test } from 'vitest';
import { findCycles } from './cycles.ts';
import { importError } from './direction.ts';
import { readImports } from './read-imports.ts';

test('public pages and the dashboard do not import each other', () => {
  const dashboard = 'dashboard code stays in the dashboard';
  expect(importError('client/site.client.ts', 'features/faqs/admin.tsx')).toBe(dashboard);
  expect(importError('features/faqs/section.tsx', 'features/faqs/admin-card.tsx')).toBe(dashboard);
  expect(importError('pages/home/home.tsx', 'ui/dashboard/badge.tsx')).toBe(dashboard);
  const site = 'public pages stay out of the dashboard';
  expect(importError('admin/main.tsx', 'client/bar.client.ts')).toBe(site);
  expect(importError('features/feedback/admin.tsx', 'features/feedback/island-stars.tsx')).toBe(
    site,
  );
  expect(importError('features/faqs/admin.tsx', 'features/faqs/contract.ts')).toBe(null);
});

test('a lower layer does not import a higher one', () => {
  expect(importError('server/deps.ts', 'features/faqs/store.ts')).toBe('arrows point down');
  expect(importError('features/faqs/store.ts', 'app.ts')).toBe('arrows point down');
  expect(importError('commands/backup.ts', '../scripts/build.ts')).toBe(
    'the program runs without its tools',
  );
  expect(importError('ui/dialog.tsx', 'client/site.client.ts')).toBe('arrows point down');
  expect(importError('features/faqs/store.ts', 'server/deps.ts')).toBe(null);
});

test('files matched by import.meta.glob count as imported', () => {
  expect(readImports().get('client/site.client.ts')).toContain('pages/parts/embed.island.tsx');
});

test('a cycle of imports is listed in order', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['c']],
  ]);
  expect(findCycles(graph)).toEqual([['a', 'b', 'c', 'a']]);
  expect(findCycles(new Map([['a', ['b']]]))).toEqual([]);
});
