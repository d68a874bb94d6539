import type { Locale } from '#shared/languages.ts';
import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import type { WorkspaceCatalogue } from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import {
  critiqueInstructions,
  critiqueMessage,
  readingInstructions,
  readingMessage,
} from './analyst-brief.rules.ts';
import type { CheckedReading } from './analyst.types.ts';
import type { Fallback } from './analyst.values.ts';
import { newMark, NOTHING_USED, sumOf, type Ask, type Used } from './model-request.server.ts';
import { catalogueRuns, offeredAs, retrievalIn } from './catalogue-words.server.ts';
import { asJsonSchema, critiqueSchema, modelReadingSchema, readAnswer } from './model-answers.schema.ts';
import { checkReading, sentText } from './reading-checks.rules.ts';
import { shortlist } from './shortlist.rules.ts';
import { isLeak, soundsLikeInstructions } from './text-checks.rules.ts';

/** All that a request holds of a client: one problem, and the firm's trade and size. Actions are offered out of `catalogue`. */
type ProblemToRead = {
  description: string;
  sector: string;
  size: CompanySize;
  language: Locale;
  catalogue: WorkspaceCatalogue;
};
export type ModelRead = { reading: CheckedReading | null; reason: Fallback | null; used: Used };

const READING_SCHEMA = asJsonSchema(modelReadingSchema);
const CRITIQUE_SCHEMA = asJsonSchema(critiqueSchema);

const failed = (reason: Fallback, used: Used): ModelRead => ({ reading: null, reason, used });

/** The first request for a problem, as it is sent. */
export function readingRequest({ description, sector, size, language, catalogue }: ProblemToRead) {
  const text = sentText(description);
  const mark = newMark();
  const offered = shortlist({ text, sector, size }, retrievalIn(catalogue, language));
  return {
    text,
    mark,
    offered,
    system: readingInstructions(language, READING_SCHEMA, mark),
    prompt: readingMessage(
      text,
      sector,
      offered.map((id) => offeredAs(id, catalogue, language)),
    ),
  };
}

/** Drops the actions that do not remove what the text complains of; all of them where nobody can say so. */
async function criticised(
  ask: Ask,
  text: string,
  reading: CheckedReading,
  { catalogue, language }: ProblemToRead,
): Promise<{ reading: CheckedReading; used: Used }> {
  const { interventions, draft } = reading;
  const count = interventions.length + Number(draft !== null);
  if (count === 0) return { reading, used: NOTHING_USED };
  const mark = newMark();
  const system = critiqueInstructions(CRITIQUE_SCHEMA, mark);
  const offered = interventions.map((id) => offeredAs(id, catalogue, language));
  const { said, error, used } = await ask({
    system,
    prompt: critiqueMessage(text, offered, draft),
  });
  const answer = error || isLeak(said, system, mark) ? null : readAnswer(said, critiqueSchema);
  const kept = new Set(answer?.verdicts.filter(({ removes }) => removes).map(({ action }) => action));
  const isWhole = answer?.verdicts.length === count;
  const isKept = (at: number): boolean => isWhole && kept.has(at + 1);
  const keptDraft = isKept(interventions.length) ? draft : null;
  const left = interventions.filter((_, at) => isKept(at));
  const isLess = left.length + Number(keptDraft !== null) < count;
  return {
    used,
    reading: {
      ...reading,
      interventions: left,
      draft: keptDraft,
      dropped: [
        ...reading.dropped,
        ...(isWhole ? (isLess ? (['action'] as const) : []) : (['unchecked'] as const)),
      ],
    },
  };
}

/**
 * Has a model read one problem, holds the answer against the text, and has a second pass criticise the actions. Where
 * anything fails the rules' reading stands, with the reason. Throws `ModelError` if it was cancelled.
 */
export async function readWithModel(ask: Ask, problem: ProblemToRead): Promise<ModelRead> {
  if (soundsLikeInstructions(problem.description)) return failed('instructions', NOTHING_USED);
  const { text, mark, offered, system, prompt } = readingRequest(problem);
  const { said, error, used } = await ask({ system, prompt });
  if (error) return failed(error.reason === 'cancelled' ? 'internal' : error.reason, used);
  const answer = readAnswer(said, modelReadingSchema);
  if (answer === null) return failed(isLeak(said, system, mark) ? 'leak' : 'not_json', used);
  const { language } = problem;
  const checked = checkReading(answer, {
    text,
    language,
    offered,
    instructions: system,
    mark,
    catalogue: catalogueRuns(language),
  });
  if (checked.fault !== undefined) return failed(checked.fault, used);
  const second = await criticised(ask, text, checked.reading, problem);
  return { reading: second.reading, reason: null, used: sumOf(used, second.used) };
}
