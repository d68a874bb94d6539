import { useState } from 'react';
import type { OptOut } from '#features/leads/contacts/opt-out.schema.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { CONTACT_FIELDS, CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { RecordActivityData } from '#features/leads/timeline/record-activity.schema.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { without } from '#shared/field-list.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { OptOutFact } from './OptOutFact.tsx';
import { contactList } from './contact-list.tsx';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { OwnerFact } from '#islands/leads/owners/OwnerFact.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { useCustomFacts } from '#islands/leads/fields/custom-facts.tsx';
import { fieldFacts } from '#islands/leads/records/field-facts.tsx';
import { RecordScreen } from '#islands/leads/records/RecordScreen.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

/** Without what the page says in places of their own: who it is, the ways to reach somebody and the notes. */
const FACTS = without(CONTACT_NAMES, 'firstName', 'lastName', 'position', 'email', 'phone', 'notes');

type ContactProps = { contact: Contact; optOut: OptOut; activity: RecordActivityData; chain: Chain };

export function ContactPage({ contact, optOut, activity, chain, ...island }: IslandProps & ContactProps) {
  return (
    <LeadsIsland {...island}>
      <ContactScreen {...{ contact, optOut, activity, chain }} />
    </LeadsIsland>
  );
}

function ContactScreen({ contact: first, optOut, activity, chain }: ContactProps) {
  const texts = useTexts();
  const { t, tag } = texts;
  const timeZone = useTimeZone();
  const team = useTeam().people;
  const [contact, setContact] = useState(first);
  const { companyId, companyName, email, emails, phone, phones, position, source, notes, consent } = contact;
  const custom = useCustomFacts('contact', contact, contactName(contact), (saved) =>
    setContact({ ...contact, ...saved }),
  );
  const consentAt = typeof consent?.['at'] === 'string' ? consent['at'] : null;
  return (
    <RecordScreen
      of={contactList}
      record={contact}
      onChanged={setContact}
      activity={activity}
      chain={chain}
      start={{
        contact: { id: contact.id, name: contactName(contact) },
        company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
      }}
      lead={
        position === null && companyId === null ? null : (
          <>
            {position}
            {position === null || companyId === null ? '' : ' · '}
            {companyId === null ? null : (
              <a className="text-inherit" href={hrefOf('company', companyId)}>
                {companyName}
              </a>
            )}
          </>
        )
      }
      facts={[
        {
          label: t('leads:owners.owner'),
          value:
            team.length === 0 ? null : (
              <OwnerFact
                area="contacts"
                record={contact}
                name={contactName(contact)}
                onChanged={({ ownerId, updatedAt }) => setContact({ ...contact, ownerId, updatedAt })}
              />
            ),
        },
        {
          label: t('leads:contacts.email'),
          value: reachLinks('mailto', email, emails),
        },
        ...(email === null && emails.length === 0
          ? []
          : [
              {
                label: t('leads:contacts.mailing'),
                value: <OptOutFact contactId={contact.id} first={optOut} />,
              },
            ]),
        {
          label: t('leads:contacts.phone'),
          value: reachLinks('tel', phone, phones),
        },
        ...fieldFacts('contacts', CONTACT_FIELDS, FACTS, contact, texts),
        { label: t('leads:contacts.source'), value: t(`leads:sources.${source}`) },
        {
          label: t('leads:common.consent'),
          value:
            consentAt === null
              ? null
              : t('leads:common.consentAt', { date: formatDay(consentAt, tag, timeZone) }),
        },
        ...custom,
        { label: t('leads:contacts.notes'), value: notes },
        { label: t('leads:contacts.createdAt'), value: formatDay(contact.createdAt, tag, timeZone) },
      ]}
    />
  );
}

function reachLinks(scheme: 'mailto' | 'tel', main: string | null, more: readonly string[]) {
  const all = [...(main === null ? [] : [main]), ...more];
  return all.length === 0 ? null : (
    <span className="grid">
      {all.map((each) => (
        <span key={each}>
          <a className={FACT_LINK} href={scheme === 'tel' ? telHref(each) : `mailto:${each}`}>
            {each}
          </a>
        </span>
      ))}
    </span>
  );
}
