import type { ContentPart } from '#features/marketing/writer/checks/writer.types.ts';
import { writtenParts } from './content-places.rules.ts';

/** Parts that are notes, not text: shown with a label and not copied. */
const NOTES = ['callToAction', 'image', 'altText'] as const satisfies readonly ContentPart[];
const LABELLED = ['subject', 'preheader', 'callToAction', 'image'] as const satisfies readonly ContentPart[];
type Label = (typeof LABELLED)[number];
type Paragraph = { text: string; label: Label | null; isCopied: boolean };

const isOneOf = <T extends string>(names: readonly T[], name: unknown): name is T =>
  names.some((one) => one === name);

/** A stored text by its paragraphs, each with the label that it needs. */
export function paragraphsOf(text: string, parts: Record<string, unknown> | null): Paragraph[] {
  const written = writtenParts(parts);
  const paragraphs = text.split(/\n{2,}/u);
  const found = new Map<number, unknown>();
  for (const { name, text: own } of written) {
    // Notes are at the end, headings at the beginning.
    const at = isOneOf(NOTES, name)
      ? paragraphs.findLastIndex((one, n) => one === own && !found.has(n))
      : paragraphs.findIndex((one, n) => one === own && !found.has(n));
    if (at !== -1 && (isOneOf(NOTES, name) || isOneOf(LABELLED, name))) found.set(at, name);
  }
  return paragraphs.flatMap((paragraph, at): Paragraph[] => {
    const name = found.get(at);
    // There is no image yet that the alt text could describe.
    if (name === 'altText') return [];
    return [
      { text: paragraph, label: isOneOf(LABELLED, name) ? name : null, isCopied: !isOneOf(NOTES, name) },
    ];
  });
}

export const copiedText = (text: string, parts: Record<string, unknown> | null): string =>
  paragraphsOf(text, parts)
    .flatMap(({ text: paragraph, isCopied }) => (isCopied ? [paragraph] : []))
    .join('\n\n');
