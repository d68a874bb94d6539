/** "26 October 2026", "26 de octubre de 2026", and "26 Oct – 20 Nov 2026" as a whole. */
const DATE = /\b\d{1,2} (?:de )?\p{L}{3,10}(?: (?:de )?\d{4}(?: – (?=\d))?| – (?=\d))/gu;

/** Keeps the dates of a sentence on one line. */
export const withWholeDates = (text: string): string =>
  text.replaceAll(DATE, (date) => date.replaceAll(' ', '\u00A0').replaceAll('–', '–\u2060'));

/** The same for ranges: of a fact in a narrow column, not of text that is copied. */
export const unbroken = (text: string): string => withWholeDates(text.replaceAll(/(?<=\d)–/g, '–\u2060'));
