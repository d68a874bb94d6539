import { isDay } from '#shared/dates/days.ts';
import { readWebsite } from '#shared/contact/web-address.ts';
import { MAX_LINE, MAX_PARAGRAPH } from '#shared/limits.ts';
import { hasVisible, isLine } from '#shared/texts/characters.ts';
import { foldText } from '#shared/texts/text.ts';
import type { CustomFieldType, CustomValue, FieldOption } from './custom-fields.values.ts';

export type DefinedType = { type: CustomFieldType; options: readonly FieldOption[] };

/** Key of the message of a value that a field does not take; `choices` are what it takes. */
export type Misfit = { misfit: string; choices?: string[] };
export type Fit = { value: CustomValue } | Misfit;

const MAX_NUMBER = 1_000_000_000_000;
/** A thousand million, as of an opportunity. */
const MAX_CENTS = 100_000_000_000;

function text(given: unknown, most: number, isFit: (text: string) => boolean): Fit {
  if (typeof given !== 'string') return { misfit: 'errors:fields.text' };
  if (given.length > most) return { misfit: 'errors:fields.tooLong' };
  return isFit(given) ? { value: given } : { misfit: 'errors:fields.characters' };
}

function link(given: unknown): Fit {
  const read = text(given, MAX_LINE, isLine);
  if ('misfit' in read) return read;
  const address = readWebsite(String(read.value));
  return address === undefined ? { misfit: 'fields:errors.link' } : { value: address };
}

/** The key of a choice that is named by its key or by its label. */
const optionOf = (options: readonly FieldOption[], name: string): string | undefined =>
  (options.find(({ key }) => key === name) ?? options.find(({ label }) => foldText(label) === foldText(name)))
    ?.key;

function choices(given: unknown, options: readonly FieldOption[]): Fit {
  const names: readonly unknown[] = Array.isArray(given) ? given : [given];
  const keys = names.map((name) => (typeof name === 'string' ? optionOf(options, name) : undefined));
  if (keys.includes(undefined))
    return { misfit: 'errors:fields.choice', choices: options.map(({ label }) => label) };
  return { value: [...new Set(keys.filter((key) => key !== undefined))] };
}

const isBetween = (given: unknown, from: number, to: number): given is number =>
  typeof given === 'number' && Number.isFinite(given) && given >= from && given <= to;

/** Returns what a record stores of a value that is not empty; that a named member or record exists is not known here. */
export function fitValue({ type, options }: DefinedType, given: unknown): Fit {
  switch (type) {
    case 'text':
      return text(typeof given === 'string' ? given.trim() : given, MAX_LINE, isLine);
    case 'longText':
      return text(given, MAX_PARAGRAPH, () => true);
    case 'link':
      return link(typeof given === 'string' ? given.trim() : given);
    case 'number':
      return isBetween(given, -MAX_NUMBER, MAX_NUMBER)
        ? { value: given }
        : { misfit: 'errors:fields.number' };
    case 'money':
      return Number.isInteger(given) && isBetween(given, -MAX_CENTS, MAX_CENTS)
        ? { value: given }
        : { misfit: 'fields:errors.money' };
    case 'date':
      return typeof given === 'string' && isDay(given) ? { value: given } : { misfit: 'leads:fields.day' };
    case 'checkbox':
      return typeof given === 'boolean' ? { value: given } : { misfit: 'errors:fields.boolean' };
    case 'choices':
      return choices(given, options);
    case 'choice': {
      const read = choices(given, options);
      if ('misfit' in read) return read;
      const [key, another] = Array.isArray(read.value) ? read.value : [];
      return key === undefined || another !== undefined
        ? { misfit: 'errors:fields.choice', choices: options.map(({ label }) => label) }
        : { value: key };
    }
    case 'member':
    case 'contact':
    case 'company':
      return Number.isInteger(given) && isBetween(given, 1, Number.MAX_SAFE_INTEGER)
        ? { value: given }
        : { misfit: 'errors:fields.integer' };
  }
}

/** Nothing is typed or chosen. */
export const isEmptyValue = (given: unknown): boolean =>
  given === null ||
  given === undefined ||
  (typeof given === 'string' && !hasVisible(given)) ||
  (Array.isArray(given) && given.length === 0);
