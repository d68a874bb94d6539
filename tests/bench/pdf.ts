/**
 * Prints duration, size and event loop delay of a report's exports: `node tests/bench/pdf.ts`. Times depend on the
 * machine, so this is no test.
 */
import { renderReportDocx } from '#features/consulting/report/docx/docx.server.ts';
import { renderReportMarkdown } from '#features/consulting/report/export/markdown.rules.ts';
import { renderReportPdf } from '#features/consulting/report/pdf/pdf.server.ts';
import { aSecondReport } from '#tests/builders/report-v2.ts';
import { bigSnapshot } from '#tests/report-case.ts';
import { aReportDocument } from '#tests/report-document.ts';

const MADE = new Date('2026-03-01T09:00:00.000Z');
const BRAND = 'AI Capital';
const ROUNDS = 5;

async function measure(render: () => Promise<Buffer>) {
  const times: number[] = [];
  let size = 0;
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    last = start;
    size = (await render()).length;
    times.push(performance.now() - start);
  }
  clearInterval(timer);
  const [first = 0, ...rest] = times;
  return {
    'first ms': Math.round(first),
    'median ms': Math.round(rest.sort((a, b) => a - b)[Math.floor(rest.length / 2)] ?? 0),
    'longest stretch ms': Math.round(longest),
    KB: Math.round(size / 1024),
  };
}

const rows: Record<string, object> = {};
const documents = [
  ...[4, 200, 800].map((count) => [`${count} rows`, aReportDocument(bigSnapshot(count))] as const),
  ['second version', aSecondReport()] as const,
];
for (const [name, document] of documents) {
  rows[`PDF, ${name}`] = await measure(() => renderReportPdf(document, BRAND, MADE));
  rows[`DOCX, ${name}`] = await measure(() => renderReportDocx(document, BRAND));
  rows[`Markdown, ${name}`] = await measure(() =>
    Promise.resolve(Buffer.from(renderReportMarkdown(document))),
  );
}
console.table(rows);
