import {
  canBeRequired,
  CUSTOM_FIELD_TYPES,
  hasOptions,
  type DefinedField,
} from '#features/leads/fields/custom-fields.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

export type DraftOption = { key?: string; label: string };

export const MAX_OPTION = 60;

/** Pasted lines as options, without empty ones. */
export const pastedOptions = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim().slice(0, MAX_OPTION))
    .filter((line) => line !== '');

export const optionsIn = (text: string | undefined): DraftOption[] =>
  text === undefined || text === '' ? [] : (JSON.parse(text) as DraftOption[]);

/** The options to send, without empty lines. */
export const typedOptions = (text: string | undefined): DraftOption[] =>
  optionsIn(text).filter(({ label }) => label.trim() !== '');

/** The field as it is being typed. An option without a key yet goes by its label, which the server takes too. */
export function draftField(kind: DefinedField['kind'], values: FormValues): DefinedField {
  const type = CUSTOM_FIELD_TYPES.find((each) => each === values['type']) ?? 'text';
  return {
    kind,
    key: 'defaultValue',
    label: values['label'] ?? '',
    help: null,
    type,
    options: hasOptions(type)
      ? typedOptions(values['options']).map(({ key, label }) => ({ key: key ?? label.trim(), label }))
      : [],
    isRequired: values['isRequired'] === 'on' && canBeRequired(type),
    defaultValue: null,
  };
}
