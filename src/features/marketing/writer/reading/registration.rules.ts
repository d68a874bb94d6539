import { countWords } from './quoting.rules.ts';

const REGISTER =
  /(?<![\p{L}\p{N}])(?:fca|frn|ico|abta|atol|abtot|gas safe|niceic|hcpc|gdc|gmc|sra|soc ?2|iso(?:\/iec)? ?\d+|rgseaa|colegiad[oa]s?|n\.?º\s*(?:col|reg)\p{L}*|registro|reg(?:istration|istered|istrad[oa])?\.?|ref\.?|licen[cs]e|licencia|cif|nif|vat|company no)(?![\p{L}])/iu;
const MOST_WORDS = 7;

/** A number of a register or the bare name of a standard: it says who somebody is, and wins nobody. */
export const isRegistration = (text: string): boolean =>
  countWords(text) <= MOST_WORDS &&
  REGISTER.test(text) &&
  /\d/u.test(text) &&
  !/[,;:.!?]\s\p{L}+\s\p{L}+\s\p{L}+\s\p{L}+/u.test(text);
