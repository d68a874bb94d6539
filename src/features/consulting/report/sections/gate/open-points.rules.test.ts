import { expect, test } from 'vitest';
import type { BlockEdit } from '#features/consulting/report/draft/draft.schema.ts';
import { composeReport } from '#features/consulting/report/draft/compose.rules.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { department, problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { MADE_AT } from '#tests/report-measures.ts';

const compose = (snapshot: ReportSnapshot, locale: Locale, edits: BlockEdit[] = []) =>
  composeReport({ ...reportSources(locale), snapshot, edits, face: null, madeAt: MADE_AT });
const pointsOf = (snapshot: ReportSnapshot, edits?: BlockEdit[]) =>
  compose(snapshot, 'en', edits).openPoints.map(({ point, names }) => [point, names]);

const read = { process: 'orders', symptom: 'manual', isConfirmed: true } as const;
const ready = {
  departments: [department(1, 3)],
  contacts: [{ id: 1, name: 'Eva Roca', position: 'Manager', isPrimary: true }],
};
const orders = problem(1, { priority: 4, description: 'Orders are copied', reading: read, departmentId: 1 });

test('a profile that is confirmed, owned and signed has nothing open, and the report says nothing of it', () => {
  const report = compose(profileOf({ ...ready, problems: [orders] }), 'en');
  expect(report.openPoints).toEqual([]);
  expect(report.blocks.some(({ id }) => id === 'scope.open')).toBe(false);
});

test.each([
  ['a reading that nobody confirmed', { reading: { ...read, isConfirmed: false } }, ['unconfirmed', ['P1']]],
  ['a department that is missing', { departmentId: null }, ['department', ['A1']]],
  ['a duty that only its words say', { description: 'We were fined for copied orders' }, ['stake', ['P1']]],
  [
    'figures that contradict each other',
    { description: '5 hours a week, or 8 hours a week' },
    ['contradiction', ['P1']],
  ],
  [
    'an action of another trade',
    { reading: { ...read, interventionId: 'planning-care-lists' } },
    ['foreign', ['A1 (patient)']],
  ],
])('open is %s', (_, change, expected) => {
  expect(pointsOf(profileOf({ ...ready, problems: [{ ...orders, ...change }] }))).toEqual([expected]);
});

test('open are a sharp problem that is not understood, and a signature without a name', () => {
  const open = { process: 'other', symptom: 'other', isConfirmed: false } as const;
  const snapshot = profileOf({
    departments: ready.departments,
    problems: [{ ...orders, description: 'Zeppelins', reading: open }],
  });
  expect(pointsOf(snapshot)).toEqual([
    ['unconfirmed', ['P1']],
    ['settle', ['P1']],
    ['signature', []],
  ]);
});

test.each(LOCALES)('what is open stands in the report, and cannot be hidden or rewritten (%s)', (locale) => {
  const snapshot = profileOf({ ...ready, problems: [{ ...orders, departmentId: null }] });
  const edit = { id: 'scope.open', own: 'Nothing.', isHidden: true, seen: null };
  for (const edits of [[], [edit]]) {
    const { document, openPoints } = compose(snapshot, locale, edits);
    expect(openPoints).toMatchObject([{ point: 'department', count: 1, block: null }]);
    const scope = document.parts.filter(({ id }) => id === 'scope').flatMap(({ blocks }) => blocks);
    const lines = scope.filter(({ source }) => source === 'scope.open').flatMap(blockLines);
    expect(lines.join('\n')).toMatch(/A1/);
    expect(lines.join('\n')).not.toContain('Nothing.');
  }
});

test('a text that is older than its figures leads to its block', () => {
  const snapshot = profileOf({ ...ready, problems: [orders] });
  const letter = { id: 'letter', own: 'Dear Eva', isHidden: false, seen: 'other figures' };
  expect(compose(snapshot, 'en', [letter]).openPoints).toMatchObject([{ point: 'stale', block: 'letter' }]);
});

test.each(LOCALES)(
  'steps of another trade are told as what the client does with them, not as a note of ours (%s)',
  (locale) => {
    const row = { ...orders, reading: { ...read, interventionId: 'planning-care-lists' } };
    const { document } = compose(profileOf({ ...ready, problems: [row] }), locale, []);
    const text = document.parts.flatMap(({ blocks }) => blocks.flatMap(blockLines)).join('\n');
    expect(text).toContain(
      {
        en: 'the first meeting fits them to this company',
        es: 'en la primera reunión se ajustan a esta empresa',
      }[locale],
    );
    expect(text).not.toMatch(/written for another trade|redactó para otro sector/);
  },
);

test.each([
  ['en', 'My sister and I are not speaking since the will', 'told in confidence'],
  ['es', 'Mi hermana y yo no nos hablamos desde la herencia', 'contado en confianza'],
] as const)(
  'what was told in confidence of somebody who may read the report is asked about and not quoted (%s)',
  (locale, description, said) => {
    const other = { process: 'other', symptom: 'other', isConfirmed: true } as const;
    const told = problem(2, { priority: 3, description, reading: other, departmentId: 1 });
    const report = compose(profileOf({ ...ready, problems: [orders, told] }), locale);
    expect(report.openPoints.map(({ point }) => point)).toContain('confidence');
    const printed = JSON.stringify([report.document, report.texts]);
    expect(printed).toContain(said);
    expect(printed).not.toMatch(/not speaking|no nos hablamos/u);
  },
);

test('an action for a danger that says no word of it is read once more; one that its matter calls for is not', () => {
  const danger = {
    ...orders,
    stake: 'safety' as const,
    description: 'He was coughing up blood and went back to the kiln',
  };
  const withAction = (interventionId: string) =>
    pointsOf(profileOf({ ...ready, problems: [{ ...danger, reading: { ...read, interventionId } }] })).map(
      ([point]) => point,
    );
  expect(withAction('appointments-one-diary')).toContain('unlike');
  expect(withAction('signs-seen-today')).not.toContain('unlike');
});
