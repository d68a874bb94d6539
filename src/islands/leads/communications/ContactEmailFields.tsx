import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { fillTemplate } from '#features/leads/communications/template.rules.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { Copies } from './Copies.tsx';
import { EmailFields } from './EmailFields.tsx';
import { Recipient } from './Recipient.tsx';
import { useCurrentUser } from '#islands/leads/current-user.ts';
import { useFetched } from '#islands/leads/use-fetched.ts';

type Props = {
  field: (name: string) => FieldBinding;
  /** Chooses who it goes to. */
  contact: ReactNode;
};

export function ContactEmailFields({ field, contact: picker }: Props) {
  const { t } = useTexts();
  const me = useCurrentUser();
  const contactId = field('contactId').value;
  const contact = useFetched<Contact>(contactId === '' ? null : `/api/crm/contacts/${contactId}`);
  const addresses =
    contact === null ? [] : [...(contact.email === null ? [] : [contact.email]), ...contact.emails];
  const values = {
    firstName: contact?.firstName ?? null,
    lastName: contact?.lastName ?? null,
    position: contact?.position ?? null,
    company: contact?.companyName ?? (field('companyName').value || null),
    opportunity: field('opportunityName').value || null,
    myName: me.name,
    myEmail: me.email,
  };
  // A template that was taken before somebody was chosen.
  const fill = useEffectEvent(() => {
    for (const { value, onChange } of [field('subject'), field('body')]) {
      const filled = fillTemplate(value, values);
      if (filled !== value) onChange(filled);
    }
  });
  const isKnown = contact !== null;
  useEffect(() => {
    if (isKnown) fill();
  }, [isKnown, contactId]);
  return (
    <>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        {picker}
        {contact !== null && addresses.length > 0 ? (
          <Recipient addresses={addresses} to={field('to')} />
        ) : (
          <span className="max-sm:hidden" />
        )}
        <Copies field={field('cc')} />
      </div>
      {contact !== null && addresses.length === 0 ? (
        <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('leads:communications.noEmail')}
        </p>
      ) : null}
      <EmailFields field={field} values={contactId === '' ? null : values} isAddressed={contactId !== ''} />
    </>
  );
}
