import { expect, test } from 'vitest';
import { translator } from '#i18n/index.ts';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { nameOfReading, questionOf, readingsFound } from './review-choices.ts';

const problem = (description: string, over: Partial<Problem> = {}): Problem =>
  ({
    description,
    hoursPerWeek: null,
    people: null,
    incidentsPerMonth: null,
    incidentCostCents: null,
    tiedUpCents: null,
    reading: { process: 'other', symptom: 'other', isConfirmed: false },
    ...over,
  }) as Problem;

test('a question offers the stored reading first, each once, at most three, and none that is open', () => {
  const stored = { process: 'quotes', symptom: 'slow', isConfirmed: true } as const;
  const { readings } = questionOf(
    problem('Supplier invoices and quotes are typed in by hand.', { reading: stored }),
  );
  expect(readings[0]).toEqual({ process: 'quotes', symptom: 'slow' });
  expect(readings.length).toBeLessThanOrEqual(3);
  expect(new Set(readings.map((one) => JSON.stringify(one))).size).toBe(readings.length);
  expect(questionOf(problem('Zzz qqq.')).readings).toEqual([]);
});

test('figures are offered for empty fields alone, and two that contradict each other are doubtful', () => {
  const text = 'It takes 3 people 2 hours a day, or 4 people.';
  expect(questionOf(problem(text)).figures.map(({ isDoubtful }) => isDoubtful)).toEqual([true, false, true]);
  expect(questionOf(problem(text, { people: 4 })).figures.map(({ quantity }) => quantity.field)).toEqual([
    'hoursPerWeek',
  ]);
});

test('typed words find readings without accents and in any order, in both languages', () => {
  expect(readingsFound('telefono', translator('es'))[0]?.process).toBe('customer_service');
  expect(readingsFound('hand invoices', translator('en'))).not.toEqual([]);
  expect(readingsFound('zzz', translator('en'))).toEqual([]);
  expect(nameOfReading({ process: 'quotes', symptom: 'slow' }, translator('en'))).toBe(
    'Quotes that take too long',
  );
});
