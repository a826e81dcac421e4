import type { Db } from '../../server/database/database.ts';
import { teamMemberInput } from './contract.ts';
import { teamEntries } from './store.ts';

type Words = [inEnglish: string, inIndonesian: string];
const team: [name: string, position: Words, about: Words][] = [
  [
    'Sekar Wulandari',
    ['Founder', 'Pendiri'],
    ['Still knows the first guest’s order by heart.', 'Masih hafal pesanan tamu pertama.'],
  ],
  [
    'Bagas Prakoso',
    ['Head Barista', 'Kepala Barista'],
    ['Pours as if nobody were in a hurry.', 'Menuang seolah tak ada yang terburu-buru.'],
  ],
  [
    'Nadia Rahmawati',
    ['Store Manager', 'Manajer Kedai'],
    ['Returns every umbrella left behind.', 'Mengembalikan setiap payung yang tertinggal.'],
  ],
  [
    'Yusuf Hidayat',
    ['Roaster', 'Penyangrai'],
    ['Roasts little, tastes twice.', 'Menyangrai sedikit, mencicipi dua kali.'],
  ],
  [
    'Made Adnyana',
    ['Community Lead', 'Penggerak Komunitas'],
    ['Sets the table for Saturday’s tasting.', 'Menyiapkan meja cicip setiap Sabtu.'],
  ],
  [
    'Ratna Kusuma',
    ['Pastry Chef', 'Koki Kue'],
    ['In the kitchen before the sun is up.', 'Di dapur sebelum matahari terbit.'],
  ],
];

export async function seedTeam(db: Db, now: Date): Promise<void> {
  for (const [index, [name, position, about]] of team.entries()) {
    const displayOrder = index + 1;
    const photoUrl = `/pictures/portrait-${displayOrder}.svg`;
    const member = teamMemberInput.parse({
      name,
      position: position[0],
      about: about[0],
      translation: { position: position[1], about: about[1] },
      photoUrl,
      displayOrder,
    });
    await teamEntries.create(db, member, now);
  }
}
