import type { Feature } from '../feature.ts';
import { replyThings } from './messages.ts';
import { replyData } from './person-store.ts';
import { replyRoutes } from './routes.ts';
import { preparedTexts, replies } from './table.ts';

export const repliesFeature: Feature = {
  name: 'replies',
  routes: replyRoutes,
  editedTables: [preparedTexts],
  otherTables: [replies],
  notSearched: [replies.accountName, preparedTexts.body],
  auditWords: replyThings,
  personalData: [replyData],
};
