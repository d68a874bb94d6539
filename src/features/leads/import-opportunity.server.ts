import { and, eq, inArray } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import { LEAD_SOURCES } from '#features/marketing/marketing.values.ts';
import { fieldErrorsOf } from '#server/field-errors.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { foldText } from '#shared/text.ts';
import { createCompanySchema } from './crm-company.schema.ts';
import { emailKeyOf } from './duplicate.rules.ts';
import {
  textOf,
  type Cells,
  type ImportAdapter,
  type ImportScope,
  type Known,
  type Values,
} from './import-adapter.server.ts';
import { readAmount, readChoice, readDate, readPercent, type Read } from './import-cells.rules.ts';
import { companyByName } from './import-company.server.ts';
import { STAGE_NAMES } from './import-names.values.ts';
import { sourceOf } from './import-source.rules.ts';
import { createOpportunitySchema, type Pipeline } from './opportunity.schema.ts';
import { createOpportunity, updateOpportunity } from './opportunity.server.ts';
import { requirePipeline } from './pipeline.server.ts';

/** The name of a company meets the rule of a company: where there is none of that name, one is made. */
const lineSchema = createOpportunitySchema.extend({ company: createCompanySchema.shape.name.nullish() });

const stageOf = ({ stages }: Pipeline, text: string): Read<string> => {
  const names = Object.fromEntries(
    stages.map(({ key, name }) => [
      key,
      [
        ...(name === null ? [] : [name]),
        ...(key in STAGE_NAMES ? STAGE_NAMES[key as keyof typeof STAGE_NAMES] : []),
      ],
    ]),
  );
  const found = readChoice(
    text,
    stages.map(({ key }) => key),
    names,
  );
  return found === undefined ? { error: 'leads:opportunities.stageUnknown' } : { value: found };
};

/** Reads the cells that are no plain text; what cannot be read is named at its column. */
function readCells(pipeline: Pipeline, cells: Cells) {
  const errors: FieldErrors = {};
  const take = <T>(field: keyof Cells, read: (text: string) => Read<T>): T | null => {
    const text = cells[field];
    if (text === undefined) return null;
    const result = read(text);
    if ('value' in result) return result.value;
    errors[field] = result.error;
    return null;
  };
  const amount = take('amount', readAmount);
  return {
    errors,
    stage: take('stage', (text) => stageOf(pipeline, text)),
    amountCents: amount?.cents ?? null,
    currency: cells.currency?.toUpperCase() ?? amount?.currency ?? null,
    probability: take('probability', readPercent),
    expectedClose: take('expectedClose', readDate),
  };
}

async function contactByEmail({ db, workspaceId }: ImportScope, email: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: crmContacts.id })
    .from(crmContacts)
    .where(and(eq(crmContacts.workspaceId, workspaceId), eq(crmContacts.emailKey, emailKeyOf(email) ?? '')))
    .limit(1);
  return found?.id;
}

async function linksOf(scope: ImportScope, values: Values) {
  const email = textOf(values['contactEmail']);
  const company = await companyByName(scope, textOf(values['company']));
  return {
    also: company.made,
    companyId: company.id,
    contactId: email === null ? null : ((await contactByEmail(scope, email)) ?? null),
  };
}

const number = (value: Values[string] | undefined): number | null =>
  typeof value === 'number' ? value : null;

const inputOf = (values: Values) => ({
  title: textOf(values['title']) ?? '',
  stage: textOf(values['stage']) ?? undefined,
  amountCents: number(values['amountCents']) ?? 0,
  currency: textOf(values['currency']) ?? 'EUR',
  probability: number(values['probability']) ?? undefined,
  expectedClose: textOf(values['expectedClose']),
  lostReason: textOf(values['lostReason']),
  notes: textOf(values['notes']),
  source: LEAD_SOURCES.find((source) => source === values['source']) ?? ('import' as const),
});

/** One opportunity of a name with one company and one contact: a file that is read twice doubles nothing. */
async function findKnown({ db, workspaceId }: ImportScope, keys: readonly string[]): Promise<Known[]> {
  const titles = keys.map((key) => key.split('\n', 1)[0] ?? '');
  const rows = await db
    .select({ deal: crmOpportunities, company: crmCompanies.name, email: crmContacts.email })
    .from(crmOpportunities)
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmOpportunities.companyId))
    .leftJoin(crmContacts, eq(crmContacts.id, crmOpportunities.contactId))
    .where(and(eq(crmOpportunities.workspaceId, workspaceId), inArray(crmOpportunities.titleKey, titles)));
  return rows.map(({ deal, company, email }) => {
    const { title, stage, amountCents, currency, probability, expectedClose, lostReason, notes, source } =
      deal;
    const own = {
      title,
      stage,
      amountCents,
      currency,
      probability,
      expectedClose,
      lostReason,
      notes,
      source,
    };
    const values = { ...own, company, contactEmail: email };
    return { id: deal.id, updatedAt: deal.updatedAt, keys: opportunityImport.keysOf(values).answers, values };
  });
}

export const opportunityImport: ImportAdapter = {
  sameBy: { company: foldText, contactEmail: emailKeyOf },

  read: async (scope, cells) => {
    const pipeline = await requirePipeline({ ...scope.ctx, db: scope.db });
    const { errors, ...read } = readCells(pipeline, cells);
    const email = cells.contactEmail;
    if (email !== undefined && (await contactByEmail(scope, email)) === undefined)
      errors['contactEmail'] = 'leads:imports.contactUnknown';
    const isLost = pipeline.stages.some(({ key, kind }) => key === read.stage && kind === 'lost');
    if (isLost && cells.lostReason === undefined)
      errors['lostReason'] = 'leads:opportunities.lostReasonRequired';
    const parsed = lineSchema.safeParse({
      title: cells.title,
      company: cells.company,
      ...read,
      lostReason: cells.lostReason,
      notes: cells.notes,
    });
    if (!parsed.success) {
      // In the file it is one column: the amount, with its sign.
      const { amountCents: amount, ...others } = fieldErrorsOf(parsed.error);
      Object.assign(errors, others, amount !== undefined && { amount });
    }
    if (Object.keys(errors).length > 0 || !parsed.success) return { errors };
    const { title, lostReason, notes, company = null } = parsed.data;
    const texts = { title, lostReason, notes, company, contactEmail: email ?? null };
    return { values: { ...read, ...texts, source: sourceOf(cells.source) } };
  },

  keysOf: (values) => {
    const parts = [values['title'], values['company'], values['contactEmail']];
    const key = parts.map((part) => foldText(textOf(part) ?? '')).join('\n');
    return { sure: [key], weak: [], answers: [key] };
  },

  find: findKnown,

  create: async (scope, values) => {
    const { also, ...links } = await linksOf(scope, values);
    const ctx = { ...scope.ctx, db: scope.db, now: new Date(scope.at) };
    const { id } = await createOpportunity(ctx, { ...inputOf(values), ...links });
    return { id, also };
  },

  update: async (scope, id, values, at) => {
    const { also, ...links } = await linksOf(scope, values);
    await updateOpportunity({ ...scope.ctx, db: scope.db, now: new Date(at) }, id, {
      ...inputOf(values),
      ...links,
    });
    return { id, also };
  },
};
