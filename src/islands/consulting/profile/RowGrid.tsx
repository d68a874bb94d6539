import { Activity, memo, type MouseEvent, type ReactNode } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { RowCard } from './RowCard.tsx';
import type { RowActs, RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';

type CardsProps<Row extends StoredRow> = { kind: RowKind<Row>; rows: Row[] };
type Props<Row extends StoredRow> = CardsProps<Row> & Pick<RowActs<Row>, 'onEdit' | 'onDelete'>;

/**
 * One listener for all cards, inside an Activity boundary: the rest of the page hydrates before React has processed
 * hundreds of cards, and a press on a card hydrates it at once.
 */
export function RowGrid<Row extends StoredRow>({ kind, rows, onEdit, onDelete }: Props<Row>) {
  const act = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const id = Number(button?.closest<HTMLElement>('[data-row]')?.dataset.row);
    const row = rows.find((each) => each.id === id);
    const acts = { edit: onEdit, delete: onDelete };
    if (row) acts[button?.dataset.act as keyof typeof acts](row);
  };
  return (
    <ul
      onClick={act}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]"
    >
      <Activity>
        <Cards kind={kind} rows={rows} />
      </Activity>
    </ul>
  );
}

function AllCards<Row extends StoredRow>({ kind, rows }: CardsProps<Row>): ReactNode {
  return rows.map((row) => (
    <li key={row.id} data-row={row.id} className="row-card has-acts">
      <RowCard kind={kind} row={row} />
    </li>
  ));
}

/** Renders again when its rows change, not when a dialog opens. */
const Cards = memo(AllCards) as typeof AllCards;
