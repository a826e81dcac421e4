import type { Db } from '../../server/database/database.ts';
import { teamMemberInput } from './contract.ts';
import { teamEntries } from './store.ts';

const team: [name: string, position: string][] = [
  ['Sekar Wulandari', 'Founder'],
  ['Bagas Prakoso', 'Head Barista'],
  ['Nadia Rahmawati', 'Store Manager'],
  ['Yusuf Hidayat', 'Roaster'],
  ['Made Adnyana', 'Community Lead'],
  ['Ratna Kusuma', 'Pastry Chef'],
];

export async function seedTeam(db: Db, now: Date): Promise<void> {
  for (const [index, [name, position]] of team.entries()) {
    const displayOrder = index + 1;
    const photoUrl = `/pictures/portrait-${displayOrder}.svg`;
    const member = teamMemberInput.parse({ name, position, photoUrl, displayOrder });
    await teamEntries.create(db, member, now);
  }
}
