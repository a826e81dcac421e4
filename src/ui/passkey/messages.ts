import { messages } from '../../messages.ts';

export const passkeyProblems = messages('en', {
  impossible: {
    id: 'Passkey perlu browser terbaru dan alamat https.',
    en: 'Passkeys need a current browser and an https address.',
  },
  notAllowed: {
    id: 'Dibatalkan, terlalu lama, atau tidak ada passkey di perangkat ini.',
    en: 'It was cancelled, took too long, or there is no passkey on this device.',
  },
  cancelled: { id: 'Dibatalkan.', en: 'It was cancelled.' },
  known: {
    id: 'Perangkat ini sudah punya passkey untuk akun Anda.',
    en: 'This device has a passkey for your account already.',
  },
  noLock: {
    id: 'Perangkat ini perlu kunci layar, sidik jari, atau wajah dulu.',
    en: 'This device needs a screen lock, a fingerprint or a face first.',
  },
  notSupported: {
    id: 'Perangkat ini tidak bisa menyimpan passkey.',
    en: 'This device cannot keep passkeys.',
  },
  wrongAddress: {
    id: 'Passkey tidak berfungsi di alamat situs ini.',
    en: 'Passkeys do not work at this address of the site.',
  },
});
