import { foldText } from '#shared/texts/text.ts';
import type { ProfileList } from '#features/consulting/profile/profile.values.ts';

/** Column headings found in the first row of a spreadsheet, which is then skipped. Folded, in both languages. */
const HEADINGS = new Set(
  (
    'name nombre contact contacto position cargo puesto phone telefono tel movil email e-mail correo mail ' +
    'product producto service servicio description descripcion detalle type tipo department departamento area ' +
    'function funcion level nivel digitalisation digitalization digitalizacion problem problema priority ' +
    'prioridad strength fortaleza impact impacto'
  ).split(' '),
);

const QUOTED_CELL = /"((?:[^"]|"")*)"(?=\t|\n|$)/y;
const PLAIN_CELL = /[^\t\n]*/y;
const BULLET = /^\s*(?:[-–—*•·▪◦‣●○■□✓✔]|o$|\(?\d{1,3}[.)]|\(?[a-z][.)]|\[[ xX]?\])(?:[\s\u00a0]+|$)/;

/** Parses rows of cells as spreadsheets copy them: tab-separated, with quotes around a cell that has line breaks. */
function records(text: string): string[][] {
  const found: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    QUOTED_CELL.lastIndex = at;
    PLAIN_CELL.lastIndex = at;
    const quoted = QUOTED_CELL.exec(text);
    const plain = PLAIN_CELL.exec(text)?.[0] ?? '';
    cells.push(quoted?.[1]?.replaceAll('""', '"') ?? plain);
    at += quoted?.[0].length ?? plain.length;
    if (text[at] === '\t') continue;
    if (cells.some((cell) => cell.trim() !== '')) found.push(cells);
    cells = [];
  }
  return found;
}

function withoutBullet([first = '', ...rest]: string[]): string[] {
  const text = first.replace(BULLET, '').replace(BULLET, '');
  // Word puts a tab between a bullet and its text.
  return text.trim() === '' && rest.length > 0 ? rest : [text, ...rest];
}

/** Separator between a name and its description: "Sales: orders", "Sales - orders". */
const NAME_END = /(?<!\s)\s*(?::|\s[-–—])\s+/;

function split(line: string, list: ProfileList): string[] {
  if (line.includes(';')) return line.split(';');
  if (/\s\|\s/.test(line)) return line.replace(/^\s*\||\|\s*$/g, '').split('|');
  if (list === 'contacts') return line.split(',');
  const end = list === 'products' || list === 'departments' ? NAME_END.exec(line) : null;
  return end ? [line.slice(0, end.index), line.slice(end.index + end[0].length)] : [line];
}

const isHeading = (cells: string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) =>
    foldText(cell)
      .split(/\s+/)
      .some((word) => HEADINGS.has(word)),
  );

/**
 * Splits a pasted list into entries and cells: tabs from a spreadsheet, `;` or `|` within a line; removes bullets and
 * numbers at the start. `readPaste` decides which cell is which field.
 */
export function pasteCells(text: string, list: ProfileList): string[][] {
  return records(text.replaceAll(/\r\n?/g, '\n'))
    .map(withoutBullet)
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => (cells.length > 1 ? cells : split(cells[0] ?? '', list)).map((cell) => cell.trim()))
    .filter((cells, index) => index > 0 || !isHeading(cells));
}
