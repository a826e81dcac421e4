import type { Feature } from '../feature.ts';
import { securityMail } from './devices/security-mail-kind.ts';

export const authFeature: Feature = {
  name: 'auth',
  auditWords: {
    login: 'a login',
    logout: 'a login',
    session: 'a session',
    password: 'a password',
    passkey: 'the passkey',
    'second-factor': 'two-step sign-in',
    'sign-in': 'how staff sign in',
  },
  mail: { account: securityMail },
  tabs: ['account'],
};
