import { and, asc, count, eq, exists, inArray, notInArray, sql } from 'drizzle-orm';
import { crmCompanyTags, crmContactTags, crmTags } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { preparedRows } from '#db/rows.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { foldText } from '#shared/texts/text.ts';
import type { TaggedKind, TagUse } from './tags.schema.ts';

const LINKS = {
  contact: { table: crmContactTags, id: crmContactTags.contactId, tagId: crmContactTags.tagId },
  company: { table: crmCompanyTags, id: crmCompanyTags.companyId, tagId: crmCompanyTags.tagId },
};

/** Drizzle infers one table at a time; the cast says that both link a record to a tag. */
export const linksOf = (kind: TaggedKind) => LINKS[kind] as typeof LINKS.contact;

const tagsQuery = (kind: TaggedKind) =>
  preparedRows((rows) => {
    const { table, id, tagId } = linksOf(kind);
    return rows(table)
      .select({ id, name: crmTags.name })
      .innerJoin(crmTags, eq(crmTags.id, tagId))
      .where(inArray(id, sql`(select value from json_each(${sql.placeholder('ids')}))`))
      .orderBy(asc(crmTags.nameKey));
  });
const findTags = { contact: tagsQuery('contact'), company: tagsQuery('company') };

export async function tagsOf(
  ctx: ServiceContext,
  kind: TaggedKind,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  for (const row of await findTags[kind](ctx, { ids: JSON.stringify(ids) }))
    found.set(row.id, [...(found.get(row.id) ?? []), row.name]);
  return found;
}

const tagsNamed = (keys: readonly string[]) => inArray(crmTags.nameKey, [...keys]);

/** Creates the missing tags of these names and returns the keys of all; `Cliente` and `cliente` are the same tag. */
async function makeTags(ctx: ServiceContext, names: readonly string[]): Promise<string[]> {
  const byKey = new Map(names.map((name) => [foldText(name), name]));
  const made = [...byKey].map(([nameKey, name]) => ({ name, nameKey }));
  if (made.length > 0) await ctx.rows(crmTags).insert(made).onConflictDoNothing();
  return [...byKey.keys()];
}

async function tagId(ctx: ServiceContext, name: string): Promise<number | undefined> {
  const keys = await makeTags(ctx, [name]);
  const [found] = await ctx.rows(crmTags).select({ id: crmTags.id }).where(tagsNamed(keys));
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
  ctx: ServiceContext,
  kind: TaggedKind,
  recordId: number,
  names: readonly string[],
  met: Map<string, number>,
): Promise<void> {
  const ids = new Set<number>();
  for (const name of names) {
    const key = `tag:${foldText(name)}`;
    const id = met.get(key) ?? (await tagId(ctx, name));
    if (id === undefined) continue;
    met.set(key, id);
    ids.add(id);
  }
  await link(ctx.db, kind, [recordId], [...ids]);
}

export async function addTags(
  ctx: ServiceContext,
  kind: TaggedKind,
  recordIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  const keys = await makeTags(ctx, names);
  if (keys.length === 0 || recordIds.length === 0) return;
  const { table, id } = linksOf(kind);
  // The tags are found by the statement itself, which need not wait for their ids.
  await ctx.db.run(sql`
    insert or ignore into ${table} (${sql.identifier(id.name)}, "tagId")
    select record.value, ${crmTags.id} from json_each(${JSON.stringify(recordIds)}) as record cross join ${crmTags}
    where ${and(ctx.rows(crmTags).condition, tagsNamed(keys))}`);
}

export async function removeTag(
  ctx: ServiceContext,
  kind: TaggedKind,
  recordIds: readonly number[],
  name: string,
): Promise<void> {
  const { table, id, tagId } = linksOf(kind);
  const tag = ctx
    .rows(crmTags)
    .select({ id: crmTags.id })
    .where(eq(crmTags.nameKey, foldText(name)));
  await ctx
    .rows(table)
    .delete()
    .where(and(inArray(id, [...recordIds]), inArray(tagId, tag)));
}

export async function setTags(
  ctx: ServiceContext,
  kind: TaggedKind,
  recordId: number,
  names: readonly string[],
): Promise<void> {
  const { table, id, tagId } = linksOf(kind);
  const wanted = ctx
    .rows(crmTags)
    .select({ id: crmTags.id })
    .where(inArray(crmTags.nameKey, names.map(foldText)));
  await ctx
    .rows(table)
    .delete()
    .where(and(eq(id, recordId), notInArray(tagId, wanted)));
  await addTags(ctx, kind, [recordId], names);
}

const tagNamesQuery = (kind: TaggedKind) =>
  preparedRows((rows) => {
    const { table, tagId } = linksOf(kind);
    return rows(crmTags)
      .select({ name: crmTags.name })
      .where(exists(rows(table).select({ tagId }).where(eq(tagId, crmTags.id))))
      .orderBy(asc(crmTags.nameKey));
  });
const findTagNames = { contact: tagNamesQuery('contact'), company: tagNamesQuery('company') };

export async function listTagNames(ctx: ServiceContext, kind: TaggedKind): Promise<string[]> {
  return (await findTagNames[kind](ctx)).map(({ name }) => name);
}

export async function listTags(
  ctx: ServiceContext,
  kind: TaggedKind,
): Promise<{ items: TagUse[]; nextCursor: null }> {
  const { table, tagId } = linksOf(kind);
  const items = await ctx
    .rows(crmTags)
    .select({ id: crmTags.id, name: crmTags.name, count: count() })
    .innerJoin(table, eq(tagId, crmTags.id))
    .groupBy(crmTags.id)
    .orderBy(asc(crmTags.nameKey));
  return { items, nextCursor: null };
}
