import { useState } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { describeRow } from './describe-row.ts';
import { useNamedLists } from './profile-lists.tsx';
import { ROW_FIELDS } from '#islands/consulting/profile/kinds/row-fields.tsx';
import type { RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';

type Props<Row extends StoredRow> = {
  kind: RowKind<Row>;
  companyId: number;
  /** The row being edited; null for a new one; undefined: closed. */
  row: Row | null | undefined;
  isFirst: boolean;
  onClose: () => void;
  onSaved: (isNew: boolean) => void;
  onGone: () => void;
};

/** On success it refreshes the list, closes, resets the form and shows a toast (specification section 4). */
export function RowDialog<Row extends StoredRow>(props: Props<Row>) {
  const { kind, companyId, row, isFirst, onClose, onSaved, onGone } = props;
  const texts = useTexts();
  const { t, tag } = texts;
  const { contacts, departments, currency } = useNamedLists();
  /** Key of the form: increases with every "save and add another". */
  const [round, setRound] = useState(0);
  const Fields = ROW_FIELDS[kind.name];
  const isNew = row === null;
  const saved = () => {
    toast.success(t(isNew ? `consulting:${kind.name}.created` : `consulting:${kind.name}.updated`));
    onSaved(isNew);
  };
  const savedAnother = () => {
    saved();
    setRound((before) => before + 1);
  };
  return (
    <Dialog
      isOpen={row !== undefined}
      onOpenChange={onClose}
      title={t(isNew ? `consulting:${kind.name}.createTitle` : `consulting:${kind.name}.editTitle`)}
    >
      <RecordForm<Row>
        key={round}
        draftKey={`company-${companyId}-${kind.name}-${row?.id ?? 'new'}`}
        values={kind.toValues(row ?? null, { tag, isFirst })}
        readAt={row?.updatedAt}
        onGone={onGone}
        failedTitle={t(isNew ? `consulting:${kind.name}.createFailed` : 'consulting:rows.saveFailed')}
        valuesOfStored={(stored) => kind.toValues(stored, { tag, isFirst: false })}
        describeStored={(values) =>
          describeRow(kind.name, values, texts, { contacts, departments, currency })
        }
        send={(values, { idempotencyKey, readAt }) =>
          row
            ? api<Row>('PATCH', `/api/${kind.list}/${row.id}`, {
                body: { ...kind.toBody(values, tag), updatedAt: readAt },
              })
            : api<Row>('POST', `/api/${kind.list}`, {
                body: { companyId, ...kind.toBody(values, tag) },
                idempotencyKey,
              })
        }
        onCancel={onClose}
        onSaved={() => {
          saved();
          onClose();
        }}
        {...(isNew && { onSavedAnother: savedAnother })}
      >
        {(field) => <Fields field={field} t={t} />}
      </RecordForm>
    </Dialog>
  );
}
