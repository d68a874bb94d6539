import type { Communication } from '#features/leads/communications/communication.schema.ts';
import type { Translate } from '#i18n/keys.ts';
import { api, ApiError } from '#islands/api.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { CommunicationFields } from './CommunicationFields.tsx';
import { bodyOf, describe, isLetter, valuesOf } from './communication-form.ts';
import { draftKeyOf, type Composed } from './composed.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { useNow } from '#islands/leads/now.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

export type CommunicationFormProps = {
  composed: Composed;
  /** In a record's page, where a new communication is linked to the record without asking. */
  isInPage?: boolean;
  onClose: () => void;
  onSaved: (saved: Communication) => void;
};

/** The API would only log an email without a recipient, but the user who presses Send expects it to be sent. */
function nobodyChosen(t: Translate): ApiError {
  const message = t('leads:communications.needsContact');
  return new ApiError(422, { message, code: 'invalid', errors: { contactId: message } });
}

/** Writes an email, or what was said. A new one may change its kind while it is written: its text stays. */
export function CommunicationForm({ composed, isInPage = false, onClose, onSaved }: CommunicationFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const timeZone = useTimeZone();
  const now = useNow();
  const { people } = useTeam();
  const edited = 'communication' in composed ? composed.communication : null;
  const start = 'type' in composed ? composed : { type: composed.communication.type };
  const { type } = start;
  const from = (stored: Communication | null) => valuesOf(stored, start, now, timeZone);
  const ofType = (values: FormValues): FormValues => (edited ? values : { ...values, type });
  return (
    <RecordForm<Communication>
      isInPage={isInPage}
      draftKey={draftKeyOf(composed)}
      values={from(edited)}
      readAt={edited?.updatedAt}
      valuesOfStored={from}
      describeStored={(values) => describe(values, timeZone, texts)}
      failedTitle={t(
        edited
          ? 'leads:list.saveFailed'
          : type === 'email'
            ? 'leads:communications.sendFailed'
            : 'leads:communications.createFailed',
      )}
      {...(!edited && type === 'email' && { saveLabel: t('leads:communications.send') })}
      send={async (typed, { idempotencyKey, readAt }) => {
        const values = ofType(typed);
        if (isLetter(values) && values['contactId'] === '') throw nobodyChosen(t);
        return edited
          ? api<Communication>('PATCH', `/api/crm/communications/${edited.id}`, {
              body: { ...bodyOf(values, timeZone, people), updatedAt: readAt },
            })
          : api<Communication>('POST', '/api/crm/communications', {
              body: bodyOf(values, timeZone, people),
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
      {(field) => (
        <CommunicationFields
          field={(name) => (name === 'type' && !edited ? { ...field(name), value: type } : field(name))}
          isOnRecord={isInPage && !edited}
        />
      )}
    </RecordForm>
  );
}
