import type { ReactNode } from 'react';
import type { ProfileList, StoredRow } from '#features/consulting/profile/profile.values.ts';
import type { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import type { TextKey } from '#i18n/index.ts';
import type { Translate } from '#i18n/keys.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import type { RowList } from '#islands/consulting/profile/use-list.ts';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

export type KindName = keyof typeof ROW_FIELDS;

/** `tag`: language of quantities. `isFirst`: the list is empty, so a contact is primary by default. */
type ValuesContext = { tag: string; isFirst: boolean };
type CardProps<Row> = { row: Row; t: Translate; tag: string };

/** The acts on a listed row. */
export type RowActs<Row> = {
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  /** Problems only: confirms or changes how the row is read. */
  onRead: (row: Row) => void;
  /** Problems only: begins the brief of a campaign. */
  onCampaign: (row: Row) => void;
};
/** A column of a kind's table. `isTitle` has the row's title, which opens its form, before the cell. */
export type Column<Row> = {
  label: TextKey;
  /** In pixels; the rest is for those without. */
  width?: number;
  isTitle?: boolean;
  /**
   * Beside other values on a phone, where a figure says what it is; an amount ends its column, and an optional one is
   * left out where no row has a value (record.css).
   */
  place?: 'inline' | 'figure' | 'amount' | 'optional';
  cell?: (props: CardProps<Row>) => ReactNode;
};
export type TableProps<Row> = RowActs<Row> & { list: RowList<Row> };

/** The fields of a kind's form. */
export type Fields = (props: { field: (name: string) => FieldBinding; t: Translate }) => ReactNode;

/** The differences between the five lists of a profile; the form fields are in row-fields.tsx. */
export type RowKind<Row extends StoredRow = StoredRow> = {
  name: KindName;
  list: ProfileList;
  /** False for problems and strengths, which have only a text. */
  hasName: boolean;
  /** Name of a row in buttons and dialogs. */
  title: (row: Row) => string;
  toValues: (row: Row | null, context: ValuesContext) => FormValues;
  toBody: (values: FormValues, tag: string) => object;
  /** Figures of a row, which a proposal shows too. */
  Figures?: (props: CardProps<Row>) => ReactNode;
  /** Of its table, and what a row that is proposed says below its title. */
  columns: readonly Column<Row>[];
  /** The order of its table. */
  compare?: (a: Row, b: Row) => number;
  /** Replaces the table of columns. */
  Table?: (props: TableProps<Row>) => ReactNode;
};

export const shortName = (text: string, max = 60): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;
