import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { NumberField } from '#islands/ui/NumberField.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { amountText, parseAmount } from '#shared/numbers/amount.ts';
import { currencySign, moneyText } from '#shared/numbers/money-text.ts';
import { dayText } from './tracker-text.ts';

type Props = {
  action: TrackedAction;
  path: string;
  draftKey: string;
  onClose: () => void;
  onSaved: (saved: TrackedAction) => void;
};

/** An amount that cannot be read is sent as typed, for the server to report. */
function bodyOf({ owner = '', dueDate = '', costCents = '', notes = '' }: FormValues, tag: string) {
  const isEmpty = costCents.trim() === '';
  return { owner, dueDate, notes, costCents: isEmpty ? null : (parseAmount(costCents, tag) ?? costCents) };
}

/** Owner, date, cost and notes of an action; what is left empty stays as the report proposes it. */
export function ActionDialog({ action, path, draftKey, onClose, onSaved }: Props) {
  const { t, tag } = useTexts();
  const { actionId, proposedOwner, proposedDue } = action;
  const valuesOf = ({ owner, dueDate, costCents, notes }: TrackedAction): FormValues => ({
    owner: owner ?? '',
    dueDate: dueDate ?? '',
    costCents: costCents === null ? '' : amountText(costCents, tag),
    notes: notes ?? '',
  });
  function describe({ owner = '', dueDate = '', costCents = '', notes = '' }: FormValues): string[] {
    const cents = parseAmount(costCents, tag);
    return [
      owner || proposedOwner,
      dueDate === '' ? t('consulting:tracker.noDue') : dayText(dueDate, tag),
      cents === null ? t('consulting:tracker.noCost') : moneyText(cents, action.currency, tag),
      notes,
    ].filter((line) => line !== '');
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('consulting:tracker.editTitle', { action: actionId })}
      description={action.title}
    >
      <RecordForm<TrackedAction>
        draftKey={draftKey}
        values={valuesOf(action)}
        readAt={action.updatedAt}
        failedTitle={t('consulting:tracker.saveFailed')}
        valuesOfStored={valuesOf}
        describeStored={describe}
        send={(values, { readAt }) =>
          api<TrackedAction>('PATCH', path, { body: { actionId, ...bodyOf(values, tag), updatedAt: readAt } })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          toast.success(t('consulting:tracker.updated'));
          onSaved(saved);
          onClose();
        }}
      >
        {(field) => (
          <>
            <TextField
              {...field('owner')}
              label={t('consulting:tracker.owner')}
              description={
                proposedOwner === '' ? undefined : t('consulting:tracker.ownerHint', { owner: proposedOwner })
              }
              autoFocus
            />
            <div className="fields sm:grid-cols-2">
              <TextField
                {...field('dueDate')}
                type="date"
                label={t('consulting:tracker.dueDate')}
                description={
                  proposedDue === null
                    ? t('consulting:tracker.dueHintNone')
                    : t('consulting:tracker.dueHint', { date: dayText(proposedDue, tag) })
                }
              />
              <NumberField
                {...field('costCents')}
                label={t('consulting:tracker.cost', { currency: currencySign(action.currency, tag) })}
              />
            </div>
            <TextArea
              {...field('notes')}
              label={t('consulting:tracker.notes')}
              description={t('consulting:tracker.notesHint')}
            />
          </>
        )}
      </RecordForm>
    </Dialog>
  );
}
