import { foldText } from '#shared/texts/text.ts';
import { LEGAL_FORMS } from './legal-forms.values.ts';

/** Words in the longest legal form. */
const MOST_WORDS = 5;

/** Italian legal form; `SPA` in capitals without dots is a hotel's spa. */
const SOCIETA_PER_AZIONI = /\b(?:SpA|S\.\s?[pP]\.\s?A\.?)\s*$/u;

/** A name without its Italian legal form, unless it has nothing else. */
const withoutItalianForm = (name: string): string => {
  const rest = name.replace(SOCIETA_PER_AZIONI, '');
  return rest.trim() === '' ? name : rest;
};

const AND = new Set(['and', 'y', 'e', 'und', 'et', 'i']);

/** Removes the dots of abbreviations and the spaces between single letters: `S. L. U.` is `slu`, `A/S` is `as`. */
const withoutDots = (text: string): string =>
  text
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, (dot, place: number) => (isAbbreviation(text, place) ? '' : dot))
    .replace(/\b(\p{L})\/(?=\p{L}\b)/gu, '$1');

/** Returns whether a dot within single letters (`S.L`) or after a short form (`S.Coop`) belongs to an abbreviation. */
const isAbbreviation = (text: string, place: number): boolean =>
  place < 2 || /[^\p{L}]/u.test(text[place - 2] ?? ' ');

/** Joins single letters at the end into one word: `s l u` is `slu`. */
function joinLetters(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => word.length > 1 || word === '&');
  const letters = words.slice(last + 1);
  return letters.length > 1 ? [...words.slice(0, last + 1), letters.join('')] : [...words];
}

function withoutLegalForm(words: readonly string[]): readonly string[] {
  let end = words.length;
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    if (length >= end || !LEGAL_FORMS.has(words.slice(end - length, end).join(' '))) continue;
    end -= length;
    // From the longest again: a name may have several.
    length = MOST_WORDS + 1;
  }
  return words.slice(0, end);
}

function nameParts(name: string): { words: readonly string[]; bare: readonly string[] } {
  const folded = foldText(withoutDots(withoutItalianForm(name.normalize('NFKC'))));
  const words = joinLetters(
    folded
      .replace(/[’'`´]/g, '')
      .replace(/[&+]/g, ' & ')
      .replace(/[^\p{L}\p{N}&]+/gu, ' ')
      .trim()
      .split(' ')
      .map((word) => (AND.has(word) ? '&' : word)),
  );
  return { words, bare: withoutLegalForm(words) };
}

/**
 * Returns the key that company names are compared and sorted by, without case, accents, punctuation and trailing legal
 * forms (`Talleres Mar, S.L.U.` is `talleres mar`); `y`, `and` and `&` are equal. A name that consists of nothing else
 * stays as it is.
 */
export function companyNameKey(name: string): string {
  const { bare } = nameParts(name);
  const end = bare.findLastIndex((word) => word !== '&');
  return (end < 0 ? bare : bare.slice(0, end + 1)).join(' ') || foldText(name).trim();
}

/** Spellings of one form; that a company has a single owner, or may not have one, changes nothing about which it is. */
const SAME_FORM: Readonly<Record<string, string>> = {
  slu: 'sl',
  slne: 'sl',
  slpu: 'slp',
  'sociedad limitada': 'sl',
  'sociedad limitada unipersonal': 'sl',
  'sociedad limitada profesional': 'slp',
  'sociedad limitada laboral': 'sll',
  sau: 'sa',
  'sociedad anonima': 'sa',
  'sociedad anonima unipersonal': 'sa',
  'sociedad anonima laboral': 'sal',
  'sociedad civil': 'sc',
  'comunidad de bienes': 'cb',
  'sociedad cooperativa': 'scoop',
  's coop': 'scoop',
  coop: 'scoop',
  scl: 'scoop',
  scoopl: 'scoop',
  's coop l': 'scoop',
  's coop ltda': 'scoop',
  's coop galega': 'scoop',
  's coop and': 'scoop',
  's coop v': 'scoop',
  'sa de cv': 'sadecv',
  'sapi de cv': 'sapidecv',
  's de rl de cv': 'srldecv',
  sderldecv: 'srldecv',
  limited: 'ltd',
  'co ltd': 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  company: 'co',
  'gmbh & co kg': 'gmbh & kg',
  'unipessoal lda': 'lda',
  'societa per azioni': 'spa',
};

/** Returns the legal form at the end of a name in one spelling (`S. A. U.` is `sa`), or null for a name without one. */
export function legalFormOf(name: string): string | null {
  if (SOCIETA_PER_AZIONI.test(name.normalize('NFKC'))) return 'spa';
  const { words, bare } = nameParts(name);
  const form = words.slice(bare.length).join(' ');
  return form === '' ? null : (SAME_FORM[form] ?? form);
}

/** The key of a name with its legal form: `Mar, S.L.` is `Mar SLU`, and neither `Mar SA` nor `Mar`. */
export const companyTextKey = (name: string): string => `${companyNameKey(name)}|${legalFormOf(name) ?? ''}`;

/** Returns the name with its legal form, ignoring case, accents and dots: `Mar, S.L.` is `Mar SL` and not `Mar SA`. */
export const companySpelling = (name: string): string =>
  foldText(name.normalize('NFKC')).replace(/[^\p{L}\p{N}]+/gu, '');

const telling = (key: string): string[] => key.split(' ').filter((word) => word.length >= 4);

/**
 * Returns whether a host matches a name: `talleres-mar.es` matches `Talleres del Mar`, `gestoria-perez.es` does not.
 */
export function domainFitsName(host: string, nameKey: string): boolean {
  const label = foldText(host).replace(/[^a-z0-9]/g, '');
  const words = nameKey.split(' ').filter((word) => word !== '&');
  return telling(nameKey).some((word) => label.includes(word)) || label.startsWith(words.join(''));
}

const LINKING = new Set(['&', 'de', 'del', 'la', 'las', 'los', 'el', 'the', 'of', 'da', 'do', 'des', 'du']);

/**
 * Returns whether one name has every word of the other, as a name and its longer form do; `Mar 1` and `Mar 2` do not.
 */
export function isNameAlike(a: string, b: string): boolean {
  const wordsOf = (key: string): string[] => key.split(' ').filter((word) => !LINKING.has(word));
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length);
  return short.some((word) => word.length >= 3) && short.every((word) => long.includes(word));
}
