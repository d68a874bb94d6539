import type { ReactNode } from 'react';
import type { ProfileList, StoredRow } from '#features/consulting/profile/profile.values.ts';
import type { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import type { Translate } from '#i18n/keys.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

export type KindName = keyof typeof ROW_FIELDS;

/** What the five lists of a profile differ in; their fields stand in row-fields.tsx, and all the rest is shared. */
export type RowKind<Row extends StoredRow = StoredRow> = {
  name: KindName;
  list: ProfileList;
  /** Problems and strengths are known by their text alone. */
  hasName: boolean;
  /** What buttons and dialogs call a row. */
  title: (row: Row) => string;
  /** `isFirst`: the list is still empty, which matters to the first contact. */
  toValues: (row: Row | null, isFirst: boolean) => FormValues;
  toBody: (values: FormValues) => object;
  Card: (props: { row: Row; t: Translate }) => ReactNode;
};

/** Long descriptions are shortened where they serve as a name. */
export const shortName = (text: string, max = 60): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;
