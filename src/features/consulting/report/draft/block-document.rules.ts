import { reportBlocks } from '#features/consulting/report/document/blocks.rules.ts';
import type {
  DocumentBlock,
  DocumentSheet,
  TextBlock,
} from '#features/consulting/report/document/document.schema.ts';
import { takeNotes } from '#features/consulting/report/sections/wording/notes.rules.ts';
import { raised } from '#features/consulting/report/sections/wording/titles.rules.ts';

/** Labels at the head of a paragraph ("Qué hacer primero."), in the language of the report. */
export type Labels = readonly string[];

const QUOTED = /^[«“‘]/;

/**
 * Splits the text of one block into what is drawn, without losing a word. Runs in the editor's preview too, so that an
 * edit is seen at once. `isOwn` marks the consultant's words.
 */
export function textOfBlock(text: string, source: string, labels: Labels, isOwn: boolean): TextBlock[] {
  let headings = 0;
  return reportBlocks(text).map((block): TextBlock => {
    if (block.kind === 'heading') {
      headings += 1;
      return { ...block, level: 2, id: `${source.replaceAll('.', '-')}-${headings}`, source };
    }
    if (block.kind === 'list')
      return block.items.every((item) => QUOTED.test(item))
        ? { kind: 'citations', items: block.items, source }
        : { kind: 'list', items: block.items, source };
    const { text: bare, notes } = takeNotes(block.text);
    const lead = labels.find((label) => bare.startsWith(`${label} `));
    return {
      kind: 'paragraph',
      lead: lead ?? null,
      text: lead === undefined ? bare : bare.slice(lead.length + 1),
      source,
      ...(notes.length > 0 && { notes }),
      ...(isOwn && { isOwn }),
    };
  });
}

/** The decisions of the report: each line of the list is one, its title before the colon, its text a sentence. */
export function decisionsOf(blocks: readonly TextBlock[], source: string): DocumentBlock[] {
  return blocks.map((block): DocumentBlock => {
    if (block.kind !== 'list') return block;
    return {
      kind: 'decisions',
      source,
      items: block.items.map((item) => {
        const { text, notes } = takeNotes(item);
        const at = text.indexOf(': ');
        return at === -1
          ? { title: text, text: '', notes }
          : { title: text.slice(0, at), text: raised(text.slice(at + 2)), notes };
      }),
    };
  });
}

/** A sheet with its text in place. */
export const sheetOf = (
  sheet: Omit<DocumentSheet, 'kind' | 'blocks' | 'title'>,
  title: string,
  blocks: TextBlock[],
  source: string,
): DocumentBlock => ({ kind: 'sheet', ...sheet, title, blocks, source });
