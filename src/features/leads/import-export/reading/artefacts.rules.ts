/** `="0034600111222"`: how a program keeps a spreadsheet from reading a number; quoted once more by some. */
const WRAPPED = /^=\s*"([^"]*)"$/;
/** Texts that a failed formula leaves, in English and Spanish, and a column that was too narrow. */
const FAILED =
  /^(?:#(?:N\/[AD]|[¡¿]?(?:REF|VALUE|VALOR|DIV\/0|NAME|NOMBRE|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|ERROR|FIELD|CAMPO|BLOCKED|BUSY|GETTING_DATA))[!?]?|#{3,})$/i;

/** Takes a cell out of the `="…"` around it. */
export function unwrapped(text: string): string {
  const [, inner] = WRAPPED.exec(text) ?? [];
  // `"=""0034…"""`, read as one cell, keeps its own quotes.
  return inner === undefined ? text : (WRAPPED.exec(inner)?.[1] ?? inner).trim();
}

/** Returns whether a spreadsheet wrote this in place of a value: `#N/D`, `#¡VALOR!`, `########`. */
export const isFailedFormula = (text: string): boolean => FAILED.test(text);

const SEPARATOR = /:::|[;|\n]|\s\/\s/;
/** `3,46E+10`: the digits of a number that are lost. */
const EXPONENT = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const ZERO_DECIMALS = /^(\+?\d{5,})[.,]0{1,4}$/;
/** After a comma five digits and more may be a second number. */
const DECIMALS = /^\+?\d{5,}(?:\.\d+|,\d{1,4})$/;

/**
 * Takes out of a cell what a spreadsheet has made of telephones: `600111333,0` loses its zero, `3,46E+10` and
 * `600111333,25` are no numbers any more.
 */
export function phonesLeft(cell: string): { text: string; lost: string[] } {
  if (!/[.,]\d|e[+-]?\d/i.test(cell)) return { text: cell, lost: [] };
  const lost: string[] = [];
  const parts = cell.split(SEPARATOR).flatMap((part) => {
    const bare = part.trim();
    const whole = ZERO_DECIMALS.exec(bare)?.[1];
    if (whole !== undefined) return whole;
    if (!EXPONENT.test(bare) && !DECIMALS.test(bare)) return part;
    lost.push(bare);
    return [];
  });
  const isTouched = lost.length > 0 || parts.some((part, index) => part !== cell.split(SEPARATOR)[index]);
  return isTouched ? { text: parts.join('\n'), lost } : { text: cell, lost };
}
