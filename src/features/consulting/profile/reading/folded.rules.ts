import { foldText } from '#shared/texts/text.ts';

/** Characters in which a problem has said what it is about; the rest is detail. */
export const LONGEST_READ = 2000;

/** A line break is a space; several are one. */
export const foldedOf = (description: string): string =>
  foldText(description.slice(0, LONGEST_READ)).replaceAll('’', "'").replaceAll(/\s+/g, ' ');
