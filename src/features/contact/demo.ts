import type { Db } from '../../server/database/database.ts';
import { EVERY_OUTLET } from '../../server/lists/outlet-scope.ts';
import { HOUR } from '../../time.ts';
import { createContactMessage, messageInbox } from './store.ts';

type Demo = { name: string; email: string; message: string; daysAgo: number; open?: true };

const messages: Demo[] = [
  {
    name: 'Hendra Gunawan',
    email: 'hendra@surat.example',
    message: 'Apakah kartu member lama masih bisa dipindahkan ke aplikasi?',
    daysAgo: 27,
  },
  {
    name: 'Maya Anggraini',
    email: 'maya.a@surat.example',
    message: 'Saldo saya berkurang dua kali untuk satu pesanan. Mohon diperiksa.',
    daysAgo: 18,
  },
  {
    name: 'Komunitas Lari Pagi',
    email: 'lari@surat.example',
    message:
      'Kami sekitar 25 orang ingin sarapan bersama hari Minggu setelah lari. Apakah bisa memesan tempat?',
    daysAgo: 9,
  },
  {
    name: 'Rizky Maulana',
    email: 'rizky@surat.example',
    message: 'Payung saya tertinggal kemarin sore. WhatsApp saya 0812 0000 0606. Terima kasih!',
    daysAgo: 2,
    open: true,
  },
  {
    name: 'Putri Handayani',
    email: 'putri.h@surat.example',
    message: 'Apakah ada susu oat, dan berapa tambahan harganya?',
    daysAgo: 0.4,
    open: true,
  },
];

export async function seedMessages(db: Db, now: Date): Promise<void> {
  for (const { daysAgo, open, ...message } of messages) {
    const createdAt = new Date(now.getTime() - daysAgo * 24 * HOUR).toISOString();
    const id = await createContactMessage(db, { ...message, createdAt });
    if (!open) await messageInbox.change(db, id, { isHandled: true }, EVERY_OUTLET);
  }
}
