import type { ReactNode } from 'react';
import type { ListActivity } from '#features/leads/timeline/list-activity.schema.ts';
import type { FieldList } from '#shared/field-list.ts';
import type { LazyComponent } from '#islands/ui/lazy-component.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import type { RowPart } from '#islands/ui/Table.tsx';
import type { Team } from '#islands/leads/owners/team.ts';
import type { Reach } from '#islands/leads/contacts/ReachLinks.tsx';
import type { Area } from '#islands/leads/merge/merge-rows.ts';
import type { RecordDialogProps } from './record-dialog.ts';

export type GridColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Its order, as the API calls it. */
  sort?: string;
  /** Pixels below which it does not shrink; the rest of the width is shared by these numbers. */
  minWidth: number;
  /** Names its row: it cannot be taken off. */
  isRowHeader?: boolean;
  /** Its heading is read aloud alone. */
  isLabelHidden?: boolean;
  /** Amounts and counts, which stand one below the other. */
  isNumeric?: boolean;
  /** Left out where the reader has chosen nothing and no row has it. */
  isOptional?: boolean;
  /** Width of the window, in pixels, from which it is shown where the reader has chosen nothing. */
  from?: number;
  /** Its place in a row of a phone, until the rows of `RecordCards` arrive. */
  onPhone?: RowPart;
};

/** A row of a table whose cells can be edited. */
export type Tabled = { id: number; updatedAt: string };

export type Listed = Tabled & {
  ownerId: number | null;
  tags: string[];
  activity?: ListActivity;
};

/** How a reader sees times, numbers and words, and in which order the list is. */
export type Shown = Texts & { timeZone: string; now: Date; sort: string; team: Team };

/** Lists whose rows are ticked, and edited in their table. */
export type ListArea = Area | 'opportunities';

/** The part of a list that bulk changes and editing in the table need. */
export type TableKind<Row extends Tabled> = {
  area: ListArea | 'tasks';
  nameOf: (row: Row) => string;
};

/** Differences between the list of contacts and that of companies. */
export type RecordListKind<Row extends Listed> = {
  kind: 'contact' | 'company';
  area: 'contacts' | 'companies';
  /** `sort`: of the list that says it. */
  nameOf: (row: Row, sort?: string) => string;
  /** The line below the name on a phone. */
  detailsOf: (row: Row, texts: Texts) => string;
  /** Its links. */
  reachOf: (row: Row) => Reach;
  columns: (shown: Shown, fields: FieldList) => GridColumn<Row>[];
  sorts: readonly string[];
  dialog: LazyComponent<(props: RecordDialogProps<Row>) => ReactNode>;
};
