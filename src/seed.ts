import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { createFaq } from './features/faqs/store.ts';
import { createMenuItem } from './features/menu/store.ts';
import { createMockup } from './features/mockups/store.ts';
import { createPromo } from './features/promos/store.ts';
import { createTeamMember } from './features/team/store.ts';
import type { Db } from './server/db.ts';

const faqs: [question: string, answer: string][] = [
  [
    'How do I join the membership?',
    'Download the app, enter your phone number and type the one-time password that arrives by WhatsApp. That is all.',
  ],
  [
    'How do I collect points?',
    'Show your member QR at the cashier before you pay, or order in the app. Points arrive with your e-receipt.',
  ],
  [
    'What is the minimum top-up?',
    'IDR 50,000, and further top-ups in multiples of IDR 50,000. Your balance can hold up to IDR 1,500,000.',
  ],
  [
    'Can I order for delivery?',
    'Yes. Order in the app and choose pickup, or delivery by one of two ride-hailing services.',
  ],
  [
    'I rated the app. When does my free drink come?',
    'Our staff verify your screenshot within 1-2 working days, then a barcode arrives by e-mail. It is valid for 30 days.',
  ],
  ['Where is the service available?', 'In Indonesia only, for now.'],
];

const promos: [title: string, description: string][] = [
  ['Beli 1 Gratis 1', 'Es kopi susu kedua gratis untuk member setiap Selasa.'],
  ['Poin Ganda', 'Poin dua kali lipat untuk setiap pesanan di hari Jumat.'],
  ['Kue Ulang Tahun', 'Sepotong kue gratis di hari ulang tahun Anda.'],
  ['Pagi Hemat', 'Harga khusus untuk semua kopi panas pukul 07.00 sampai 10.00.'],
  ['Ajak Teman', 'Ajak teman bergabung, dan nikmati satu kopi bersama.'],
  ['Gratis Ongkir', 'Ongkos kirim pesanan pertama kami yang tanggung.'],
];

const team: [name: string, position: string][] = [
  ['Sekar Wulandari', 'Founder'],
  ['Bagas Prakoso', 'Head Barista'],
  ['Nadia Rahmawati', 'Store Manager'],
  ['Yusuf Hidayat', 'Roaster'],
  ['Ratna Kusuma', 'Pastry Chef'],
  ['Made Adnyana', 'Community Lead'],
];

const mockups = [
  { position: 'left', description: 'Kartu member dan QR' },
  { position: 'center', description: 'Poin dan hadiah' },
  { position: 'right', description: 'Pesan, ambil, atau antar' },
  { position: 'extra1', description: 'Saldo' },
  { position: 'extra2', description: 'Promo sesuai level' },
] as const;

const menu = {
  minuman: [
    'Es Kopi Susu Seduh',
    'Kopi Tubruk',
    'Manual Brew Gayo',
    'Cappuccino',
    'Teh Pandan',
    'Cokelat Aren',
  ],
  makanan: ['Roti Bakar Kaya', 'Croissant Mentega', 'Pisang Goreng Madu', 'Nasi Ayam Sambal Matah'],
} as const;

const firstStart = pgTable('first_start', {
  only: boolean().primaryKey().default(true),
  seed: text().notNull(),
});

/**
 * Fills the lists of a new site with a believable demo coffee house, once: what staff delete stays
 * deleted. Texts and pictures of pages need no seed, they have built-in defaults.
 *
 * @param seed `none` only remembers that this site started without the demo
 */
export async function seedOnce(db: Db, seed: 'demo' | 'none', now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // A second instance that starts at the same moment waits here, and then finds the row.
    const first = await tx.insert(firstStart).values({ seed }).onConflictDoNothing().returning();
    if (first.length > 0 && seed === 'demo') await seedDemo(tx, now);
  });
}

async function seedDemo(db: Db, now: Date): Promise<void> {
  for (const [index, [question, answer]] of faqs.entries()) {
    await createFaq(db, { question, answer, displayOrder: index + 1 }, now);
  }
  for (const [index, [title, description]] of promos.entries()) {
    const displayOrder = index + 1;
    const imageUrl = `/pictures/promo-${displayOrder}.jpg`;
    await createPromo(db, { title, description, displayOrder, imageUrl }, now);
  }
  for (const [index, [name, position]] of team.entries()) {
    const displayOrder = index + 1;
    const photoUrl = `/pictures/portrait-${displayOrder}.svg`;
    await createTeamMember(db, { name, position, photoUrl, displayOrder });
  }
  for (const [index, mockup] of mockups.entries()) {
    const name = `mockup-${index + 1}.png`;
    await createMockup(db, { ...mockup, name, url: `/pictures/${name}` });
  }
  for (const name of menu.minuman) await createMenuItem(db, { name, category: 'minuman' });
  for (const name of menu.makanan) await createMenuItem(db, { name, category: 'makanan' });
}
