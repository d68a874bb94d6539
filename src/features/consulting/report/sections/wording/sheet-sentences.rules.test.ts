import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { reportTables } from '#features/consulting/report/report.texts.ts';
import { planWords } from './plan-words.rules.ts';
import { figureText, toolText } from './sheet-sentences.rules.ts';

test.each([
  [
    'a noun phrase',
    'dates passed without a certificate',
    'Overdue inspections; dates passed without a certificate.',
  ],
  [
    'a sentence',
    'Every Friday, count what has gone by.',
    'Overdue inspections. Every Friday, count what has gone by.',
  ],
  ['nothing', '', 'Overdue inspections.'],
])('a key figure reads well with %s', (_, kpiHow, said) => {
  expect(figureText({ kpi: 'overdue inspections.', kpiHow })).toBe(said);
});

const TOLD = {
  en: [
    'Shared list. Requirements: to be opened from a telephone; a photograph in each line.',
    'Shared list. It must warn two people and keep the date.',
  ],
  es: [
    'Shared list. Requisitos: abrirse desde el móvil; una foto en cada línea.',
    'Shared list. Pida que avise a dos personas y guarde la fecha.',
  ],
};
const OWN = {
  en: ['to be opened from a telephone', 'a photograph in each line.'],
  es: ['abrirse desde el móvil', 'una foto en cada línea.'],
};
const SHIPPED = { en: ['warn two people', 'keep the date'], es: ['avise a dos personas', 'guarde la fecha'] };

test.each(LOCALES)(
  'requests of the firm are listed, and those of the catalogue are a sentence (%s)',
  (locale) => {
    const { plan, readings } = reportTables(locale);
    const words = planWords(plan, locale, readings, 'EUR');
    const tool = 'shared list';
    expect([
      toolText(words, { tool, toolMust: OWN[locale] }, true),
      toolText(words, { tool, toolMust: SHIPPED[locale] }, false),
    ]).toEqual(TOLD[locale]);
    expect(toolText(words, { tool, toolMust: [] }, false)).toBe('Shared list.');
    expect(toolText(words, { tool: '', toolMust: [] }, false)).toBeUndefined();
  },
);
