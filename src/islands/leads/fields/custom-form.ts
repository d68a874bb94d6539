import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';

/** A form keeps texts: the other fields of a record are one, in JSON. */
export const customFormText = (fields: CustomFields | undefined): string => JSON.stringify(fields ?? {});

export function customFieldsIn(text: string | undefined): CustomFields {
  return text === undefined || text === '' ? {} : (JSON.parse(text) as CustomFields);
}

/** A stored number stays a number as long as a number is typed. */
export function withValue(fields: CustomFields, name: string, text: string): CustomFields {
  const isNumber = typeof fields[name] === 'number' && /^-?\d+(?:\.\d+)?$/.test(text);
  return { ...fields, [name]: isNumber ? Number(text) : text };
}

/** The fields to send: one that was emptied is removed. */
export const customBody = (text: string | undefined): CustomFields =>
  Object.fromEntries(Object.entries(customFieldsIn(text)).filter(([, value]) => value !== ''));
