/** Longest repeated unit that counts as a pattern: `12341234`. */
const MAX_UNIT = 4;
const MIN_RUN = 4;

/** Alphabets, digits and keyboard rows (English, Spanish, German), folded: `ñ` becomes `n`. */
const ROWS = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'abcdefghijklmnnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopasdfghjklnzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];
/** Doubled, because `78901234` wraps around. */
const RUNS = ROWS.map((row) => row + row);

function isRepetition(characters: readonly string[]): boolean {
  const longest = Math.min(MAX_UNIT, Math.floor(characters.length / 2));
  return Array.from({ length: longest }, (_, index) => index + 1).some((unit) =>
    characters.every((character, place) => character === characters[place % unit]),
  );
}

/**
 * Returns whether a folded password repeats a short unit, or runs up or down an alphabet, the digits or a keyboard row.
 * The lists of common passwords omit these, because they can be computed.
 */
export function isPattern(folded: string): boolean {
  const characters = [...folded];
  if (characters.length < MIN_RUN) return false;
  const backwards = characters.toReversed().join('');
  return isRepetition(characters) || RUNS.some((run) => run.includes(folded) || run.includes(backwards));
}
