import type { Feature } from '../feature.ts';
import { accountThings } from './messages.ts';
import { accountData } from './person-store.ts';
import { listAccounts } from './store.ts';
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
  personalData: [accountData],
  search: {
    access: 'owner',
    kind: 'person',
    find: async (db, q, limit) => {
      const { rows } = await listAccounts(db, { page: 1, limit, q });
      return rows.map(({ name, email }) => ({ title: name, texts: [email], open: { q: name } }));
    },
  },
  tabs: ['accounts'],
};
