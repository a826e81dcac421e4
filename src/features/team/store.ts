import { getTableColumns, isNotNull } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import type { PublicTeamMember } from './contract.ts';
import { teamMembers } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(teamMembers);
const { updatedAt, ...publicColumns } = columns;

export const teamEntries = entryStore({
  table: teamMembers,
  select: (db) => db.select(columns).from(teamMembers).$dynamic(),
  search: [teamMembers.name, teamMembers.position],
  name: teamMembers.name,
  what: 'This team member',
});

export function listTeam(db: Db): Promise<PublicTeamMember[]> {
  return db
    .select(publicColumns)
    .from(teamMembers)
    .where(isLive(teamMembers))
    .orderBy(...inOrder(teamMembers))
    .limit(200);
}

/** Pictures the sweep must keep, also of members in the bin. */
export async function listPictureUrls(db: Db): Promise<string[]> {
  const rows = await db
    .select({ url: teamMembers.photoUrl })
    .from(teamMembers)
    .where(isNotNull(teamMembers.photoUrl));
  return rows.flatMap(({ url }) => url ?? []);
}
