import { foldText } from '#shared/texts/text.ts';
import { DEGREES, FIRM_WORDS, TITLES } from './person-names.values.ts';

export type PersonName = {
  firstName: string;
  lastName: string | null;
  /** Titles, degrees and remarks that are no part of the name: `Dra.`, `PhD`, `Contabilidad`. */
  extras: string[];
  /** `Gil y Paz, abogados`: a firm, which is not split. */
  isFirm: boolean;
};

const bare = (word: string): string => foldText(word).replace(/\./g, '').trim();

const isDegree = (text: string): boolean =>
  text !== '' && text.split(/[\s/]+/).every((word) => DEGREES.includes(bare(word)));

/** `abogados`, `S.L.`, `e hijos`, `& Co`. */
const isFirmPart = (text: string): boolean => {
  const words = text
    .split(/\s+/)
    .map(bare)
    .filter((word) => !['y', 'e', '&', 'and', 'und'].includes(word));
  const [first] = words;
  return first !== undefined && (FIRM_WORDS.includes(first) || FIRM_WORDS.includes(words.join('')));
};

/** `D.` is a title before a first name and a last name, and an initial before another initial. */
const isTitle = (word: string, after: readonly string[]): boolean =>
  TITLES.includes(bare(word)) &&
  after.length > (bare(word) === 'd' ? 1 : 0) &&
  !(bare(word) === 'd' && /^\p{L}\.?$/u.test(after[0] ?? ''));

/** Takes titles from the start; the last word stays, whatever it is. */
function withoutTitles(text: string): { text: string; titles: string[] } {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const titles: string[] = [];
  while (isTitle(words[0] ?? '', words.slice(1))) titles.push(words.shift() ?? '');
  return { text: words.join(' '), titles };
}

/** `Ana Ruiz (Contabilidad)`. */
function withoutRemark(text: string): { text: string; remark: string[] } {
  const [, name, remark] = /^([^()]*[^()\s])\s*\(([^()]+)\)$/.exec(text) ?? [];
  return name === undefined || remark === undefined
    ? { text, remark: [] }
    : { text: name, remark: [remark.trim()] };
}

function inOrder(text: string): { firstName: string; lastName: string | null } {
  const [firstName = '', ...rest] = text.split(/\s+/);
  return { firstName, lastName: rest.join(' ') || null };
}

/**
 * Reads the name of a person in one cell: `Ruiz, Ana`, `Ruiz, Ana, PhD`, `Ana Ruiz, PhD`, `Dra. Ana Ruiz`, `Ana Ruiz
 * (Contabilidad)`; without a comma the first word is the first name. Nothing is dropped: the rest of the cell
 * stands in `extras`.
 */
export function readPersonName(cell: string): PersonName {
  const { text: plain, remark } = withoutRemark(cell.trim().replace(/\s+/g, ' '));
  const parts = plain
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = '', second, ...more] = parts;
  if (second === undefined) {
    const { text, titles } = withoutTitles(first);
    return { ...inOrder(text), extras: [...titles, ...remark], isFirm: false };
  }
  if (parts.slice(1).some(isFirmPart))
    return { firstName: plain, lastName: null, extras: remark, isFirm: true };
  if (isDegree(second)) {
    const { text, titles } = withoutTitles(first);
    return { ...inOrder(text), extras: [...titles, second, ...more, ...remark], isFirm: false };
  }
  const given = withoutTitles(second);
  const family = withoutTitles(first);
  return {
    firstName: given.text,
    lastName: family.text,
    extras: [...family.titles, ...given.titles, ...more, ...remark],
    isFirm: false,
  };
}
