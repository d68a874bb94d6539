import type { ReactNode } from 'react';
import type { FieldList } from '#shared/field-list.ts';
import type { LazyComponent } from '#islands/ui/lazy-component.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import type { Reach } from '#islands/leads/contacts/ReachLinks.tsx';
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
  isShownAtFirst?: boolean;
};

export type Listed = { id: number; tags: string[] };

/** Differences between the list of contacts and that of companies. */
export type RecordListKind<Row extends Listed> = {
  kind: 'contact' | 'company';
  area: 'contacts' | 'companies';
  fields: FieldList;
  nameOf: (row: Row) => string;
  /** The lines below the name on a card. */
  detailsOf: (row: Row, texts: Texts) => (string | null)[];
  /** Links of the card below them. */
  reachOf: (row: Row) => Reach;
  columns: (texts: Texts, timeZone: string) => GridColumn<Row>[];
  sorts: readonly string[];
  dialog: LazyComponent<(props: RecordDialogProps<Row>) => ReactNode>;
};
