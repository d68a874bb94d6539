import { FootnoteReferenceRun, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { writableText } from './xml-text.rules.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';

/**
 * Turns references to formulas into footnotes. Word numbers footnotes itself, so each begins with the id that the other
 * renderings show, and a formula that two texts refer to has a footnote at each.
 */
export class Footnotes {
  readonly #texts: ReadonlyMap<string, string>;

  constructor({ notes }: Pick<ReportDocument, 'notes'>) {
    this.#texts = new Map(notes.map(({ id, text }) => [id, text]));
  }

  /** Returns the marks that follow a text. */
  runs(ids: readonly string[] = []): ParagraphChild[] {
    return ids.flatMap((id, index) => {
      const text = this.#texts.get(id);
      if (text === undefined) return [];
      const note = new Paragraph({
        style: 'FootnoteText',
        children: [new TextRun({ text: ` ${id}: `, bold: true }), new TextRun(writableText(text))],
      });
      return [
        ...(index === 0 ? [] : [new TextRun({ text: ' ', superScript: true })]),
        new FootnoteReferenceRun({ children: [note] }),
      ];
    });
  }
}
