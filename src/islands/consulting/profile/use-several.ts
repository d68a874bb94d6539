import { useEffect, useReducer, useState } from 'react';
import { pasteMistakes } from '#features/consulting/profile/paste/paste-check.rules.ts';
import { readPaste, type PastedRow } from '#features/consulting/profile/paste/paste-rows.rules.ts';
import { BATCH_MAX, type StoredRow } from '#features/consulting/profile/profile.values.ts';
import { api, ApiError, newIdempotencyKey } from '#islands/api.ts';
import { readDraft, writeDraft } from '#islands/ui/drafts.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';

/** `refused`: the server's errors by field. */
export type Entry = { key: number; row: PastedRow; refused: Readonly<Record<string, string>> };

export type EntryChange =
  | { type: 'set'; rows: readonly PastedRow[] }
  | { type: 'change'; key: number; field: string; value: string }
  | { type: 'remove'; key: number }
  | { type: 'refuse'; errors: Readonly<Record<string, string>> };

let lastKey = 0;
const entryOf = (row: PastedRow): Entry => ({ key: (lastKey += 1), row, refused: {} });

function reduce(entries: readonly Entry[], change: EntryChange): readonly Entry[] {
  switch (change.type) {
    case 'set':
      return change.rows.map(entryOf);
    case 'change':
      return entries.map((entry) => {
        if (entry.key !== change.key) return entry;
        const { [change.field]: _corrected, ...refused } = entry.refused;
        return { ...entry, row: { ...entry.row, [change.field]: change.value }, refused };
      });
    case 'remove':
      return entries.filter(({ key }) => key !== change.key);
    case 'refuse':
      return entries.map((entry, index) => ({ ...entry, refused: errorsOf(index, change.errors) }));
  }
}

/** Maps `items.3.name` to `name` of the fourth entry. */
const errorsOf = (index: number, errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith(`items.${index}.`) ? [[path.slice(`items.${index}.`.length), message]] : [],
    ),
  );

const storedEntries = (text: string | undefined): Entry[] =>
  text === undefined || text === '' ? [] : (JSON.parse(text) as PastedRow[]).map(entryOf);

type Options<Row extends StoredRow> = {
  kind: RowKind<Row>;
  companyId: number;
  isFirst: boolean;
  onSaved: (count: number) => void;
  onDone: () => void;
};

/** State of "Add several": the pasted text and its parsed entries, which survive closing and reloading until stored. */
export function useSeveral<Row extends StoredRow>({
  kind,
  companyId,
  isFirst,
  onSaved,
  onDone,
}: Options<Row>) {
  const { t, tag } = useTexts();
  const draftKey = `company-${companyId}-${kind.name}-several`;
  const [found] = useState(() => readDraft(draftKey));
  const [text, setText] = useState(found?.values['text'] ?? '');
  const [entries, change] = useReducer(reduce, found?.values['entries'], storedEntries);
  const [attempt, setAttempt] = useState(found?.attempt);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    const isEmpty = text === '' && entries.length === 0;
    const values = { text, entries: entries.length > 0 ? JSON.stringify(entries.map(({ row }) => row)) : '' };
    writeDraft(draftKey, isEmpty ? null : { values, ...(attempt && { attempt }) });
  }, [draftKey, text, entries, attempt]);

  const wrong = entries.filter(
    ({ row, refused }) =>
      Object.keys(refused).length > 0 || Object.keys(pasteMistakes(row, kind.list)).length > 0,
  ).length;

  function read(): void {
    const rows = readPaste(text, kind.list);
    const [first, ...others] = rows;
    const isPrimary = kind.name === 'contact' && isFirst;
    change({ type: 'set', rows: first && isPrimary ? [{ ...first, isPrimary: 'on' }, ...others] : rows });
    if (rows.length === 0) toast.error(t('consulting:several.nothing'));
  }

  async function save(): Promise<void> {
    const now = entries.slice(0, BATCH_MAX);
    const body = { items: now.map(({ row }) => kind.toBody(row, tag)) };
    const sent = JSON.stringify(body);
    const key = attempt?.body === sent ? attempt.key : newIdempotencyKey();
    setAttempt({ body: sent, key });
    setPending(true);
    try {
      await api('POST', `/api/companies/${companyId}/${kind.list}/batch`, { body, idempotencyKey: key });
      toast.success(t(`consulting:${kind.name}.several.added`, { count: now.length }));
      writeDraft(draftKey, null);
      const rest = entries.slice(BATCH_MAX).map(({ row }) => row);
      change({ type: 'set', rows: rest });
      setAttempt(undefined);
      setText('');
      onSaved(now.length);
      if (rest.length === 0) onDone();
    } catch (error) {
      if (error instanceof ApiError) change({ type: 'refuse', errors: error.problem.errors ?? {} });
      toast.error(t(`consulting:${kind.name}.createFailed`), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return { text, setText, entries, change, wrong, isPending, read, save };
}
