import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { fillTemplate } from '#features/leads/communications/template.rules.ts';
import { ownTemplateValues } from '#features/leads/communications/template-own.rules.ts';
import type { Company } from '#features/leads/companies/company.schema.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
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
  const { t, tag } = useTexts();
  const { fields, people, ownId } = useTeam();
  const me = useCurrentUser();
  const contactId = field('contactId').value;
  const contact = useFetched<Contact>(contactId === '' ? null : `/api/crm/contacts/${contactId}`);
  const hasOf = (kind: DefinedField['kind']) => fields.some((each) => each.kind === kind);
  const companyId = contact?.companyId ?? (Number(field('companyId').value) || null);
  const company = useFetched<Company>(
    companyId !== null && hasOf('company') ? `/api/crm/companies/${companyId}` : null,
  );
  const opportunityId = field('opportunityId').value;
  const opportunity = useFetched<Opportunity>(
    opportunityId !== '' && hasOf('opportunity') ? `/api/crm/opportunities/${opportunityId}` : null,
  );
  const words = {
    tag,
    yes: t('leads:common.yes'),
    no: t('leads:common.no'),
    people: [...people, { id: ownId, name: me.name }],
  };
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
    ...ownTemplateValues(fields, 'contact', contact?.customFields, words),
    ...ownTemplateValues(fields, 'company', company?.customFields, words),
    ...ownTemplateValues(fields, 'opportunity', opportunity?.customFields, words),
  };
  // A template that was taken before somebody was chosen.
  const fill = useEffectEvent(() => {
    for (const { value, onChange } of [field('subject'), field('body')]) {
      const filled = fillTemplate(value, values);
      if (filled !== value) onChange(filled);
    }
  });
  const isKnown = contact !== null;
  const known = [contact?.id, company?.id, opportunity?.id].join();
  useEffect(() => {
    if (isKnown) fill();
  }, [isKnown, contactId, known]);
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
