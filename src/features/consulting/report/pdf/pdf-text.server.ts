import type { DocumentBlock, TextBlock } from '#features/consulting/report/document/document.schema.ts';
import type { Span } from '#features/consulting/report/export/lettering.server.ts';
import { noteSpans } from './pdf-notes.server.ts';

export const strong = (text: string): Span => ({ text, role: 'strong' });
export const plain = (text: string): Span => ({ text, role: 'text' });

type Paragraph = Pick<Extract<DocumentBlock, { kind: 'paragraph' }>, 'lead' | 'text' | 'notes'>;

export const paragraphSpans = ({ lead, text, notes }: Paragraph): Span[] => [
  ...(lead === null ? [] : [strong(lead)]),
  plain(text),
  ...noteSpans(notes),
];

/** The lines of a block of text, each with what stands before it. */
export function textLines(
  block: TextBlock,
  own: string,
): { spans: Span[]; isItem: boolean; isOwn: boolean }[] {
  const line = (spans: Span[], isItem = false, isOwn = false) => ({ spans, isItem, isOwn });
  switch (block.kind) {
    case 'heading':
      return [line([strong(block.text)])];
    case 'paragraph':
      return [
        ...(block.isOwn ? [line([plain(own)], false, true)] : []),
        line(paragraphSpans(block), false, block.isOwn),
      ];
    case 'list':
    case 'citations':
      return block.items.map((item) => line([plain(item)], true));
  }
}
