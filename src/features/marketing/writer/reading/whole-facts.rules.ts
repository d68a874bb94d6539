import { foldText } from '#shared/texts/text.ts';
import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { MAX_ANSWER } from '#features/marketing/brief/brief.values.ts';
import { countWords, withoutStop } from './quoting.rules.ts';

const BULLET = /^\s*(?:[-–—•*·▪‣►✓✔+]|\d{1,2}[.)]|[a-z]\))\s+/u;
const MARKUP = /<[a-z!/][^<>]*>|\{\{|\$\{/iu;
const MOST_FACTS = 40;

export const isNothing = (text: string): boolean =>
  /^x+$/iu.test(text.trim()) ||
  LANGUAGE_PACKS.some(({ nothing }) => nothing.test(text.trim())) ||
  !/[\p{L}\p{N}]/u.test(text);
export const hasMarkup = (text: string): boolean => MARKUP.test(text);

/** Semicolons outside of brackets, where every part can stand for itself; else the line stays whole. */
function listParts(line: string): string[] {
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  for (const sign of line) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ';' && depth <= 0) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  parts.push(part.trim());
  const canPart = !parts.some((one) => LANGUAGE_PACKS.some(({ limits }) => limits.test(one)));
  return canPart ? parts : [line];
}

export const linesOf = (field: string): string[] =>
  field
    .slice(0, MAX_ANSWER)
    .normalize('NFC')
    .split(/[\r\n\u2028\u2029]+|\s[•▪‣►✓✔]\s/u)
    .map((line) => line.replace(BULLET, '').trim());

/**
 * The facts of a field as the owner set them apart: by lines and bullets, and by semicolons where they part a list.
 * Never at a comma, a full stop or a length. Each fact stands once.
 */
export function wholeFacts(field: string, { isListed = true } = {}): string[] {
  const seen = new Set<string>();
  return linesOf(field)
    .flatMap((line) => (isListed ? listParts(line) : [line]))
    .map(withoutStop)
    .filter((fact) => {
      const key = foldText(fact);
      const isNew = !isNothing(fact) && !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, MOST_FACTS);
}

/** A price of nothing is an answer; one without a figure is none ("POA", "a consultar"). */
export const isFree = (price: string): boolean => LANGUAGE_PACKS.some(({ free }) => free.test(price.trim()));

const LONGEST_REGISTRATION = 7;

/** A number of a register or the bare name of a standard: it says who somebody is, and wins nobody. */
export const isRegistration = (text: string): boolean =>
  countWords(text) <= LONGEST_REGISTRATION &&
  LANGUAGE_PACKS.some(({ register }) => register.test(text)) &&
  /\d/u.test(text) &&
  !/[,;:.!?]\s\p{L}+\s\p{L}+\s\p{L}+\s\p{L}+/u.test(text);
