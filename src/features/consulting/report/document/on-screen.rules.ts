import type { DocumentBlock, DocumentPart } from './document.schema.ts';

/** On a screen the decisions come first: a report of before began with the letter that gives the reasons. */
export function partsOnScreen(parts: readonly DocumentPart[]): DocumentPart[] {
  const isDecision = ({ id }: DocumentPart) => id === 'decision';
  return [...parts.filter(isDecision), ...parts.filter((part) => !isDecision(part))];
}

/** Parts that are looked up rather than read, folded on a phone. */
const REFERENCE: ReadonlySet<string> = new Set([
  'scope',
  'analysis',
  'today',
  'aiArchitecture',
  'risks',
  'kpi',
  'method',
]);
export const isReference = (partId: string): boolean => REFERENCE.has(partId);

/** A part that says nothing but which actions are quick wins; it needs no heading of its own. */
export const isOneSentence = ({ id, blocks }: DocumentPart): boolean =>
  id === 'priorities' && blocks.length === 1 && blocks[0]?.kind === 'paragraph';

const withoutNumber = (heading: string): string => heading.replace(/^\d+\. /, '');

/** Says what is inside: the headings, else the labels of the paragraphs, else how the text begins. */
export function insideOf(blocks: readonly DocumentBlock[]): string {
  const named = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 1
      ? [withoutNumber(block.text)]
      : block.kind === 'table'
        ? [block.table.caption]
        : [],
  );
  if (named.length > 0) return [...new Set(named)].join(' · ');
  const leads = blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.lead !== null ? [block.lead.replace(/[.:]$/, '')] : [],
  );
  if (leads.length > 0) return leads.join(' · ');
  const [first] = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [],
  );
  return first?.replaceAll(/\s?\[F[^\]]*\]/g, '') ?? '';
}
