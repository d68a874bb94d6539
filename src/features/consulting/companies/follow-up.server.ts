import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { asInserted } from '#db/as-inserted.ts';
import { companies } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { rowsOf, TABLES, tableOf, type ListKind, type Row } from './company-rows.server.ts';
import { companyColumns } from './company.server.ts';
import type { FollowKind } from './company.values.ts';
import { COUNT_COLUMNS } from '#features/consulting/profile/profile.values.ts';
import type { Company } from './company.schema.ts';
import type { Review } from './follow-up.values.ts';
import { versionOf } from './versions.server.ts';

/** Departments and contacts first: problems and strengths name them; causes last, which name those. */
const COPY_ORDER = [
  'contact',
  'department',
  'product',
  'problem',
  'strength',
  'cause',
] as const satisfies ListKind[];
/** Id of the copy by the id of the row. */
type Copies = Partial<Record<ListKind, ReadonlyMap<number, number>>>;
/** Rows per INSERT: every column of a row is a parameter, and SQLite allows 32,766. */
const CHUNK = 500;
const MOST_REVIEWS = 50;

/** Id of the row that follows a company in this way, if there is one. */
export async function followerOf(
  ctx: ServiceContext,
  id: number,
  kind: FollowKind,
): Promise<number | undefined> {
  const [later] = await ctx
    .rows(companies)
    .select({ id: companies.id })
    .where(and(eq(companies.followsCompanyId, id), eq(companies.followKind, kind)));
  return later?.id;
}

/**
 * Creates a new review of the same company from a copy of its profile; the earlier one stays unchanged (product.md
 * section 5). Errors: `not_found`; 409 `follow_up_exists` with the id of the follow-up that exists.
 */
export async function startFollowUp(ctx: ServiceContext, companyId: number): Promise<Company> {
  const existing = await followerOf(ctx, companyId, 'followUp');
  if (existing !== undefined) throw new AppError('follow_up_exists', { extra: { id: existing } });
  return copyCompany(ctx, companyId, 'followUp');
}

/** Copies a company with its lists into a new row that follows it. Errors: `not_found`. */
export async function copyCompany(
  ctx: ServiceContext,
  companyId: number,
  followKind: FollowKind,
): Promise<Company> {
  const at = ctx.now.toISOString();
  const [created] = await ctx
    .rows(companies)
    .insert({
      ...(await profileOf(ctx, companyId)),
      followsCompanyId: companyId,
      followKind,
      userId: ctx.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning(companyColumns);
  if (!created) throw new AppError('internal');
  const lists = await Promise.all(
    COPY_ORDER.map(async (kind) => ({ kind, rows: await rowsOf(ctx, kind, companyId) })),
  );
  const copies: Copies = {};
  for (const { kind, rows } of lists) await copyRows(ctx, kind, rows, created.id, at, copies);
  return created;
}

/**
 * Columns a new review does not copy, since it has its own values. Everything else is copied, so a new column is not
 * forgotten. Triggers maintain the counts as the rows are copied.
 */
export const NOT_COPIED = {
  company: [
    'id',
    'workspaceId',
    'userId',
    'followsCompanyId',
    'followKind',
    'createdAt',
    'updatedAt',
    'contentUpdatedAt',
    ...COUNT_COLUMNS,
    'completeness',
  ],
  row: ['id', 'companyId', 'createdAt', 'updatedAt'],
} as const;

type OwnOfCompany = (typeof NOT_COPIED.company)[number];

async function profileOf(
  ctx: ServiceContext,
  companyId: number,
): Promise<Omit<typeof companies.$inferSelect, OwnOfCompany>> {
  const own: readonly string[] = NOT_COPIED.company;
  const copied = Object.fromEntries(
    Object.entries(getTableColumns(companies)).filter(([name]) => !own.includes(name)),
  ) as Omit<ReturnType<typeof getTableColumns<typeof companies>>, OwnOfCompany>;
  const [profile] = await ctx.rows(companies).select(copied).where(eq(companies.id, companyId));
  if (!profile) throw new AppError('company_not_found');
  return profile;
}

async function copyRows(
  ctx: ServiceContext,
  kind: ListKind,
  rows: readonly Row<ListKind>[],
  to: number,
  at: string,
  made: Copies,
): Promise<void> {
  const own: readonly string[] = NOT_COPIED.row;
  const copies = rows.map((row) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name))),
    ...linksToCopies(row, made),
    companyId: to,
    createdAt: at,
    updatedAt: at,
  }));
  const ids: number[] = [];
  for (let start = 0; start < copies.length; start += CHUNK) {
    const part = copies.slice(start, start + CHUNK) as (typeof TABLES.contact.$inferInsert)[];
    const stored = await ctx
      .rows(tableOf(kind))
      .insert(part)
      .returning({ id: tableOf(kind).id });
    ids.push(...asInserted(stored).map(({ id }) => id));
  }
  made[kind] = new Map(rows.map(({ id }, index) => [id, ids[index] ?? 0]));
}

/** A copied row names the copies of the rows that it names; a link to a deleted row is dropped. */
function linksToCopies(row: object, { department, contact, problem, strength }: Copies): object {
  const copyOf = (copies: Copies[ListKind], id: unknown) =>
    typeof id === 'number' ? (copies?.get(id) ?? null) : null;
  return {
    ...('departmentId' in row && { departmentId: copyOf(department, row.departmentId) }),
    ...('ownerContactId' in row && { ownerContactId: copyOf(contact, row.ownerContactId) }),
    ...('strengthId' in row && { strengthId: copyOf(strength, row.strengthId) }),
    ...('problemIds' in row && {
      problemIds: (row.problemIds as number[]).flatMap((id) => copyOf(problem, id) ?? []),
    }),
  };
}

/** Reviews are looked for so many steps back and forth. */
const MOST_STEPS = 100;

type ChainRow = Omit<Review, 'version'> & { follows: number | null };

/** The rows of a company's chain, whichever of them is named. */
export const chainOf = ({ db, workspace }: ServiceContext, companyId: number): Promise<ChainRow[]> =>
  db.all<ChainRow>(sql`
    with recursive back(id, step) as (
      select id, 0 from companies where id = ${companyId} and "workspaceId" = ${workspace.id}
      union all
      select c."followsCompanyId", back.step + 1 from back join companies c on c.id = back.id
      where c."followsCompanyId" is not null and c."workspaceId" = ${workspace.id} and back.step < ${MOST_STEPS}
    ), chain(id, step) as (
      select id, 0 from (select id from back order by step desc limit 1)
      union all
      select c.id, chain.step + 1 from chain join companies c on c."followsCompanyId" = chain.id
      where c."workspaceId" = ${workspace.id} and chain.step < ${MOST_STEPS}
    )
    select c.id, c."followsCompanyId" as follows, c."createdAt" as "startedAt", c."followKind", r."createdAt" as "reportMadeAt"
    from chain join companies c on c.id = chain.id left join reports r on r."companyId" = c.id`);

/** All reviews of a company: each with its corrections after it, then the follow-up. */
export async function listReviews(ctx: ServiceContext, companyId: number): Promise<Review[]> {
  const chain = await chainOf(ctx, companyId);
  const known = new Map(chain.map((row) => [row.id, row]));
  const [first] = chain.filter(({ follows }) => follows === null || !known.has(follows));
  if (!first) throw new AppError('company_not_found');
  const followers = ({ id }: ChainRow, kind: FollowKind) =>
    chain.filter(({ follows, followKind }) => follows === id && followKind === kind).slice(0, 1);
  const corrections = (row: ChainRow): number => {
    const before = row.follows === null ? undefined : known.get(row.follows);
    return row.followKind === 'correction' && before ? corrections(before) + 1 : 0;
  };
  const reviews: Review[] = [];
  let waiting = [first];
  for (let row = waiting.shift(); row && reviews.length < MOST_REVIEWS; row = waiting.shift()) {
    const { follows: _, ...review } = row;
    reviews.push({ ...review, version: versionOf(corrections(row)) });
    // The first waiting is the next of this review: its corrections stand before any follow-up.
    waiting = [...followers(row, 'correction'), ...waiting, ...followers(row, 'followUp')];
  }
  return reviews;
}
