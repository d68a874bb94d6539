import { foldText } from '#shared/text.ts';

/**
 * The sentences of a text, by line, full stop, question and exclamation mark. `names` are read as one word each,
 * because a name may hold a full stop of its own.
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

/** What two sentences are compared by: letters and figures, without marks and capitals. */
export const sentenceKey = (sentence: string): string =>
  foldText(sentence)
    .replace(/[^\p{L}\p{N}€$£%]+/gu, ' ')
    .trim();
