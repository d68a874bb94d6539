import { expect, test } from 'vitest';
import { weekStart } from '#shared/dates/days.ts';
import { readCase } from '#tests/report-case.ts';
import { CASES, compose } from '#tests/report-measures.ts';

const sheetsOf = (name: string) =>
  compose(readCase(name).snapshot, 'en')
    .document.parts.flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'sheet');
const factOf = (sheet: ReturnType<typeof sheetsOf>[number], label: string) =>
  sheet.facts.find((fact) => fact.label === label)?.text;

test.each(CASES)(
  'a first step of %s comes before its roll-out, and no faster than the firm works',
  (name) => {
    const { figures, document } = compose(readCase(name).snapshot, 'en');
    const sheets = document.parts.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'sheet');
    for (const sheet of sheets) {
      const step = factOf(sheet, 'First step');
      const action = figures.actions.find(({ id }) => id === sheet.number);
      if (step === undefined || action === undefined) continue;
      expect(action.wave).toBe(1);
      // The actions that it waits for begin at once.
      for (const id of action.needs) {
        const needed = sheets.find(({ number }) => number === id);
        expect(needed && factOf(needed, 'Begin')).toBeDefined();
      }
      if (action.from === null) continue;
      const day = new Date(`${step.replace('week of ', '')} UTC`).toISOString().slice(0, 10);
      expect(day).toBe(weekStart(day));
      expect(day < action.from).toBe(true);
    }
  },
);

test('in a small firm one first step begins a week, by the order of the plan', () => {
  const steps = sheetsOf('thornbury-catering-supplies').flatMap((sheet) => factOf(sheet, 'First step') ?? []);
  expect(steps).toEqual(['week of 8 Mar 2027', 'week of 15 Mar 2027']);
});
