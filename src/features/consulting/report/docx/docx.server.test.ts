import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { bigSnapshot, readCase } from '#tests/report-case.ts';
import { aReportDocument, documentLines, summaryOf } from '#tests/report-document.ts';
import { renderReportDocx } from './docx.server.ts';

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const squeezed = (text: string): string => text.replace(/\s+/g, '');

test.each([
  ['one row in each list', bigSnapshot(4)],
  ['a medium company', readCase('conservas-nutrimar').snapshot],
  ['200 rows', bigSnapshot(200)],
] as const)('a reader of DOCX finds every line, real headings and tables: %s', async (_, snapshot) => {
  const report = aReportDocument(snapshot);
  const buffer = await renderReportDocx(report, 'AI Capital');
  const { value: html, messages } = await mammoth.convertToHtml({ buffer });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  const read = squeezed(
    plain(html) + [...html.matchAll(/alt="([^"]*)"/g)].map(([, alt = '']) => plain(alt)).join(' '),
  );
  const heads = new Set(
    report.parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'figure' ? block.table.columns.map(({ label }) => label) : [],
      ),
    ),
  );
  const missing = documentLines(report).filter((line) => !heads.has(line) && !read.includes(squeezed(line)));
  expect(missing).toEqual([]);
  const headings = [...html.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, text = '']) => plain(text).trim());
  expect(headings).toEqual(
    expect.arrayContaining([summaryOf(report).title, ...report.parts.map(({ title }) => title)]),
  );
  expect(html.match(/<table>/g)).toHaveLength(1);
  expect(html.match(/<img /g)?.length).toBe(5);
});

test('opens even if rows contain characters that XML forbids', async () => {
  const base = bigSnapshot(4);
  const typed = 'a\u000b\u0001b <c> & "d" \ufffe';
  const report = aReportDocument({ ...base, problems: [{ id: 1, description: typed, priority: 5 }] });
  const files = unzipSync(new Uint8Array(await renderReportDocx(report, 'AI Capital')));
  const xml = Buffer.from(files['word/document.xml'] ?? []).toString();

  expect(xml).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/);
  expect(xml).toContain('&lt;c&gt; &amp;');
});
