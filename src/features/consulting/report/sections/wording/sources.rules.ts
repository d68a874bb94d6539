import { findQuantities } from '#features/consulting/profile/reading/quantities/quantities.rules.ts';
import type { MissingInput } from '#features/consulting/report/plan/figures.schema.ts';
import { troubleOf, type Trouble } from '#features/consulting/report/plan/trouble.rules.ts';
import { toldIn } from '#features/consulting/profile/reading/quantities/told-figures.rules.ts';
import type { Problem, Writing } from '#features/consulting/report/sections/section.types.ts';

/**
 * The source of a problem's figures. A frequency of less than one a month that its sentence does not tell was worked
 * out by somebody: nobody says "0.3 times a month".
 */
export function figuresSourceOf({ problemOf }: Pick<Writing, 'problemOf'>, rowId: number) {
  const row = problemOf(rowId);
  if (row === undefined || !hasTyped(row)) return undefined;
  const often = row.incidentsPerMonth;
  if (row.source !== 'told' || often == null || often >= 1) return row.source ?? undefined;
  const isSaid = findQuantities(row.description).some(({ field }) => field === 'incidentsPerMonth');
  return isSaid ? 'told' : 'estimated';
}

/** Whether figures were typed for it: then those count, and its sentence tells none. */
export const hasTyped = ({
  hoursPerWeek,
  people,
  incidentsPerMonth,
  incidentCostCents,
  tiedUpCents,
}: Problem): boolean =>
  [hoursPerWeek, people, incidentsPerMonth, incidentCostCents, tiedUpCents].some((value) => value != null);

const toldOf = (row: Problem): readonly string[] => {
  const told = hasTyped(row) ? undefined : toldIn(row.description);
  return told === undefined || told.isContradictory ? [] : told.figures;
};

/** "as told: 6.200 euros": figures of the sentences of problems for which none is typed, in no sum; undefined without any. */
export function toldFigures(
  { words, problemOf }: Pick<Writing, 'words' | 'problemOf'>,
  rowIds: readonly number[],
): string | undefined {
  const figures = rowIds.flatMap((id) => {
    const row = problemOf(id);
    return row === undefined ? [] : toldOf(row);
  });
  return figures.length === 0
    ? undefined
    : words.say('action.told', { figures: figures.map((figure) => words.label(figure)).join(' · ') });
}

/** "measured", "told and estimated": where the figures of these problems come from; empty where nobody said. */
export function sourceNames(writing: Writing, rowIds: readonly number[]): string {
  const { words } = writing;
  const sources = new Set(rowIds.flatMap((rowId) => figuresSourceOf(writing, rowId) ?? []));
  return words.list([...sources].map((source) => words.say(`today.source.${source}`)));
}

/** Keys of the inputs that are asked for in words of their own, by the kind of trouble. */
const ASKED_BY_TROUBLE: Partial<Record<Trouble, Partial<Record<MissingInput, string>>>> = {
  errors: { hoursPerWeek: 'hoursToPutRight' },
  loss: { hoursPerWeek: 'hoursLost' },
  count: { hoursPerWeek: 'hoursLost' },
  wait: { hoursPerWeek: 'hoursOfWaiting', incidentsPerMonth: 'timesLate' },
  person: { incidentsPerMonth: 'daysForOne' },
};

/** "how often a month it happens": an input that a problem lacks, asked for as its kind of trouble is. */
export function askText(
  { words, problemOf }: Pick<Writing, 'words' | 'problemOf'>,
  rowId: number,
  input: MissingInput,
): string {
  const row = problemOf(rowId);
  const own = row && ASKED_BY_TROUBLE[troubleOf(row)]?.[input];
  return words.say(`input.${own ?? input}`);
}

/** Inputs that figures of a sentence answer: nobody asks for them again. */
const ANSWERED: Partial<Record<MissingInput, RegExp>> = {
  incidentCost: /[€£$]|euro|pound|dollar|d[oó]lar|libra|\bquid\b|\bgrand\b/iu,
  incidentsPerMonth:
    /\b(?:times|veces|once|twice|una vez)\b|\b(?:al|por|a|per|cada|each|every) (?:mes|semana|d[ií]a|a[ñn]o|month|week|day|year)/iu,
};

/** "how often a month it happens and what it costs each time": the inputs that these problems lack; empty for none. */
export function missingText(
  writing: Pick<Writing, 'words' | 'figuresOf' | 'problemOf'>,
  rowIds: readonly number[],
): string {
  const inputs = rowIds.flatMap((id) => {
    const row = writing.problemOf(id);
    const told = row === undefined ? [] : toldOf(row);
    return (writing.figuresOf(id)?.missing ?? [])
      .filter((input) => !told.some((figure) => ANSWERED[input]?.test(figure)))
      .map((input) => askText(writing, id, input));
  });
  return writing.words.list([...new Set(inputs)]);
}
