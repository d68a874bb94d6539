import { InternalHyperlink, LeaderType, PageReference, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import type { Chapter } from '#features/consulting/report/document/chapters.rules.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { bookmarkOf, PAGE_WIDTH } from './docx-table.server.ts';
import { writableText } from './xml-text.rules.ts';

/**
 * The contents: a line a chapter with the page of its heading. The pages are references and no table of contents, because
 * LibreOffice works out a reference when it lays out the document, and leaves a table of contents as it was written.
 */
export function contentsChildren(
  { summary, words }: Pick<ReportDocument, 'summary' | 'words'>,
  chapters: readonly Chapter[],
): Paragraph[] {
  const lines = [...(summary === null ? [] : [{ id: summary.id, title: summary.title }]), ...chapters];
  return [
    new Paragraph({ style: 'Caption', children: [new TextRun({ text: words.contents, size: 24 })] }),
    ...lines.map(
      ({ id, title }) =>
        new Paragraph({
          style: 'TOC1',
          tabStops: [{ type: TabStopType.RIGHT, position: PAGE_WIDTH, leader: LeaderType.DOT }],
          children: [
            new InternalHyperlink({ anchor: bookmarkOf(id), children: [new TextRun(writableText(title))] }),
            new TextRun({ children: [new Tab()] }),
            new PageReference(bookmarkOf(id), { hyperlink: true }),
          ],
        }),
    ),
  ];
}
