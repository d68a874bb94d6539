/** Advance widths of Instrument Sans at weight 400, in hundredths of the size. */
const WIDTHS = new Map(
  (
    [
      [21, " '|"],
      [25, 'ijlI'],
      [28, '.,:;!¡'],
      [37, '`f"rt'],
      [41, '1()*[]{}“”‘’'],
      [46, '/\\_Js'],
      [51, 'z-«»vy'],
      [54, '+7<=>^ac~k'],
      [57, '2xe35?¿'],
      [60, '8ouL–46Fhn'],
      [63, '$9SbdgpqZ'],
      [67, 'BETPR…0Y'],
      [71, 'KXU€#'],
      [75, 'AVCHND'],
      [79, 'Gw%OQ&'],
      [92, '@—Mm'],
      [109, 'W'],
    ] as const
  ).flatMap(([width, letters]) => [...letters].map((letter): [string, number] => [letter, width])),
);
const OTHER_LETTER = 62;
const IDEOGRAPH = 100;
/** First code point whose characters are mostly as wide as they are high. */
const FIRST_IDEOGRAPH = 0x2e80;

const letterWidth = (letter: string): number =>
  WIDTHS.get(letter) ??
  WIDTHS.get(letter.normalize('NFD').charAt(0)) ??
  ((letter.codePointAt(0) ?? 0) >= FIRST_IDEOGRAPH ? IDEOGRAPH : OTHER_LETTER);

/**
 * Estimates the width of a line in the unit of `size`. Needs no font, so that the browser, the server and the PDF lay
 * out a chart identically; kerning and weight change it by a few per cent.
 */
export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size) / 100;

/** Returns the longest prefix that fits, at least one character. */
function beginning(text: string, size: number, width: number): string {
  let fitting = '';
  for (const letter of text) {
    if (fitting !== '' && textWidth(fitting + letter, size) > width) break;
    fitting += letter;
  }
  return fitting;
}

/**
 * Breaks a text into at most `mostLines` lines and ends it with an ellipsis if it is longer. Breaks words wider than
 * the line.
 */
export function fitLines(text: string, size: number, width: number, mostLines: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const head = beginning(rest, size, width);
    if (head === rest) return [...lines, rest];
    if (lines.length === mostLines - 1) {
      return [
        ...lines,
        `${beginning(rest, size, width - textWidth('…', size)).replace(/(?<![\s,;:.])[\s,;:.]+$/u, '')}…`,
      ];
    }
    const space = rest.charAt(head.length) === ' ' ? head.length : head.lastIndexOf(' ');
    const cut = space > 0 ? space : head.length;
    lines.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return lines;
}
