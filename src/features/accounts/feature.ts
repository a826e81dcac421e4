import type { Feature } from '../feature.ts';
import {
  accounts,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactors,
  sessions,
  signInSettings,
} from './table.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  editedTables: [accounts, passkeys, signInSettings],
  otherTables: [secondFactors, recoveryCodes, passkeyChallenges, sessions],
  notSearched: [sessions.address],
  auditWords: { account: 'the account' },
  tabs: ['accounts'],
};
