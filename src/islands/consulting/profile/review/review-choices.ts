import {
  PROCESSES,
  SYMPTOMS,
  type Alternative,
  type Span,
} from '#features/consulting/profile/reading/reading.values.ts';
import { understand } from '#features/consulting/profile/reading/reading.rules.ts';
import type { AnalystReading } from '#features/consulting/analyst/analyst.schema.ts';
import { DEFAULT_CURRENCY, type Currency } from '#features/consulting/companies/company.values.ts';
import {
  findQuantities,
  isCountedIn,
  type Quantity,
} from '#features/consulting/profile/reading/quantities/quantities.rules.ts';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import type { Translate } from '#i18n/keys.ts';
import { foldText } from '#shared/texts/text.ts';
import { readingText } from '#islands/consulting/profile/reading/reading-text.ts';

const MOST_FOUND = 5;
const isOpen = ({ process }: Alternative): boolean => process === 'other';
const isSame = (one: Alternative, other: Alternative): boolean =>
  one.process === other.process && one.symptom === other.symptom;

/** The reading of a problem that was looked at and stays open. */
export const STAYS_OPEN = { process: 'other', symptom: 'other' } as const satisfies Alternative;

/** One screen of the review. */
export type Question = {
  /** A model's and the remembered one first, then the stored reading, then what the rules make of it; at most three. */
  readings: Alternative[];
  /** Words that the rules' reading rests on. */
  evidence: readonly Span[];
  /** Figures of the sentence for fields that are still empty, and whether two of them contradict each other. */
  figures: { quantity: Quantity; isDoubtful: boolean }[];
};

type Proposed = AnalystReading['reading'] | undefined;

/** A model's reading stands first where the rules say nothing against it, and after theirs where they do. */
export function questionOf(
  problem: Problem,
  currency: Currency = DEFAULT_CURRENCY,
  proposed?: Proposed,
): Question {
  const { process, symptom, evidence, nextBest } = understand(problem.description);
  const own = [...(problem.remembered ? [problem.remembered] : []), problem.reading, { process, symptom }];
  const first = proposed ? (proposed.isContrary ? [...own, proposed] : [proposed, ...own]) : own;
  const all = [...first, ...nextBest].filter((one) => !isOpen(one));
  const readings = all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at);
  const found = findQuantities(problem.description).filter(
    (each) => problem[each.field] === null && isCountedIn(each, currency),
  );
  return {
    readings: readings.slice(0, 3).map((one) => ({ process: one.process, symptom: one.symptom })),
    evidence: proposed && proposed.evidence.length > 0 ? proposed.evidence : evidence,
    figures: found.map((quantity) => ({
      quantity,
      isDoubtful: found.some(({ field, value }) => field === quantity.field && value !== quantity.value),
    })),
  };
}

/** Number of the reading that is chosen beforehand; 0: the problem is left open. */
export function firstChoice(problem: Problem, { readings }: Question, proposed?: Proposed): number {
  const isProposed = proposed != null && !proposed.isContrary && !isOpen(proposed);
  return readings.length > 0 && (isProposed || !isOpen(problem.reading)) ? 1 : 0;
}

/** The action that a model proposes with the reading that was chosen; undefined with another reading. */
export const proposedAction = (reading: Alternative | null, proposed: Proposed): string | undefined =>
  reading && proposed && isSame(reading, proposed) ? proposed.interventions[0]?.id : undefined;

/** How a problem of the workspace was read that says nearly the same, where that is the reading that was chosen. */
export const rememberedWith = (
  { remembered }: Problem,
  reading: Alternative | null,
): Problem['remembered'] => (reading && remembered && isSame(reading, remembered) ? remembered : undefined);

/** The reading in words, as it stands alone: "Supplier invoices keyed in by hand". */
export function nameOfReading(reading: Alternative, t: Translate): string {
  const text = readingText({ ...reading, isConfirmed: true }, t);
  const [, name = text] = /: (.*)$/su.exec(text) ?? [];
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Readings whose words begin with those that somebody typed, in any order and without accents. */
export function readingsFound(query: string, t: Translate): Alternative[] {
  const words = foldText(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const found: Alternative[] = [];
  for (const process of PROCESSES)
    for (const symptom of SYMPTOMS) {
      if (isOpen({ process, symptom })) continue;
      const text = ` ${foldText(nameOfReading({ process, symptom }, t))} ${foldText(t(`reading:processes.${process}`))}`;
      if (words.every((word) => text.includes(` ${word}`))) found.push({ process, symptom });
    }
  return found.slice(0, MOST_FOUND);
}
