/** The start of a formula in a spreadsheet, full-width characters included. */
const BEGINS = /^(?:\s*[=＝]|[@\t\r＠])/;
const SIGNS = /^[+\-＋－]/;
/** A phone (`+34 986 000 101 ext. 12`) or a number (`-1.500,50`), which is harmless as a formula. */
const PHONE = /^\+\d[\d\s()./-]*(?:\s?(?:ext|x)\.?\s?\d+)?$/i;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*\s?%?$/;

/** Spreadsheets of other locales split columns at other characters, even inside a quoted cell. */
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
 * Returns the cell with an apostrophe before anything a spreadsheet would run as a formula: at the start of the cell,
 * or after a character at which another locale would split columns (`x;=cmd`).
 */
export function withApostrophes(text: string): string {
  if (!/[=@+\-\t\r＝＠＋－]/.test(text)) return text;
  const start = /^'*[\t\r]/.test(text) ? `'${text}` : text;
  return apostrophes(start, (found) => `'${found}`);
}

export function withoutApostrophes(text: string): string {
  if (!text.includes("'")) return text;
  const start = /^'+[\t\r]/.test(text) ? text.slice(1) : text;
  return apostrophes(start, (found) => found.slice(1));
}
