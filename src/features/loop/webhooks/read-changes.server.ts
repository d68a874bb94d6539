// Longer than 200 lines: from rows of the journal to changes of records, one step after the other.
import { and, asc, eq, gt, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { everyRow } from '#db/rows.ts';
import {
  causes,
  changes,
  crmCompanyTags,
  crmContactTags,
  crmOpportunities,
  crmOpportunityContacts,
  crmStages,
  inboxEntries,
  marketingCompanies,
  marketingLeads,
} from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { communicationSchema } from '#features/leads/communications/communication.schema.ts';
import { companySchema } from '#features/leads/companies/company.schema.ts';
import { contactSchema } from '#features/leads/contacts/contact.schema.ts';
import { opportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { taskSchema } from '#features/leads/tasks/task.schema.ts';
import {
  TOLD_RECORDS,
  type ReadChange,
  type StageKind,
  type ToldEvent,
  type ToldRecord,
} from './events.rules.ts';

/** Changes that are read at once; a call's are never parted, unless it has more. */
const BATCH = 500;

const former = z.record(z.string(), z.unknown());
type Former = z.infer<typeof former>;

const fieldsOf = ({ shape }: { shape: object }): ReadonlySet<string> =>
  new Set(Object.keys(shape).filter((name) => name !== 'updatedAt'));

/** Fields of the API answers; other columns are how a record is stored. */
const FIELDS: Record<ToldRecord, ReadonlySet<string>> = {
  contact: fieldsOf(contactSchema),
  company: fieldsOf(companySchema),
  opportunity: fieldsOf(opportunitySchema),
  task: fieldsOf(taskSchema),
  communication: fieldsOf(communicationSchema),
};

/** Rows that are fields of a record. */
const PARTS = {
  contact_tag: { of: 'contact', table: crmContactTags, owner: crmContactTags.contactId, field: 'tags' },
  company_tag: { of: 'company', table: crmCompanyTags, owner: crmCompanyTags.companyId, field: 'tags' },
  opportunity_contact: {
    of: 'opportunity',
    table: crmOpportunityContacts,
    owner: crmOpportunityContacts.opportunityId,
    field: 'contacts',
  },
} as const;
type PartKind = keyof typeof PARTS;

const READ = [...TOLD_RECORDS, ...(Object.keys(PARTS) as PartKind[]), 'enquiry', 'lead'];

type Row = {
  id: number;
  causeId: number;
  workspaceId: number | null;
  at: string;
  record: string;
  recordId: number;
  act: '+' | '~' | '-';
  was: Former;
};

export type JournalRow = Row;

/** Returns the changes after a number, of all or of some causes, and the number up to which nothing else is to be read. */
export async function changesAfter(
  tx: Database,
  after: number,
  ofCauses?: SQL,
): Promise<{ rows: Row[]; upTo: number; hasMore: boolean }> {
  const found = await tx
    .select({
      id: changes.id,
      causeId: causes.id,
      workspaceId: causes.workspaceId,
      at: causes.at,
      record: changes.record,
      recordId: changes.recordId,
      act: changes.act,
      was: changes.was,
    })
    .from(changes)
    .innerJoin(causes, eq(causes.id, changes.causeId))
    .where(and(gt(changes.id, after), ofCauses))
    .orderBy(asc(changes.id))
    .limit(BATCH + 1);
  const hasMore = found.length > BATCH;
  const last = found.at(-1);
  // The last cause may go on behind; causes of several transactions stand between each other.
  const end = hasMore ? found.findLastIndex(({ causeId }) => causeId !== last?.causeId) + 1 : found.length;
  const read = end > 0 ? found.slice(0, end) : found;
  return {
    rows: read
      .filter(({ record }) => READ.includes(record))
      .map((row) => ({ ...row, was: row.was === null ? {} : former.parse(JSON.parse(row.was)) })),
    upTo: read.at(-1)?.id ?? after,
    hasMore,
  };
}

const idsOf = (rows: readonly Row[], ...kinds: string[]) =>
  sql`(select value from json_each(${JSON.stringify(
    rows.filter(({ record }) => kinds.includes(record)).map(({ recordId }) => recordId),
  )}))`;

async function ownersOfParts(
  tx: Database,
  rows: readonly Row[],
  kind: PartKind,
): Promise<Map<number, number>> {
  const { table, owner } = PARTS[kind];
  const column: SQLiteColumn = owner;
  // All workspaces': the journal says whose they are.
  const found = await everyRow(tx, table)
    .select({ id: table.id, owner: sql<number>`${column}` })
    .where(inArray(table.id, idsOf(rows, kind)));
  return new Map(found.map((row) => [row.id, row.owner]));
}

const isMove = ({ record, act, was }: Row): boolean =>
  record === 'opportunity' && (act === '+' || 'stage' in was || 'pipelineId' in was);

/**
 * Reads of each change that has moved an opportunity whether it was open, won or lost before and after, from the rows as
 * they are and what the journal says they were. A stage may have another meaning by now, or be gone: the day of closing
 * says whether it was open.
 */
async function stagesOf(tx: Database, rows: readonly Row[]): Promise<Map<number, ReadChange['stage']>> {
  const found = new Map<number, ReadChange['stage']>();
  const moved = rows.filter(isMove);
  if (moved.length === 0) return found;
  const { id, pipelineId, stage, closedAt, lostReason, probability } = crmOpportunities;
  const states = new Map<number, Former>();
  for (const row of await everyRow(tx, crmOpportunities)
    .select({ id, pipelineId, stage, closedAt, lostReason, probability })
    .where(inArray(id, idsOf(moved, 'opportunity'))))
    states.set(row.id, row);
  const pipelines = [...states.values(), ...moved.map(({ was }) => was)].flatMap(
    (each) => each['pipelineId'] ?? [],
  );
  const kinds = new Map<string, StageKind>();
  for (const row of await everyRow(tx, crmStages)
    .select()
    .where(inArray(crmStages.pipelineId, sql`(select value from json_each(${JSON.stringify(pipelines)}))`)))
    kinds.set(`${row.pipelineId} ${row.key}`, row.kind);
  const kindOf = (state: Former): StageKind => {
    if (state['closedAt'] === null) return 'open';
    if (state['lostReason'] !== null) return 'lost';
    const kind = kinds.get(`${String(state['pipelineId'])} ${String(state['stage'])}`) ?? 'open';
    if (kind !== 'open') return kind;
    return state['probability'] === 0 ? 'lost' : 'won';
  };
  for (const row of rows.toReversed()) {
    const after = row.record === 'opportunity' ? states.get(row.recordId) : undefined;
    if (!after) continue;
    const before = { ...after, ...row.was };
    if (row.act !== '-' && isMove(row))
      found.set(row.id, { from: row.act === '+' ? null : kindOf(before), to: kindOf(after) });
    states.set(row.recordId, before);
  }
  return found;
}

/** Returns the changes of the records that are told of as such, in their order. */
export async function recordChanges(tx: Database, rows: readonly Row[]): Promise<ReadChange[]> {
  const owners = new Map<string, Map<number, number>>();
  for (const kind of Object.keys(PARTS) as PartKind[])
    if (rows.some(({ record }) => record === kind)) owners.set(kind, await ownersOfParts(tx, rows, kind));
  const stages = await stagesOf(tx, rows);

  return rows.flatMap((row): ReadChange[] => {
    const { id, causeId, workspaceId, recordId, act } = row;
    if (workspaceId === null) return [];
    const common = { id, causeId, workspaceId, at: row.at };
    const part = PARTS[row.record as PartKind] as (typeof PARTS)[PartKind] | undefined;
    if (part) {
      const owner = row.was[part.owner.name] ?? owners.get(row.record)?.get(recordId);
      if (typeof owner !== 'number') return [];
      return [{ ...common, record: part.of, recordId: owner, act: '~', fields: [part.field] }];
    }
    const record = TOLD_RECORDS.find((kind) => kind === row.record);
    if (!record) return [];
    const fields = act === '~' ? Object.keys(row.was).filter((name) => FIELDS[record].has(name)) : [];
    return [{ ...common, record, recordId, act, fields, stage: stages.get(id) }];
  });
}

/** Returns what came from outside: new leads, and enquiries once they are no suspected spam. */
export async function incomingEvents(tx: Database, rows: readonly Row[]): Promise<ToldEvent[]> {
  const received = rows.filter(
    ({ record, act, was }) =>
      (record === 'lead' && act === '+') ||
      (record === 'enquiry' && (act === '+' || typeof was['held'] === 'string')),
  );
  if (received.length === 0) return [];
  // The site's own calls have no workspace: the rows say whose they are.
  const leads = await everyRow(tx, marketingLeads)
    .select({ id: marketingLeads.id, workspaceId: marketingCompanies.workspaceId })
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingLeads.marketingCompanyId))
    .where(inArray(marketingLeads.id, idsOf(received, 'lead')));
  const enquiries = await tx
    .select({
      id: inboxEntries.id,
      workspaceId: sql<
        number | null
      >`coalesce(${inboxEntries.workspaceId}, ${marketingCompanies.workspaceId})`,
    })
    .from(inboxEntries)
    .leftJoin(marketingLeads, eq(marketingLeads.id, inboxEntries.marketingLeadId))
    .leftJoin(marketingCompanies, eq(marketingCompanies.id, marketingLeads.marketingCompanyId))
    .where(
      and(
        inArray(inboxEntries.id, idsOf(received, 'enquiry')),
        isNull(inboxEntries.held),
        notInArray(inboxEntries.status, ['suspected', 'spam']),
      ),
    );
  const places = {
    lead: new Map(leads.map((row) => [row.id, row.workspaceId])),
    enquiry: new Map(enquiries.map((row) => [row.id, row.workspaceId])),
  };
  // One that came and was released since is told once.
  const once = new Map(received.map((row) => [`${row.record} ${row.recordId}`, row]));
  return [...once.values()].flatMap(({ id, record, recordId, at }): ToldEvent[] => {
    const kind = record === 'lead' ? 'lead' : 'enquiry';
    const workspaceId = places[kind].get(recordId);
    if (workspaceId === undefined || workspaceId === null) return [];
    return [{ workspaceId, event: `${kind}.received`, recordId, changeId: id, changed: [], at }];
  });
}
