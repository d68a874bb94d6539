import { customFieldList, customRow, otherValues } from '#features/leads/fields/custom-field-list.rules.ts';
import type { CustomFields, CustomValue, DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';

/** How a form writes numbers, and the fields that it has of the workspace's. */
export type FormContext = { tag: string; fields: readonly DefinedField[] };

/** A form keeps texts: those values of a record for which no field is defined are one, in JSON. */
const OTHERS = 'customFields';

export function customFieldsIn(text: string | undefined): CustomFields {
  return text === undefined || text === '' ? {} : (JSON.parse(text) as CustomFields);
}

/** The values of a record under the names of a form; of a new record what its fields begin with. */
export const customValues = (
  fields: readonly DefinedField[],
  values: CustomFields | undefined,
  tag: string,
): FormValues => ({
  [OTHERS]: JSON.stringify(otherValues(fields, values ?? {})),
  // The kinds of the list decide the types of the row.
  ...valuesOfFields(customFieldList(fields), customRow(fields, values) as never, tag),
});

/** A stored number stays a number as long as a number is typed. */
export function withValue(fields: CustomFields, name: string, text: string): CustomFields {
  const isNumber = typeof fields[name] === 'number' && /^-?\d+(?:\.\d+)?$/.test(text);
  return { ...fields, [name]: isNumber ? Number(text) : text };
}

/** The values to send: one that was emptied is removed. */
export function customBody(fields: readonly DefinedField[], values: FormValues, tag: string): CustomFields {
  const others = Object.entries(customFieldsIn(values[OTHERS])).map(([name, value]) => [
    name,
    value === '' ? null : value,
  ]);
  const defined = Object.entries(bodyOfFields(customFieldList(fields), values, tag)).map(([name, value]) => [
    name.slice(OTHERS.length + 1),
    // Left out of the form, so left out of the request.
    value as CustomValue,
  ]);
  return Object.fromEntries([...others, ...defined]) as CustomFields;
}
