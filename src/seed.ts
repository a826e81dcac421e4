import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { seedMessages } from './features/contact/demo.ts';
import { seedContents } from './features/content/demo.ts';
import { faqInput } from './features/faqs/contract.ts';
import { faqEntries } from './features/faqs/store.ts';
import { seedFeedback } from './features/feedback/demo.ts';
import { type MenuCategory, menuCategories, menuItemInput } from './features/menu/contract.ts';
import { menuEntries } from './features/menu/store.ts';
import { mockupInput } from './features/mockups/contract.ts';
import { mockupEntries } from './features/mockups/store.ts';
import { promoUpload } from './features/promos/contract.ts';
import { promoEntries } from './features/promos/store.ts';
import { seedRatings, storeProofs } from './features/ratings/demo.ts';
import { teamMemberInput } from './features/team/contract.ts';
import { teamEntries } from './features/team/store.ts';
import { seedVisits } from './features/visitors/demo.ts';
import type { Db } from './server/database/database.ts';
import type { Files } from './server/storage/files.ts';

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
  ['Beli 1 Gratis 1', 'Tunjukkan QR member sebelum membayar, satu kali setiap pekan.'],
  ['Poin Ganda', 'Poinnya masuk begitu kasir memindai QR Anda.'],
  ['Kue Ulang Tahun', 'Isi tanggal lahir di aplikasi, lalu pilih kuenya di kasir.'],
  ['Pagi Hemat', 'Untuk semua kopi panas, diminum di sini atau dibawa.'],
  ['Ajak Teman', 'Bagikan kode Anda dari aplikasi; kopinya untuk dua orang.'],
  ['Gratis Ongkir', 'Pesan dari aplikasi; kurirnya kami yang bayar.'],
];

const team: [name: string, position: string][] = [
  ['Sekar Wulandari', 'Founder'],
  ['Bagas Prakoso', 'Head Barista'],
  ['Nadia Rahmawati', 'Store Manager'],
  ['Yusuf Hidayat', 'Roaster'],
  ['Made Adnyana', 'Community Lead'],
  ['Ratna Kusuma', 'Pastry Chef'],
];

const mockups = [
  { name: 'Kartu member', position: 'left', description: 'Kartu member dan QR' },
  { name: 'Poin', position: 'center', description: 'Poin dan hadiah' },
  { name: 'Pesanan', position: 'right', description: 'Pesan, ambil, atau antar' },
  { name: 'Saldo', position: 'extra1', description: 'Saldo' },
  { name: 'Promo', position: 'extra2', description: 'Promo sesuai level' },
] as const;

const menu: Record<MenuCategory, [name: string, price: number, picture?: string][]> = {
  minuman: [
    ['Es Kopi Susu Seduh', 24_000, 'kopi-susu'],
    ['Kopi Tubruk', 18_000, 'kopi-tubruk'],
    ['Manual Brew Gayo', 32_000, 'manual-brew'],
    ['Cappuccino', 30_000, 'cappuccino'],
    ['Teh Pandan', 20_000, 'teh-pandan'],
    ['Cokelat Aren', 28_000, 'cokelat-aren'],
  ],
  makanan: [
    ['Roti Bakar Kaya', 25_000],
    ['Croissant Mentega', 27_000],
    ['Pisang Goreng Madu', 22_000],
    ['Nasi Ayam Sambal Matah', 38_000],
  ],
};

const firstStart = pgTable('first_start', {
  only: boolean().primaryKey().default(true),
  seed: text().notNull(),
});

/**
 * Fills the lists of a new site with a demo coffee house, once: what staff delete stays deleted.
 * Pages need no seed, their texts and pictures have built-in defaults.
 *
 * @param seed `none` only records that this site started without the demo
 */
export async function seedOnce(
  db: Db,
  files: Files,
  seed: 'demo' | 'none',
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // A second instance that starts at the same moment waits here, then finds the row.
    const first = await tx.insert(firstStart).values({ seed }).onConflictDoNothing().returning();
    if (first.length > 0 && seed === 'demo') await seedDemo(tx, files, now);
  });
}

async function seedDemo(db: Db, files: Files, now: Date): Promise<void> {
  const proofs = storeProofs(files);
  // Awaited only once no row is being written: the transaction must not end before them.
  proofs.catch(() => {});
  await seedRows(db, now);
  await seedRatings(db, await proofs, now);
}

async function seedRows(db: Db, now: Date): Promise<void> {
  for (const [index, [question, answer]] of faqs.entries()) {
    await faqEntries.create(db, faqInput.parse({ question, answer, displayOrder: index + 1 }), now);
  }
  for (const [index, [title, description]] of promos.entries()) {
    const displayOrder = index + 1;
    const imageUrl = `/pictures/promo-${displayOrder}.jpg`;
    const promo = promoUpload.parse({ title, description });
    await promoEntries.create(db, { ...promo, displayOrder, imageUrl }, now);
  }
  for (const [index, [name, position]] of team.entries()) {
    const displayOrder = index + 1;
    const photoUrl = `/pictures/portrait-${displayOrder}.svg`;
    const member = teamMemberInput.parse({ name, position, photoUrl, displayOrder });
    await teamEntries.create(db, member, now);
  }
  for (const [index, mockup] of mockups.entries()) {
    await mockupEntries.create(
      db,
      { ...mockupInput.parse(mockup), url: `/pictures/mockup-${index + 1}.png` },
      now,
    );
  }
  for (const category of menuCategories) {
    for (const [name, price, picture] of menu[category]) {
      const imageUrl = picture ? `/pictures/menu-${picture}.svg` : null;
      await menuEntries.create(db, menuItemInput.parse({ name, category, price, imageUrl }), now);
    }
  }
  await seedContents(db, now);
  await seedMessages(db, now);
  await seedFeedback(db, now);
  await seedVisits(db, now);
}
