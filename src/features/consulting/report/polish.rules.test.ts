import { expect, test } from 'vitest';
import { bigSnapshot } from '#tests/report-case.ts';
import { polishFault } from './polish-check.rules.ts';
import { REPORT_TEXTS, withoutLists } from './polish.rules.ts';
import { writeReport } from '#features/consulting/report/report.texts.ts';

const snapshot = bigSnapshot(800);
const texts = writeReport(snapshot, 'en');

test.each(REPORT_TEXTS)('%s goes to the model without its lists and is restored completely', (part) => {
  const { prompt, restore } = withoutLists(texts[part]);
  expect(prompt).not.toContain('•');
  expect(restore(prompt)).toBe(texts[part]);
});

test('a profile with 200 rows in each list sends at most 12,000 characters per text to the model', () => {
  for (const part of REPORT_TEXTS) expect(withoutLists(texts[part]).prompt.length).toBeLessThan(12_000);
});

test.each([
  ['lost', (prompt: string) => prompt.replace('[LIST 1]\n\n', '')],
  ['moved', (prompt: string) => prompt.replace('[LIST 1]', '[LIST 2]')],
  ['written anew', (prompt: string) => prompt.replace('[LIST 1]', '• Another row (priority 5/5)')],
])('detects a list that was %s', (_, spoil) => {
  const { prompt, restore } = withoutLists(texts.analysis);
  expect(polishFault(texts.analysis, restore(spoil(prompt)), 'en')).not.toBeNull();
});
