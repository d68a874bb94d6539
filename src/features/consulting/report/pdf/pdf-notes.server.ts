import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import type { Span } from '#features/consulting/report/export/lettering.server.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { MARGIN, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';

type Note = ReportDocument['notes'][number];

const STYLE = { size: 8, leading: 11, colour: PRINT.soft } as const;
const NUMBER = 22;
const RULE = 70;
const ABOVE = 9;
/** Lines that no page break divides at the end. */
const LAST_TOGETHER = 3;

/** Raised marks of formulas behind a text. */
export const noteSpans = (notes: readonly string[] = []): Span[] =>
  notes.length === 0 ? [] : [{ text: notes.join(', '), role: 'strong', isRaised: true }];

const spansOf = ({ text }: Note): Span[] => [{ text, role: 'text' }];

const heightOf = (flow: PdfFlow, notes: readonly Note[], width: number): number =>
  notes.reduce((sum, note) => sum + flow.heightOf(spansOf(note), { ...STYLE, width: width - NUMBER }), 0);

/** Writes out formulas below a short rule. */
export function drawNotes(flow: PdfFlow, parent: Element, notes: readonly Note[]): void {
  const [x, width] = [MARGIN.left, TEXT_WIDTH];
  if (notes.length === 0) return;
  flow.y += 3;
  flow.rule(x, RULE, PRINT.neutral, 0.5);
  flow.y += ABOVE - 3;
  for (const [index, note] of notes.entries()) {
    // The last lines stand together.
    if (index === notes.length - LAST_TOGETHER) flow.ensure(heightOf(flow, notes.slice(index), width));
    const element = flow.element(parent, 'Note');
    const style = { ...STYLE, x: x + NUMBER, width: width - NUMBER };
    flow.ensure(Math.min(flow.heightOf(spansOf(note), style), 4 * STYLE.leading));
    const top = flow.y;
    const label = flow.element(element, 'Lbl');
    flow.tag(label, 'Lbl', () =>
      flow.drawLines(flow.linesOf([{ text: note.id, role: 'strong' }], STYLE), { ...STYLE, x }),
    );
    flow.y = top;
    flow.text(element, 'P', spansOf(note), style);
  }
}
