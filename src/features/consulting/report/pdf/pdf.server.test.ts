import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bigSnapshot, readCase } from '#tests/report-case.ts';
import { aReportDocument, documentLines } from '#tests/report-document.ts';
import { compose } from '#tests/report-measures.ts';
import { chaptersOf } from '#features/consulting/report/document/chapters.rules.ts';
import { renderReportPdf } from './pdf.server.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

const run = promisify(execFile);
const MADE = new Date('2026-03-01T09:00:00.000Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterAll(() => rm(folder, { recursive: true }));

let made = 0;

async function draw(snapshot: ReportSnapshot, locale: 'es' | 'en' = 'es') {
  const document = aReportDocument(snapshot, locale);
  const pdf = await renderReportPdf(document, 'AI Capital', MADE);
  made += 1;
  const file = join(folder, `${made}.pdf`);
  await writeFile(file, pdf);
  const read = async (tool: string, ...options: string[]) =>
    (await run(tool, [...options, file, '-'])).stdout;
  const info = (await run('pdfinfo', [file])).stdout;
  return { document, pdf, file, info, text: await read('pdftotext', '-raw') };
}

/**
 * Removes whitespace, because lines break at page ends and long words within themselves, and the brackets of references to
 * formulas, which are drawn raised.
 */
const squeezed = (text: string): string =>
  text
    .replace(/[\s\f]+/g, '')
    .replaceAll('\u00a0', '')
    .replaceAll(/\[(F\d+(?:,F\d+)*)\]/g, '$1');

/** Removes the footers, which interrupt a text that runs over pages. */
const withoutFooters = (text: string, { company, title }: { company: string; title: string }): string =>
  text.replaceAll(`${company} · ${title}`, '').replaceAll(/^\s*(?:Página|Page) \d+ (?:de|of) \d+\s*$/gm, '');

describe.each([
  ['one row in each list', bigSnapshot(4)],
  ['a medium company', readCase('conservas-nutrimar').snapshot],
  ['a large one', readCase('harrow-vale-group').snapshot],
  ['200 rows', bigSnapshot(200)],
] as const)('%s', (_, snapshot) => {
  test.each(['es', 'en'] as const)('contains every line of the document (%s)', async (locale) => {
    const { document, text, info } = await draw(snapshot, locale);
    const read = squeezed(withoutFooters(text, document));
    // Tables behind the charts are drawn as pictures, and headers repeat on every page.
    const drawn = new Set(
      document.parts.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'figure'
            ? [...block.table.rows.flat(), ...block.table.columns.map(({ label }) => label)]
            : [],
        ),
      ),
    );
    const missing = documentLines(document).filter(
      (line) => !drawn.has(line) && !read.includes(squeezed(line)),
    );
    expect(missing).toEqual([]);
    for (const figure of document.parts.flatMap(({ blocks }) => blocks)) {
      if (figure.kind !== 'figure' || figure.chart.kind !== 'bars') continue;
      for (const { label, valueText } of figure.chart.bars)
        expect(read).toContain(squeezed(`${label}${valueText}`));
    }
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toContain(`${document.company} · ${document.title}`);
  });
});

test('a profile of 200 rows takes less than 500 KB', async () => {
  const pdf = await renderReportPdf(aReportDocument(bigSnapshot(200)), 'AI Capital', MADE);
  expect(pdf.length).toBeLessThan(500 * 1_024);
});

test('does not block other requests while it draws a long report', async () => {
  await renderReportPdf(aReportDocument(bigSnapshot(4)), 'AI Capital', MADE);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await renderReportPdf(aReportDocument(bigSnapshot(800)), 'AI Capital', MADE);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('embeds European letters, and copies a character that no font has as it was typed', async () => {
  const base = bigSnapshot(4);
  const typed = 'Łódź, Čeština, Ğüneş, ½ ² ≥ 5 → “x” ‑ 😀';
  const problems = [{ id: 1, description: typed, priority: 5 }];
  const { text, file } = await draw({ ...base, problems });
  for (const word of ['Łódź, Čeština, Ğüneş, ½', '≥', '→', '😀']) expect(text).toContain(word);
  const { stdout } = await run('pdffonts', [file]);
  const rows = stdout
    .split('\n')
    .slice(2)
    .filter((row) => row !== '');
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(row).toMatch(/Identity-H +yes yes yes/);
});

test.each(['es', 'en'] as const)(
  'the summary fits on one page, however long the rows of a follow-up are (%s)',
  async (locale) => {
    const base = bigSnapshot(8);
    const row = (subject: string) =>
      `${subject}, WWW OOO MMM QQQ ${'de los clientes mayoristas de exportación '.repeat(4)}`;
    const { departments, problems, strengths } = base;
    const { file } = await draw(
      {
        ...base,
        company: {
          ...base.company,
          name: 'Cooperativa Agroalimentaria de Comarcas y Valles, S.L. '.repeat(3),
        },
        problems: ['Pedidos a mano', 'Facturas', 'Almacén', 'Pedidos'].map((subject, id) => ({
          id,
          description: row(subject),
          priority: 5,
        })),
        strengths: [1, 2, 3].map((id) => ({ id, description: row('Equipo'), impact: 5 })),
        earlier: {
          madeAt: '2026-01-15T09:00:00.000Z',
          contentHash: 'a'.repeat(64),
          departments,
          problems,
          strengths,
        },
      },
      locale,
    );
    // The contents stand on the first page, the summary on the second.
    const { stdout } = await run('pdftotext', ['-f', '3', '-l', '3', file, '-']);
    expect(stdout.trim()).toMatch(/^(Qué ha cambiado|What has changed)/);
  },
);

test('a row of 5,000 letters without a space stays on its page', async () => {
  const base = bigSnapshot(4);
  const problems = [{ id: 1, description: 'ñ'.repeat(5_000), priority: 5 }];
  const { text } = await draw({ ...base, problems });
  expect(squeezed(text)).toContain('ñ'.repeat(200));
  expect((text.match(/ñ/g) ?? []).length).toBeGreaterThanOrEqual(10_000);
});

test('the contents have the right page of each part', async () => {
  const { document, file } = await draw(bigSnapshot(200));
  const contents = (await run('pdftotext', ['-f', '1', '-l', '1', '-layout', file, '-'])).stdout;
  for (const { title } of document.parts) {
    const page = new RegExp(`${title}[ .]*?(\\d+)`).exec(contents)?.[1] ?? '';
    const { stdout } = await run('pdftotext', ['-f', page, '-l', page, file, '-']);
    expect(stdout.split('\n')).toContain(title);
  }
});

/** The report of a profile as it is composed today. */
async function drawReport(name: string, locale: 'es' | 'en') {
  const { document } = compose(readCase(name).snapshot, locale);
  made += 1;
  const file = join(folder, `${made}.pdf`);
  await writeFile(file, await renderReportPdf(document, 'AI Capital', MADE));
  return { document, file };
}

/** Lines of each page from top to bottom, without the footer, and where the last ends as a share of the room for text. */
async function linesOfPages(file: string): Promise<{ share: number; lines: string[] }[]> {
  const { stdout } = await run('pdftotext', ['-bbox-layout', file, '-'], { maxBuffer: 64 * 1_024 * 1_024 });
  const [top, bottom] = [54, 776];
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const lines = page
        .split('<line ')
        .slice(1)
        .map((line) => ({
          y: Number(/yMin="([\d.]+)"/.exec(line)?.[1]),
          end: Number(/yMax="([\d.]+)"/.exec(line)?.[1]),
          text: [...line.matchAll(/>([^<>]+)<\/word>/g)].map(([, word]) => word).join(' '),
        }))
        .filter(({ end }) => end < bottom + 4)
        .sort((a, b) => a.y - b.y);
      const lowest = Math.max(top, ...lines.map(({ end }) => end));
      return { share: (lowest - top) / (bottom - top), lines: lines.map(({ text }) => text) };
    });
}

const REPORTS = [
  ['conservas-nutrimar', 'es'],
  ['thornbury-catering-supplies', 'en'],
  ['harrow-vale-group', 'en'],
  ['clinica-ria-fisioterapia', 'es'],
  ['taller-hermanos-prieto', 'es'],
  ['estudio-marta-soler', 'en'],
] as const;

test.each(REPORTS)('no page of %s (%s) is less than a third full but the last', async (name, locale) => {
  const { file } = await drawReport(name, locale);
  const pages = await linesOfPages(file);
  expect(pages.slice(0, -1).flatMap(({ share }, index) => (share < 1 / 3 ? [index + 1] : []))).toEqual([]);
});

test.each(REPORTS)('no heading of %s (%s) stands without two lines below it', async (name, locale) => {
  const { document, file } = await drawReport(name, locale);
  const headings = new Set(
    document.parts.flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) =>
        block.kind === 'heading' ? [block.text] : block.kind === 'sheet' ? [block.title] : [],
      ),
    ]),
  );
  const pages = await linesOfPages(file);
  const contents = new Set(chaptersOf(document.parts).map(({ title }) => title));
  const alone = pages.flatMap(({ lines }, index) =>
    lines
      .slice(-2)
      .flatMap((line) =>
        headings.has(line) && !(index === 0 && contents.has(line)) ? [`${index + 1}: ${line}`] : [],
      ),
  );
  expect(alone).toEqual([]);
});

test.each(REPORTS)(
  'the first page of %s (%s) has the figures, the decisions and the contents',
  async (...report) => {
    const { document, file } = await drawReport(...report);
    const [first] = await linesOfPages(file);
    const text = squeezed(first?.lines.join('') ?? '');
    for (const { kind, ...block } of document.parts.find(({ id }) => id === 'decision')?.blocks ?? [])
      for (const each of kind === 'keyFigures' && 'figures' in block ? block.figures : [])
        expect(text).toContain(squeezed(each.value));
    for (const { title } of chaptersOf(document.parts)) expect(text).toContain(squeezed(title));
  },
);
