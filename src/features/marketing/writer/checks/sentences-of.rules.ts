import { enclosedParts, foldText, withoutParts } from '#shared/texts/text.ts';

const QUOTATION_MARKS = new Map(['«»', '“”'].map(([open = '', close = '']) => [open, close]));

/** The text without what stands between quotation marks: somebody else's words. */
export const withoutQuoted = (text: string): string =>
  withoutParts(text, enclosedParts(text, QUOTATION_MARKS));

/**
 * Splits a text into sentences at lines, full stops, question and exclamation marks. `names` count as one word each,
 * because a name may contain a full stop.
 */
export function sentencesOf(text: string, names: readonly string[] = []): string[] {
  const masks = names
    .filter((name) => /[.!?…]/u.test(name))
    .map((name, at) => [name, `\uE000${at}\uE001`] as const);
  const masked = masks.reduce((result, [name, mask]) => result.replaceAll(name, mask), text);
  const unmasked = (part: string) =>
    masks.reduce((result, [name, mask]) => result.replaceAll(mask, name), part);
  return masked
    .split(/\n+|(?<=[.!?…]["”»)]?)\s+(?=[^\s\p{Ll}])/u)
    .map((part) => unmasked(part).trim())
    .filter((part) => part !== '');
}

/** Returns the key that sentences are compared by: letters and figures, ignoring punctuation and case. */
export const sentenceKey = (sentence: string): string =>
  foldText(sentence)
    .replace(/[^\p{L}\p{N}€$£%]+/gu, ' ')
    .trim();
