import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { department, problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose, MADE_AT } from '#tests/report-measures.ts';

const reading = { process: 'orders', symptom: 'manual', isConfirmed: true } as const;
/** A costly problem, and three that come before it: one marked, one proposed, one not understood. */
const snapshot = profileOf({
  company: { startDate: '2027-03-01', hourlyCostCents: 2_000, budgetCents: 100_000 },
  departments: [department(1, 3)],
  contacts: [{ id: 1, name: 'Quim Vall', position: 'Gerente', isPrimary: true }],
  problems: [
    problem(1, { priority: 5, description: 'Orders are copied', reading, hoursPerWeek: 40, people: 2 }),
    problem(2, {
      priority: 3,
      description: 'The certificate of the stairs is false',
      reading: { ...reading, process: 'quality', symptom: 'errors' },
      stake: 'legal',
    }),
    problem(3, {
      priority: 2,
      description: 'Retentions of 210,000 were never claimed',
      reading: { ...reading, process: 'collections', symptom: 'slow' },
    }),
    problem(4, {
      priority: 4,
      description: 'Refunds wait',
      stake: 'owing',
      reading: { process: 'other', symptom: 'other', isConfirmed: false },
    }),
  ],
});

test.each(LOCALES)(
  'duties and money owed open the letter and the next steps, there each with its action (%s)',
  (locale) => {
    const { document, figures } = compose(snapshot, locale);
    const paragraphOf = (part: string, index: number) =>
      blockLines(
        document.parts.find(({ id }) => id === part)?.blocks[index] ?? {
          kind: 'paragraph',
          lead: null,
          text: '',
        },
      ).join(' ');
    // The first paragraph is the address.
    const letter = paragraphOf('letter', 1);
    const opening = paragraphOf('next', 0);
    const answer = (rowId: number) => figures.actions.find(({ rowIds }) => rowIds.includes(rowId))?.id ?? '';
    for (const number of ['P4', 'P3', 'P2']) {
      expect(letter).toContain(number);
      expect(opening).toContain(number);
    }
    expect(opening).toContain(answer(2));
    expect(opening).toContain(answer(3));
    expect(opening).toMatch(
      { en: /by its words, to be confirmed/, es: /según sus palabras, por confirmar/ }[locale],
    );
    expect(opening).toMatch(
      { en: /to be settled in week one/, es: /por aclarar en la primera semana/ }[locale],
    );
  },
);

test('they begin on the day of the report, whatever start is wished, whatever they cost and however few hands there are', () => {
  const { figures } = compose(snapshot, 'en');
  const first = figures.actions.filter(({ rowIds }) => rowIds.some((id) => id === 2 || id === 3));
  expect(first).toHaveLength(2);
  for (const { wave, fromWeek, from } of first)
    expect({ wave, fromWeek, from }).toEqual({ wave: 1, fromWeek: 1, from: MADE_AT.slice(0, 10) });
  expect(figures.actions.slice(0, 2).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
});

test('without them the letter begins with its figures', () => {
  const { document } = compose({ ...snapshot, problems: snapshot.problems.slice(0, 1) }, 'en');
  const letter = document.parts
    .filter(({ id }) => id === 'letter')
    .flatMap(({ blocks }) => blocks.flatMap(blockLines));
  expect(letter.join(' ')).not.toContain('Duties');
});
