import { and, count, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import { crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { AppError } from '#shared/errors.ts';
import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import { isAmongIds } from '#features/leads/bulk/among-ids.server.ts';
import { isEmptyValue } from '#features/leads/fields/custom-value.rules.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { neededHere, requirableLabels, stageNameIn } from './pipeline.texts.ts';
import { CUSTOM_PREFIX, REQUIRABLE, type Requirable } from './pipeline.values.ts';

type Entering = Partial<Record<Requirable, string | number | null | undefined>> & {
  customFields: CustomFields | null | undefined;
};

const isRequirable = (name: string): name is Requirable => (REQUIRABLE as readonly string[]).includes(name);
const keyOf = (name: string): string | undefined =>
  name.startsWith(CUSTOM_PREFIX) ? name.slice(CUSTOM_PREFIX.length) : undefined;

/** The fields that a stage requires, without those of the workspace that were deleted since. */
async function requiredOf(ctx: ServiceContext, { requiredFields }: Stage): Promise<string[]> {
  if (!requiredFields.some((name) => keyOf(name) !== undefined)) return requiredFields;
  const keys = new Set((await definedFields(ctx, 'opportunity')).map(({ key }) => CUSTOM_PREFIX + key));
  return requiredFields.filter((name) => isRequirable(name) || keys.has(name));
}

/** An amount of nothing is none. */
function isMissing(deal: Entering, name: string): boolean {
  const key = keyOf(name);
  if (key !== undefined) return isEmptyValue(deal.customFields?.[key] ?? null);
  const value = isRequirable(name) ? deal[name] : undefined;
  return value === undefined || value === null || value === '' || value === 0;
}

/** A stage and what it asks for, in the language of the caller. */
async function wordsOf(ctx: ServiceContext, stage: Stage, names: readonly string[]) {
  const labels: Record<string, string> = requirableLabels(ctx.locale);
  for (const { key, label } of await definedFields(ctx, 'opportunity')) labels[CUSTOM_PREFIX + key] = label;
  const list = new Intl.ListFormat(INTL_TAG[ctx.locale], { type: 'conjunction' });
  return {
    stage: stageNameIn(ctx.locale, stage),
    fields: list.format(names.map((name) => labels[name] ?? name)),
  };
}

/** Named in one message too: a card that is dragged has no fields to highlight. */
async function refusal(ctx: ServiceContext, stage: Stage, names: readonly string[], message: string) {
  return new AppError('invalid', {
    fields: Object.fromEntries(names.map((name) => [name, message])),
    messageKey: `${message}Here`,
    values: await wordsOf(ctx, stage, names),
  });
}

/**
 * Lets an opportunity into a stage. Imports, and arrows of the loop that begin one, are not asked: what a file or an
 * enquiry does not say is filled in later. Errors: `invalid` on each field that the stage requires and is empty.
 */
export async function requireEntry(ctx: ServiceContext, stage: Stage, deal: Entering): Promise<void> {
  const missing = (await requiredOf(ctx, stage)).filter((name) => isMissing(deal, name));
  if (missing.length > 0) throw await refusal(ctx, stage, missing, 'pipelines:errors.needed');
}

function isEmptyColumn(name: string): SQL {
  const key = keyOf(name);
  // A key has letters, digits and underscores alone.
  if (key !== undefined)
    return sql`coalesce(${crmOpportunities.customFields} ->> ${`$."${key}"`}, '') in ('', '[]')`;
  if (!isRequirable(name)) return sql`false`;
  return name === 'amountCents'
    ? eq(crmOpportunities.amountCents, 0)
    : sql`coalesce(${crmOpportunities[name]}, '') = ''`;
}

/** The place that a change of many sets; a stage without a pipeline is that of each one's own. */
export type Place = { stage: string; pipelineId?: number | undefined };

/** The opportunities that a stage would not let in, `holds`, and the fields that it asks them for. */
export type Lacking = { stage: Stage; names: string[]; holds: SQL | undefined };

/** As `requireEntry`, of many: by stage, for each that asks for something that `set` does not give. */
export async function lackingEntry(
  ctx: ServiceContext,
  pipelines: readonly Pipeline[],
  { stage: key, pipelineId }: Place,
  set: Entering,
): Promise<Lacking[]> {
  const found: Lacking[] = [];
  for (const { id, stages } of pipelines) {
    const stage = stages.find((each) => each.key === key);
    if (!stage || (pipelineId !== undefined && pipelineId !== id)) continue;
    const names = (await requiredOf(ctx, stage)).filter((name) => isMissing(set, name));
    if (names.length === 0) continue;
    const isInside = and(eq(crmOpportunities.pipelineId, id), eq(crmOpportunities.stage, key));
    const isOutside =
      pipelineId === undefined
        ? and(eq(crmOpportunities.pipelineId, id), ne(crmOpportunities.stage, key))
        : sql`not (${isInside})`;
    found.push({ stage, names, holds: and(isOutside, or(...names.map(isEmptyColumn))) });
  }
  return found;
}

/** Why a stage does not let them in, in the language of the caller. */
export const lackingText = async (ctx: ServiceContext, { stage, names }: Lacking): Promise<string> =>
  neededHere(ctx.locale, await wordsOf(ctx, stage, names));

/**
 * As `requireEntry`, of many, before any of them is moved; `set` may give them what is missing. Errors: `invalid` on the
 * fields that some of them lack.
 */
export async function requireEntryOfMany(
  ctx: ServiceContext,
  pipelines: readonly Pipeline[],
  place: Place,
  { ids, set }: { ids: readonly number[]; set: Entering },
): Promise<void> {
  const lacking = new Set<string>();
  let asking: Stage | undefined;
  for (const { stage, names, holds } of await lackingEntry(ctx, pipelines, place, set)) {
    const [row] = await ctx
      .rows(crmOpportunities)
      .select({
        n: count(),
        ...Object.fromEntries(names.map((name) => [name, sql<number>`sum(${isEmptyColumn(name)})`])),
      })
      .where(and(isAmongIds(crmOpportunities.id, ids), holds));
    const totals: Record<string, unknown> = row ?? {};
    for (const name of names)
      if (Number(totals[name] ?? 0) > 0) {
        lacking.add(name);
        asking ??= stage;
      }
  }
  if (asking) throw await refusal(ctx, asking, [...lacking], 'pipelines:errors.neededOfMany');
}
