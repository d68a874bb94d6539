import type { StoredRow } from '#features/consulting/profile.values.ts';
import { api } from '../api.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { RecordForm } from '../ui/RecordForm.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import type { RowKind } from './row-kind.ts';

type Props<Row extends StoredRow> = {
  kind: RowKind<Row>;
  companyId: number;
  /** The row being edited; null makes a new one; undefined keeps the dialog closed. */
  row: Row | null | undefined;
  onClose: () => void;
  onSaved: (row: Row) => void;
  onGone: () => void;
};

/** Specification section 4: on success the list refreshes, the dialog closes, the form resets, a toast says so. */
export function RowDialog<Row extends StoredRow>({
  kind,
  companyId,
  row,
  onClose,
  onSaved,
  onGone,
}: Props<Row>) {
  const { t } = useTexts();
  const isNew = row === null;
  return (
    <Dialog
      isOpen={row !== undefined}
      onOpenChange={onClose}
      title={t(isNew ? `consulting:${kind.name}.createTitle` : `consulting:${kind.name}.editTitle`)}
    >
      <RecordForm<Row>
        draftKey={`company-${companyId}-${kind.name}-${row?.id ?? 'new'}`}
        values={kind.toValues(row ?? null)}
        readAt={row?.updatedAt}
        onGone={onGone}
        failedTitle={t(isNew ? `consulting:${kind.name}.createFailed` : 'consulting:rows.saveFailed')}
        valuesOfStored={kind.toValues}
        send={(values, { idempotencyKey, readAt }) =>
          row
            ? api<Row>('PATCH', `/api/${kind.list}/${row.id}`, {
                body: { ...kind.toBody(values), updatedAt: readAt },
              })
            : api<Row>('POST', `/api/${kind.list}`, {
                body: { companyId, ...kind.toBody(values) },
                idempotencyKey,
              })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          toast.success(t(isNew ? `consulting:${kind.name}.created` : `consulting:${kind.name}.updated`));
          onSaved(saved);
        }}
      >
        {(field) => <kind.Fields field={field} t={t} />}
      </RecordForm>
    </Dialog>
  );
}
