/**
 * The three times that a consultant waits for while a report is drafted, in milliseconds of the processor, with their
 * bounds: a sentence read by rules beside a large memory, a draft of 10,000 rows, and its preview with a key typed.
 */
import { nearestIndex } from '#features/consulting/profile/memory/nearest.rules.ts';
import { recall, type Example } from '#features/consulting/profile/memory/memory.rules.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import { interventionChooser } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import { previewer } from '#features/consulting/report/draft/preview.rules.ts';
import { SETS } from '#tests/reader/sets.ts';
import { bigSnapshot } from '#tests/report-case.ts';
import { compose } from '#tests/report-measures.ts';
import { measured } from './measured.ts';

const ROWS = 10_000;
const EXAMPLES = 2_000;
const INTERVENTIONS = 400;

const TEXTS = SETS.flatMap(({ cases }) => cases.map(({ text }) => text));
const textAt = (place: number): string => `${TEXTS[place % TEXTS.length] ?? ''} (${place})`;

/** A sentence that nobody has read before: what it is about, what is remembered of it, and its intervention. */
function sentence(): number {
  const examples = Array.from({ length: EXAMPLES }, (_, place): Example => {
    const description = textAt(place);
    return { ...readProblem(description), description };
  });
  const nearest = nearestIndex(examples, ({ description }) => description);
  const shipped = CATALOGUE.slice(0, INTERVENTIONS);
  const own = shipped.slice(0, INTERVENTIONS - shipped.length);
  const catalogue = [...shipped, ...own.map((one) => ({ ...one, id: `ours-${one.id}` }))];
  const choose = interventionChooser(sectorsOf('Joinery'), 'small', catalogue);
  const PER_ROUND = 200;
  let next = EXAMPLES;
  const { cpu } = measured(() => {
    for (const end = next + PER_ROUND; next < end; next += 1) {
      const text = textAt(next);
      choose(recall(nearest, text) ?? readProblem(text), text);
    }
  });
  return cpu / PER_ROUND;
}

/** A profile whose every problem is read and has figures, as a consultant leaves it. */
function quantified() {
  const snapshot = bigSnapshot(ROWS);
  return {
    ...snapshot,
    company: { ...snapshot.company, hourlyCostCents: 2400, budgetCents: 10_000_000, startDate: '2027-01-04' },
    problems: snapshot.problems.map((row, index) => ({
      ...row,
      departmentId: index + 1,
      hoursPerWeek: 1 + (index % 40),
      people: 1 + (index % 3),
      reading: { ...readProblem(row.description), isConfirmed: false },
    })),
  };
}

export function draftTimes(): Record<string, { 'processor ms': number; bound: number }> {
  const snapshot = quantified();
  const { cpu: draft, result } = measured(() => compose(snapshot, 'es'));
  const preview = previewer(result.document, result.labels);
  const [first, ...rest] = result.blocks;
  let typed = '';
  const { cpu: key } = measured(() => {
    typed += 'a';
    return first && preview([{ ...first, own: typed }, ...rest]);
  });
  const rounded = (ms: number) => Math.round(ms * 100) / 100;
  return {
    'a sentence read': { 'processor ms': rounded(sentence()), bound: 2 },
    [`a draft of ${ROWS} rows`]: { 'processor ms': rounded(draft), bound: 150 },
    'its preview with a key': { 'processor ms': rounded(key), bound: 100 },
  };
}
