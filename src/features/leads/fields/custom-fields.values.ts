/** Values of a record that no field is defined for, as imports and programs bring them. */
export const MAX_CUSTOM_FIELDS = 50;
/** Fields that a workspace defines for one kind of record. */
export const MAX_DEFINED_FIELDS = 60;
export const MAX_OPTIONS = 100;

export type CustomValue = string | number | boolean | string[] | null;
/** By the key of a defined field, or by a name of its own. */
export type CustomFields = Record<string, CustomValue>;

/** `member`: somebody of the workspace; `contact` and `company`: another record. */
export const CUSTOM_FIELD_TYPES = [
  'text',
  'longText',
  'number',
  'money',
  'date',
  'choice',
  'choices',
  'checkbox',
  'link',
  'member',
  'contact',
  'company',
] as const;
export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number];

/** The label may change; records keep the key. */
export type FieldOption = { key: string; label: string };

const UNIQUE: readonly CustomFieldType[] = ['text', 'number', 'link'];
const WITH_DEFAULT: readonly CustomFieldType[] = [
  'text',
  'longText',
  'number',
  'money',
  'date',
  'choice',
  'choices',
  'checkbox',
  'link',
];

export const canBeUnique = (type: CustomFieldType): boolean => UNIQUE.includes(type);
export const canHaveDefault = (type: CustomFieldType): boolean => WITH_DEFAULT.includes(type);
/** A box that is not ticked says no. */
export const canBeRequired = (type: CustomFieldType): boolean => type !== 'checkbox';
export const hasOptions = (type: CustomFieldType): boolean => type === 'choice' || type === 'choices';

/** Days for which a deleted field can be put back with its values. */
export const DELETED_FIELD_DAYS = 30;

/** A field as forms, lists and files know it. */
export type DefinedField = {
  kind: 'contact' | 'company' | 'opportunity';
  key: string;
  label: string;
  help: string | null;
  type: CustomFieldType;
  options: FieldOption[];
  isRequired: boolean;
  defaultValue: CustomValue;
};
