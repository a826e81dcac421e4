import { EVERY_OUTLET } from '../server/lists/outlet-scope.ts';
import { accountsFeature } from './accounts/feature.ts';
import { articlesFeature } from './articles/feature.ts';
import { auditFeature } from './audit/feature.ts';
import { authFeature } from './auth/feature.ts';
import { brandFeature } from './brand/feature.ts';
import { contactFeature } from './contact/feature.ts';
import { messageInbox } from './contact/store.ts';
import { contentFeature } from './content/feature.ts';
import { doctorFeature } from './doctor/feature.ts';
import { emailFeature } from './email/feature.ts';
import { faqsFeature } from './faqs/feature.ts';
import type { Feature, Shared } from './feature.ts';
import { feedbackFeature } from './feedback/feature.ts';
import { feedbackInbox } from './feedback/store.ts';
import { instagramFeature } from './instagram/feature.ts';
import { launchFeature } from './launch/feature.ts';
import { mediaFeature } from './media/feature.ts';
import { menuFeature } from './menu/feature.ts';
import { metricsFeature } from './metrics/feature.ts';
import { mockupsFeature } from './mockups/feature.ts';
import { outletsFeature } from './outlets/feature.ts';
import { overviewFeature } from './overview/feature.ts';
import { peopleFeature } from './people/feature.ts';
import { promosFeature } from './promos/feature.ts';
import { ratingsFeature } from './ratings/feature.ts';
import { repliesFeature } from './replies/feature.ts';
import { replyMail } from './replies/reply-mail.ts';
import { rewardsFeature } from './rewards/feature.ts';
import { searchFeature } from './search/feature.ts';
import { teamFeature } from './team/feature.ts';
import { visitorsFeature } from './visitors/feature.ts';

/**
 * Personal data shows and erases what features hold in this order: those that delete rows of others
 * come first, and the audit log last, because any of them may write to it.
 */
export const features: Feature[] = [
  brandFeature,
  contentFeature,
  articlesFeature,
  faqsFeature,
  promosFeature,
  teamFeature,
  mockupsFeature,
  menuFeature,
  outletsFeature,
  contactFeature,
  feedbackFeature,
  ratingsFeature,
  rewardsFeature,
  repliesFeature,
  visitorsFeature,
  emailFeature,
  mediaFeature,
  instagramFeature,
  overviewFeature,
  searchFeature,
  accountsFeature,
  authFeature,
  peopleFeature,
  launchFeature,
  doctorFeature,
  metricsFeature,
  auditFeature,
];

export const mailKinds: Shared['mailKinds'] = Object.assign(
  {
    // Messages and feedback import `replies`, so `replies` itself cannot mark them as handled.
    reply: replyMail({
      message: (tx, id) => messageInbox.change(tx, id, { isHandled: true }, EVERY_OUTLET),
      feedback: (tx, id) => feedbackInbox.change(tx, id, { isHandled: true }, EVERY_OUTLET),
    }),
  },
  ...features.map(({ mail }) => mail),
);

export const auditWords: Shared['auditWords'] = Object.assign(
  {},
  ...features.map(({ auditWords }) => auditWords),
);

export const auditNames: Shared['auditNames'] = Object.fromEntries(
  features.flatMap(({ auditNames = {}, tabs: [tab = ''] = [] }) =>
    Object.entries(auditNames).map(([thing, { id, name }]) => [thing, { id, name, tab }]),
  ),
);

export const personalData: Shared['personalData'] = features.flatMap(
  ({ personalData = [] }) => personalData,
);

export const demo: Shared['demo'] = features.flatMap(
  ({ demo: tables = [], lists: own = [], tabs: [tab = ''] = [] }) =>
    tables.map((one) => ({ ...one, tab, isList: own.some(({ table }) => table === one.table) })),
);

export const searches: Shared['searches'] = features.flatMap(({ search, tabs: [tab = ''] = [] }) =>
  search ? [{ tab, ...search }] : [],
);

export const pictures: Shared['pictures'] = features.flatMap((feature) => feature.pictures ?? []);

export const lists: Shared['lists'] = features.flatMap(({ lists = [], tabs: [tab = ''] = [] }) =>
  lists.map((entries) => ({ tab, entries })),
);
