/** A nested table of texts, as in the dictionaries in `i18n/<locale>/`. */
export type TextTree = { readonly [key: string]: string | TextTree };

export type TextValues = Readonly<Record<string, string | number>>;

/** Cache of parsed texts: literal parts and placeholder names in turn. */
const parts = new Map<string, readonly string[]>();

function partsOf(text: string): readonly string[] {
  const known = parts.get(text);
  if (known) return known;
  const fresh = text.split(/\{\{(\w+)\}\}/);
  parts.set(text, fresh);
  return fresh;
}

/** Fills the `{{name}}` placeholders of an i18next text. An unknown one stays visible: a test looks for braces. */
export function formatText(text: string, values: TextValues = {}): string {
  if (!text.includes('{{')) return text;
  return partsOf(text).reduce((filled, part, index) =>
    index % 2 === 0 ? filled + part : filled + String(values[part] ?? `{{${part}}}`),
  );
}

const plurals = new Map<string, Intl.PluralRules>();

function pluralsOf(locale: string): Intl.PluralRules {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules;
}

/** Returns the key of the plural form as in i18next: `rows_one`, `rows_other`. */
export const pluralKey = (key: string, count: number, locale: string): string =>
  `${key}_${pluralsOf(locale).select(count) === 'one' ? 'one' : 'other'}`;

/**
 * Letters that are not a plain letter with an accent, each with its usual substitute, in lower case. The indexes of the
 * search fold by the same table (db/search/folded.ts), and so do stored keys: a new pair needs a migration.
 */
export const FOLDED_LETTERS = [
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ŋ', 'n'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['l·l', 'll'],
  // The l with its dot, as one letter.
  ['ŀ', 'l'],
] as const satisfies (readonly [string, string])[];

const LETTERS = new Map<string, string>(FOLDED_LETTERS);
const LETTER = new RegExp([...LETTERS.keys()].join('|'), 'giu');

/** Writes `Ørsted`, `Łódź` and `col·legi` as `orsted`, `lódź` and `collegi`; other letters stay as they are. */
export const foldLetters = (text: string): string =>
  text.replace(LETTER, (letter) => LETTERS.get(letter.toLowerCase()) ?? letter);

const folded = (text: string): string =>
  foldLetters(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

/** Letters of western languages, which fold one by one; not the point of `l·l`. */
const WESTERN = /^[\0-\xb6\xb8-\u017f‘’“”–—…€]*$/;
const ACCENTED = /[\xc0-\u017f]/g;
const WESTERN_LETTERS = new Map<string, string>();

function foldLetter(letter: string): string {
  const known = WESTERN_LETTERS.get(letter) ?? folded(letter);
  WESTERN_LETTERS.set(letter, known);
  return known;
}

/** Folds to lower case without accents and special letters, for search, sort keys and the keywords of reports. */
export function foldText(text: string): string {
  // Fast paths: ASCII has no accents, and a look at each letter is quicker than a normal form of the whole.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return WESTERN.test(text) ? text.replace(ACCENTED, foldLetter).toLowerCase() : folded(text);
}

/** The words of what somebody searches for, folded. */
export const foldedWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);

/** Puts a text on one line: breaks and control characters become spaces, so that it cannot inject a mail header. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/ {2,}/g, ' ');

/**
 * The parts of a text that stand between an opening and a closing sign, signs included; one that is never closed begins
 * none. (As a pattern it would read the rest of the text for every opening sign.)
 */
export function enclosedParts(text: string, closing: ReadonlyMap<string, string>): string[] {
  const parts: string[] = [];
  const missing = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const close = closing.get(text.charAt(at));
    if (close === undefined || missing.has(close)) continue;
    const end = text.indexOf(close, at + 1);
    if (end === -1) missing.add(close);
    else {
      parts.push(text.slice(at, end + 1));
      at = end;
    }
  }
  return parts;
}

/** A text with a space in the place of each of these parts, which stand in it in this order. */
export function withoutParts(text: string, parts: readonly string[]): string {
  let rest = '';
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    rest += `${text.slice(from, at)} `;
    from = at + part.length;
  }
  return rest + text.slice(from);
}

/** Folds names of accounts and addresses for comparison: compatible forms and case, keeping accents. */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Truncates a text without splitting a surrogate pair: emoji are two units long. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
