import type {
  DocumentBlock,
  DocumentPart,
  ReportDocument,
} from '#features/consulting/report/document/document.schema.ts';
import type { Labels } from './block-document.rules.ts';
import { APPENDED_PARTS, DRAFT_PARTS } from './draft-parts.values.ts';
import type { DraftBlock } from './draft.schema.ts';
import { drawnBlocks, numberSections, draftText, type Placed } from './part-blocks.rules.ts';

type Drawn = { inputs: string; frame: unknown; blocks: DocumentBlock[] };
/** Cache of drawn blocks, so that an unchanged one keeps its identity and is not rendered again. */
type PreviewCache = Map<string, Drawn>;

const IS_TEXT: readonly DocumentBlock['kind'][] = ['heading', 'paragraph', 'list', 'citations', 'decisions'];

/** Sheets, figures and tables as the server drew them, by the block that they belong to. */
function framesOf(document: ReportDocument): Map<string, Omit<Placed, 'block'>> {
  const frames = new Map<string, { sheet?: Placed['sheet']; extras: DocumentBlock[] }>();
  for (const block of document.parts.flatMap(({ blocks }) => blocks)) {
    if (block.source === undefined || IS_TEXT.includes(block.kind)) continue;
    const frame = frames.get(block.source) ?? { extras: [] };
    if (block.kind === 'sheet') frame.sheet = block;
    else frame.extras.push(block);
    frames.set(block.source, frame);
  }
  return frames;
}

function drawn(
  each: Placed & { section: number },
  labels: Labels,
  cache: PreviewCache,
  frame: unknown,
): DocumentBlock[] {
  const { block, section } = each;
  const inputs = JSON.stringify([section, block.own !== null, block.title, draftText(block)]);
  const kept = cache.get(block.id);
  if (kept?.inputs === inputs && kept.frame === frame) return kept.blocks;
  const blocks = drawnBlocks(each, section, labels);
  cache.set(block.id, { inputs, frame, blocks });
  return blocks;
}

/**
 * The document with blocks as they are in the editor: what `composeReport` answers once they are stored. A block that
 * was hidden has its figures only then.
 */
export function previewer(document: ReportDocument, labels: Labels) {
  const frames = framesOf(document);
  const titles = new Map(document.parts.map(({ id, title }) => [id, title]));
  const cache: PreviewCache = new Map();
  const order = document.parts.at(-1)?.id === 'aiArchitecture' ? APPENDED_PARTS : DRAFT_PARTS;
  return (blocks: readonly DraftBlock[]): ReportDocument => {
    const parts = order.map((part): DocumentPart => {
      const placed = blocks
        .filter((block) => block.part === part && !block.isHidden)
        .map((block) => ({ block, ...frames.get(block.id) }));
      return {
        id: part,
        title: titles.get(part) ?? '',
        blocks: numberSections(placed).flatMap((each) =>
          drawn(each, labels, cache, frames.get(each.block.id)),
        ),
      };
    });
    return { ...document, parts: parts.filter(({ blocks: shown }) => shown.length > 0) };
  };
}
