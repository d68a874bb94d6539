import { foldText } from '#shared/texts/text.ts';
import { choiceReader } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import type { Read } from './notes.rules.ts';
import { STAGE_NAMES, STATUS_NAMES } from './stage-names.values.ts';
import { STAGE_KINDS } from '#features/leads/leads.values.ts';
import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';

const isDefault = (key: string): key is keyof typeof STAGE_NAMES => Object.hasOwn(STAGE_NAMES, key);

/** HubSpot appends the pipeline: `Contract Sent (Sales Pipeline)`. */
const withoutPipeline = (text: string): string => text.replace(/(?<!\s)\s*\([^()]*\)\s*$/, '');

/** The key of a stage name in the chosen mapping. */
export const stageNameKey = (text: string): string => foldText(text).trim();

const namesOf = (stages: readonly Stage[], { key, name, kind }: Stage): string[] => [
  ...(name === null ? [] : [name]),
  ...(isDefault(key) ? STAGE_NAMES[key] : []),
  // With several won or lost stages, the generic name means the first.
  ...(kind !== 'open' && stages.find((each) => each.kind === kind)?.key === key ? STAGE_NAMES[kind] : []),
];

function stageNamed({ stages }: Pick<Pipeline, 'stages'>, text: string): string | undefined {
  const keys = stages.map(({ key }) => key);
  const names = Object.fromEntries(stages.map((stage) => [stage.key, namesOf(stages, stage)]));
  const read = choiceReader(keys, names);
  return read(text) ?? read(withoutPipeline(text));
}

const readState = choiceReader(STAGE_KINDS, STATUS_NAMES);

type StageCells = { stage?: string | undefined; status?: string | undefined };

/**
 * Returns the stage key of a line: the mapped one for its name, else the stage of that name in either language. A
 * status column that says won or lost takes precedence; null if nothing is given.
 */
export function stageOf(
  pipeline: Pick<Pipeline, 'stages'>,
  { stage, status }: StageCells,
  chosen: ReadonlyMap<string, string>,
): Read<string | null> {
  const state = status === undefined ? undefined : readState(status);
  const closed = state === undefined || state === 'open' ? undefined : state;
  const ofState = pipeline.stages.find(({ kind }) => kind === closed);
  if (ofState) return { value: ofState.key };
  const text = stage ?? (state === undefined ? status : undefined);
  if (text === undefined) return { value: null };
  const picked = pipeline.stages.find(({ key }) => key === chosen.get(stageNameKey(text)));
  const found = picked?.key ?? stageNamed(pipeline, text);
  return found === undefined ? { error: 'leads:opportunities.stageUnknown' } : { value: found };
}
