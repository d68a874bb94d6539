import { and, asc, count, eq, exists, inArray, sql } from 'drizzle-orm';
import { crmCompanyTags, crmContactTags, crmTags } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { foldText } from '#shared/text.ts';
import type { TaggedKind, TagUse } from './tags.schema.ts';

const LINKS = {
  contact: { table: crmContactTags, id: crmContactTags.contactId, tagId: crmContactTags.tagId },
  company: { table: crmCompanyTags, id: crmCompanyTags.companyId, tagId: crmCompanyTags.tagId },
};

/** Drizzle infers one table at a time; the cast says that both link a record to a tag. */
const linksOf = (kind: TaggedKind) => LINKS[kind] as typeof LINKS.contact;

export async function tagsOf(
  db: Database,
  kind: TaggedKind,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const { table, id, tagId } = linksOf(kind);
  const rows = await db
    .select({ id, name: crmTags.name })
    .from(table)
    .innerJoin(crmTags, eq(crmTags.id, tagId))
    .where(inArray(id, [...ids]))
    .orderBy(asc(crmTags.nameKey));
  for (const row of rows) found.set(row.id, [...(found.get(row.id) ?? []), row.name]);
  return found;
}

const tagsNamed = (workspaceId: number, keys: readonly string[]) =>
  and(eq(crmTags.workspaceId, workspaceId), inArray(crmTags.nameKey, [...keys]));

/** Creates the missing tags of these names and returns the keys of all; `Cliente` and `cliente` are the same tag. */
async function makeTags(db: Database, workspaceId: number, names: readonly string[]): Promise<string[]> {
  const byKey = new Map(names.map((name) => [foldText(name), name]));
  const rows = [...byKey].map(([nameKey, name]) => ({ workspaceId, name, nameKey }));
  if (rows.length > 0) await db.insert(crmTags).values(rows).onConflictDoNothing();
  return [...byKey.keys()];
}

async function tagId(db: Database, workspaceId: number, name: string): Promise<number | undefined> {
  const keys = await makeTags(db, workspaceId, [name]);
  const [found] = await db.select({ id: crmTags.id }).from(crmTags).where(tagsNamed(workspaceId, keys));
  return found?.id;
}

async function link(
  db: Database,
  kind: TaggedKind,
  recordIds: readonly number[],
  ids: readonly number[],
): Promise<void> {
  const { table, id } = linksOf(kind);
  const links = recordIds.flatMap((recordId) => ids.map((tagId) => sql`(${recordId}, ${tagId})`));
  if (links.length === 0) return;
  await db.run(
    sql`insert or ignore into ${table} (${sql.identifier(id.name)}, "tagId") values ${sql.join(links, sql`, `)}`,
  );
}

/** Links one new record to tags; `met` caches tag ids between records. */
export async function tagNewRecord(
  db: Database,
  workspaceId: number,
  kind: TaggedKind,
  recordId: number,
  names: readonly string[],
  met: Map<string, number>,
): Promise<void> {
  const ids = new Set<number>();
  for (const name of names) {
    const key = `tag:${foldText(name)}`;
    const id = met.get(key) ?? (await tagId(db, workspaceId, name));
    if (id === undefined) continue;
    met.set(key, id);
    ids.add(id);
  }
  await link(db, kind, [recordId], [...ids]);
}

export async function addTags(
  db: Database,
  workspaceId: number,
  kind: TaggedKind,
  recordIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  const keys = await makeTags(db, workspaceId, names);
  if (keys.length === 0 || recordIds.length === 0) return;
  const { table, id } = linksOf(kind);
  // The tags are found by the statement itself, which need not wait for their ids.
  await db.run(sql`
    insert or ignore into ${table} (${sql.identifier(id.name)}, "tagId")
    select record.value, ${crmTags.id} from json_each(${JSON.stringify(recordIds)}) as record cross join ${crmTags}
    where ${tagsNamed(workspaceId, keys)}`);
}

export async function removeTag(
  db: Database,
  workspaceId: number,
  kind: TaggedKind,
  recordIds: readonly number[],
  name: string,
): Promise<void> {
  const { table, id, tagId } = linksOf(kind);
  const tag = db
    .select({ id: crmTags.id })
    .from(crmTags)
    .where(and(eq(crmTags.workspaceId, workspaceId), eq(crmTags.nameKey, foldText(name))));
  await db.delete(table).where(and(inArray(id, [...recordIds]), inArray(tagId, tag)));
}

export async function setTags(
  db: Database,
  workspaceId: number,
  kind: TaggedKind,
  recordId: number,
  names: readonly string[],
): Promise<void> {
  const { table, id } = linksOf(kind);
  await db.delete(table).where(eq(id, recordId));
  await addTags(db, workspaceId, kind, [recordId], names);
}

export async function listTagNames(ctx: ServiceContext, kind: TaggedKind): Promise<string[]> {
  const { table, tagId } = linksOf(kind);
  const carriers = ctx.db.select({ tagId }).from(table).where(eq(tagId, crmTags.id));
  const rows = await ctx.db
    .select({ name: crmTags.name })
    .from(crmTags)
    .where(and(eq(crmTags.workspaceId, ctx.workspace.id), exists(carriers)))
    .orderBy(asc(crmTags.nameKey));
  return rows.map(({ name }) => name);
}

export async function listTags(
  ctx: ServiceContext,
  kind: TaggedKind,
): Promise<{ items: TagUse[]; nextCursor: null }> {
  const { table, tagId } = linksOf(kind);
  const items = await ctx.db
    .select({ id: crmTags.id, name: crmTags.name, count: count() })
    .from(crmTags)
    .innerJoin(table, eq(tagId, crmTags.id))
    .where(eq(crmTags.workspaceId, ctx.workspace.id))
    .groupBy(crmTags.id)
    .orderBy(asc(crmTags.nameKey));
  return { items, nextCursor: null };
}
