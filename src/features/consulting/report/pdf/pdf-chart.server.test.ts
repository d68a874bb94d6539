import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCase } from '#tests/report-case.ts';
import { aReportDocument } from '#tests/report-document.ts';
import { layoutChart } from '#features/consulting/report/charts/chart.rules.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { CHART_SCALE, chartWidth } from './pdf-chart.server.ts';
import { renderReportPdf } from './pdf.server.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Counts the pixels of a colour on the pages, rendered by Poppler at two pixels a point. */
async function pixelsOf(pages: readonly string[], hex: string): Promise<number> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let found = 0;
  for (const page of pages) {
    const { data, info } = await sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels)
      if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 10)) found += 1;
  }
  return found;
}

test('Poppler renders as much of each colour as the chart on the screen has', async () => {
  const document = aReportDocument(readCase('conservas-nutrimar').snapshot);
  const file = join(folder, 'report.pdf');
  await writeFile(file, await renderReportPdf(document, 'AI Capital', new Date('2026-03-01')));
  // From the second page: the pattern of the cover has colours of its own.
  await run('pdftoppm', ['-r', '144', '-png', '-f', '2', file, file]);
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.png'));
  expect(pages.length).toBeGreaterThan(5);
  const marks = document.parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'figure' ? layoutChart(block.chart, chartWidth(block.chart)).marks : [],
    );
  for (const tone of ['danger', 'info', 'success'] as const) {
    const areas = marks.map((mark) =>
      mark.kind === 'rect' && mark.tone === tone
        ? mark.width * mark.height - (4 - Math.PI) * mark.radius ** 2
        : 0,
    );
    const expected = areas.reduce((sum, area) => sum + area, 0) * (2 * CHART_SCALE) ** 2;
    const drawn = await pixelsOf(
      pages.map((page) => join(folder, page)),
      PRINT[tone],
    );
    expect(expected).toBeGreaterThan(500);
    expect(drawn / expected, tone).toBeGreaterThan(0.85);
    expect(drawn / expected, tone).toBeLessThan(1.1);
  }
});
