import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { department, problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose } from '#tests/report-measures.ts';

/** All that a report of one problem prints, from its first decision to its appendix. */
function printed(locale: (typeof LOCALES)[number], row: Partial<ReturnType<typeof problem>>): string {
  const { document } = compose(
    profileOf({ departments: [department(1, 3)], problems: [problem(1, { priority: 4, ...row })] }),
    locale,
  );
  return document.parts.flatMap(({ blocks }) => blocks.flatMap(blockLines)).join('\n');
}

test.each(LOCALES)('wrong goods are not asked for the hours that they take (%s)', (locale) => {
  const text = printed(locale, {
    description: 'The wrong gauge of copper was ordered',
    reading: { process: 'stock', symptom: 'errors', isConfirmed: true },
  });
  expect(text).not.toMatch(/how many hours a week it takes|cuántas horas a la semana lleva/);
});

test.each(LOCALES)('late goods are asked for by the times that somebody waits (%s)', (locale) => {
  const text = printed(locale, {
    description: 'Deliveries reach the shops late',
    reading: { process: 'orders', symptom: 'slow', isConfirmed: true },
  });
  expect(text).toMatch(
    { en: /someone has to wait|waiting and asking/, es: /alguien tiene que esperar|esperar y preguntar/ }[
      locale
    ],
  );
});
