import type { ContentPart } from '#features/marketing/writer/checks/writer.types.ts';
import { writtenParts } from './content-places.rules.ts';

/** Parts that are no text to be read: they stand under their label, and are not copied with it. */
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
    // Notes stand at the end, what heads a text at its beginning.
    const at = isOneOf(NOTES, name)
      ? paragraphs.findLastIndex((one, n) => one === own && !found.has(n))
      : paragraphs.findIndex((one, n) => one === own && !found.has(n));
    if (at !== -1 && (isOneOf(NOTES, name) || isOneOf(LABELLED, name))) found.set(at, name);
  }
  return paragraphs.flatMap((paragraph, at): Paragraph[] => {
    const name = found.get(at);
    // Nobody has made an image yet that it could describe.
    if (name === 'altText') return [];
    return [
      { text: paragraph, label: isOneOf(LABELLED, name) ? name : null, isCopied: !isOneOf(NOTES, name) },
    ];
  });
}

/** What a person pastes elsewhere: the text without its notes. */
export const copiedText = (text: string, parts: Record<string, unknown> | null): string =>
  paragraphsOf(text, parts)
    .flatMap(({ text: paragraph, isCopied }) => (isCopied ? [paragraph] : []))
    .join('\n\n');
