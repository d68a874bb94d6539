// Longer than 200 lines: the export of each record beside the next, because they share their columns and their order.
import { inArray } from 'drizzle-orm';
import { crmContacts } from '#db/schema/index.ts';
import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import { serviceContext, workContext, type ServiceContext, type WorkContext } from '#kernel/context.ts';
import { download, type Download } from '#kernel/api/download.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import type { WorkProcess } from '#kernel/work/task.ts';
import type { Page } from '#shared/api.ts';
import { suppressedIn } from '#kernel/mail/suppression.ts';
import { AppError } from '#shared/errors.ts';
import { without } from '#shared/field-list.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import type { Company } from '#features/leads/companies/company.schema.ts';
import { CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { amountCell, csvStyle, delimiterOf, type CsvStyle } from '#kernel/api/csv-cells.ts';
import { csvPieces } from '#kernel/api/csv-out.ts';
import { cellsOnly, cellText, fieldCells, type Cell, type ExportField } from './export-cells.server.ts';
import { EXPORT_SORTS, type ExportFormat, type ExportQuery } from './export.schema.ts';
import { wordsFor, type Words } from './export-words.server.ts';
import { writeTags } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import { customText } from './custom-fields.rules.ts';
import { fieldKeys } from '#features/leads/import-export/reading/field-key.rules.ts';
import { cardOf } from './vcard/vcard-out.rules.ts';
import {
  IMPORT_FIELDS,
  IMPORT_ONLY_FIELDS,
  type ImportKind,
} from '#features/leads/import-export/reading/fields.values.ts';
import { otherValues } from '#features/leads/fields/custom-field-list.rules.ts';
import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import { teamOf } from '#features/leads/owners/owner.server.ts';
import { definedCells } from './export-defined.server.ts';
import { labelledMembers } from './records/owner.server.ts';
import type { OpportunityContact } from '#features/leads/opportunities/opportunity-contacts.schema.ts';
import { contactsOf } from '#features/leads/opportunities/opportunity-contacts.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import { requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import { requireView } from '#features/leads/views/view.server.ts';
import { requireLinks } from '#features/leads/timeline/record-links.server.ts';

const PAGE = 200;

type Filter = Omit<ExportQuery, 'kind' | 'format' | 'delimiter'>;
type Table<Row> = {
  kind: ImportKind;
  cells: (row: Row, words: Words, style: CsvStyle) => Partial<Record<ExportField, Cell>>;
  list: (ctx: ServiceContext, filter: Filter, cursor: string | undefined) => Promise<Page<Row>>;
  fields: readonly ExportField[];
};

type Source<Row> = {
  /** Page by page. */
  rows: (ctx: ServiceContext, filter: Filter) => AsyncGenerator<Row[]>;
  lines: (ctx: ServiceContext, filter: Filter, style: CsvStyle) => AsyncGenerator<string[]>;
};

const RECORDS = { contacts: 'contact', companies: 'company', opportunities: 'opportunity' } as const;

function sourceOf<Row extends { customFields: CustomFields; ownerId: number | null }>({
  kind,
  cells,
  list,
  fields,
}: Table<Row>): Source<Row> {
  async function* rows(ctx: ServiceContext, filter: Filter): AsyncGenerator<Row[]> {
    for (let cursor: string | undefined; ;) {
      const page = await list(ctx, filter, cursor);
      yield page.items;
      if (page.nextCursor === null) return;
      cursor = page.nextCursor;
    }
  }
  async function* lines(ctx: ServiceContext, filter: Filter, style: CsvStyle): AsyncGenerator<string[]> {
    const headings = wordsOf(fieldKeys(kind, fields), ctx.locale);
    const defined = await definedFields(ctx, RECORDS[kind]);
    yield [...fields.map((field) => headings[field] ?? field), ...defined.map(({ label }) => label)];
    const words = await wordsFor(ctx);
    const people = await teamOf(ctx);
    const owners = new Map((await labelledMembers(ctx)).map(({ id, label }) => [id, label]));
    for await (const page of rows(ctx, filter))
      for (const row of page) {
        const others = { ...row, customFields: otherValues(defined, row.customFields) };
        const found: Partial<Record<string, Cell>> = {
          ...cells(others, words, style),
          ...fieldCells(kind, row, words, style),
          owner: owners.get(row.ownerId ?? 0) ?? null,
        };
        yield [
          ...fields.map((field) => cellText(field, found[field] ?? '', style)),
          ...definedCells(defined, row.customFields, { words, people, style }),
        ];
      }
  }
  return { rows, lines };
}

/** The import matches an opportunity by the address of its contact, because names are not unique. */
type ExportedOpportunity = Opportunity & { contactEmail: string | null; contacts: OpportunityContact[] };

async function withPeople(
  ctx: ServiceContext,
  opportunities: readonly Opportunity[],
): Promise<ExportedOpportunity[]> {
  const ids = opportunities.flatMap(({ contactId }) => contactId ?? []);
  const { id, email } = crmContacts;
  const rows = await ctx.rows(crmContacts).select({ id, email }).where(inArray(id, ids));
  const emails = new Map(rows.map((row) => [row.id, row.email]));
  const contacts = await contactsOf(
    ctx,
    opportunities.map((each) => each.id),
  );
  return opportunities.map((each) => ({
    ...each,
    contactEmail: emails.get(each.contactId ?? 0) ?? null,
    contacts: contacts.get(each.id) ?? [],
  }));
}

/** An opt-out goes with the file wherever it is imported. */
type ExportedContact = Contact & { isOptedOut: boolean };

async function withOptOut(ctx: ServiceContext, contacts: readonly Contact[]): Promise<ExportedContact[]> {
  const addressesOf = ({ email, emails }: Contact) => (email === null ? emails : [email, ...emails]);
  const workspaceId = ctx.workspace.id;
  const found = await suppressedIn(ctx.db, contacts.flatMap(addressesOf), workspaceId);
  return contacts.map((each) => ({
    ...each,
    isOptedOut: addressesOf(each).some((address) => found.has(address)),
  }));
}

/** The order that is asked for, where the list of this kind has it. */
const sortOf = <Kind extends ImportKind>(
  kind: Kind,
  { sort }: { sort?: string | undefined },
): (typeof EXPORT_SORTS)[Kind][number] | undefined =>
  (EXPORT_SORTS[kind] as readonly (typeof EXPORT_SORTS)[Kind][number][]).find((each) => each === sort);

/** The view's order, where the caller names none. Errors: `not_found`; `invalid` for the order of another list. */
async function orderedQuery(ctx: ServiceContext, query: ExportQuery): Promise<ExportQuery> {
  const { kind, view } = query;
  if (query.sort !== undefined && sortOf(kind, query) === undefined)
    throw new AppError('invalid', { fields: { sort: 'errors:fields.choice' } });
  if (query.sort !== undefined || view === undefined) return query;
  const { sort } = await requireView(ctx, view);
  const ofView = sortOf(kind, { sort: sort ?? undefined });
  return ofView === undefined ? query : { ...query, sort: ofView };
}

const SOURCES = {
  contacts: sourceOf<ExportedContact>({
    kind: 'contacts',
    // A person's whole name is for the import; of addresses and numbers there may be several.
    fields: without(IMPORT_FIELDS.contacts, ...IMPORT_ONLY_FIELDS).flatMap((field): ExportField[] =>
      field === 'email' ? ['email', 'emails'] : field === 'phone' ? ['phone', 'phones'] : [field],
    ),
    cells: ({ companyName, tags, emails, phones, source, customFields, isOptedOut, ...row }, words) => ({
      ...cellsOnly(row),
      emails: emails.join('; '),
      phones: phones.join('; '),
      company: companyName,
      tags: writeTags(tags),
      customFields: customText(customFields),
      source: words.source(source),
      optOut: isOptedOut ? words.yes : null,
    }),
    list: async (ctx, filter, cursor) => {
      const sort = sortOf('contacts', filter) ?? 'name';
      const page = await listContacts(ctx, { ...filter, sort, cursor, limit: PAGE });
      return { ...page, items: await withOptOut(ctx, page.items) };
    },
  }),
  companies: sourceOf<Company>({
    kind: 'companies',
    fields: IMPORT_FIELDS.companies,
    cells: ({ tags, source, customFields, ...row }, words) => ({
      ...cellsOnly(row),
      tags: writeTags(tags),
      customFields: customText(customFields),
      source: words.source(source),
    }),
    list: (ctx, { companyId: _, ...filter }, cursor) =>
      listCompanies(ctx, { ...filter, sort: sortOf('companies', filter) ?? 'name', cursor, limit: PAGE }),
  }),
  opportunities: sourceOf<ExportedOpportunity>({
    kind: 'opportunities',
    // The stage says whether a deal is open, won or lost, the pipeline among which stages; other values stand in the notes.
    fields: without(IMPORT_FIELDS.opportunities, 'status', 'customFields').flatMap((field): ExportField[] =>
      field === 'contactEmail' ? ['contactEmail', 'people'] : [field],
    ),
    cells: ({ company, contact, contacts, amountCents, ...row }, words, style) => ({
      ...cellsOnly(row),
      people: contacts.map(({ name, part }) => `${name} (${words.part(part)})`).join('; '),
      company: company?.name ?? null,
      contact: contact?.name ?? null,
      pipeline: words.pipeline(row),
      stage: words.stage(row),
      source: words.source(row.source),
      amount: amountCell(amountCents, style),
    }),
    list: async (ctx, { tag: _, state: kind, ...filter }, cursor) => {
      const sort = sortOf('opportunities', filter) ?? 'createdAt';
      const page = await listOpportunities(ctx, { ...filter, kind, sort, cursor, limit: PAGE });
      return { ...page, items: await withPeople(ctx, page.items) };
    },
  }),
};

const FILES = {
  csv: { task: 'leadsCsv', type: 'text/csv' },
  vcf: { task: 'contactCards', type: 'text/vcard' },
  json: { task: 'leadsJson', type: 'application/json' },
} as const satisfies Record<ExportFormat, { task: string; type: string }>;

/**
 * Exports all rows that match the list's filters, in its order and with all columns. Errors: `not_found` for a record of
 * another workspace, before any work is done.
 */
export async function exportFile(ctx: ServiceContext, query: ExportQuery): Promise<Download> {
  const { contactId, companyId, pipelineId, kind } = query;
  await requireLinks(ctx, { contactId, companyId });
  if (pipelineId !== undefined) await requirePipeline(ctx, pipelineId);
  await noteAudit(ctx, 'records_exported', { detail: kind, workspaceId: ctx.workspace.id });
  if (query.format === 'vcf' && kind !== 'contacts')
    throw new AppError('invalid', { fields: { format: 'leads:imports.cardsOfContacts' } });
  const { task, type } = FILES[query.format];
  return download({
    work: { task, input: { context: workContext(ctx), query: await orderedQuery(ctx, query) } },
    type: `${type}; charset=utf-8`,
    fileName: `${kind}-${ctx.now.toISOString().slice(0, 10)}.${query.format}`,
  });
}

type Input = { context: WorkContext; query: ExportQuery };

const filterOf = ({ kind: _kind, format: _format, delimiter: _delimiter, ...filter }: ExportQuery): Filter =>
  filter;

/** Fields for which a card has no property: they are labelled, as other values are. */
const LABELLED = without(CONTACT_NAMES, 'firstName', 'lastName', 'email', 'phone', 'position', 'notes');

/** Streams the contacts of a list as cards. Runs in a worker process. */
export async function* contactCards(
  { context, query }: Input,
  { openDatabase }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const ctx = serviceContext({ ...context, db: await openDatabase() });
  const [words, style] = [await wordsFor(ctx), csvStyle(delimiterOf(ctx.locale))];
  const labels = Object.entries(wordsOf(fieldKeys('contacts', LABELLED), ctx.locale));
  const labelled = (row: ExportedContact) => {
    const cells = { ...cellsOnly(row), ...fieldCells('contacts', row, words, style) };
    return labels.map(([name, label]) => [label, cellText(name, cells[name] ?? '', style)]);
  };
  const defined = await definedFields(ctx, 'contact');
  const people = await teamOf(ctx);
  const ownCells = ({ customFields }: ExportedContact) => {
    const cells = definedCells(defined, customFields, { words, people, style });
    return defined.map(({ label }, index): [string, string] => [label, cells[index] ?? '']);
  };
  const withLabels = (row: ExportedContact) => ({
    ...row,
    customFields: {
      ...Object.fromEntries(labelled(row)),
      ...otherValues(defined, row.customFields),
      ...Object.fromEntries(ownCells(row)),
    },
  });
  for await (const page of SOURCES.contacts.rows(ctx, filterOf(query)))
    yield Buffer.from(page.map((row) => cardOf(withLabels(row))).join(''));
}

/** Streams the export page by page, as the list is read. Runs in a worker process. */
export async function* leadsCsv(
  { context, query }: Input,
  { openDatabase }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const { kind, delimiter } = query;
  const ctx = serviceContext({ ...context, db: await openDatabase() });
  yield* csvPieces(SOURCES[kind].lines(ctx, filterOf(query), csvStyle(delimiter)), delimiter);
}

/** Streams the records of a list as one JSON array, each as the list answers it. Runs in a worker process. */
export async function* leadsJson(
  { context, query }: Input,
  { openDatabase }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const ctx = serviceContext({ ...context, db: await openDatabase() });
  let before = '[';
  for await (const page of SOURCES[query.kind].rows(ctx, filterOf(query))) {
    if (page.length === 0) continue;
    yield Buffer.from(before + page.map((row) => JSON.stringify(row)).join(',\n'));
    before = ',\n';
  }
  yield Buffer.from(before === '[' ? '[]\n' : ']\n');
}
