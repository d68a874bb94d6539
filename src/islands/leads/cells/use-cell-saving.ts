import { useRef } from 'react';
import { answerOf, api, ApiError } from '#islands/api.ts';
import type { ListArea, Tabled } from '#islands/leads/records/record-list.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { bodyOfCells, type CellField } from './cell-fields.ts';

/** Stores cells of a row in one call, and takes back what was stored last, in the order of the journal. */
export function useCellSaving(
  area: ListArea | 'tasks',
  onReplace: (row: Tabled) => void,
  onReload: () => void,
) {
  const { t, tag } = useTexts();
  /** Acts of the reader in this table, each of one or several causes. */
  const done = useRef<number[][]>([]);

  /** Rejects with `ApiError`; a row that was changed meanwhile is read again, and shown. */
  async function save(row: Tabled, typed: ReadonlyMap<CellField, string>): Promise<number | null> {
    const path = `/api/crm/${area}/${row.id}`;
    try {
      const body = { ...bodyOfCells(typed, tag, row), updatedAt: row.updatedAt };
      const answer = await answerOf('PATCH', path, { body });
      // A list says of a row what a record does not: what goes on with it.
      onReplace({ ...row, ...((await answer.json()) as Tabled) });
      const cause = Number(answer.headers.get('x-cause-id'));
      return cause > 0 ? cause : null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        await api<Tabled>('GET', path).then(
          (now) => onReplace({ ...row, ...now }),
          () => undefined,
        );
      throw error;
    }
  }

  /** Returns the act, which `undo` takes. */
  const remember = (causes: readonly (number | null)[]): readonly number[] => {
    const made = causes.flatMap((cause) => cause ?? []);
    if (made.length > 0) done.current.push(made);
    return made;
  };

  /** Takes back an act, by default the last one; nothing where that has been done. */
  async function undo(act: readonly number[] | undefined = done.current.at(-1)): Promise<void> {
    const causes = done.current.find((each) => each === act);
    if (!causes) return;
    done.current = done.current.filter((each) => each !== causes);
    try {
      const kept: unknown[] = [];
      for (const cause of causes.toReversed())
        kept.push(...(await api<{ kept: unknown[] }>('POST', `/api/causes/${cause}/undo`)).kept);
      if (kept.length === 0) toast.success(t('leads:cells.undone'));
      else toast.warning(t('leads:cells.undone'), t('leads:cells.kept', { count: kept.length }));
    } catch (error) {
      toast.error(t('leads:cells.undoFailed'), errorText(error, t));
    }
    onReload();
  }
  return { save, remember, undo };
}
