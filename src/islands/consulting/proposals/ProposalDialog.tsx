import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import type { Proposal } from '#features/consulting/questionnaire/proposal.schema.ts';
import { api } from '#islands/api.ts';
import { ROW_FIELDS } from '#islands/consulting/profile/kinds/row-fields.tsx';
import type { RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { proposedRow } from './proposed-row.ts';

type Props<Row extends StoredRow> = {
  kind: RowKind<Row>;
  /** The proposal being edited; null: closed. */
  proposal: Proposal | null;
  onClose: () => void;
  onAccepted: (proposal: Proposal) => void;
  onGone: () => void;
};

/** The form of the row that is proposed; saving it accepts the proposal. */
export function ProposalDialog<Row extends StoredRow>(props: Props<Row>) {
  const { kind, proposal, onClose, onAccepted, onGone } = props;
  const { t, tag } = useTexts();
  const Fields = ROW_FIELDS[kind.name];
  const values = proposal ? kind.toValues(proposedRow<Row>(proposal), { tag, isFirst: false }) : {};
  return (
    <Dialog
      isOpen={proposal !== null}
      onOpenChange={onClose}
      title={t('consulting:proposals.editTitle')}
      description={proposal?.question ?? undefined}
    >
      <RecordForm<Proposal>
        draftKey={`proposal-${proposal?.id ?? ''}`}
        values={values}
        readAt={undefined}
        onGone={onGone}
        failedTitle={t('consulting:proposals.failed')}
        saveLabel={t('consulting:proposals.saveEdited')}
        valuesOfStored={() => values}
        send={(edited, { idempotencyKey }) =>
          api<Proposal>('POST', `/api/proposals/${proposal?.id}/accept`, {
            body: { fields: kind.toBody(edited, tag) },
            idempotencyKey,
          })
        }
        onCancel={onClose}
        onSaved={(accepted) => {
          onAccepted(accepted);
          onClose();
        }}
      >
        {(field) => <Fields field={field} t={t} />}
      </RecordForm>
    </Dialog>
  );
}
