import { accountsFeature } from './accounts/feature.ts';
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

export const features: Feature[] = [
  brandFeature,
  contentFeature,
  faqsFeature,
  promosFeature,
  teamFeature,
  mockupsFeature,
  menuFeature,
  outletsFeature,
  contactFeature,
  feedbackFeature,
  repliesFeature,
  visitorsFeature,
  ratingsFeature,
  rewardsFeature,
  emailFeature,
  mediaFeature,
  instagramFeature,
  overviewFeature,
  searchFeature,
  accountsFeature,
  authFeature,
  peopleFeature,
  doctorFeature,
  metricsFeature,
  auditFeature,
];

export const mailKinds: Shared['mailKinds'] = Object.assign(
  {
    // Marks what it answers as handled, in two features that know of answers themselves.
    reply: replyMail({
      message: (tx, id) => messageInbox.change(tx, id, { isHandled: true }),
      feedback: (tx, id) => feedbackInbox.change(tx, id, { isHandled: true }),
    }),
  },
  ...features.map(({ mail }) => mail),
);

export const auditWords: Shared['auditWords'] = Object.assign(
  {},
  ...features.map(({ auditWords }) => auditWords),
);
