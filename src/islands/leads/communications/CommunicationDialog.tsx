import type { Communication } from '#features/leads/communications/communication.schema.ts';
import type { Translate } from '#i18n/keys.ts';
import { api, ApiError } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { CommunicationFields } from './CommunicationFields.tsx';
import { bodyOf, describe, isLetter, valuesOf, type CommunicationType } from './communication-form.ts';
import { useNow } from '#islands/leads/now.tsx';
import { startKey, type RecordStart } from '#islands/leads/records/record-start.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

export type Composed =
  | ({ type: CommunicationType; subject?: string; body?: string } & RecordStart)
  | { communication: Communication };

type Props = {
  composed: Composed | undefined;
  /** On a record's page a new communication is linked to the record without asking. */
  isOnRecord?: boolean;
  onClose: () => void;
  onSaved: (saved: Communication) => void;
};

/** The API would only log an email without a recipient, but the user who presses Send expects it to be sent. */
function nobodyChosen(t: Translate): ApiError {
  const message = t('leads:communications.needsContact');
  return new ApiError(422, { message, code: 'invalid', errors: { contactId: message } });
}

export function CommunicationDialog({ composed, isOnRecord = false, onClose, onSaved }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const timeZone = useTimeZone();
  const now = useNow();
  const edited = composed && 'communication' in composed ? composed.communication : null;
  const start = composed && 'type' in composed ? composed : { type: edited?.type ?? 'note' };
  const from = (stored: Communication | null) => valuesOf(stored, start, now, timeZone);
  return (
    <Dialog
      isOpen={composed !== undefined}
      onOpenChange={onClose}
      title={edited ? t('leads:communications.editTitle') : t(`leads:communications.compose.${start.type}`)}
      size={start.type === 'email' ? 'large' : 'medium'}
    >
      <RecordForm<Communication>
        draftKey={`communication-${edited?.id ?? `new-${start.type}${startKey(start)}`}`}
        values={from(edited)}
        readAt={edited?.updatedAt}
        valuesOfStored={from}
        describeStored={(values) => describe(values, timeZone, texts)}
        failedTitle={t(
          edited
            ? 'leads:list.saveFailed'
            : start.type === 'email'
              ? 'leads:communications.sendFailed'
              : 'leads:communications.createFailed',
        )}
        {...(!edited && start.type === 'email' && { saveLabel: t('leads:communications.send') })}
        send={async (values, { idempotencyKey, readAt }) => {
          if (isLetter(values) && values['contactId'] === '') throw nobodyChosen(t);
          return edited
            ? api<Communication>('PATCH', `/api/crm/communications/${edited.id}`, {
                body: { ...bodyOf(values, timeZone), updatedAt: readAt },
              })
            : api<Communication>('POST', '/api/crm/communications', {
                body: bodyOf(values, timeZone),
                idempotencyKey,
              });
        }}
        onCancel={onClose}
        onSaved={(saved) => {
          toast.success(
            t(
              edited
                ? 'leads:communications.updated'
                : saved.status === 'queued'
                  ? 'leads:communications.sent'
                  : 'leads:communications.created',
            ),
          );
          onSaved(saved);
        }}
      >
        {(field) => <CommunicationFields field={field} isOnRecord={isOnRecord && !edited} />}
      </RecordForm>
    </Dialog>
  );
}
