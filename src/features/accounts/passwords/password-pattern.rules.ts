/** The longest unit whose repetition is a pattern: `12341234`. */
const MAX_UNIT = 4;
const MIN_RUN = 4;

/** Alphabets, digits and the rows of keyboards (English, Spanish, German), folded: an `ñ` has become an `n`. */
const ROWS = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'abcdefghijklmnnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopasdfghjklnzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];
/** Twice over, since `78901234` begins again. */
const RUNS = ROWS.map((row) => row + row);

function isRepetition(characters: readonly string[]): boolean {
  const longest = Math.min(MAX_UNIT, Math.floor(characters.length / 2));
  return Array.from({ length: longest }, (_, index) => index + 1).some((unit) =>
    characters.every((character, place) => character === characters[place % unit]),
  );
}

/**
 * Whether a folded password is one short unit over and over, or runs up or down an alphabet, the digits or a keyboard:
 * the lists of common passwords leave these out, because they can be computed.
 */
export function isPattern(folded: string): boolean {
  const characters = [...folded];
  if (characters.length < MIN_RUN) return false;
  const backwards = characters.toReversed().join('');
  return isRepetition(characters) || RUNS.some((run) => run.includes(folded) || run.includes(backwards));
}
