/** What begins a formula in a spreadsheet, in its wide forms too. */
const BEGINS = /^(?:\s*[=＝]|[@\t\r＠])/;
const SIGNS = /^[+\-＋－]/;
/** A phone (`+34 986 000 101 ext. 12`) or a number (`-1.500,50`): what a spreadsheet makes of it does nothing. */
const PHONE = /^\+\d[\d\s()./-]*(?:\s?(?:ext|x)\.?\s?\d+)?$/i;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*\s?%?$/;

/** Programs in other languages part columns at other signs, in the middle of a quoted cell too. */
const PART = /([;,\t\r\n|]"*|^)('*)([^;,\t\r\n|]*)/g;

function isFormula(part: string): boolean {
  const bare = part.replace(/^"+/, '');
  if (BEGINS.test(bare)) return true;
  return SIGNS.test(bare) && !PHONE.test(bare.trim()) && !NUMBER.test(bare.trim());
}

const apostrophes = (text: string, change: (found: string) => string): string =>
  text.replace(PART, (whole, before: string, found: string, rest: string) =>
    isFormula(rest) ? `${before}${change(found)}${rest}` : whole,
  );

/**
 * A cell that no spreadsheet runs: an apostrophe stands before whatever would be a formula at the beginning of the
 * cell, or where a program that parts columns at another sign would begin one (`x;=cmd`).
 */
export function withApostrophes(text: string): string {
  if (!/[=@+\-\t\r＝＠＋－]/.test(text)) return text;
  const start = /^'*[\t\r]/.test(text) ? `'${text}` : text;
  return apostrophes(start, (found) => `'${found}`);
}

/** The text that `withApostrophes` was given. */
export function withoutApostrophes(text: string): string {
  if (!text.includes("'")) return text;
  const start = /^'+[\t\r]/.test(text) ? text.slice(1) : text;
  return apostrophes(start, (found) => found.slice(1));
}
