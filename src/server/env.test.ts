import { expect, test } from 'vitest';
import { readEnv, unknownSettings } from './env.ts';

const encoded =
  'in the user name and the password write @ as %40, : as %3A, / as %2F, # as %23, ? as %3F and % as %25';

test.each([
  'smtp://toko@kopi.id:hunter2@mail.kopi.id:587',
  'smtp://toko:hunter2#word@mail.kopi.id:587',
  'smtp://toko:hunter2/word@mail.kopi.id:587',
  'smtp://toko:hunter2%@mail.kopi.id:587',
  'smtp://mail.kopi.id/path',
])('SMTP_URL=%s is refused, and the password is not repeated', (SMTP_URL) => {
  expect(() => readEnv({ SMTP_URL })).toThrow(encoded);
  expect(() => readEnv({ SMTP_URL })).not.toThrow('hunter2');
});

test('encoded passwords of a mail server and a database are accepted', () => {
  const urls = {
    SMTP_URL: 'smtp://toko%40kopi.id:p%40ss%23word@mail.kopi.id:587?requireTLS=true',
    DATABASE_URL: 'postgres://shop:p%40ss@db.kopi.id:5432/shop?sslmode=require',
  };
  expect(readEnv(urls)).toMatchObject(urls);
  expect(() => readEnv({ DATABASE_URL: 'postgres://shop:p@ss@db/shop' })).toThrow(encoded);
});

test('SITE_URL must not have a path', () => {
  expect(() => readEnv({ SITE_URL: 'https://kopi.id/toko' })).toThrow(
    'SITE_URL must be a host alone, like https://kopi.example: the site cannot be below a path',
  );
  expect(readEnv({ SITE_URL: 'https://kopi.id/' }).SITE_URL).toBe('https://kopi.id');
});

test('a misspelt setting is reported with the name that was probably meant', () => {
  const source = {
    SMPT_URL: 'x',
    BACKUP_FOLDER: 'x',
    AUDIT_RETENTION_DAYS: '30',
    PORT: '3000',
    MAIL: 'x',
    DATABASE_HOST: 'x',
    LOG_FILE: 'x',
    HOSTNAME: 'x',
    PATH: 'x',
  };
  expect(unknownSettings(source).map(({ en }) => en)).toEqual([
    'There is no setting SMPT_URL: did you mean SMTP_URL?',
    'There is no setting BACKUP_FOLDER: .env.example lists them all.',
    'There is no setting AUDIT_RETENTION_DAYS: .env.example lists them all.',
  ]);
});
