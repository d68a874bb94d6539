import { expect, test } from 'vitest';
import { bigSnapshot } from '#tests/report-case.ts';
import { aReportDocument, documentLines } from '#tests/report-document.ts';
import { escapeMarkdown, renderReportMarkdown } from './markdown.rules.ts';

test.each([
  ['# not a heading', '\\# not a heading'],
  ['- not an item', '\\- not an item'],
  ['1. not a list', '1\\. not a list'],
  ['*bold* _or_ `code` <b>', '\\*bold\\* \\_or\\_ \\`code\\` \\<b\\>'],
  ['a | b', 'a \\| b'],
  ['[x](y) & ~z~', '\\[x\\](y) \\& \\~z\\~'],
  ['uno\r\n\r\ndos', 'uno dos'],
  ['«Ventas» (digitalización 2/5)', '«Ventas» (digitalización 2/5)'],
])('%j is escaped so that it renders as typed', (typed, escaped) => {
  expect(escapeMarkdown(typed)).toBe(escaped);
});

test.each(['es', 'en'] as const)('contains every line of the document (%s)', (locale) => {
  for (const count of [4, 200]) {
    const document = aReportDocument(bigSnapshot(count), locale);
    const markdown = renderReportMarkdown(document);
    const missing = documentLines(document).filter((line) => {
      const said = line.replace(/^(\d+\.)+ /, '');
      return !markdown.includes(said) && !markdown.includes(escapeMarkdown(line));
    });
    expect(missing).toEqual([]);
    expect(markdown).not.toMatch(/\n{3,}/);
  }
});

test('a row cannot break its table', () => {
  const base = bigSnapshot(4);
  const problems = [{ id: 1, description: 'a | b\n| --- |\n# c', priority: 5 }];
  const markdown = renderReportMarkdown(aReportDocument({ ...base, problems }));
  const rows = markdown.split('\n').filter((line) => line.startsWith('| ') && line.includes('Problema:'));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.replaceAll('\\|', '').match(/\|/g)).toHaveLength(5);
});
