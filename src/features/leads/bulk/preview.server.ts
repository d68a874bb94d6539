// One long file: a change, whom it leaves and what it replaces are the same few conditions.
import { and, count, desc, inArray, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import { definedFields, type FieldKind } from '#features/leads/fields/defined-fields.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { lackingEntry, lackingText } from '#features/leads/pipelines/required-fields.server.ts';
import { noSuchStage } from '#features/leads/pipelines/pipeline.texts.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { isAmongIds } from './among-ids.server.ts';
import { setSchemas } from './bulk.schema.ts';
import type { BulkPreview, Replaced } from './preview.schema.ts';

/** Former values that an answer lists; the records with the rest are counted together. */
const MOST_VALUES = 5;

const LINKS: Readonly<Record<string, 'company' | 'contact'>> = { companyId: 'company', contactId: 'contact' };

type Values = Readonly<Record<string, unknown>>;
type Refusal = { holds: SQL; reason: string };

const { pipelineId, stage, lostReason } = crmOpportunities;
const tableOf = (kind: FieldKind) => RECORD_TABLES[kind] as typeof crmContacts;

/** The probability that no opportunity has of its own. */
const OF_STAGE = sql`(select s."probability" from "crm_stages" s
  where s."pipelineId" = ${pipelineId} and s."key" = ${stage})`;

/** A key is between quotes in a path, in which a quote cannot stand: no field of the workspace has one. */
const pathOf = (key: string): string => `$."${key}"`;

/** Expressions of what a record has of each field that a change sets, with what they are to be. */
function parts(kind: FieldKind, set: Values): { field: string; has: SQL; wanted: SQL | undefined }[] {
  const { customFields, stage: _stage, pipelineId: _pipeline, ...columns } = set;
  const table = tableOf(kind);
  return [
    ...Object.entries(columns).map(([field, value]) => ({
      field,
      has: sql`${table[field as 'source']}`,
      wanted: sql`${value}`,
    })),
    ...Object.entries((customFields ?? {}) as CustomFields)
      .filter(([key]) => !key.includes('"'))
      .map(([key, value]) => ({
        field: `customFields.${key}`,
        has: sql`(${table.customFields} -> ${pathOf(key)})`,
        wanted: value === null ? undefined : sql`json(${JSON.stringify(value)})`,
      })),
  ];
}

/** Whether a record would be another one: what a reason of a loss is to those that are not lost does not count. */
function differs(kind: FieldKind, set: Values): SQL {
  const { customFields, stage: key, pipelineId: pipeline, ...columns } = set;
  const table = tableOf(kind);
  const isLost = sql`exists (select 1 from "crm_stages" s
    where s."pipelineId" = ${pipelineId} and s."key" = ${stage} and s."kind" = 'lost')`;
  const found = [
    ...Object.entries(columns).map(([name, value]) => {
      if (kind === 'opportunity' && name === 'lostReason')
        return sql`(${lostReason} is not ${value} and ${isLost})`;
      const wanted = name === 'probability' && value === null ? OF_STAGE : sql`${value}`;
      return sql`${table[name as 'source']} is not ${wanted}`;
    }),
    ...(customFields
      ? [
          sql`json_patch(coalesce(${table.customFields}, '{}'), ${JSON.stringify(customFields)})
            is not json(coalesce(${table.customFields}, '{}'))`,
        ]
      : []),
    ...(key === undefined ? [] : [sql`${stage} is not ${key}`]),
    ...(pipeline === undefined ? [] : [sql`${pipelineId} is not ${pipeline}`]),
  ];
  return sql`(${sql.join(found, sql` or `)})`;
}

/** Opportunities that a move would leave where they are, and why. */
async function refusalsOf(ctx: ServiceContext, set: Values): Promise<Refusal[]> {
  const { stage: key, pipelineId: pipeline, ...values } = setSchemas.opportunity.parse(set);
  if (key === undefined) return [];
  const pipelines = await listPipelines(ctx);
  const having = pipelines.filter(({ stages }) => stages.some((each) => each.key === key));
  const asked = await lackingEntry(
    ctx,
    pipelines,
    { stage: key, pipelineId: pipeline },
    { ...values, customFields: values.customFields },
  );
  return [
    ...(pipeline === undefined && having.length < pipelines.length
      ? [
          {
            holds: notInArray(
              pipelineId,
              having.map((each) => each.id),
            ),
            reason: noSuchStage(ctx.locale),
          },
        ]
      : []),
    ...(await Promise.all(
      asked.map(async (lacking) => ({
        holds: lacking.holds ?? sql`false`,
        reason: await lackingText(ctx, lacking),
      })),
    )),
  ];
}

/** The chosen ids of those that a change of fields makes different; without those that `isLeaving` leaves out. */
export async function idsToChange(
  ctx: ServiceContext,
  kind: FieldKind,
  set: Values,
  { ids, isLeaving }: { ids: readonly number[]; isLeaving: boolean },
): Promise<number[]> {
  const table = tableOf(kind);
  const refusals = isLeaving ? await refusalsOf(ctx, set) : [];
  const rows = await ctx
    .rows(table)
    .select({ id: table.id })
    .where(and(isAmongIds(table.id, ids), differs(kind, set), ...refusals.map(({ holds }) => not(holds))))
    .orderBy(table.id);
  return rows.map((row) => row.id);
}

/** The values that the records have now, of one field. */
async function replacedOf(
  ctx: ServiceContext,
  kind: FieldKind,
  { has, wanted }: ReturnType<typeof parts>[number],
  where: SQL | undefined,
): Promise<Replaced[]> {
  const rows = await ctx
    .rows(tableOf(kind))
    .select({ value: sql<string | number | null>`${has}`, count: count() })
    .where(and(where, sql`${has} is not ${wanted ?? sql`null`}`))
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`);
  return rows.map(({ value, count: number }) => ({ value, count: number }));
}

async function replacedStages(ctx: ServiceContext, where: SQL | undefined): Promise<Replaced[]> {
  const rows = await ctx
    .rows(crmOpportunities)
    .select({ value: stage, pipelineId, count: count() })
    .where(where)
    .groupBy(pipelineId, stage)
    .orderBy(desc(count()), pipelineId, stage);
  return rows;
}

/** The names of companies or contacts among former values. */
async function named(
  ctx: ServiceContext,
  kind: 'company' | 'contact',
  replaced: readonly Replaced[],
): Promise<Replaced[]> {
  const ids = replaced.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const rows =
    kind === 'company'
      ? await ctx
          .rows(crmCompanies)
          .select({ id: crmCompanies.id, name: crmCompanies.name })
          .where(inArray(crmCompanies.id, ids))
      : await ctx
          .rows(crmContacts)
          .select({
            id: crmContacts.id,
            name: sql<string>`trim(${crmContacts.firstName} || ' ' || coalesce(${crmContacts.lastName}, ''))`,
          })
          .where(inArray(crmContacts.id, ids));
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return replaced.map((each) => {
    const name = names.get(Number(each.value));
    return name === undefined ? each : { ...each, name };
  });
}

/** Says what a change of fields would do to the records with these ids, which are the caller's; changes nothing. */
export async function previewOf(
  ctx: ServiceContext,
  kind: FieldKind,
  set: Values,
  ids: readonly number[],
): Promise<BulkPreview> {
  const table = tableOf(kind);
  const isChosen = isAmongIds(table.id, ids);
  const isOther = differs(kind, set);
  const refusals = kind === 'opportunity' ? await refusalsOf(ctx, set) : [];
  const isRefused = or(...refusals.map(({ holds }) => holds)) ?? sql`false`;
  const where = and(isChosen, isOther, not(isRefused));
  const total = await ctx.rows(table).count(isChosen);
  const changed = await ctx.rows(table).count(where);
  const said: BulkPreview['refusals'] = [];
  for (const { holds, reason } of refusals) {
    const refused = await ctx.rows(table).count(and(isChosen, isOther, holds));
    if (refused > 0) said.push({ reason, count: refused });
  }
  const refused = said.length === 0 ? 0 : await ctx.rows(table).count(and(isChosen, isOther, isRefused));
  const found: [string, Replaced[]][] = [];
  for (const part of parts(kind, set)) {
    const replaced = await replacedOf(ctx, kind, part, where);
    found.push([part.field, part.field.startsWith('customFields.') ? replaced.map(readJson) : replaced]);
  }
  if (set['stage'] !== undefined) found.push(['stage', await replacedStages(ctx, where)]);
  const own = await definedFields(ctx, kind);
  const fields: BulkPreview['fields'] = [];
  for (const [field, replaced] of found) {
    if (replaced.length === 0) continue;
    const shown = replaced.slice(0, MOST_VALUES);
    const type = LINKS[field] ?? own.find(({ key }) => `customFields.${key}` === field)?.type;
    fields.push({
      field,
      replaced: type === 'company' || type === 'contact' ? await named(ctx, type, shown) : shown,
      others: replaced.slice(MOST_VALUES).reduce((all, each) => all + each.count, 0),
    });
  }
  return { total, changed, same: total - changed - refused, refused, fields, refusals: said };
}

const readJson = ({ value, ...rest }: Replaced): Replaced => ({
  ...rest,
  value: typeof value === 'string' ? (JSON.parse(value) as Replaced['value']) : value,
});
