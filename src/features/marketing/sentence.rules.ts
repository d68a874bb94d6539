import type { Locale } from '#shared/languages.ts';
import { aOrAn } from './grammar-en.rules.ts';
import { andEs, contractEs, orEs } from './grammar-es.rules.ts';

/** A name keeps its letters and takes no contraction; every other value may get a capital. */
export type Value = { text: string; isName?: boolean };
export type Values = Readonly<Record<string, Value | undefined>>;

/** What the words of a line depend on besides its values. */
export type Agreement = {
  language: Locale;
  /** Spanish: "usted" or "tú". */
  isFamiliar: boolean;
  /** Of the product. */
  isPlural: boolean;
  isFeminine: boolean;
};

/**
 * The places of a line: `{price}` is filled, `{^price}` with a capital; `{u:sabe|sabes}` chooses by the form of
 * address, `{n:llega|llegan}` by the product's number, `{g:listo|lista|listos|listas}` by its gender and number.
 */
const PLACE = /\{(?:([ung]):([^{}]*)|(\^?)(\w+))\}/g;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function choose(kind: string, options: string, { isFamiliar, isPlural, isFeminine }: Agreement): string {
  const forms = options.split('|');
  const at =
    kind === 'u'
      ? Number(isFamiliar)
      : kind === 'n'
        ? Number(isPlural)
        : Number(isFeminine) + 2 * Number(isPlural);
  return forms[at] ?? forms[0] ?? '';
}

/** A value at its place, with the words before it as it needs them: del, al, e, u, an. */
function joined(before: string, next: string, value: Value, language: Locale): [string, string] {
  if (language === 'en')
    return /(?:^|\s)a\s$/i.test(before) && aOrAn(next) === 'an'
      ? [`${before.slice(0, -1)}n `, next]
      : [before, next];
  if (/\sy\s$/.test(before)) return [`${before.slice(0, -2)}${andEs(next)} `, next];
  if (/\so\s$/.test(before)) return [`${before.slice(0, -2)}${orEs(next)} `, next];
  return value.isName === true ? [before, next] : contractEs(before, next);
}

/**
 * A line with its places filled, or nothing where a value is missing, so that no place is ever left open. Values are
 * never read again: braces in them stay braces.
 */
export function fill(line: string, values: Values, agreement: Agreement): string | undefined {
  let text = '';
  let from = 0;
  let startsWithName = false;
  for (const place of line.matchAll(PLACE)) {
    const [whole, kind, options = '', isCapital, name = ''] = place;
    text += line.slice(from, place.index);
    from = place.index + whole.length;
    if (kind !== undefined) {
      text += choose(kind, options, agreement);
      continue;
    }
    const value = values[name];
    if (value === undefined) return undefined;
    if (text === '' && value.isName === true) startsWithName = true;
    const raised = isCapital === '^' && value.isName !== true ? capital(value.text) : value.text;
    const [before, next] = joined(text, raised, value, agreement.language);
    text = before + next;
  }
  text += line.slice(from);
  return startsWithName
    ? text
    : text.replace(
        /^([¿¡«“"(]*)(\p{Ll})/u,
        (_, marks: string, letter: string) => marks + letter.toUpperCase(),
      );
}

/** "a, b y c", "a, b and c": with commas inside the parts, semicolons part them. */
export function listed(parts: readonly string[], language: Locale): string {
  const last = parts.at(-1);
  if (last === undefined || parts.length === 1) return last ?? '';
  const tie = language === 'en' ? 'and' : andEs(last);
  const hasComma = parts.some((part) => part.includes(', '));
  const hasTie = parts.some((part) => / (?:y|e|and|o|or) /.test(part));
  const mark = hasComma ? '; ' : ', ';
  const end = `${hasComma ? ';' : hasTie ? ',' : ''} ${tie} `;
  return parts.slice(0, -1).join(mark) + end + last;
}
