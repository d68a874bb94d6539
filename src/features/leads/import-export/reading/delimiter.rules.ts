import { isKnownHeading } from './guess.rules.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A spreadsheet may declare its delimiter in a first line `sep=;`. */
const SAID = /^\uFEFF?sep=([,;\t|])\r?\n/i;

export function guessDelimiter(start: string): { delimiter: Delimiter; skip: number } {
  const said = SAID.exec(start);
  if (said) {
    const delimiter = DELIMITERS.find((sign) => sign === said[1]) ?? ',';
    return { delimiter, skip: said[0].length };
  }
  const lines = start
    .slice(0, MAX_START)
    .replace(/"(?:[^"]|"")*"?/g, (quoted) => quoted.replace(/[,;\t|\r\n]/g, ' '))
    .split(/\r\n|\n|\r/, HEADING_LINES)
    .filter((line) => line.trim() !== '');
  const guesses = lines.map((line) => ({ line, delimiter: mostIn(line) }));
  // A title above the headings says nothing of how they are parted.
  const headings = guesses.find(({ line, delimiter }) => {
    const cells = line.split(delimiter).map((cell) => cell.replaceAll('"', ''));
    return cells.filter(isKnownHeading).length > 1;
  });
  return { delimiter: (headings ?? guesses[0])?.delimiter ?? ',', skip: 0 };
}

/** Enough for ten lines of headings. */
const MAX_START = 65_536;
const HEADING_LINES = 10;

function mostIn(line: string): Delimiter {
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}
