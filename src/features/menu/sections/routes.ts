import type { App, Deps } from '../../../server/deps.ts';
import { listRoutes } from '../../../server/lists/list-routes.ts';
import { sectionInput, sectionSchema, sectionUpdate } from './contract.ts';
import { sectionTexts } from './messages.ts';
import { sectionEntries } from './store.ts';

export const sectionRoutes = (app: App, deps: Deps) =>
  listRoutes(app, deps, {
    path: '/api/admin/menu-sections',
    action: 'menu-section',
    name: 'menu-sections',
    texts: sectionTexts,
    schema: sectionSchema,
    input: sectionInput,
    update: sectionUpdate,
    entries: sectionEntries,
  });
