import type { ServiceContext } from '#kernel/context.ts';
import { AppError, type ErrorDetails } from '#shared/errors.ts';
import { LOCALES } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import { canBeRequired } from '#features/leads/fields/custom-fields.values.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import { freeKey } from '#features/leads/fields/field-key.rules.ts';
import { STAGE_KINDS } from '#features/leads/leads.values.ts';
import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import type { GivenStage } from './pipeline.schema.ts';
import { stageNameIn } from './pipeline.texts.ts';
import { CUSTOM_PREFIX, REQUIRABLE } from './pipeline.values.ts';

export const refusal = (field: string, key: string, values?: ErrorDetails['values']): AppError =>
  new AppError('invalid', { fields: { [field]: key }, ...(values && { values }) });

const OPEN_PROBABILITY = 50;

/** Won and lost are certain. */
function probabilityOf({ kind, probability }: GivenStage, was: Stage | undefined, path: string): number {
  if (kind === 'open') return probability ?? (was?.kind === 'open' ? was.probability : OPEN_PROBABILITY);
  const certain = kind === 'won' ? 100 : 0;
  if ((probability ?? certain) !== certain) throw refusal(`${path}.probability`, 'pipelines:errors.certain');
  return certain;
}

/** Returns what stages may require, of the fields that there are. */
async function requirableOf(ctx: ServiceContext): Promise<ReadonlySet<string>> {
  const own = (await definedFields(ctx, 'opportunity')).filter(({ type }) => canBeRequired(type));
  return new Set([...REQUIRABLE, ...own.map(({ key }) => CUSTOM_PREFIX + key)]);
}

/**
 * Returns the stages as they are stored, in their order. Errors: `invalid`, on the part that does not hold: a kind that is
 * missing, a strange key, a name that is missing or taken, a field that there is not.
 */
export async function soundStages(
  ctx: ServiceContext,
  given: readonly GivenStage[],
  before: readonly Stage[],
): Promise<Stage[]> {
  if (STAGE_KINDS.some((kind) => !given.some((stage) => stage.kind === kind)))
    throw refusal('stages', 'pipelines:errors.kinds');
  const known = new Map(before.map((stage) => [stage.key, stage]));
  const requirable = await requirableOf(ctx);
  const keys = new Set<string>();
  const names = new Set<string>();
  return given.map((stage, position) => {
    const path = `stages.${position}`;
    const was = stage.key ? known.get(stage.key) : undefined;
    if (stage.key && (!was || keys.has(stage.key)))
      throw refusal(`${path}.key`, 'pipelines:errors.stageGone');
    const name = stage.name ?? was?.name ?? null;
    if (name === null && !was) throw refusal(`${path}.name`, 'pipelines:errors.nameRequired');
    const key = was?.key ?? freeKey(name ?? '', (each) => known.has(each) || keys.has(each));
    // A name of the beginning is another one in each language.
    const shown = LOCALES.map((locale) => foldText(stageNameIn(locale, { key, name })));
    if (shown.some((each) => names.has(each))) throw refusal(`${path}.name`, 'pipelines:errors.stageTaken');
    keys.add(key);
    for (const each of shown) names.add(each);
    const requiredFields = [...new Set(stage.requiredFields ?? [])];
    // A field that was deleted for now may come back.
    const isKnown = (field: string) => requirable.has(field) || was?.requiredFields.includes(field);
    if (!requiredFields.every(isKnown))
      throw refusal(`${path}.requiredFields`, 'pipelines:errors.fieldUnknown');
    return {
      key,
      name,
      kind: stage.kind,
      probability: probabilityOf(stage, was, path),
      position,
      color: stage.color ?? null,
      staleDays: stage.staleDays ?? null,
      requiredFields,
    };
  });
}
