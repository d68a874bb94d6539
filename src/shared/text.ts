/** A nested table of texts, as the dictionaries in `i18n/<locale>/` hold it. */
export type TextTree = { readonly [key: string]: string | TextTree };

export type TextValues = Readonly<Record<string, string | number>>;

/** Fills the `{{name}}` places of an i18next text. An unknown place stays visible: a test looks for braces. */
export function formatText(text: string, values: TextValues = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : String(value);
  });
}

/** The key of the plural form that i18next would choose: `rows_one`, `rows_other`. */
export function pluralKey(key: string, count: number, locale: string): string {
  return `${key}_${new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other'}`;
}

/** Lower case, without accents: what search and the report's key words compare. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** On one line: breaks and control characters become spaces, so that no header of a message can be begun with them. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/ {2,}/g, ' ');

/** What names of accounts and addresses are compared by: compatible forms and case fold, accents stay. */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();
