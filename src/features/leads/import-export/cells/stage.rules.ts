import { foldText } from '#shared/texts/text.ts';
import { choiceReader, wordsOf } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import type { Read } from './notes.rules.ts';
import { STAGE_NAMES, STATUS_NAMES } from './stage-names.values.ts';
import { STAGE_KINDS } from '#features/leads/leads.values.ts';
import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';

type Group = keyof typeof STAGE_NAMES;
const GROUPS = Object.keys(STAGE_NAMES) as Group[];
const isGroup = (key: string): key is Group => Object.hasOwn(STAGE_NAMES, key);
const groupNamed = choiceReader(GROUPS, STAGE_NAMES);

/** HubSpot appends the pipeline: `Contract Sent (Sales Pipeline)`. */
const withoutPipeline = (text: string): string => text.replace(/(?<!\s)\s*\([^()]*\)\s*$/, '');

/** The key of a stage name in the chosen mapping. */
export const stageNameKey = (text: string): string => foldText(text).trim();

/** The words that mean a stage follow from the name that people see, never from the key that it began with. */
const groupOf = ({ key, name, kind }: Stage): Group | undefined => {
  if (kind !== 'open') return kind;
  if (name !== null) return groupNamed(name);
  return isGroup(key) ? key : undefined;
};

type Found = { key: string; isLike: boolean };

/** Returns the stage of this name, else the only one that the word means; of several won or lost ones, the first. */
function stageNamed(
  { stages }: Pick<Pipeline, 'stages'>,
  text: string,
  namesOf: (stage: Stage) => readonly string[],
): Found | undefined {
  const texts = [text, withoutPipeline(text)];
  for (const wanted of texts.map(wordsOf)) {
    const exact =
      stages.find((stage) => namesOf(stage).some((name) => wordsOf(name) === wanted)) ??
      // The key of a default stage with another name says nothing of it.
      stages.find(({ key, name }) => wordsOf(key) === wanted && (name === null || !isGroup(key)));
    if (exact) return { key: exact.key, isLike: false };
  }
  for (const wanted of texts) {
    const group = groupNamed(wanted);
    const like = group === undefined ? [] : stages.filter((stage) => groupOf(stage) === group);
    const [first] = like;
    if (first && (like.length === 1 || first.kind !== 'open')) return { key: first.key, isLike: true };
  }
  return undefined;
}

const readState = choiceReader(STAGE_KINDS, STATUS_NAMES);

type StageCells = { stage?: string | undefined; status?: string | undefined };

/**
 * Returns the stage key of a line: the mapped one for its name, else the stage of that name, else the one that the word
 * means (`isLike`). A status column that says won or lost takes precedence; null if nothing is given. `namesOf`: the names
 * of a stage as readers see it.
 */
export function stageOf(
  pipeline: Pick<Pipeline, 'stages'>,
  { stage, status }: StageCells,
  chosen: ReadonlyMap<string, string>,
  namesOf: (stage: Stage) => readonly string[],
): Read<string | null> & { isLike?: boolean } {
  const state = status === undefined ? undefined : readState(status);
  const closed = state === undefined || state === 'open' ? undefined : state;
  // A stage of its own among several won or lost ones counts for more than the word alone.
  const own = stage === undefined ? undefined : stageNamed(pipeline, stage, namesOf);
  const ownKind = pipeline.stages.find(({ key }) => key === own?.key)?.kind;
  const ofState = pipeline.stages.find(({ kind }) => kind === closed);
  if (ofState) return { value: own && !own.isLike && ownKind === closed ? own.key : ofState.key };
  const text = stage ?? (state === undefined ? status : undefined);
  if (text === undefined) return { value: null };
  const picked = pipeline.stages.find(({ key }) => key === chosen.get(stageNameKey(text)));
  if (picked) return { value: picked.key };
  const found = stageNamed(pipeline, text, namesOf);
  if (!found) return { error: 'leads:opportunities.stageUnknown' };
  return { value: found.key, isLike: found.isLike };
}
