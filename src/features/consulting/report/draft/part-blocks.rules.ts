import type { DocumentBlock, DocumentSheet } from '#features/consulting/report/document/document.schema.ts';
import { TEXT_PARTS } from '#features/consulting/report/document/stored-text.rules.ts';
import { decisionsOf, sheetOf, textOfBlock, type Labels } from './block-document.rules.ts';
import type { DraftBlock } from './draft.schema.ts';
import type { DraftPart } from './draft-parts.values.ts';
import { bodyOfOwn } from './edits.rules.ts';
import { isOwnId } from './own-blocks.rules.ts';

export type TextPart = (typeof TEXT_PARTS)[number];
export const isTextPart = (part: DraftPart): part is TextPart => TEXT_PARTS.some((name) => name === part);

export type SheetFrame = Omit<DocumentSheet, 'kind' | 'blocks' | 'title'>;

/** A block in its place, with what stands around its text. */
export type Placed = {
  block: DraftBlock;
  sheet?: SheetFrame | undefined;
  /** Figures and tables below the text. */
  extras?: readonly DocumentBlock[] | undefined;
};

/** The consultant's text where there is one; the title of an own recommendation stands above it. */
export const draftText = ({ id, computed, own }: DraftBlock): string =>
  own === null ? (computed ?? '') : computed === null && isOwnId(id) ? bodyOfOwn(own) : own;

/** Subsections are written as those of section 1 and numbered here; a text before the first section keeps its numbers. */
export const numbered = (text: string, section: number): string =>
  section <= 1 ? text : text.replaceAll(/^1\.(\d+\. )/gm, `${section}.$1`);

/** The numbers of titled blocks; a sheet has its own. */
export function numberSections(placed: readonly Placed[]): (Placed & { section: number })[] {
  let section = 0;
  return placed.map((each) => {
    if (each.block.title !== '' && each.sheet === undefined) section += 1;
    return { ...each, section };
  });
}

/** One block as it is drawn; titled blocks are numbered in the three texts of the specification. */
export function drawnBlocks({ block, sheet, extras = [] }: Placed, section: number, labels: Labels) {
  const { id, part, title, own } = block;
  const blocks = textOfBlock(numbered(draftText(block), section), id, labels, own !== null);
  if (sheet) return [sheetOf(sheet, title, blocks, id)];
  const heading: DocumentBlock[] =
    title === ''
      ? []
      : [
          {
            kind: 'heading',
            level: 1,
            id: id.replaceAll('.', '-'),
            text: isTextPart(part) ? `${section}. ${title}` : title,
            source: id,
          },
        ];
  const shown = id === 'decision.asks' ? decisionsOf(blocks, id) : blocks;
  return [...heading, ...shown, ...extras.map((extra) => ({ ...extra, source: id }))];
}
