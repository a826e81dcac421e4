import { getTableColumns } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import type { PublicTeamMember, TeamMember } from './contract.ts';
import { teamTexts } from './messages.ts';
import { teamMembers } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(teamMembers);
const { updatedAt, ...publicColumns } = columns;

export const teamEntries = entryStore({
  table: teamMembers,
  select: (db) => db.select(columns).from(teamMembers).$dynamic(),
  search: [teamMembers.name, teamMembers.position, teamMembers.about],
  translation: { column: teamMembers.translation, of: [teamMembers.position, teamMembers.about] },
  name: teamMembers.name,
  line: teamMembers.position,
  what: teamTexts.what,
});

type Member = PublicTeamMember & Pick<TeamMember, 'language' | 'translation'>;

export function listTeam(db: Db): Promise<Member[]> {
  return db
    .select(publicColumns)
    .from(teamMembers)
    .where(isLive(teamMembers))
    .orderBy(...inOrder(teamMembers))
    .limit(200);
}
