import { useState } from 'react';
import type { OpportunityContact } from '#features/leads/opportunities/opportunity-contacts.schema.ts';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { CONTACT_PARTS, type ContactPart } from '#features/leads/leads.values.ts';
import { api, ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { RecordPicker } from '#islands/leads/search/RecordPicker.tsx';

type Props = { isOpen: boolean; path: string; onClose: () => void; onAdded: () => void };

/** Adds a contact to an opportunity, with its part. */
export function PersonDialog({ isOpen, ...props }: Props) {
  const { t } = useTexts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={props.onClose} size="small" title={t('leads:people.addTitle')}>
      <PersonForm {...props} />
    </Dialog>
  );
}

/** Begins anew with each opening. */
function PersonForm({ path, onClose, onAdded }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const [contact, setContact] = useState<Named | null>(null);
  const [part, setPart] = useState<ContactPart>('decides');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function add() {
    if (contact === null) return setError(t('leads:people.contactRequired'));
    setPending(true);
    try {
      const body = { contactId: contact.id, part };
      const { name } = await api<OpportunityContact>('POST', path, { body });
      toast.success(t('leads:people.added', { name }));
      onAdded();
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.problem?.errors?.['contactId'] : undefined;
      setError(field);
      if (field === undefined) toast.error(t('leads:people.addFailed'), errorText(failure, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <DialogBody>
        <div className="fields">
          <RecordPicker
            kind="contact"
            label={t('leads:people.contact')}
            value={contact}
            onChange={(chosen) => {
              setContact(chosen);
              setError(undefined);
            }}
            error={error}
            isRequired
            autoFocus
          />
          <Select
            label={t('leads:people.part')}
            value={part}
            onChange={setPart}
            options={CONTACT_PARTS.map((id) => ({ id, label: t(`leads:people.parts.${id}`) }))}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('ui:actions.cancel')}
        </Button>
        <Button variant="primary" isPending={isPending} onPress={() => void add()}>
          {t('leads:people.add')}
        </Button>
      </DialogFooter>
    </>
  );
}
