import { foldText } from '#shared/text.ts';

/** A word, a figure or a sign of a fragment. */
export type Token = { raw: string; word: string };

const UNIT =
  /^(?:k?g|mg|m?l|cl|[ckm]?m|km|k?wh?|v|m?ah|h|min|ha|[mgt]b|[mg]hz|°c|ºc|%|m²|m2|m³|db|lm|rpm|bar|ppm|mbps|px|fps)$/i;

export const isUnit = (token: Token | undefined): boolean => token !== undefined && UNIT.test(token.raw);
export const isFigure = (token: Token | undefined): boolean =>
  token !== undefined && /^\d+(?:[.,]\d+)*(?:×\d+(?:[.,]\d+)*)*$/.test(token.raw);

/** "180 x 90" is one figure: the sign is joined to what stands on both sides of it. */
const joined = (text: string): string => text.replace(/(\d)\s*[x×]\s*(?=\d)/giu, '$1×');

/** "250g" is a figure and its unit; a comma is a word of its own, but not the one in "2,3". */
export const tokensOf = (text: string): Token[] =>
  joined(text)
    .replaceAll('’', "'")
    .replace(/(\d)(%|°|º)/g, '$1 $2')
    .replace(/(\d)((?:k?g|m?l|[ckm]?m|kw|w|mah|gb)\b)/gi, '$1 $2')
    .replace(/([,;:](?!\d)|[()])/g, ' $1 ')
    .trim()
    .split(/\s+/)
    .filter((raw) => raw !== '')
    .map((raw) => ({ raw, word: foldText(raw) }));

/** A name: capitalised though no sentence begins there, or written with digits and capitals. */
export const isName = (tokens: readonly Token[], at: number): boolean => {
  const raw = tokens[at]?.raw ?? '';
  return (
    /^(?:[A-Z]{2,}[\w.-]*|[A-Z][\w.-]*\d[\w.]*)$/u.test(raw) || (at > 0 && /^\p{Lu}[\p{L}.-]+$/u.test(raw))
  );
};

/** The longest run of words from `at` that a table knows. */
export function longest<T>(
  table: ReadonlyMap<string, T>,
  tokens: readonly Token[],
  at: number,
  most = 6,
): { entry: T; next: number } | undefined {
  for (let size = Math.min(most, tokens.length - at); size > 0; size -= 1) {
    const entry = table.get(
      tokens
        .slice(at, at + size)
        .map(({ word }) => word)
        .join(' '),
    );
    if (entry !== undefined) return { entry, next: at + size };
  }
  return undefined;
}
