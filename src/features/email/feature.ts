import type { Feature } from '../feature.ts';
import { noticeMail, testMail } from './kinds.ts';
import { emailThings } from './messages.ts';
import { mailData, noticeAddressData } from './outbox/person-store.ts';
import { mailRetention } from './outbox/retention.ts';
import { emailRoutes } from './routes.ts';
import { emailSettings, outbox } from './table.ts';

export const emailFeature: Feature = {
  name: 'email',
  routes: (app, deps, { mailKinds }) => emailRoutes(app, deps, mailKinds),
  editedTables: [emailSettings],
  otherTables: [outbox],
  notSearched: [outbox.messageId],
  auditWords: emailThings,
  auditNames: { email: { id: outbox.id, name: outbox.subject } },
  mail: { test: testMail, notice: noticeMail },
  jobs: [mailRetention],
  personalData: [mailData, noticeAddressData],
  tabs: ['email'],
};
