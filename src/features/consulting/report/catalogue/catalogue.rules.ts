import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { foldText } from '#shared/text.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import type { Process, Reading, Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import type { AppliedIntervention } from '#features/consulting/report/figures/figures.types.ts';
import type { Intervention } from './catalogue.schema.ts';
import type { InterventionOverride } from './catalogue.types.ts';
import { EXAMPLE_VALUE, type Sector } from './catalogue.values.ts';

type Understood = Pick<Reading, 'process' | 'symptom' | 'interventionId'> &
  Partial<Pick<Reading, 'isConfirmed'>>;
/** The text itself is more particular than the sector, the sector than the symptom, and the symptom than the size. */
const WEIGHT = { anywhere: 16, about: 8, sector: 4, symptom: 2, size: 1 };
const NO_MATCH = -1;

const WORD = /[a-z0-9]+/g;

/** Words that may stand between those of a phrase, all together. */
const MOST_BETWEEN = 6;

/** Whether each beginning is of a word of the text: most phrases end here, and looking for places costs much more. */
const hasAll = (words: readonly string[], beginnings: readonly string[]): boolean =>
  beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));

/** Whether the word beginnings of a phrase stand near each other in a text, in any order. */
const isSaid = (words: readonly string[], beginnings: readonly string[]): boolean =>
  hasAll(words, beginnings) &&
  words.some((_, from) => {
    const near = words.slice(from, from + beginnings.length + MOST_BETWEEN);
    return beginnings.every((beginning) => near.some((word) => word.startsWith(beginning)));
  });

/** Whether a text, folded and cut into words, says one of the phrases. */
const says = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) => isSaid(words, phrase.split(' ')));

/** Words of a problem's text, as the phrases of the catalogue are compared with them. */
export const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? [];

/**
 * Whether a consultant has put a problem under another process than its words would: then no phrase takes it back.
 */
export const isCorrected = ({ process, isConfirmed }: Understood, text: string): boolean =>
  isConfirmed === true && readProblem(text).process !== process;

/** A list that names nothing matches anything. */
function particularity(
  { match }: Intervention,
  process: Process,
  symptom: Symptom,
  sectors: readonly Sector[],
  size: CompanySize,
  words: readonly string[],
  isFree: boolean,
): number {
  const isSaidOutright = isFree && match.anywhere !== undefined && says(words, match.anywhere);
  if (!isSaidOutright && match.process !== process) return NO_MATCH;
  if (!isSaidOutright && match.about && !says(words, match.about)) return NO_MATCH;
  if (!isSaidOutright && match.symptoms.length > 0 && !match.symptoms.includes(symptom)) return NO_MATCH;
  if (match.sectors.length > 0 && !match.sectors.some((sector) => sectors.includes(sector))) return NO_MATCH;
  if (match.sizes.length > 0 && !match.sizes.includes(size)) return NO_MATCH;
  return (
    Number(isSaidOutright) * WEIGHT.anywhere +
    Number(match.about !== undefined) * WEIGHT.about +
    Number(match.sectors.length > 0) * WEIGHT.sector +
    Number(match.symptoms.length > 0) * WEIGHT.symptom +
    Number(match.sizes.length > 0) * WEIGHT.size
  );
}

function mostParticular<One extends Intervention>(
  process: Process,
  symptom: Symptom,
  sectors: readonly Sector[],
  size: CompanySize,
  catalogue: readonly One[],
  words: readonly string[],
  isFree: boolean,
): One | null {
  let best: One | null = null;
  let bestFit = NO_MATCH;
  for (const candidate of catalogue) {
    const fit = particularity(candidate, process, symptom, sectors, size, words, isFree);
    if (fit > bestFit) [best, bestFit] = [candidate, fit];
  }
  return best;
}

/**
 * Returns the intervention that a consultant chose, else the most particular one for what a problem says, of equal ones
 * the first of the catalogue, else the generic one (process `other`); null where the catalogue has none either, which
 * the build refuses. `words` are those of the problem's text; `isFree` lets phrases of other processes answer it.
 */
export const chooseIntervention = <One extends Intervention>(
  { process, symptom, interventionId }: Understood,
  sectors: readonly Sector[],
  size: CompanySize,
  catalogue: readonly One[],
  words: readonly string[] = [],
  isFree = true,
): One | null =>
  (interventionId == null ? undefined : catalogue.find(({ id }) => id === interventionId)) ??
  mostParticular(process, symptom, sectors, size, catalogue, words, isFree) ??
  mostParticular('other', symptom, sectors, size, catalogue, words, isFree);

/** `chooseIntervention` for many problems of one company: few readings, many rows. */
export function interventionChooser<One extends Intervention>(
  sectors: readonly Sector[],
  size: CompanySize,
  catalogue: readonly One[],
): (reading: Understood, text: string) => One | null {
  const known = new Map<string, One | null>();
  return (reading, text) => {
    const key = `${reading.process} ${reading.symptom} ${reading.interventionId ?? ''} ${reading.isConfirmed ?? ''} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const isFree = !isCorrected(reading, text);
    const chosen = chooseIntervention(reading, sectors, size, catalogue, wordsOf(text), isFree);
    known.set(key, chosen);
    return chosen;
  };
}

/** Puts the firm's own figures in place of the file's; figures with a named source count as confirmed. */
export function applyOverride(
  intervention: Intervention,
  override: InterventionOverride | null,
): AppliedIntervention {
  const given = Object.entries(override ?? {}).filter(([, value]) => value !== undefined);
  const applied = { ...intervention, ...Object.fromEntries(given) };
  return { ...applied, isConfirmed: applied.figuresSource !== EXAMPLE_VALUE };
}

export const applyOverrides = (
  catalogue: readonly Intervention[],
  overrides: ReadonlyMap<string, InterventionOverride>,
): AppliedIntervention[] =>
  catalogue.map((intervention) => applyOverride(intervention, overrides.get(intervention.id) ?? null));
