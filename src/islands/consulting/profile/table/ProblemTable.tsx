import { ArrowDown, ArrowUp } from 'lucide-react';
import { Activity, memo, useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { useNamedLists, useWholeList } from '#islands/consulting/profile/profile-lists.tsx';
import type { TableProps } from '#islands/consulting/profile/kinds/row-kind.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { lazyComponent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { CloseCell } from './CellEditor.tsx';
import {
  COLUMN_WORDS,
  PROBLEM_COLUMNS,
  reportNumbers,
  sortedProblems,
  standardSort,
  type ProblemColumn,
  type ProblemSort,
} from './problem-columns.ts';
import { ProblemRow } from './ProblemRow.tsx';
import { useRowMenu } from './use-row-menu.tsx';

const cellEditor = lazyComponent(async () => (await import('./CellEditor.tsx')).CellEditor);

/** Too narrow for columns: a press on a value opens the form. */
const PHONE = '(width < 48rem)';

const isColumn = (value: string | undefined): value is ProblemColumn =>
  PROBLEM_COLUMNS.some((column) => column === value);

/** First press on a column: the largest first, but words from A to Z. */
const startsDescending = (column: ProblemColumn): boolean =>
  column !== 'description' && column !== 'ownerContactId';

/** The problems by priority, in the order given by hand, or in that of a column; values are edited in place. One listener for all rows. */
export function ProblemTable({ list, onEdit, onDelete, onRead, onCampaign }: TableProps<Problem>) {
  const { t, tag } = useTexts();
  const { contacts, want } = useNamedLists();
  const [sort, setSort] = useState<ProblemSort | null>(null);
  const [cell, setCell] = useState<{ id: number; column: ProblemColumn } | null>(null);
  const { whenLoaded } = useOpening(cellEditor);
  const { menuOf, openMenu } = useRowMenu(({ description }) => description, { onEdit, onDelete, onCampaign });
  useWholeList(list, sort !== null);
  const shown = sort ?? standardSort(list);
  const rows =
    shown === null
      ? list.rows
      : sortedProblems(list.rows, shown, {
          tag,
          ownerOf: (id) => contacts.rows.find((one) => one.id === id)?.name ?? '',
        });

  const numbers = reportNumbers(list);

  const act = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const id = Number(button?.closest<HTMLElement>('[data-row]')?.dataset['row']);
    const row = list.rows.find((each) => each.id === id);
    const name = button?.dataset['act'];
    if (!row) return;
    if (name === 'stake') void confirmStake(row);
    else if (!isColumn(name)) (name === 'menu' ? openMenu : onRead)(row);
    else if (matchMedia(PHONE).matches) onEdit(row);
    else {
      if (name === 'ownerContactId') want();
      void whenLoaded(() => setCell({ id, column: name }));
    }
  };
  const { show } = list;
  const table = useRef<HTMLTableElement>(null);
  const left = useRef<string>(null);
  const close: CloseCell = useCallback(
    (saved, isByKey) => {
      setCell((before) => {
        left.current = before && isByKey ? `[data-row="${before.id}"] [data-act="${before.column}"]` : null;
        return null;
      });
      if (saved) show((shown) => shown.map((each) => (each.id === saved.id ? saved : each)));
    },
    [show],
  );
  /** Takes the proposed stake with one press. */
  async function confirmStake({ id, proposedStake, updatedAt }: Problem) {
    try {
      const body = { stake: proposedStake, updatedAt };
      close(await api<Problem>('PATCH', `/api/problems/${id}`, { body }), false);
      table.current?.querySelector<HTMLElement>(`[data-row="${id}"] [data-act="reading"]`)?.focus();
    } catch (failure) {
      toast.error(errorText(failure, t));
    }
  }
  useEffect(() => {
    if (cell === null && left.current !== null)
      table.current?.querySelector<HTMLElement>(left.current)?.focus();
  }, [cell]);

  return (
    <table ref={table} className="profile-table problem-table" onClick={act}>
      <thead>
        <tr>
          {PROBLEM_COLUMNS.map((column) => (
            <Heading
              key={column}
              column={column}
              sort={shown?.column === column ? shown : null}
              onSort={() =>
                setSort(
                  shown?.column !== column
                    ? { column, isDescending: startsDescending(column) }
                    : shown.isDescending === startsDescending(column)
                      ? { column, isDescending: !shown.isDescending }
                      : null,
                )
              }
            />
          ))}
          <th>
            <span className="sr-only">{t('consulting:rows.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <Activity>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              number={numbers.get(row.id)}
              edited={cell?.id === row.id ? cell.column : null}
              Editor={cellEditor.Part}
              onClose={close}
              menu={menuOf(row)}
            />
          ))}
        </Activity>
      </tbody>
    </table>
  );
}

/** Renders again when its own row changes. */
const Row = memo(ProblemRow);

type HeadingProps = { column: ProblemColumn; sort: ProblemSort | null; onSort: () => void };

function Heading({ column, sort, onSort }: HeadingProps) {
  const { t } = useTexts();
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sort === null ? undefined : sort.isDescending ? 'descending' : 'ascending'}>
      <button type="button" onClick={onSort}>
        {t(COLUMN_WORDS[column])}
        {sort === null ? null : <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}
