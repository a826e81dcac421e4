import type { App, Deps } from '../../../server/deps.ts';
import { listRoutes } from '../../../server/lists/list-routes.ts';
import { topicInput, topicSchema, topicUpdate } from './contract.ts';
import { topicTexts } from './messages.ts';
import { topicEntries } from './store.ts';

export const topicRoutes = (app: App, deps: Deps) =>
  listRoutes(app, deps, {
    path: '/api/admin/contact-topics',
    action: 'topic',
    name: 'topics',
    texts: topicTexts,
    schema: topicSchema,
    input: topicInput,
    update: topicUpdate,
    entries: topicEntries,
  });
