// One long file: the steps of one adapter, in the order in which an import calls them.
import { asc, eq, inArray } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { fieldErrorsOf } from '#kernel/api/field-errors.ts';
import { pick } from '#shared/field-list.ts';
import { foldText } from '#shared/texts/text.ts';
import { companyNameKey, companyTextKey } from '#features/leads/companies/company-name.rules.ts';
import { dealKeys, matchDeal } from './opportunity.rules.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { createCompanySchema } from '#features/leads/companies/company.schema.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { bindAwaited, newOwnerColumn, ownerColumn, ownerLabel, readOwner } from './owner.server.ts';
import type { ImportAdapter, ImportScope } from './adapter.server.ts';
import { companyFor, companyNamed, meetCompanies } from './company-link.server.ts';
import { contactNamed, contactsByEmail, contactsByName, splitContact } from './contact-link.server.ts';
import { withCustomField } from '#features/leads/import-export/custom-fields.rules.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import { createdAtOf } from '#features/leads/import-export/cells/moments.server.ts';
import { closedAtOf, readCells } from './opportunity-cells.server.ts';
import {
  customColumn,
  customText,
  mergeCustomFields,
} from '#features/leads/import-export/custom-fields.rules.ts';
import {
  definedApart,
  madeFields,
  withDefinedFields,
} from '#features/leads/import-export/defined-cells.server.ts';
import { readCustomFields } from '#features/leads/import-export/custom-fields-cell.server.ts';
import { companiesIn } from '#features/leads/import-export/cells/companies-cell.rules.ts';
import { columnsIn } from '#features/leads/import-export/reading/field-values.server.ts';
import { importWords } from '#features/leads/import-export/reading/import-words.server.ts';
import { pipelineNamed } from '#features/leads/import-export/cells/pipeline.texts.ts';
import { addReadValue } from '#features/leads/import-export/cells/read-values.rules.ts';
import { notesWith } from '#features/leads/import-export/cells/other-values.rules.ts';
import { countSource, sourceOf } from '#features/leads/import-export/cells/source.rules.ts';
import {
  mergeFields,
  numberOf,
  textOf,
  type Known,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';
import { OPPORTUNITY_FIELDS, OPPORTUNITY_NAMES } from '#features/leads/opportunities/opportunity.values.ts';
import {
  createOpportunitySchema,
  type Pipeline,
  type Stage,
} from '#features/leads/opportunities/opportunity.schema.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listPipelines, pipelineOf } from '#features/leads/opportunities/pipeline.server.ts';
import { pipelineNameIn, stageNameIn } from '#features/leads/pipelines/pipeline.texts.ts';

/** The company name follows the rules of companies, because a missing one is created. */
const lineSchema = createOpportunitySchema.extend({ company: createCompanySchema.shape.name.nullish() });

/** Returns the contact of the values: by id, else by address, else by name. */
async function contactOf(scope: ImportScope, values: Values, companyId: number | null) {
  const known = numberOf(values['contactId']);
  if (known !== null) return { id: known, notes: {} };
  return contactNamed(scope, {
    name: textOf(values['contact']),
    email: textOf(values['contactEmail']),
    companyId,
  });
}

async function linkNotes(scope: ImportScope, values: Values): Promise<LineNotes> {
  const known = numberOf(values['companyId']);
  const company =
    known === null
      ? await companyNamed(scope, textOf(values['company']), textOf(values['contactEmail']))
      : { id: known, notes: {} };
  return { ...company.notes, ...(await contactOf(scope, values, company.id)).notes };
}

async function linksOf(scope: ImportScope, values: Values) {
  const known = numberOf(values['companyId']);
  const company =
    known === null
      ? await companyFor(scope, textOf(values['company']), textOf(values['contactEmail']))
      : { id: known, made: [] };
  return {
    also: company.made,
    companyId: company.id,
    contactId: (await contactOf(scope, values, company.id)).id,
  };
}

const inputOf = (values: Values) => ({
  ...columnsIn(OPPORTUNITY_FIELDS, values),
  stage: textOf(values['stage']) ?? undefined,
  amountCents: numberOf(values['amountCents']) ?? 0,
  currency: textOf(values['currency']) ?? 'EUR',
  probability: numberOf(values['probability']) ?? undefined,
  source: LEAD_SOURCES.find((source) => source === values['source']) ?? ('import' as const),
});

const FIELDS = [
  ...OPPORTUNITY_NAMES,
  'stage',
  'amountCents',
  'currency',
  'probability',
  'source',
  'owner',
  'company',
  'contact',
  'contactEmail',
];

/** Finds deals of the same title, company, contact and time, so that importing a file twice duplicates nothing. */
async function findKnown(scope: ImportScope, keys: readonly string[]): Promise<Known[]> {
  const { ctx } = scope;
  const titles = keys.map((key) => key.split('\n', 1)[0] ?? '');
  const rows = await ctx
    .rows(crmOpportunities)
    .select({ deal: crmOpportunities, company: crmCompanies.name, contact: crmContacts })
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmOpportunities.companyId))
    .leftJoin(crmContacts, eq(crmContacts.id, crmOpportunities.contactId))
    .where(inArray(crmOpportunities.titleKey, titles))
    .orderBy(asc(crmOpportunities.id));
  const names = new Map(
    (await listPipelines(ctx)).map((each) => [each.id, pipelineNameIn(ctx.locale, each)]),
  );
  const found = rows.map(async ({ deal, company, contact }): Promise<Known> => {
    const { stage, amountCents, currency, probability, source } = deal;
    const { pipelineId, contactId, companyId, createdAt } = deal;
    const values = {
      ...pick(deal, OPPORTUNITY_NAMES),
      customFields: customText(deal.customFields),
      pipelineId,
      pipeline: names.get(pipelineId) ?? null,
      stage,
      amountCents,
      currency,
      probability,
      source,
      owner: await ownerLabel(scope, deal.ownerId),
      contactId,
      companyId,
      createdAt,
      company,
      contact: contact && contactName(contact),
      contactEmail: contact?.email ?? null,
    };
    const { answers } = opportunityImport.keysOf(values);
    return {
      id: deal.id,
      ref: String(deal.id),
      updatedAt: deal.updatedAt,
      keys: answers,
      values,
      isTouched: false,
    };
  });
  return Promise.all(found);
}

/**
 * The line's stage was read in another pipeline than the deal's, where its key says nothing, and the line does not say
 * that the deal goes there.
 */
const isElsewhere = (known: Values, line: Values): boolean =>
  textOf(line['pipeline']) === null && known['pipelineId'] !== line['pipelineId'];

/** The stage as its pipeline's readers see it; undefined for one that is gone. */
const stageIn = ({ stages }: Pipeline, key: Values[string] | undefined): Stage | undefined =>
  stages.find((stage) => stage.key === key);

/** Once a batch: its lines are all of the same few. */
const pipelines = new WeakMap<ImportScope['met'], Promise<readonly Pipeline[]>>();
async function placeOf({ ctx, db, met }: ImportScope, values: Values): Promise<Pipeline | undefined> {
  const known = pipelines.get(met) ?? listPipelines({ ...ctx, db });
  pipelines.set(met, known);
  return (await known).find(({ id }) => id === values['pipelineId']);
}

/** Counts a new deal that is won or lost without a day: it closes when it was created, by default today. */
function countUndated(scope: ImportScope, pipeline: Pipeline, values: Values): void {
  const stage = stageIn(pipeline, values['stage']);
  if (!stage || stage.kind === 'open' || textOf(values['closedAt']) !== null) return;
  const { locale } = scope.ctx;
  const name = stageNameIn(locale, stage);
  // Each line has its own day of creation; today is one for all.
  const isToday = textOf(values['createdAt']) === null;
  addReadValue(scope.values, isToday ? 'closedUndated' : 'closedAsCreated', name);
}

export const opportunityImport: ImportAdapter = {
  record: 'opportunity',
  read: async (scope, given) => {
    const pipelines = await listPipelines({ ...scope.ctx, db: scope.db });
    const named = given.pipeline === undefined ? undefined : pipelineNamed(pipelines, given.pipeline);
    const pipeline = named ?? pipelineOf(pipelines);
    const { contact, email } = splitContact(given);
    const companies = companiesIn(given.company);
    const owner = await readOwner(scope, given);
    const words = importWords(scope.ctx.locale);
    const unknown = named ? undefined : given.pipeline;
    // Programs name pipelines of their own: nothing of the file is lost, and the deal goes into the first one.
    const kept =
      unknown === undefined ? owner.others : withCustomField(owner.others, words.pipeline, unknown);
    const others = readCustomFields(kept, words.otherColumns);
    const custom = await withDefinedFields(scope, 'opportunity', others);
    const apart = await definedApart(scope, 'opportunity', custom.value);
    const notes = notesWith(given.notes, apart.others);
    const cells = { ...given, company: companies.first, notes };
    const { errors, notes: ofCells, ...read } = readCells(scope, pipeline, cells);
    countSource(cells.source, scope.values);
    if (unknown !== undefined) {
      const first = pipelineNameIn(scope.ctx.locale, pipeline);
      addReadValue(scope.values, 'pipelineUnknown', unknown, first);
    }
    const isUnknown = email !== undefined && (await contactsByEmail(scope, email)).length === 0;
    // A separate address column is meant to match a contact.
    if (isUnknown && given.contactEmail !== undefined)
      errors['contactEmail'] = 'leads:imports.contactUnknown';
    const isNobody =
      contact !== undefined &&
      (email === undefined || isUnknown) &&
      (await contactsByName(scope, contact)).length === 0;
    const parsed = lineSchema.safeParse({
      ...pick(cells, OPPORTUNITY_NAMES),
      company: cells.company,
      ...read,
    });
    if (!parsed.success) {
      // The file has one column for amount and currency.
      const { amountCents: amount, ...others } = fieldErrorsOf(parsed.error);
      Object.assign(errors, others, amount !== undefined && { amount });
    }
    if (Object.keys(errors).length > 0 || !parsed.success) return { errors };
    const { company = null } = parsed.data;
    const created = createdAtOf(scope, cells);
    const closed = closedAtOf(scope, cells);
    return {
      values: {
        ...read,
        ...pick(parsed.data, OPPORTUNITY_NAMES),
        company,
        source: sourceOf(cells.source),
        ...owner.values,
        pipelineId: pipeline.id,
        pipeline: named ? pipelineNameIn(scope.ctx.locale, named) : null,
        customFields: apart.defined,
        contact: isNobody ? null : (contact ?? null),
        contactEmail: isUnknown ? null : (email ?? null),
        createdAt: created.value,
        closedAt: closed.value,
      },
      notes: {
        ...ofCells,
        ...custom.notes,
        ...(companies.others.length > 0 && {
          company: { key: 'leads:imports.companiesFirst', made: companies.first ?? '' },
        }),
        ...created.notes,
        ...closed.notes,
        ...(isNobody && { contact: 'leads:imports.contactNotFound' }),
      },
    };
  },

  keysOf: dealKeys,
  match: matchDeal,
  meet: (scope, lines) =>
    meetCompanies(
      scope,
      lines.map(({ company }) => textOf(company)),
    ),
  linkNotes,
  leftOut: (known, line) =>
    isElsewhere(known, line) && textOf(line['stage']) !== null
      ? { stage: 'leads:imports.otherPipeline' }
      : {},
  countChanges: async (scope, known, after) => {
    const pipeline = await placeOf(scope, known ?? after);
    if (!pipeline) return;
    if (known === null) return countUndated(scope, pipeline, after);
    if (known['pipelineId'] !== after['pipelineId'] || known['stage'] === after['stage']) return;
    const [from, to] = [stageIn(pipeline, known['stage']), stageIn(pipeline, after['stage'])];
    if (!from || !to) return;
    const isBack = from.kind === 'open' ? to.position < from.position : to.kind === 'open';
    const { locale } = scope.ctx;
    const how = isBack ? 'stageMovedBack' : 'stageMoved';
    addReadValue(scope.values, how, stageNameIn(locale, from), stageNameIn(locale, to));
  },
  shown: async (scope, values) => {
    const pipeline = await placeOf(scope, values);
    const stage = pipeline && stageIn(pipeline, values['stage']);
    return stage ? { ...values, stage: stageNameIn(scope.ctx.locale, stage) } : values;
  },
  sameBy: { company: companyTextKey, contactEmail: emailKeyOf },
  merge: (known, given, overwrite) => {
    const line = isElsewhere(known, given) ? { ...given, stage: null } : given;
    const merged = mergeFields(
      FIELDS,
      { company: companyNameKey, contactEmail: emailKeyOf, contact: foldText },
      { known, line, overwrite },
    );
    const isMoved =
      overwrite && textOf(line['pipeline']) !== null && line['pipelineId'] !== known['pipelineId'];
    const isOther = (...names: string[]) => names.some((name) => merged[name] !== known[name]);
    return {
      ...merged,
      // Without a stage it goes to the one that is like its own.
      ...(isMoved && {
        pipelineId: line['pipelineId'] ?? null,
        pipeline: line['pipeline'] ?? null,
        stage: line['stage'] ?? null,
      }),
      customFields: mergeCustomFields(known, line, overwrite),
      companyId: isOther('company') ? null : (known['companyId'] ?? null),
      contactId: isOther('contact', 'contactEmail') ? null : (known['contactId'] ?? null),
    };
  },
  find: findKnown,

  create: async (scope, values) => {
    const { also, ...links } = await linksOf(scope, values);
    const ctx = { ...scope.ctx, db: scope.db, now: new Date(scope.at) };
    const { id } = await createOpportunity(
      ctx,
      {
        ...inputOf(values),
        pipelineId: numberOf(values['pipelineId']) ?? undefined,
        ...links,
        ...(await madeFields(scope, 'opportunity', values)),
        ...(await newOwnerColumn(scope, values)),
      },
      { createdAt: textOf(values['createdAt']), closedAt: textOf(values['closedAt']) },
    );
    await bindAwaited(scope, values, 'opportunity', id);
    return { id, also };
  },

  update: async (scope, id, values, at) => {
    const { also, ...links } = await linksOf(scope, values);
    await updateOpportunity(
      { ...scope.ctx, db: scope.db, now: new Date(at) },
      id,
      {
        ...inputOf(values),
        pipelineId: numberOf(values['pipelineId']) ?? undefined,
        ...links,
        ...customColumn(values),
        ...(await ownerColumn(scope, values)),
      },
      { isImport: true },
    );
    return { id, also };
  },
};
