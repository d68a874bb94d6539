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

/** Reads the meaning of each stage of the pipelines of these opportunities, and where the opportunities stand. */
async function stagesOf(tx: Database, rows: readonly Row[]) {
  const moved = rows.filter(
    ({ record, act, was }) => record === 'opportunity' && (act === '+' || 'stage' in was),
  );
  const now = new Map<number, { pipelineId: number; stage: string }>();
  const kinds = new Map<string, StageKind>();
  if (moved.length === 0) return { now, kinds };
  const { id, pipelineId, stage } = crmOpportunities;
  for (const row of await everyRow(tx, crmOpportunities)
    .select({ id, pipelineId, stage })
    .where(inArray(id, idsOf(moved, 'opportunity'))))
    now.set(row.id, row);
  const pipelines = JSON.stringify([...new Set([...now.values()].map((each) => each.pipelineId))]);
  for (const row of await everyRow(tx, crmStages)
    .select()
    .where(inArray(crmStages.pipelineId, sql`(select value from json_each(${pipelines}))`)))
    kinds.set(`${row.pipelineId} ${row.key}`, row.kind);
  return { now, kinds };
}

const isStage = (stage: unknown): stage is string => typeof stage === 'string';

/** Returns the changes of the records that are told of as such, in their order. */
export async function recordChanges(tx: Database, rows: readonly Row[]): Promise<ReadChange[]> {
  const owners = new Map<string, Map<number, number>>();
  for (const kind of Object.keys(PARTS) as PartKind[])
    if (rows.some(({ record }) => record === kind)) owners.set(kind, await ownersOfParts(tx, rows, kind));
  const { now, kinds } = await stagesOf(tx, rows);

  const stageOf = (at: number, row: Row): ReadChange['stage'] => {
    const place = now.get(row.recordId);
    if (row.record !== 'opportunity' || !place || !(row.act === '+' || 'stage' in row.was)) return undefined;
    // The next change of the stage says which one this change has left; the row, where none followed.
    const next = rows
      .slice(at + 1)
      .find(
        (later) => later.record === row.record && later.recordId === row.recordId && 'stage' in later.was,
      );
    const kindOf = (stage: unknown) =>
      isStage(stage) ? kinds.get(`${place.pipelineId} ${stage}`) : undefined;
    const to = kindOf(next ? next.was['stage'] : place.stage);
    return to && { from: row.act === '+' ? null : (kindOf(row.was['stage']) ?? 'open'), to };
  };

  return rows.flatMap((row, at): ReadChange[] => {
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
    return [{ ...common, record, recordId, act, fields, stage: stageOf(at, row) }];
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
