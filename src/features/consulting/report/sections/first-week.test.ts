import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { department, problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose } from '#tests/report-measures.ts';

const open = { process: 'other', symptom: 'other', isConfirmed: true } as const;
const plank = problem(1, {
  priority: 5,
  description: 'Sixty foot up on a bit of plank',
  stake: 'safety',
  reading: open,
});
const feeling = problem(2, { priority: 2, description: 'Honestly? I dread the post', reading: open });
const debt = problem(3, {
  priority: 4,
  description: 'The cathedral kept back five per cent',
  stake: 'owed',
  reading: { process: 'collections', symptom: 'slow', isConfirmed: true },
});
const orders = problem(4, {
  priority: 4,
  description: 'Orders are typed twice',
  reading: { process: 'orders', symptom: 'manual', isConfirmed: true },
});

/** A wished start that is months away. */
const company = { startDate: '2027-04-12', country: 'GB' as const };
function report(problems: ReturnType<typeof problem>[], locale: Locale) {
  const { document } = compose(profileOf({ company, departments: [department(1, 3)], problems }), locale);
  const linesOf = (id: string) =>
    document.parts.filter((part) => part.id === id).flatMap(({ blocks }) => blocks.flatMap(blockLines));
  const sheets = document.parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'sheet' ? [block] : []));
  return { linesOf, sheets };
}

test.each(LOCALES)(
  'a danger that is not understood yet leads page 1, stops what it is about and comes before every action (%s)',
  (locale) => {
    const { linesOf, sheets } = report([orders, debt, plank], locale);
    const decisions = linesOf('decision').join('\n');
    expect(decisions).toMatch(
      { en: /keep everyone out of it until then[^1]*P1/, es: /que nadie se exponga hasta entonces[^1]*P1/ }[
        locale
      ],
    );
    expect(decisions.search(/P1/)).toBeLessThan(decisions.search(/\(A1\)/));
    expect(sheets[0]?.number).toBe('P1');
  },
);

test.each(LOCALES)('it is settled within a week of the report, whatever start is wished (%s)', (locale) => {
  const { linesOf, sheets } = report([plank], locale);
  const facts = (sheets[0]?.facts ?? []).map(({ text }) => text).join('\n');
  expect(facts).not.toMatch(/abr 2027|Apr 2027/);
  expect(linesOf('next').join('\n')).not.toMatch(/abr 2027|Apr 2027/);
});

test.each(LOCALES)('a sheet at stake begins with what is done today (%s)', (locale) => {
  const { sheets } = report([debt, orders], locale);
  const of = (number: string) =>
    sheets
      .filter((sheet) => sheet.number === number)
      .flatMap(blockLines)
      .join('\n');
  expect(of('A1')).toMatch({ en: /Write to the debtor, however old/, es: /Escriba a quien debe/ }[locale]);
  expect(of('A2')).not.toMatch(/Write to the debtor|Escriba a quien debe/);
});

test.each(LOCALES)(
  'a feeling is said and no more: nothing is asked, counted or bought for it, and it has no day (%s)',
  (locale) => {
    const { sheets } = report([feeling, orders], locale);
    const text = sheets
      .filter(({ number }) => number === 'P2')
      .flatMap(blockLines)
      .join('\n');
    expect(text).toMatch(
      { en: /Nothing is counted, asked or bought/, es: /Ni se cuenta, ni se pregunta/ }[locale],
    );
    expect(text).not.toMatch(/•|20\d\d|weeks|semanas/);
  },
);

test.each(LOCALES)('figures that a sentence tells stand beside what is to be found out (%s)', (locale) => {
  const told = problem(1, {
    priority: 4,
    description: 'En agosto nos metieron una penalización de 6.200 euros',
    reading: { process: 'planning', symptom: 'capacity', isConfirmed: true },
  });
  const { sheets } = report([told], locale);
  expect((sheets[0]?.facts ?? []).map(({ text }) => text).join('\n')).toContain('6.200 euros');
});

test('among what begins at once, people come before duties and money', () => {
  const press = problem(5, {
    priority: 3,
    description: 'The press guard is off',
    stake: 'safety',
    reading: { process: 'maintenance', symptom: 'risk', isConfirmed: true },
  });
  const { figures } = compose(
    profileOf({ company, departments: [department(1, 3)], problems: [{ ...debt, priority: 5 }, press] }),
    'en',
  );
  expect(figures.actions[0]?.rowIds).toEqual([5]);
});
