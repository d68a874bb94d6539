import { foldText } from '#shared/texts/text.ts';
import { onOneLine } from '#features/consulting/report/text/quote.rules.ts';
import { averageDigitalization } from './summary.rules.ts';
import type { EarlierProfile, ReportSnapshot } from '#features/consulting/report/report.schema.ts';

export type RatedText = { text: string; level: number };
export type MovedText = { text: string; before: number; after: number };
export type ListChanges = {
  /** Rows whose rating has risen; `down` has those whose rating has fallen. */
  up: MovedText[];
  down: MovedText[];
  added: RatedText[];
  gone: RatedText[];
  same: number;
};

/** Compared columns of the company; sectors are compared like the texts of rows. */
const FACTS = ['sector', 'size', 'structure'] as const;
export type FactChange = { fact: (typeof FACTS)[number]; before: string; after: string };

export type ProfileChanges = {
  company: FactChange[];
  /** Compared by name only; null if the earlier report did not freeze them. */
  products: ListChanges | null;
  average: { before: number | null; after: number | null };
  departments: ListChanges;
  problems: ListChanges;
  strengths: ListChanges;
};

/** Identity of a row: its text, ignoring case, accents, spaces and the final full stop. */
export const keyOf = (text: string): string =>
  foldText(onOneLine(text))
    .replace(/\s+/g, ' ')
    .replace(/(?<![.\s])[.\s]+$/, '');

function compareLists(before: readonly RatedText[], after: readonly RatedText[]): ListChanges {
  const waiting = new Map<string, RatedText[]>();
  for (const row of before) {
    const key = keyOf(row.text);
    waiting.set(key, [...(waiting.get(key) ?? []), row]);
  }
  const changes: ListChanges = { up: [], down: [], added: [], gone: [], same: 0 };
  for (const row of after) {
    // Rows may have the same text: each is matched with a different earlier one.
    const earlier = waiting.get(keyOf(row.text))?.shift();
    if (!earlier) changes.added.push(row);
    else if (earlier.level === row.level) changes.same += 1;
    else {
      const moved = { text: row.text, before: earlier.level, after: row.level };
      (row.level > earlier.level ? changes.up : changes.down).push(moved);
    }
  }
  const left = new Set([...waiting.values()].flat());
  changes.gone = before.filter((row) => left.has(row));
  return changes;
}

function compareFacts(before: EarlierProfile['company'], after: ReportSnapshot['company']): FactChange[] {
  if (!before) return [];
  return FACTS.filter((fact) => keyOf(before[fact]) !== keyOf(after[fact])).map((fact) => ({
    fact,
    before: before[fact],
    after: after[fact],
  }));
}

const unrated = (products: readonly { name: string }[]): RatedText[] =>
  products.map(({ name }) => ({ text: name, level: 0 }));

type Lists = Pick<EarlierProfile, 'departments' | 'problems' | 'strengths'>;

const ratedLists = ({ departments, problems, strengths }: Lists) => ({
  departments: departments.map(({ name, digitalizationLevel }) => ({
    text: name,
    level: digitalizationLevel,
  })),
  problems: problems.map(({ description, priority }) => ({ text: description, level: priority })),
  strengths: strengths.map(({ description, impact }) => ({ text: description, level: impact })),
});

/** Compares two profiles (product.md section 5: what changed since the earlier review). */
export function compareProfiles(earlier: EarlierProfile, snapshot: ReportSnapshot): ProfileChanges {
  const before = ratedLists(earlier);
  const after = ratedLists(snapshot);
  return {
    company: compareFacts(earlier.company, snapshot.company),
    products: earlier.products ? compareLists(unrated(earlier.products), unrated(snapshot.products)) : null,
    average: {
      before: averageDigitalization(earlier.departments),
      after: averageDigitalization(snapshot.departments),
    },
    departments: compareLists(before.departments, after.departments),
    problems: compareLists(before.problems, after.problems),
    strengths: compareLists(before.strengths, after.strengths),
  };
}

export const hasChanged = ({ up, down, added, gone }: ListChanges): boolean =>
  up.length + down.length + added.length + gone.length > 0;
