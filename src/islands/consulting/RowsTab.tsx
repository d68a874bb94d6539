import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StoredRow } from '#features/consulting/profile.values.ts';
import { api } from '../api.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { errorText } from '../ui/error-text.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { RowDialog } from './RowDialog.tsx';
import { shortName, type RowKind } from './row-kind.ts';
import type { RowList } from './use-profile.ts';

type Props<Row extends StoredRow> = { kind: RowKind<Row>; companyId: number; list: RowList<Row> };

/** One tab of the profile: a header with a create button, and its cards, empty, loading and error states. */
export function RowsTab<Row extends StoredRow>({ kind, companyId, list }: Props<Row>) {
  const { t } = useTexts();
  const [edited, setEdited] = useState<Row | null | undefined>(undefined);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { rows, status } = list;

  async function remove(row: Row) {
    setRemoving(true);
    try {
      await api('DELETE', `/api/${kind.list}/${row.id}`);
      toast.success(t(`consulting:${kind.name}.deleted`));
      setDoomed(null);
      await list.reload();
    } catch (error) {
      toast.error(t('consulting:rows.deleteFailed'), errorText(error, t));
    } finally {
      setRemoving(false);
    }
  }

  return (
    <section aria-labelledby={`${kind.list}-title`} className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id={`${kind.list}-title`} className="text-lg">
            {t(`consulting:${kind.name}.title`)}
            {rows.length > 0 ? (
              <span className="ml-2 text-base text-ink-soft tabular-nums">{rows.length}</span>
            ) : null}
          </h2>
          <p className="text-sm text-ink-soft">{t(`consulting:${kind.name}.lead`)}</p>
        </div>
        <div className="flex items-center gap-3">
          {status === 'loading' ? <Spinner label={t('ui:states.loading')} /> : null}
          <Button variant="primary" icon={Plus} onPress={() => setEdited(null)}>
            {t(`consulting:${kind.name}.add`)}
          </Button>
        </div>
      </header>
      {status === 'error' ? (
        <EmptyState
          seed="error"
          title={t('consulting:rows.loadFailedTitle')}
          action={<Button onPress={() => void list.reload()}>{t('ui:actions.retry')}</Button>}
        >
          {t('ui:errors.network')}
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          seed={kind.list}
          title={t(`consulting:${kind.name}.emptyTitle`)}
          action={<Button onPress={() => setEdited(null)}>{t(`consulting:${kind.name}.addFirst`)}</Button>}
        >
          {t(`consulting:${kind.name}.emptyText`)}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {rows.map((row) => (
            <li
              key={row.id}
              className="flex flex-col gap-1 rounded-panel border border-line bg-surface px-5 pt-3 pb-5"
            >
              <RowHeader
                kind={kind}
                row={row}
                onEdit={() => setEdited(row)}
                onDelete={() => setDoomed(row)}
              />
              <kind.Card row={row} t={t} />
            </li>
          ))}
        </ul>
      )}
      <RowDialog
        kind={kind}
        companyId={companyId}
        row={edited}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          void list.reload();
        }}
      />
      <AlertDialog
        isOpen={doomed !== null}
        title={t(`consulting:${kind.name}.deleteTitle`, { name: doomed ? kind.title(doomed) : '' })}
        confirmLabel={t(`consulting:${kind.name}.deleteConfirm`)}
        isPending={isRemoving}
        onOpenChange={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) void remove(doomed);
        }}
      >
        {doomed && !kind.hasName ? <q className="line-clamp-4 italic">{kind.title(doomed)}</q> : null}
        <p>{t('consulting:rows.deleteText')}</p>
      </AlertDialog>
    </section>
  );
}

type HeaderProps<Row extends StoredRow> = {
  kind: RowKind<Row>;
  row: Row;
  onEdit: () => void;
  onDelete: () => void;
};

/** A row without a name of its own (problem, strength) is headed by its text alone, on the card. */
function RowHeader<Row extends StoredRow>({ kind, row, onEdit, onDelete }: HeaderProps<Row>) {
  const { t } = useTexts();
  const name = shortName(kind.title(row), 40);
  return (
    <div className="flex items-start gap-1">
      {kind.hasName ? (
        <h3 className="min-w-0 flex-1 pt-2 font-semibold break-words">{kind.title(row)}</h3>
      ) : (
        <p className="min-w-0 flex-1 pt-2 break-words whitespace-pre-line">{kind.title(row)}</p>
      )}
      <IconButton label={t('consulting:rows.edit', { name })} icon={Pencil} onPress={onEdit} />
      <IconButton label={t('consulting:rows.delete', { name })} icon={Trash2} onPress={onDelete} />
    </div>
  );
}
