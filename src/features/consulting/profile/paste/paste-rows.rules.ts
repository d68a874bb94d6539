import { foldText } from '#shared/texts/text.ts';
import { pasteCells } from './paste-cells.rules.ts';
import type { ProfileList } from '#features/consulting/profile/profile.values.ts';

export type PastedRow = Readonly<Record<string, string>>;

const RATING_CELL = /^(\d+(?:[.,]\d+)?)(?:\s*\/\s*5)?$/;
/** "…; 4", "… 4/5", "… (4/5)". */
const RATING_AT_END = /(?<!\s)\s*\(?\b([1-5])\s*\/\s*5\)?\.?$/;
const EMAIL = /(?<![^\s<>;,])[^\s<>;,]+@[^\s<>;,]+/;
const PHONE = /^[+(]?\d[\d\s().+/-]{5,}$/;
const TYPES: Record<string, string> = {
  product: 'product',
  producto: 'product',
  service: 'service',
  servicio: 'service',
};

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function take(cells: string[], pattern: RegExp, from = 0): string {
  const index = cells.findIndex((cell, at) => at >= from && pattern.test(cell));
  return index < 0 ? '' : (cells.splice(index, 1)[0] ?? '');
}

function contact(cells: string[]): PastedRow {
  const source = take(cells, EMAIL);
  const email = EMAIL.exec(source)?.[0] ?? '';
  const named = onOneLine(source.replace(email, '').replaceAll(/[<>()]/g, ''));
  const phone = take(cells, PHONE, 1);
  const [name = '', ...position] = [named, ...cells].map(onOneLine).filter((cell) => cell !== '');
  return { name, position: position.join(', '), phone, email, isPrimary: '' };
}

function product([name = '', ...rest]: string[]): PastedRow {
  const at = rest.findIndex((cell) => TYPES[foldText(cell)] !== undefined);
  const type = at < 0 ? 'product' : (TYPES[foldText(rest.splice(at, 1)[0] ?? '')] ?? 'product');
  return { name: onOneLine(name), description: joined(rest), type };
}

function department([name = '', ...rest]: string[]): PastedRow {
  const level = rating(rest);
  return { name: onOneLine(name), function: joined(rest), digitalizationLevel: level };
}

function described(field: string, cells: string[]): PastedRow {
  const value = cells.length > 1 ? rating(cells) : '';
  const text = joined(cells);
  const atEnd = value === '' ? RATING_AT_END.exec(text) : null;
  const description = atEnd ? text.slice(0, atEnd.index) : text;
  return { description, [field]: atEnd?.[1] ?? (value === '' ? '3' : value) };
}

const joined = (cells: string[]): string => cells.filter((cell) => cell !== '').join('; ');

/**
 * Returns the rating, 3 by default (specification section 9). An invalid one is returned as it is, and the check
 * reports it.
 */
function rating(cells: string[]): string {
  const found = RATING_CELL.exec(take(cells, RATING_CELL));
  return found?.[1]?.replace(',', '.') ?? '3';
}

const READERS: Record<ProfileList, (cells: string[]) => PastedRow> = {
  contacts: contact,
  products: product,
  departments: department,
  problems: (cells) => described('priority', cells),
  strengths: (cells) => described('impact', cells),
};

/** "Add several" (product.md section 5): reads a pasted list as one row per entry, for a preview before storing. */
export const readPaste = (text: string, list: ProfileList): PastedRow[] =>
  pasteCells(text, list).map((cells) => READERS[list](cells));
