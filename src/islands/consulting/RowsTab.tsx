import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StoredRow } from '#features/consulting/profile.values.ts';
import { api, ApiError } from '../api.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { errorText } from '../ui/error-text.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { RowGrid } from './RowGrid.tsx';
import { RowDialog } from './RowDialog.tsx';
import type { RowKind } from './row-kind.ts';
import type { RowList } from './use-profile.ts';

type Props<Row extends StoredRow> = { kind: RowKind<Row>; companyId: number; list: RowList<Row> };

/** One tab of the profile: a header with a create button, and its cards, empty, loading and error states. */
export function RowsTab<Row extends StoredRow>({ kind, companyId, list }: Props<Row>) {
  const { t } = useTexts();
  const [edited, setEdited] = useState<Row | null | undefined>(undefined);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { rows, status } = list;

  async function remove(row: Row) {
    setRemoving(true);
    try {
      await api('DELETE', `/api/${kind.list}/${row.id}`).catch((error: unknown) => {
        // Deleted in another tab already: the outcome is the one asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      toast.success(t(`consulting:${kind.name}.deleted`));
      setDoomed(null);
      await list.reload();
      heading.current?.focus();
    } catch (error) {
      toast.error(t('consulting:rows.deleteFailed'), errorText(error, t));
    } finally {
      setRemoving(false);
    }
  }

  return (
    <section aria-labelledby={`${kind.list}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id={`${kind.list}-title`} ref={heading} tabIndex={-1} className="text-lg outline-none">
            {t(`consulting:${kind.name}.title`)}
            {rows.length > 0 ? (
              <span className="ml-2 text-base text-ink-soft tabular-nums">{rows.length}</span>
            ) : null}
          </h2>
          <p className="text-sm text-ink-soft">{t(`consulting:${kind.name}.lead`)}</p>
        </div>
        <div className="flex items-center gap-3">
          {status === 'loading' ? <Spinner label={t('ui:states.loading')} /> : null}
          <Button
            variant={rows.length === 0 ? 'secondary' : 'primary'}
            icon={Plus}
            onPress={() => setEdited(null)}
          >
            {t(`consulting:${kind.name}.add`)}
          </Button>
        </div>
      </header>
      {status === 'error' ? (
        <EmptyState
          seed="error"
          headingLevel={3}
          title={t('consulting:rows.loadFailedTitle')}
          action={<Button onPress={() => void list.reload()}>{t('ui:actions.retry')}</Button>}
        >
          {t('ui:errors.network')}
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          seed={kind.list}
          title={t(`consulting:${kind.name}.emptyTitle`)}
          headingLevel={3}
          action={
            <Button variant="primary" onPress={() => setEdited(null)}>
              {t(`consulting:${kind.name}.addFirst`)}
            </Button>
          }
        >
          {t(`consulting:${kind.name}.emptyText`)}
        </EmptyState>
      ) : (
        <RowGrid kind={kind} rows={rows} onEdit={setEdited} onDelete={setDoomed} />
      )}
      <RowDialog
        kind={kind}
        companyId={companyId}
        row={edited}
        onClose={() => setEdited(undefined)}
        onGone={() => void list.reload()}
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
        {doomed && !kind.hasName ? <q className="mb-2 line-clamp-4 italic">{kind.title(doomed)}</q> : null}
        <p>{t('consulting:rows.deleteText')}</p>
      </AlertDialog>
    </section>
  );
}
