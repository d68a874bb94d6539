import { breakLines, lineWidth, type FaceName } from '#features/site/pages/lettering.rules.ts';
import { lettersOf } from '#features/site/pages/letters-of.rules.ts';

export type Room = {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  /** Line height relative to the size. */
  leading: number;
  maxLines?: number;
  face: FaceName;
};
export type FittedText = { size: number; lines: string[] };

/** A text cut to fewer letters says nothing. */
const FEWEST_LETTERS = 3;

/** Joins a price to its unit, or the unit to a figure of its own: they begin a line, and end none. */
const BINDING = '(?:per|a|an|el|la|por|de)';
const UNIT = new RegExp(`(\\d) (?=(?!${BINDING} )(?:\\p{L}{1,8}|[€$£%])(?:\\P{L}|$))`, 'giu');
const BOUND = new RegExp(`(?<=[\\d€$£] ${BINDING}) (?=\\S)|(?<=[\\p{L}] ${BINDING}) (?=\\d)`, 'giu');
const MEASURED = /(\d\u00a0(?:mm|cm|m|kg|g|ml|cl|l)) (?=\p{L})/giu;

/** Collapses whitespace and keeps a figure and its unit together: “€14.50 / per 27 cm plate”. */
const clean = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(UNIT, '$1\u00a0')
    .replace(BOUND, '\u00a0')
    .replace(MEASURED, '$1\u00a0');

/** Splits words wider than a line, into parts of at least three letters. */
function divide(text: string, size: number, room: Room): string {
  return text
    .split(' ')
    .map((word) => {
      if (lineWidth(word, size, room.face) <= room.width) return word;
      const parts: string[] = [];
      let part = '';
      for (const letter of lettersOf(word)) {
        if (part.length >= FEWEST_LETTERS && lineWidth(`${part}${letter}-`, size, room.face) > room.width) {
          parts.push(`${part}-`);
          part = '';
        }
        part += letter;
      }
      return [...parts, part].join(' ');
    })
    .join(' ');
}

/** A last line of one word takes the word before it along, where the line above has words enough. */
function withoutOrphan(lines: string[], size: number, { width, face }: Room): string[] {
  const above = lines.at(-2)?.split(' ') ?? [];
  const last = lines.at(-1) ?? '';
  const moved = `${above.at(-1) ?? ''} ${last}`;
  const rest = above.slice(0, -1).join(' ');
  const movedWidth = lineWidth(moved, size, face);
  if (last.includes(' ') || movedWidth > width || lineWidth(rest, size, face) < movedWidth / 2) return lines;
  return [...lines.slice(0, -2), rest, moved];
}

function linesThatFit(text: string, size: number, room: Room): string[] | undefined {
  const lines = withoutOrphan(breakLines(text, size, room.width, room.face), size, room);
  const most = Math.min(room.maxLines ?? Infinity, Math.floor((room.height / size - 1) / room.leading) + 1);
  if (lines.length > most || lines.some((line) => lineWidth(line, size, room.face) > room.width))
    return undefined;
  return lines;
}

/** Removes the last word, or the last letter of a single word, and adds an ellipsis. */
function shorten(text: string): string {
  const bare = text.replace(/(?<![-…])[-…]+$/, '').trimEnd();
  const words = bare.split(' ');
  const shorter = words.length > 1 ? words.slice(0, -1).join(' ') : lettersOf(bare).slice(0, -1).join('');
  return `${shorter.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`;
}

/** Returns the whole text as large as its box allows; undefined if it does not fit, or is empty. */
export function fitWhole(given: string, room: Room): FittedText | undefined {
  const text = clean(given);
  if (text === '' || room.width <= 0 || room.height < room.smallest) return undefined;
  for (let size = room.largest; size >= room.smallest; size *= 0.95) {
    const lines = linesThatFit(text, size, room);
    if (lines) return { size, lines };
  }
  return undefined;
}

/** Returns the whole text as large as its box allows; at the smallest size it divides words wider than a line. */
export function fitDivided(given: string, room: Room): FittedText | undefined {
  const whole = fitWhole(given, room);
  if (whole) return whole;
  const text = clean(given);
  if (text === '' || room.width <= 0 || room.height < room.smallest) return undefined;
  const lines = linesThatFit(divide(text, room.smallest, room), room.smallest, room);
  return lines && { size: room.smallest, lines };
}

/**
 * Returns the text as large as its box allows; at the smallest size it drops the last words. Undefined if not even a
 * few letters fit, or the text is empty.
 */
export function fitText(given: string, room: Room): FittedText | undefined {
  const whole = fitDivided(given, room);
  if (whole) return whole;
  let text = clean(given);
  if (text === '' || room.width <= 0 || room.height < room.smallest) return undefined;
  text = divide(text, room.smallest, room);
  while (lettersOf(text).length > FEWEST_LETTERS) {
    text = shorten(text);
    const lines = linesThatFit(text, room.smallest, room);
    if (lines) return { size: room.smallest, lines };
  }
  return undefined;
}

export const CAP_HEIGHT = 0.72;
export const heightOf = ({ size, lines }: FittedText, leading: number): number =>
  size * (CAP_HEIGHT + (lines.length - 1) * leading);
