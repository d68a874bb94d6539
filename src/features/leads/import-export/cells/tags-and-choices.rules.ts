import { foldText } from '#shared/texts/text.ts';

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

/** A text without capitals, accents and punctuation, by which names are compared. */
export const wordsOf = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

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

const FLAGS = {
  yes: ['y', 'si', 's', 'true', 'verdadero', '1', 'x', 'on'],
  no: ['n', 'false', 'falso', '0', 'off'],
} as const;
const flag = choiceReader(['yes', 'no'], FLAGS);

/** Returns undefined for a text that says neither. */
export function readFlag(text: string): boolean | undefined {
  const read = text.trim() === '✓' ? 'yes' : flag(text);
  return read === undefined ? undefined : read === 'yes';
}
