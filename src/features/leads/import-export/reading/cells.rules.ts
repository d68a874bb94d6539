import { foldText } from '#shared/text.ts';

/** The value of a cell, or the key of its error message. */
export type Read<T> = { value: T } | { error: string };

const SYMBOLS: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

/** An integer part in groups of three with one separator, and decimals after the other one. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
const UNGROUPED = /^(\d+)(?:[.,](\d+))?$/;

/**
 * Returns the cents of `1.500,50 €`, `1,500.50`, `1500` or `1500.5000`, and the currency if a symbol is given. Rejects
 * unusual grouping, because a guess could be wrong by a factor of a thousand.
 */
export function readAmount(text: string): Read<{ cents: number; currency?: string }> {
  const symbol = /[€$£]/.exec(text)?.[0];
  const code = /[A-Za-z]{3}/.exec(text)?.[0]?.toUpperCase();
  const bare = text.replace(/[€$£A-Za-z\s'\u00a0\u202f]/g, '');
  const grouped = GROUPED.exec(bare);
  const plain = UNGROUPED.exec(bare);
  const [whole, decimals = ''] = grouped ? [grouped[1], grouped[3]] : [plain?.[1], plain?.[2]];
  const cents = Number(whole?.replace(/[.,]/g, '')) * 100 + Math.round(Number(`0.${decimals || '0'}`) * 100);
  if (!Number.isSafeInteger(cents)) return { error: 'leads:imports.amountInvalid' };
  const currency = symbol === undefined ? code : SYMBOLS[symbol];
  return { value: { cents, ...(currency !== undefined && { currency }) } };
}

/** Reads `75 %` and `0,75` as 75. */
export function readPercent(text: string): Read<number> {
  const bare = text.replace(/\s|%/g, '').replace(',', '.');
  const number = /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
  const percent = number < 1 && bare.includes('.') ? number * 100 : number;
  return percent >= 0 && percent <= 100
    ? { value: Math.round(percent) }
    : { error: 'leads:opportunities.probabilityInvalid' };
}

/** A quoted tag may contain anything; a quote followed by more text does not quote. */
// eslint-disable-next-line regexp/no-super-linear-move -- it is tried after a separator alone, since the rest of a tag is read at once
const TAG = /\s*"((?:[^"]|"")+)"\s*(?=$|:::|[,;|])|((?:(?!:::)[^,;|])+)|:::|[,;|]/g;

/** Google marks its own groups with an asterisk; they are skipped. */
export const readTags = (text: string): string[] =>
  [...text.matchAll(TAG)].flatMap(([, quoted, bare = '']) => {
    if (quoted !== undefined) return quoted.replaceAll('""', '"').trim() || [];
    const tag = bare.trim();
    return tag === '' || tag.startsWith('* ') ? [] : tag;
  });

/** Writes tags so that `readTags` reads them again. */
export const writeTags = (tags: readonly string[]): string =>
  tags.map((tag) => (/[,;|]|:::|^"|^\* /.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(', ');

/** Splits `Ruiz, Ana` and `Ana Ruiz`: without a comma the first word is the first name. */
export function splitName(text: string): { firstName: string; lastName: string | null } {
  const [last = '', first = ''] = text.split(',', 2).map((part) => part.trim());
  if (first !== '') return { firstName: first, lastName: last || null };
  const [firstName = '', ...rest] = text.replaceAll(',', ' ').trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') || null };
}

/** Returns a reader of values by their keys or their names in either language; undefined if none matches. */
export function choiceReader<T extends string>(
  choices: readonly T[],
  names: Partial<Record<T, readonly string[]>>,
): (text: string) => T | undefined {
  // The first choice of several with one name is set last.
  const known = new Map(
    choices
      .toReversed()
      .flatMap((choice) =>
        [choice, ...(names[choice] ?? [])].map((name) => [wordsOf(name), choice] as const),
      ),
  );
  return (text) => known.get(wordsOf(text));
}

const wordsOf = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
