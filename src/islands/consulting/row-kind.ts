import type { ReactNode } from 'react';
import type { ProfileList, StoredRow } from '#features/consulting/profile.values.ts';
import type { Translate } from '#i18n/keys.ts';
import type { FormValues } from '../ui/drafts.ts';
import type { FieldBinding } from '../ui/use-record-form.ts';

export type KindName = 'contact' | 'product' | 'department' | 'problem' | 'strength';

/** What the five lists of a profile differ in; everything else is RowsTab, RowDialog and RecordForm. */
export type RowKind<Row extends StoredRow = StoredRow> = {
  name: KindName;
  list: ProfileList;
  /** Problems and strengths are known by their text alone. */
  hasName: boolean;
  /** What buttons and dialogs call a row. */
  title: (row: Row) => string;
  toValues: (row: Row | null) => FormValues;
  toBody: (values: FormValues) => object;
  Fields: (props: { field: (name: string) => FieldBinding; t: Translate }) => ReactNode;
  Card: (props: { row: Row; t: Translate }) => ReactNode;
};

/** Long descriptions are shortened where they serve as a name. */
export const shortName = (text: string, max = 60): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;

/** A form holds text; a slider works in numbers. */
export const rating = ({ name, value, onChange }: FieldBinding) => ({
  name,
  value: Number(value),
  onChange: (next: number) => onChange(String(next)),
});
