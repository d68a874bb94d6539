import type { ReactNode } from 'react';
import type { ProfileList, StoredRow } from '#features/consulting/profile/profile.values.ts';
import type { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import type { Translate } from '#i18n/keys.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

export type KindName = keyof typeof ROW_FIELDS;

/** The differences between the five lists of a profile; the form fields are in row-fields.tsx. */
export type RowKind<Row extends StoredRow = StoredRow> = {
  name: KindName;
  list: ProfileList;
  /** False for problems and strengths, which have only a text. */
  hasName: boolean;
  /** Name of a row in buttons and dialogs. */
  title: (row: Row) => string;
  /** `isFirst`: the list is empty, so a contact is primary by default. */
  toValues: (row: Row | null, isFirst: boolean) => FormValues;
  toBody: (values: FormValues) => object;
  Card: (props: { row: Row; t: Translate }) => ReactNode;
};

export const shortName = (text: string, max = 60): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;
