import { breakLines, lineWidth, type FaceName } from '#features/site/pages/lettering.rules.ts';

export type Room = {
  width: number;
  height: number;
  /** Sizes in pixels between which the text may be set. */
  largest: number;
  smallest: number;
  /** Distance of the lines, of the size. */
  leading: number;
  maxLines?: number;
  face: FaceName;
};
export type FittedText = { size: number; lines: string[] };

/** Less than this many letters say nothing. */
const FEWEST_LETTERS = 3;

/** On one line, with a figure and its unit held together. */
const clean = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\d) (?=(?:\p{L}{1,8}|[€$£%])(?:\P{L}|$))/gu, '$1\u00a0');

/** A word that is wider than a line is divided; whole letters, at least three to a part. */
function divide(text: string, size: number, room: Room): string {
  return text
    .split(' ')
    .map((word) => {
      if (lineWidth(word, size, room.face) <= room.width) return word;
      const parts: string[] = [];
      let part = '';
      for (const letter of word) {
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

function linesThatFit(text: string, size: number, room: Room): string[] | undefined {
  const lines = breakLines(text, size, room.width, room.face);
  const most = Math.min(room.maxLines ?? Infinity, Math.floor((room.height / size - 1) / room.leading) + 1);
  if (lines.length > most || lines.some((line) => lineWidth(line, size, room.face) > room.width))
    return undefined;
  return lines;
}

/** The text without its last word, or, of a single word, without its last letter; marked as cut. */
function shorten(text: string): string {
  const bare = text.replace(/[-…]+$/, '').trimEnd();
  const words = bare.split(' ');
  const shorter = words.length > 1 ? words.slice(0, -1).join(' ') : [...bare].slice(0, -1).join('');
  return `${shorter.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/**
 * The text as large as its room allows: in as few steps down as it takes, then, at the smallest size, without its last
 * words. Nothing where not even a few letters find room, or nothing is to be said.
 */
export function fitText(given: string, room: Room): FittedText | undefined {
  let text = clean(given);
  if (text === '' || room.width <= 0 || room.height < room.smallest) return undefined;
  for (let size = room.largest; size >= room.smallest; size *= 0.95) {
    const lines = linesThatFit(text, size, room);
    if (lines) return { size, lines };
  }
  text = divide(text, room.smallest, room);
  const divided = linesThatFit(text, room.smallest, room);
  if (divided) return { size: room.smallest, lines: divided };
  while ([...text].length > FEWEST_LETTERS) {
    text = shorten(text);
    const lines = linesThatFit(text, room.smallest, room);
    if (lines) return { size: room.smallest, lines };
  }
  return undefined;
}

/** From the top of the first line's capitals to the base line of the last one. */
export const CAP_HEIGHT = 0.72;
export const heightOf = ({ size, lines }: FittedText, leading: number): number =>
  size * (CAP_HEIGHT + (lines.length - 1) * leading);
