/**
 * Characters forbidden in a one-line name: control characters and line breaks, and invisible ones that still make texts
 * differ (zero-width, bidirectional and filler characters). Exempt are joiners, variation selectors and tags, which
 * emoji and some scripts need.
 */
const WRITTEN_WITH =
  '\\u200c|\\u200d|[\\u180b-\\u180f]|[\\ufe00-\\ufe0f]|[\\u{e0020}-\\u{e007f}]|[\\u{e0100}-\\u{e01ef}]';
const UNFIT_FOR_LINE = new RegExp(
  `(?!${WRITTEN_WITH})[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]`,
  'u',
);

/** A visible character; U+2800 is braille without a dot. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Letters with their marks, digits and symbols; the first one must be visible by itself. */
const USERNAME = /^[\p{L}\p{N}\p{P}\p{S}][\p{L}\p{M}\p{N}\p{P}\p{S}]*$/u;
const UNFIT_FOR_USERNAME = /[@\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Scripts whose letters may be mixed in one word; the first are those of Japanese, Taiwanese and Korean. */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...['Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Georgian', 'Ethiopic', 'Thaana'].map((name) => [
    name,
  ]),
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'].map((name) => [
    name,
  ]),
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan', 'Cherokee'].map((name) => [name]),
];
const lettersOf = (names: readonly string[]): string => names.map((name) => `\\p{scx=${name}}`).join('');
const NO_LETTER = '\\p{sc=Common}\\p{sc=Inherited}';
const ONE_SCRIPT = [
  ...TOGETHER.map((names) => new RegExp(`^(?:[${lettersOf(names)}${NO_LETTER}]|\\P{L})*$`, 'u')),
  // Rarer scripts, without letters of those above.
  new RegExp(`^(?:[${NO_LETTER}]|[^${lettersOf(TOGETHER.flat())}])*$`, 'u'),
];

/**
 * Returns whether all letters are of one script, or of scripts written together: no Cyrillic `а` among Latin letters.
 */
export const isOneScript = (text: string): boolean => ONE_SCRIPT.some((script) => script.test(text));

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

export const isLine = (value: string): boolean => !UNFIT_FOR_LINE.test(value);
export const hasVisible = (value: string): boolean => VISIBLE.test(value);
export const isUsername = (value: string): boolean => USERNAME.test(value) && !UNFIT_FOR_USERNAME.test(value);
