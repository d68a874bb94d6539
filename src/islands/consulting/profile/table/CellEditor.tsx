import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { api, ApiError } from '#islands/api.ts';
import { LEVELS } from '#islands/consulting/profile/levels.ts';
import { useNamedLists } from '#islands/consulting/profile/profile-lists.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COLUMN_WORDS, type ProblemColumn } from './problem-columns.ts';

/** `isByKey`: the focus returns to the value. */
export type CloseCell = (saved: Problem | null, isByKey: boolean) => void;

type Props = { row: Problem; column: ProblemColumn; onClose: CloseCell };

const FIELD =
  'min-h-control w-full min-w-0 rounded-control border border-accent-ink bg-surface px-2 text-sm text-ink';

/** One value of a problem in its cell: Enter or leaving it saves, Escape restores. What is refused stays to be mended. */
export function CellEditor({ row, column, onClose }: Props) {
  const { t, tag } = useTexts();
  const { contacts } = useNamedLists();
  const values = valuesOfFields(ROW_FIELDS.problem, row, tag);
  const before = values[column] ?? '';
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const isClosed = useRef(false);

  useEffect(() => {
    field.current?.focus();
    if (column !== 'description') field.current?.select?.();
  }, [column]);

  function close(saved: Problem | null, isByKey: boolean) {
    isClosed.current = true;
    onClose(saved, isByKey);
  }

  async function save(value: string, isByKey: boolean) {
    if (isClosed.current) return;
    if (value === before) return close(null, isByKey);
    const sent = bodyOfFields(ROW_FIELDS.problem, { ...values, [column]: value }, tag)[column];
    isClosed.current = true;
    try {
      const body = { [column]: sent, updatedAt: row.updatedAt };
      close(await api<Problem>('PATCH', `/api/problems/${row.id}`, { body }), isByKey);
    } catch (failure) {
      isClosed.current = false;
      const told = failure instanceof ApiError ? failure.problem.errors?.[column] : undefined;
      setError(told ?? errorText(failure, t));
    }
  }

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(null, true);
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void save(typed, true);
    }
  };
  const shared = {
    ref: field,
    'aria-label': t(COLUMN_WORDS[column]),
    'aria-invalid': error === '' ? undefined : true,
    'aria-describedby': error === '' ? undefined : `cell-error-${row.id}`,
    value: typed,
    onKeyDown: press,
    onBlur: () => void save(typed, false),
  };
  const change = (value: string) => {
    setTyped(value);
    setError('');
  };
  const choices =
    column === 'priority'
      ? LEVELS.map((level) => ({ id: level, label: `${level}/5` }))
      : column === 'ownerContactId'
        ? [
            { id: '', label: t('consulting:figure.notStated') },
            ...contacts.rows.map(({ id, name }) => ({ id: String(id), label: name })),
          ]
        : null;
  return (
    <>
      {choices ? (
        <select
          {...shared}
          className={FIELD}
          onChange={({ target }) => {
            change(target.value);
            void save(target.value, true);
          }}
        >
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      ) : column === 'description' ? (
        <textarea
          {...shared}
          rows={3}
          className={`${FIELD} py-1.5`}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <input
          {...shared}
          inputMode="decimal"
          className={`${FIELD} text-right tabular-nums`}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {error === '' ? null : (
        <p id={`cell-error-${row.id}`} role="alert" className="pt-1 text-xs text-danger-ink">
          {error}
        </p>
      )}
    </>
  );
}
