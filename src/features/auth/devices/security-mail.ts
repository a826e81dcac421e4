import { z } from 'zod';
import type { Db } from '../../../server/database/database.ts';
import { isMailAddress } from '../../../server/mail.ts';
import { enqueueMail } from '../../email/store.ts';

export const securityMailTexts = {
  'new-device': {
    subject: 'Ada yang masuk ke akun Anda dari perangkat baru',
    text: 'Akun Anda baru saja dipakai masuk dari peramban yang belum pernah dipakai sebelumnya.',
  },
  'second-factor-on': {
    subject: 'Verifikasi dua langkah diaktifkan',
    text: 'Mulai sekarang, masuk ke akun Anda membutuhkan kata sandi dan kode dari aplikasi autentikator.',
  },
  'second-factor-off': {
    subject: 'Verifikasi dua langkah dimatikan',
    text: 'Mulai sekarang, masuk ke akun Anda hanya membutuhkan kata sandi.',
  },
  'recovery-code': {
    subject: 'Kode pemulihan dipakai untuk masuk',
    text: 'Akun Anda baru saja dimasuki dengan kode pemulihan. Kode itu tidak berlaku lagi.',
  },
  'recovery-codes': {
    subject: 'Kode pemulihan baru dibuat',
    text: 'Kode pemulihan yang lama tidak berlaku lagi.',
  },
  'passkey-added': {
    subject: 'Passkey ditambahkan ke akun Anda',
    text: 'Mulai sekarang, akun Anda juga bisa dimasuki dengan passkey itu, tanpa kata sandi dan tanpa kode.',
  },
  'passkey-removed': {
    subject: 'Passkey dihapus dari akun Anda',
    text: 'Akun Anda tidak bisa lagi dimasuki dengan passkey itu.',
  },
  'password-changed': {
    subject: 'Kata sandi Anda diganti',
    text: 'Kata sandi akun Anda baru saja diganti. Semua perangkat lain dikeluarkan.',
  },
  'password-reset': {
    subject: 'Kata sandi Anda diatur ulang',
    text: 'Kata sandi lama Anda tidak berlaku lagi, dan semua perangkat dikeluarkan. Anda menerima kata sandi sekali pakai dari pemilik kedai.',
  },
  'role-changed': {
    subject: 'Peran akun Anda diubah',
    text: 'Mulai sekarang, akun Anda boleh melakukan hal yang berbeda di dasbor.',
  },
  'wrong-codes': {
    subject: 'Ada yang tahu kata sandi Anda',
    text: 'Seseorang memasukkan kata sandi Anda dengan benar, lalu berkali-kali salah memasukkan kode. Ia belum berhasil masuk.',
  },
} as const;

export type SecurityEvent = keyof typeof securityMailTexts;
const eventNames = [
  'new-device',
  'second-factor-on',
  'second-factor-off',
  'recovery-code',
  'recovery-codes',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'password-reset',
  'role-changed',
  'wrong-codes',
] as const satisfies SecurityEvent[];

export const securityMailData = z.object({
  event: z.enum(eventNames),
  at: z.iso.datetime(),
  /** Null when the owner or the operator made the change. */
  from: z
    .object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      address: z.string(),
      country: z.string().nullable(),
      city: z.string().nullable(),
    })
    .nullable(),
});
export type SecurityMailData = z.output<typeof securityMailData>;

/**
 * Call `outbox.wake()` after the transaction.
 *
 * @param key events with the same key send one mail; by default each event sends its own
 */
export async function queueSecurityMail(
  tx: Db,
  account: { id: number; email: string },
  data: SecurityMailData,
  key = data.at,
): Promise<void> {
  if (!isMailAddress(account.email)) return;
  await enqueueMail(
    tx,
    {
      key: `account:${account.id}:${data.event}:${key}`,
      kind: 'account',
      recipient: account.email,
      subject: securityMailTexts[data.event].subject,
      data,
    },
    new Date(data.at),
  );
}

export const queueRoleChangedMail = (tx: Db, account: { id: number; email: string }, now: Date) =>
  queueSecurityMail(tx, account, { event: 'role-changed', at: now.toISOString(), from: null });
