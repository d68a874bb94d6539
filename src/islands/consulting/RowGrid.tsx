import { memo, useState } from 'react';
import type { StoredRow } from '#features/consulting/profile.values.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../ui/texts.tsx';
import { RowCard } from './RowCard.tsx';
import type { RowKind } from './row-kind.ts';

type Props<Row extends StoredRow> = {
  kind: RowKind<Row>;
  rows: Row[];
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
};

/** A page of a long list: thousands of cards at once would make every tab and dialog slow. */
const STEP = 200;

function Grid<Row extends StoredRow>({ kind, rows, onEdit, onDelete }: Props<Row>) {
  const { t } = useTexts();
  const [shown, setShown] = useState(STEP);
  return (
    <div className="grid gap-6">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]">
        {rows.slice(0, shown).map((row) => (
          <li
            key={row.id}
            className="flex flex-col gap-1 rounded-panel border border-line bg-surface px-5 pt-3 pb-4"
          >
            <RowCard kind={kind} row={row} onEdit={() => onEdit(row)} onDelete={() => onDelete(row)} />
          </li>
        ))}
      </ul>
      {rows.length > shown ? (
        <Button className="justify-self-center" onPress={() => setShown(shown + STEP)}>
          {t('consulting:rows.more', { count: rows.length - shown })}
        </Button>
      ) : null}
    </div>
  );
}

/** Rendered again when its rows change, not when a dialog over it opens. */
export const RowGrid = memo(Grid) as typeof Grid;
