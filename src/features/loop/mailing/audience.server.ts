import { CsvError, parse } from 'csv-parse/sync';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { mailAddresses, mailAudiences } from '#db/schema/index.ts';
import { restore } from '#features/accounts/journal/undo.server.ts';
import { fieldsAsked } from '#features/leads/views/view-custom.server.ts';
import { conditionsOf, faultOf } from '#features/leads/views/view-filter.rules.ts';
import type { ViewFilter } from '#features/leads/views/view-filter.types.ts';
import { delimiterOf } from '#features/marketing/prospects/prospect-csv.rules.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { suppressedIn } from '#kernel/mail/suppression.ts';
import type { Page } from '#shared/api.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { AppError } from '#shared/errors.ts';
import { cutPage, readCursor } from '#shared/list.ts';
import { readAddressList, type Addressed, type FaultyLine } from './address-list.rules.ts';
import { countPeople, peopleAfter, type AudienceRow } from './audience-people.server.ts';
import { addConsents, consentsOf } from './consent.server.ts';
import type {
  Audience,
  CreateSegment,
  ImportedPeople,
  ImportPeople,
  MailPerson,
  PeopleQuery,
  UpdateAudience,
} from './mailing.schema.ts';
import { MAX_LINES, type AudienceKind, type LineFault, type SegmentRecord } from './mailing.values.ts';

const audiences = (ctx: ServiceContext) => ctx.rows(mailAudiences);

/** Errors: `not_found`, also for one of another kind. */
export async function requireAudience(
  ctx: ServiceContext,
  kind: AudienceKind,
  id: number,
): Promise<AudienceRow> {
  const [row] = await audiences(ctx)
    .select()
    .where(and(eq(mailAudiences.id, id), eq(mailAudiences.kind, kind)));
  if (!row) throw new AppError('not_found');
  return row;
}

async function shown(ctx: ServiceContext, { workspaceId: _, ...row }: AudienceRow): Promise<Audience> {
  return { ...row, people: await countPeople(ctx, { workspaceId: ctx.workspace.id, ...row }) };
}

export async function listAudiences(ctx: ServiceContext, kind: AudienceKind): Promise<{ items: Audience[] }> {
  const rows = await audiences(ctx)
    .select()
    .where(eq(mailAudiences.kind, kind))
    .orderBy(asc(mailAudiences.name), asc(mailAudiences.id))
    .limit(200);
  return { items: await Promise.all(rows.map((row) => shown(ctx, row))) };
}

export const getAudience = async (ctx: ServiceContext, kind: AudienceKind, id: number): Promise<Audience> =>
  shown(ctx, await requireAudience(ctx, kind, id));

/** A list or a segment, whichever has the id: a page shows both. Errors: `not_found`. */
export async function findAudience(ctx: ServiceContext, id: number): Promise<Audience> {
  const [row] = await audiences(ctx).select().where(eq(mailAudiences.id, id));
  if (!row) throw new AppError('not_found');
  return shown(ctx, row);
}

/** Errors: `invalid` for a condition that no record can meet: it would write to nobody, or to other people than meant. */
async function requireMeetable(
  ctx: ServiceContext,
  record: SegmentRecord,
  filter: ViewFilter,
): Promise<void> {
  const own = record === 'contact' ? await fieldsAsked(ctx, 'contact', filter) : [];
  if (conditionsOf(filter).some((condition) => faultOf(record, condition, own)))
    throw new AppError('invalid', { fields: { filter: 'mailing:errors.filterInvalid' } });
}

async function insert(
  ctx: ServiceContext,
  values: { kind: AudienceKind; name: string } & Partial<CreateSegment>,
): Promise<Audience> {
  const at = ctx.now.toISOString();
  const [row] = await audiences(ctx)
    .insert({ ...values, createdAt: at, updatedAt: at })
    .returning();
  if (!row) throw new AppError('internal');
  return shown(ctx, row);
}

export const createList = (ctx: ServiceContext, { name }: { name: string }): Promise<Audience> =>
  insert(ctx, { kind: 'list', name });

export async function createSegment(ctx: ServiceContext, segment: CreateSegment): Promise<Audience> {
  await requireMeetable(ctx, segment.record, segment.filter);
  return insert(ctx, { kind: 'segment', ...segment });
}

/** Errors: `not_found`, `stale`, `invalid`. */
export async function updateAudience(
  ctx: ServiceContext,
  kind: AudienceKind,
  id: number,
  { updatedAt: read, ...changes }: UpdateAudience,
): Promise<Audience> {
  const current = await requireAudience(ctx, kind, id);
  if (read !== undefined && read !== current.updatedAt)
    throw new AppError('stale', { extra: { current: await shown(ctx, current) } });
  if (changes.filter && current.record) await requireMeetable(ctx, current.record, changes.filter);
  const [row] = await audiences(ctx)
    .update({ ...changes, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
    .where(eq(mailAudiences.id, id))
    .returning();
  if (!row) throw new AppError('internal');
  return shown(ctx, row);
}

/** Deletes it with its addresses; what was sent stays. Errors: `not_found`. */
export async function deleteAudience(ctx: ServiceContext, kind: AudienceKind, id: number): Promise<void> {
  await requireAudience(ctx, kind, id);
  await audiences(ctx).delete().where(eq(mailAudiences.id, id));
}

/** Errors: `not_found`. */
export async function restoreAudience(
  ctx: ServiceContext,
  kind: AudienceKind,
  id: number,
): Promise<Audience> {
  await restore(ctx, 'mail_audience', id);
  return getAudience(ctx, kind, id);
}

/** A page of the people of an audience, each with what it has said. Errors: `not_found`. */
export async function listPeople(
  ctx: ServiceContext,
  kind: AudienceKind,
  id: number,
  { cursor, limit, count }: PeopleQuery,
): Promise<Page<MailPerson>> {
  const audience = await requireAudience(ctx, kind, id);
  const after = cursor === undefined ? 0 : Number(readCursor(cursor, ['number'])[0]);
  const found = await peopleAfter(ctx, audience, after, limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.id]);
  const emails = rows.map(({ email }) => email);
  const [optedOut, consents] = await Promise.all([
    suppressedIn(ctx.db, emails, ctx.workspace.id),
    consentsOf(
      ctx.db,
      ctx.workspace.id,
      emails.map((email) => emailKeyOf(email)),
    ),
  ]);
  const items = rows.map((row) => ({
    ...row,
    isOptedOut: optedOut.has(row.email),
    consents: consents.flatMap(({ emailKey, purpose, isGiven }) =>
      isGiven && emailKey === emailKeyOf(row.email) ? [purpose] : [],
    ),
  }));
  return { items, nextCursor, ...(count === true && { total: await countPeople(ctx, audience) }) };
}

function readLines(csv: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MAX_LINES + 1,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('invalid', { fields: { csv: 'mailing:errors.csvUnreadable' } });
  }
}

/** Rows of one statement. */
const PIECE = 500;
/** Faulty lines that an answer names. */
const NAMED = 100;

/**
 * Adds the addresses of a file to a list, and tells what was not added: what is no address, what stands there twice or is on
 * the list already, and who wants no mail. Where all have agreed to something, that is stored with its proof, also of who was
 * on the list before; nobody comes off the list of who wants no mail by it. Errors: `not_found`, `invalid`.
 */
export async function importPeople(
  ctx: ServiceContext,
  id: number,
  { csv, consent }: ImportPeople,
): Promise<ImportedPeople> {
  await requireAudience(ctx, 'list', id);
  const lines = readLines(csv);
  if (lines.length > MAX_LINES)
    throw new AppError('invalid', { fields: { csv: 'mailing:errors.csvTooLong' } });
  const known = await ctx
    .rows(mailAddresses)
    .select({ key: mailAddresses.emailKey })
    .where(eq(mailAddresses.audienceId, id));
  const { people, again, faulty } = readAddressList(lines, new Set(known.map(({ key }) => key)));
  const optedOut = await suppressedIn(
    ctx.db,
    [...people, ...again].map(({ email }) => email),
    ctx.workspace.id,
  );
  const isReachable = ({ email }: Addressed): boolean => !optedOut.has(email);
  const outs: FaultyLine[] = people
    .filter(({ email }) => optedOut.has(email))
    .map(({ line, email }) => ({ line, text: email, fault: 'opted_out' }));
  const added = people.filter(isReachable);
  const at = ctx.now.toISOString();
  for (let from = 0; from < added.length; from += PIECE)
    await ctx
      .rows(mailAddresses)
      .insert(
        added
          .slice(from, from + PIECE)
          .map(({ line: _, ...person }) => ({ ...person, audienceId: id, createdAt: at })),
      );
  if (consent)
    await addConsents(ctx.db, ctx.now, {
      ...consent,
      workspaceId: ctx.workspace.id,
      emails: [...people, ...again].filter(isReachable).map(({ email }) => email),
      isGiven: true,
      source: 'import',
      notedBy: ctx.user.id,
    });
  const all = [...faulty, ...outs].toSorted((a, b) => a.line - b.line);
  const faults: Partial<Record<LineFault, number>> = {};
  for (const { fault } of all) faults[fault] = (faults[fault] ?? 0) + 1;
  return { added: added.length, faults, lines: all.slice(0, NAMED) };
}

/** Takes addresses off a list, and returns it; what they have agreed to stays. Errors: `not_found`. */
export async function removePeople(
  ctx: ServiceContext,
  id: number,
  { ids }: { ids: readonly number[] },
): Promise<Audience> {
  await requireAudience(ctx, 'list', id);
  await ctx
    .rows(mailAddresses)
    .delete()
    .where(and(eq(mailAddresses.audienceId, id), inArray(mailAddresses.id, [...ids])));
  return getAudience(ctx, 'list', id);
}
