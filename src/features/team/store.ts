import { asc, eq, isNotNull } from 'drizzle-orm';
import type { ListQuery } from '../../contract.ts';
import type { Db } from '../../server/db.ts';
import { notFound } from '../../server/errors.ts';
import { matches, type Rows, window } from '../../server/lists.ts';
import { saveOrder } from '../../server/order.ts';
import type { TeamMember, TeamMemberInput } from './contract.ts';
import { teamMembers } from './table.ts';

const inOrder = [asc(teamMembers.displayOrder), asc(teamMembers.id)];

/** Everybody, in the staff's order. */
export function listTeam(db: Db): Promise<TeamMember[]> {
  return db
    .select()
    .from(teamMembers)
    .orderBy(...inOrder)
    .limit(200);
}

export async function listTeamMembers(db: Db, query: ListQuery): Promise<Rows<TeamMember>> {
  const where = matches(query.q, [teamMembers.name, teamMembers.position]);
  const { limit, offset } = window(query);
  const rows = await db
    .select()
    .from(teamMembers)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(teamMembers, where) };
}

export async function createTeamMember(db: Db, input: TeamMemberInput): Promise<TeamMember> {
  const [member] = await db.insert(teamMembers).values(input).returning();
  if (!member) throw new Error('The database returned no row for an insert');
  return member;
}

export async function updateTeamMember(
  db: Db,
  id: number,
  input: TeamMemberInput,
): Promise<TeamMember> {
  const [member] = await db
    .update(teamMembers)
    .set(input)
    .where(eq(teamMembers.id, id))
    .returning();
  if (!member) throw notFound('This team member');
  return member;
}

export async function deleteTeamMember(db: Db, id: number): Promise<void> {
  const [member] = await db
    .delete(teamMembers)
    .where(eq(teamMembers.id, id))
    .returning({ id: teamMembers.id });
  if (!member) throw notFound('This team member');
}

export const orderTeam = (db: Db, ids: number[]) => saveOrder(db, teamMembers, ids);

/** Every picture a team member shows, so that the sweep keeps it. */
export async function listPictureUrls(db: Db): Promise<string[]> {
  const rows = await db
    .select({ url: teamMembers.photoUrl })
    .from(teamMembers)
    .where(isNotNull(teamMembers.photoUrl));
  return rows.flatMap(({ url }) => url ?? []);
}
