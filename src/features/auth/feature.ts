import type { Feature } from '../feature.ts';
import { securityMail } from './devices/security-mail-kind.ts';
import { authThings } from './messages.ts';

export const authFeature: Feature = {
  name: 'auth',
  auditWords: authThings,
  mail: { account: securityMail },
  tabs: ['account'],
};
