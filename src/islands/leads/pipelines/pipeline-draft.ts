import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { DEFAULT_STAGES } from '#features/leads/leads.values.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** A stage as it is being typed. */
export type DraftStage = {
  /** Of the row, whatever its place. */
  id: string;
  /** Undefined for a new one. */
  key?: string;
  name: string;
  kind: Stage['kind'];
  probability: string;
  color: string;
  staleDays: string;
  requiredFields: string[];
};

export const stagesIn = (text: string | undefined): DraftStage[] =>
  text === undefined || text === '' ? [] : (JSON.parse(text) as DraftStage[]);

const draftOf = (stage: Stage, tDynamic: Texts['tDynamic']): DraftStage => ({
  id: stage.key,
  key: stage.key,
  name: stageName(stage, tDynamic),
  kind: stage.kind,
  probability: String(stage.probability),
  color: stage.color ?? '',
  staleDays: stage.staleDays === null ? '' : String(stage.staleDays),
  requiredFields: stage.requiredFields,
});

const begun = DEFAULT_STAGES.map((stage, position) => ({
  ...stage,
  name: null,
  position,
  color: null,
  staleDays: null,
  requiredFields: [],
}));

/** Values of the form; a new pipeline begins with the stages of a new workspace. */
export const valuesOfPipeline = (
  stored: Pipeline | null,
  name: string,
  { tDynamic }: Pick<Texts, 'tDynamic'>,
): FormValues => ({
  name,
  stages: JSON.stringify((stored?.stages ?? begun).map((stage) => draftOf(stage, tDynamic))),
  moves: '{}',
  lostReasons: (stored?.lostReasons ?? []).join('\n'),
});

export const movesIn = (text: string | undefined): Record<string, string> =>
  JSON.parse(text === undefined || text === '' ? '{}' : text) as Record<string, string>;

/** A number, or what was typed, for the server to say what is wrong. */
const numberOr = (typed: string): number | string | null => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
};

/** The body to send; a name that is still the one in the reader's language stays so. */
export function bodyOfPipeline(
  values: FormValues,
  stored: Pipeline | null,
  shownName: string,
  { tDynamic }: Pick<Texts, 'tDynamic'>,
): object {
  const name = values['name'] ?? '';
  const known = stored?.stages ?? begun;
  const stages = stagesIn(values['stages']).map(
    ({ id: _, key, name: typed, probability, color, staleDays, ...stage }) => {
      const was = known.find((each) => each.key === key);
      const isSame = was !== undefined && stageName(was, tDynamic) === typed.trim();
      return {
        ...stage,
        ...(key !== undefined && { key }),
        ...(!isSame && { name: typed }),
        ...(stage.kind === 'open' && { probability: numberOr(probability) }),
        color: color === '' ? null : color,
        staleDays: stage.kind === 'open' ? numberOr(staleDays) : null,
      };
    },
  );
  const reasons = (values['lostReasons'] ?? '').split('\n').map((line) => line.trim());
  return {
    ...(name.trim() !== shownName || stored === null ? { name } : {}),
    stages,
    lostReasons: reasons.filter((line) => line !== ''),
    ...(stored && { moves: movesIn(values['moves']) }),
  };
}
