import type { Contact } from '#features/leads/crm-contact.schema.ts';
import { useTexts } from '../ui/texts.tsx';
import type { FieldBinding } from '../ui/use-record-form.ts';
import { LetterFields } from './LetterFields.tsx';
import { useMe } from './me.ts';
import { useFetched } from './use-fetched.ts';

type Props = { field: (name: string) => FieldBinding };

/** A letter to the contact that the form has chosen. */
export function ContactLetterFields({ field }: Props) {
  const { t } = useTexts();
  const me = useMe();
  const contactId = field('contactId').value;
  const contact = useFetched<Contact>(contactId === '' ? null : `/api/crm/contacts/${contactId}`);
  const values = {
    firstName: contact?.firstName ?? null,
    lastName: contact?.lastName ?? null,
    position: contact?.position ?? null,
    company: contact?.companyName ?? (field('companyName').value || null),
    opportunity: field('opportunityName').value || null,
    myName: me.name,
    myEmail: me.email,
  };
  return (
    <>
      {contact !== null && contact.email === null ? (
        <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('leads:communications.noEmail')}
        </p>
      ) : null}
      <LetterFields field={field} values={contactId === '' ? null : values} isAddressed={contactId !== ''} />
    </>
  );
}
