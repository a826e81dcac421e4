import { and, desc, eq, inArray, isNotNull, lte, max } from 'drizzle-orm';
import { packed } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound } from '../../server/database/rows.ts';
import { conflict, invalid } from '../../server/http/errors.ts';
import { isVersion, nextVersion, savedOrConflict } from '../../server/lists/version.ts';
import { checkedValue } from './checked-value.ts';
import type { Content, ContentUpdate, ContentVersion, PublishInput } from './contract.ts';
import { contentTexts } from './messages.ts';
import { contents, contentVersions } from './table.ts';

/** `hasPicture` says whether this site has a picture at the address that is the value. */
export type Change = { by: string; now: Date; hasPicture: boolean };

const WHAT = contentTexts.what;
const VERSIONS_SHOWN = 100;
const noDraft = { draft: null, publishAt: null };

const find = (db: Db, id: number) => db.select().from(contents).where(eq(contents.id, id));

/** Publishes a value. Without a version, the caller may not have read the draft, so it stays. */
export const updateContent = (db: Db, id: number, update: ContentUpdate, change: Change) =>
  publishValue(db, id, update, change, update.updatedAt !== undefined);

async function publishValue(
  db: Db,
  id: number,
  { value, updatedAt }: ContentUpdate,
  { by, now, hasPicture }: Change,
  replacesDraft: boolean,
): Promise<Content> {
  const before = firstOrNotFound(await find(db, id), WHAT);
  const checked = checkedValue(before, value, hasPicture);
  const rest = replacesDraft || before.draft === checked ? noDraft : {};
  const saved = await savedOrConflict(
    await db
      .update(contents)
      .set({ value: checked, ...rest, ...stamp(by, now), publishedAt: now.toISOString() })
      .where(and(eq(contents.id, id), isVersion(contents.updatedAt, updatedAt)))
      .returning(),
    () => find(db, id),
    WHAT,
  );
  await keepVersion(db, before, saved, by);
  return saved;
}

/** A draft that equals the published value is dropped. */
export async function saveDraft(
  db: Db,
  id: number,
  { value, updatedAt }: ContentUpdate,
  { by, now, hasPicture }: Change,
): Promise<Content> {
  const before = firstOrNotFound(await find(db, id), WHAT);
  const checked = checkedValue(before, value, hasPicture);
  const draft = checked === before.value ? noDraft : { draft: checked };
  const saved = await db
    .update(contents)
    .set({ ...draft, ...stamp(by, now) })
    .where(and(eq(contents.id, id), isVersion(contents.updatedAt, updatedAt)))
    .returning();
  return savedOrConflict(saved, () => find(db, id), WHAT);
}

export async function dropDraft(db: Db, id: number, { by, now }: Change): Promise<Content> {
  const dropped = await db
    .update(contents)
    .set({ ...noDraft, ...stamp(by, now) })
    .where(eq(contents.id, id))
    .returning();
  return firstOrNotFound(dropped, WHAT);
}

/** Throws 409 when there is no draft. */
export async function publishDrafts(
  db: Db,
  { ids, at }: PublishInput,
  by: string,
  now: Date,
): Promise<Content[]> {
  if (at && new Date(at) <= now)
    throw invalid(contentTexts.past, { at: packed(contentTexts.past) });
  const chosen = and(isNotNull(contents.draft), inArray(contents.id, ids));
  if (at !== undefined) {
    const publishAt = at && new Date(at).toISOString();
    return someOf(await db.update(contents).set({ publishAt }).where(chosen).returning());
  }
  const drafted = await db.select().from(contents).where(chosen).for('update');
  return publishAll(db, someOf(drafted), () => by, now);
}

/** Other instances skip locked rows, so each draft is published once. */
export const lockDueDrafts = (db: Db, now: Date): Promise<Content[]> =>
  db
    .select()
    .from(contents)
    .where(and(isNotNull(contents.draft), lte(contents.publishAt, now.toISOString())))
    .for('update', { skipLocked: true });

export const publishRows = (db: Db, rows: Content[], now: Date): Promise<Content[]> =>
  publishAll(db, rows, ({ updatedBy }) => updatedBy, now);

/** Returns the newest first, and nothing until the first change. */
export async function listVersions(db: Db, id: number): Promise<ContentVersion[]> {
  firstOrNotFound(await find(db, id), WHAT);
  return db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.contentId, id))
    .orderBy(desc(contentVersions.version))
    .limit(VERSIONS_SHOWN);
}

export async function findVersion(db: Db, id: number, version: number): Promise<string> {
  const { contentId, version: number } = contentVersions;
  const found = await db
    .select({ value: contentVersions.value })
    .from(contentVersions)
    .where(and(eq(contentId, id), eq(number, version)));
  return firstOrNotFound(found, contentTexts.whatVersion).value;
}

/** A draft stays as it is. */
export const restoreValue = (db: Db, id: number, update: ContentUpdate, change: Change) =>
  publishValue(db, id, update, change, false);

const stamp = (by: string, now: Date) => ({
  updatedBy: by,
  updatedAt: nextVersion(contents.updatedAt, now),
});

function someOf<Row>(rows: Row[]): Row[] {
  if (rows.length === 0) throw conflict(contentTexts.noDraft, 'no_draft');
  return rows;
}

async function publishAll(db: Db, rows: Content[], by: (row: Content) => string, now: Date) {
  const published: Content[] = [];
  for (const before of rows) {
    const value = before.draft ?? before.value;
    const saved = firstOrNotFound(
      await db
        .update(contents)
        .set({ value, ...noDraft, ...stamp(by(before), now), publishedAt: now.toISOString() })
        .where(eq(contents.id, before.id))
        .returning(),
      WHAT,
    );
    await keepVersion(db, before, saved, by(before));
    published.push(saved);
  }
  return published;
}

/** The first change also keeps the value from before it, which no version has yet. */
async function keepVersion(db: Db, before: Content, saved: Content, by: string) {
  if (before.value === saved.value) return;
  const [last] = await db
    .select({ version: max(contentVersions.version) })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, saved.id));
  const version = last?.version ?? 0;
  const row = (of: Content, number: number, publishedBy: string) => ({
    contentId: of.id,
    version: number,
    value: of.value,
    publishedAt: of.publishedAt,
    publishedBy,
  });
  const first = version === 0 ? [row(before, 1, '')] : [];
  const next = row(saved, Math.max(version, 1) + 1, by);
  await db.insert(contentVersions).values([...first, next]);
}
