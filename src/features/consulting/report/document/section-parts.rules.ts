import { reportBlocks } from './blocks.rules.ts';
import type { DocumentBlock, DocumentFigure } from './document.schema.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';

const LABELS = [
  'now',
  'plan.high',
  'plan.medium',
  'watch.high',
  'watch.medium',
  'watch.low',
  'start',
  'tools',
  'leverage',
] as const;

export const adviceLabels = (prose: ReportWords): string[] => [
  ...new Set(LABELS.map((label) => prose.say(`recommendations.label.${label}`))),
];

function paragraph(text: string, labels: readonly string[]): DocumentBlock {
  const lead = labels.find((label) => text.startsWith(`${label} `));
  return lead === undefined
    ? { kind: 'paragraph', lead: null, text }
    : { kind: 'paragraph', lead, text: text.slice(lead.length + 1) };
}

const QUOTED = /^[«“‘]/;

/** Splits a stored text into styled blocks without adding or losing a word. */
export function textBlocks(text: string, id: string, labels: readonly string[]): DocumentBlock[] {
  let section = 0;
  let subsection = 0;
  return reportBlocks(text).map((block): DocumentBlock => {
    if (block.kind === 'paragraph') return paragraph(block.text, labels);
    if (block.kind === 'list')
      return block.items.every((item) => QUOTED.test(item))
        ? { kind: 'citations', items: block.items }
        : { kind: 'list', items: block.items };
    if (block.level === 1) {
      section += 1;
      subsection = 0;
      return { ...block, id: `${id}-${section}` };
    }
    subsection += 1;
    return { ...block, id: `${id}-${section}-${subsection}` };
  });
}

export type PlacedFigure = { section: string; figure: DocumentFigure };

const withoutNumber = (heading: string): string => heading.replace(/^\d+\. /, '');

/**
 * Inserts each figure after the first paragraph of its section. A text from elsewhere may lack the section; then the
 * figures go to the end.
 */
export function withFigures(
  blocks: readonly DocumentBlock[],
  figures: readonly PlacedFigure[],
): DocumentBlock[] {
  const placed = [...blocks];
  const homeless: DocumentFigure[] = [];
  for (const { section, figure } of figures) {
    const heading = placed.findIndex(
      (block) => block.kind === 'heading' && block.level === 1 && withoutNumber(block.text) === section,
    );
    if (heading === -1) {
      homeless.push(figure);
      continue;
    }
    const after = placed[heading + 1]?.kind === 'paragraph' ? heading + 2 : heading + 1;
    placed.splice(after, 0, figure);
  }
  return [...placed, ...homeless];
}
