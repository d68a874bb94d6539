import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReportSheet } from '#islands/consulting/report/ReportSheet.tsx';
import { aSecondReport } from '#tests/builders/report-v2.ts';
import { documentLines } from '#tests/report-document.ts';
import { chaptersOf } from '#features/consulting/report/document/chapters.rules.ts';
import { renderReportDocx } from '#features/consulting/report/docx/docx.server.ts';
import { escapeMarkdown, renderReportMarkdown } from './markdown.rules.ts';
import { renderReportPdf } from '#features/consulting/report/pdf/pdf.server.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';

const run = promisify(execFile);
const MADE = new Date('2026-03-01T09:00:00.000Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Without spaces, and without what keeps a range on one line. */
const squeezed = (text: string): string => text.replace(/[\s\f\u2060]+/g, '');
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(
      /&(lt|gt|quot|#x27|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? "'",
    );

async function pdfText(document: ReportDocument): Promise<string> {
  const file = join(folder, `${document.language}.pdf`);
  await writeFile(file, await renderReportPdf(document, 'AI Capital', MADE));
  const { stdout } = await run('pdftotext', ['-raw', file, '-']);
  return stdout
    .replaceAll(`${document.company} · ${document.title}`, '')
    .replaceAll(/^\s*(?:Página|Page) \d+ (?:de|of) \d+\s*$/gm, '');
}

/** Lines of the tables behind charts, which some renderings give as pictures. */
const behindCharts = ({ parts }: ReportDocument): Set<string> =>
  new Set(
    parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'figure'
          ? [...block.table.rows.flat(), ...block.table.columns.map(({ label }) => label)]
          : [],
      ),
    ),
  );

describe.each(['es', 'en'] as const)('the second version (%s)', (locale) => {
  const document = aSecondReport(locale);
  const lines = documentLines(document);
  const missingIn = (text: string, lost: ReadonlySet<string> = new Set()) =>
    lines.filter((line) => !lost.has(line) && !squeezed(text).includes(squeezed(line)));

  test('stands whole in the PDF', async () => {
    expect(missingIn(await pdfText(document), behindCharts(document))).toEqual([]);
  });

  test('stands whole in DOCX, and every formula, page and relationship that it refers to is there', async () => {
    const buffer = await renderReportDocx(document, 'AI Capital');
    const { value } = await mammoth.convertToHtml({ buffer });
    const pictures = [...value.matchAll(/alt="([^"]*)"/g)].map(([, alt = '']) => alt);
    expect(missingIn(plain(value + pictures.join(' ')), behindCharts(document))).toEqual([]);
    const files = unzipSync(new Uint8Array(buffer));
    const read = (name: string) => Buffer.from(files[name] ?? []).toString();
    const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
    const body = read('word/document.xml');
    const marks = new Set(all(body, /<w:bookmarkStart [^>]*w:name="([^"]+)"/g));
    const links = all(body, /w:anchor="([^"]+)"/g);
    expect(links.filter((anchor) => anchor.startsWith('note_')).length).toBeGreaterThan(0);
    expect(links.filter((anchor) => !marks.has(anchor))).toEqual([]);
    const related = all(read('word/_rels/document.xml.rels'), / Id="([^"]+)"/g);
    expect(related).toEqual(expect.arrayContaining(all(body, /r:(?:id|embed)="([^"]+)"/g)));
    // A field a line of the contents, which the reader's program works out, with an estimate until then.
    const pages = all(body, /PAGEREF (\S+) \\h<\/w:instrText><w:fldChar[^>]*\/><w:t[^>]*>\d+</g);
    expect(pages).toEqual(chaptersOf(document.parts).map(({ id }) => id));
    expect(pages.filter((mark) => !marks.has(mark))).toEqual([]);
    expect(read('word/settings.xml')).toContain('<w:updateFields');
  });

  test('stands whole in Markdown', () => {
    const markdown = renderReportMarkdown(document);
    expect(
      lines
        .filter((line) => !line.split('\n').every((each) => markdown.includes(escapeMarkdown(each))))
        .filter((line) => !markdown.includes(line.replace(/^(\d+\.)+ /, ''))),
    ).toEqual([]);
  });

  test('stands whole on screen, and every link to a formula leads to one', () => {
    const html = renderToStaticMarkup(createElement(ReportSheet, { document }));
    expect(missingIn(plain(html))).toEqual([]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(links));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
