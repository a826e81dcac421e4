import type { Feature } from '../feature.ts';
import { accountThings } from './messages.ts';
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
  auditWords: accountThings,
  tabs: ['accounts'],
};
