import type { Db } from '../../server/database/database.ts';
import { teamMemberInput } from './contract.ts';
import { teamEntries } from './store.ts';

const team: [name: string, position: string, inIndonesian: string][] = [
  ['Sekar Wulandari', 'Founder', 'Pendiri'],
  ['Bagas Prakoso', 'Head Barista', 'Kepala Barista'],
  ['Nadia Rahmawati', 'Store Manager', 'Manajer Kedai'],
  ['Yusuf Hidayat', 'Roaster', 'Penyangrai'],
  ['Made Adnyana', 'Community Lead', 'Penggerak Komunitas'],
  ['Ratna Kusuma', 'Pastry Chef', 'Koki Kue'],
];

export async function seedTeam(db: Db, now: Date): Promise<void> {
  for (const [index, [name, position, inIndonesian]] of team.entries()) {
    const displayOrder = index + 1;
    const photoUrl = `/pictures/portrait-${displayOrder}.svg`;
    const member = teamMemberInput.parse({
      name,
      position,
      translation: { position: inIndonesian },
      photoUrl,
      displayOrder,
    });
    await teamEntries.create(db, member, now);
  }
}
