import type { App, Deps } from '../../../server/deps.ts';
import { listRoutes } from '../../../server/lists/list-routes.ts';
import {
  type AspectQuery,
  aspectInput,
  aspectQuery,
  aspectSchema,
  aspectUpdate,
} from './contract.ts';
import { aspectTexts } from './messages.ts';
import { aspectEntries, inCategory } from './store.ts';

export const aspectRoutes = (app: App, deps: Deps) =>
  listRoutes(app, deps, {
    path: '/api/admin/feedback-aspects',
    action: 'aspect',
    name: 'aspek',
    texts: aspectTexts,
    schema: aspectSchema,
    input: aspectInput,
    update: aspectUpdate,
    entries: aspectEntries,
    filter: { query: aspectQuery, where: ({ category }: AspectQuery) => inCategory(category) },
  });
