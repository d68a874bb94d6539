import { useState } from 'react';
import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import { COMPANY_FIELDS, COMPANY_NAMES } from '#features/leads/companies/company.values.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { RecordActivityData } from '#features/leads/timeline/record-activity.schema.ts';
import type { Page } from '#shared/api.ts';
import { without } from '#shared/field-list.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { companyList } from './company-list.tsx';
import { useCustomFacts } from '#islands/leads/fields/custom-facts.tsx';
import { formatDay } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { OwnerFact } from '#islands/leads/owners/OwnerFact.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { contactDialog } from '#islands/leads/contacts/contact-parts.ts';
import { fieldFacts } from '#islands/leads/records/field-facts.tsx';
import { Panel } from '#islands/leads/Panel.tsx';
import { RecordScreen } from '#islands/leads/records/RecordScreen.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const LINK =
  'inline-flex min-h-control items-center text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current sm:min-h-0';

/** Without what the page says in places of their own: the name, what the company is and the notes. */
const FACTS = without(COMPANY_NAMES, 'name', 'sector', 'size', 'notes');

type PeopleProps = { company: CompanySummary; people: Page<Contact> };
type CompanyProps = PeopleProps & { activity: RecordActivityData; chain: Chain };

export function CompanyPage({ company, people, activity, chain, ...island }: IslandProps & CompanyProps) {
  return (
    <LeadsIsland {...island}>
      <CompanyScreen company={company} people={people} activity={activity} chain={chain} />
    </LeadsIsland>
  );
}

function CompanyScreen({ company: first, people, activity, chain }: CompanyProps) {
  const texts = useTexts();
  const { t, tag } = texts;
  const timeZone = useTimeZone();
  const team = useTeam().people;
  const [company, setCompany] = useState(first);
  const { sector, size, source, notes } = company;
  const custom = useCustomFacts('company', company, company.name, (saved) =>
    setCompany({ ...company, ...saved }),
  );
  return (
    <RecordScreen
      of={companyList}
      record={company}
      onChanged={setCompany}
      activity={activity}
      chain={chain}
      start={{ company: { id: company.id, name: company.name } }}
      lead={[sector, size].filter(Boolean).join(' · ')}
      facts={[
        {
          label: t('leads:owners.owner'),
          value:
            team.length === 0 ? null : (
              <OwnerFact
                area="companies"
                record={company}
                name={company.name}
                onChanged={({ ownerId, updatedAt }) => setCompany({ ...company, ownerId, updatedAt })}
              />
            ),
        },
        ...fieldFacts('companies', COMPANY_FIELDS, FACTS, company, texts),
        { label: t('leads:companies.source'), value: t(`leads:sources.${source}`) },
        ...custom,
        { label: t('leads:companies.notes'), value: notes },
        { label: t('leads:companies.createdAt'), value: formatDay(company.createdAt, tag, timeZone) },
      ]}
    >
      <People company={company} people={people} />
    </RecordScreen>
  );
}

function People({ company, people }: PeopleProps) {
  const { t } = useTexts();
  const [isAdding, setAdding] = useState(false);
  const adding = useOpening(contactDialog);
  return (
    <Panel
      id="people-title"
      title={t('leads:companies.people')}
      add={{
        label: t('leads:companies.addPerson'),
        onPress: () => void adding.whenLoaded(() => setAdding(true)),
        isPending: adding.isOpening,
      }}
    >
      {people.items.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('leads:companies.noPeople')}</p>
      ) : (
        <ul className="grid gap-1">
          {people.items.map((contact) => (
            <li key={contact.id} className="min-w-0 text-sm break-words">
              <a className={LINK} href={hrefOf('contact', contact.id)}>
                {contactName(contact)}
              </a>
              {contact.position === null ? null : (
                <span className="ml-2 text-ink-soft">{contact.position}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {people.nextCursor === null ? null : (
        <a className={`${LINK} text-sm`} href={`/leadmanager/contacts?companyId=${company.id}`}>
          {t('leads:companies.allPeople')}
        </a>
      )}
      <contactDialog.Part
        record={isAdding ? null : undefined}
        start={{ companyId: String(company.id), companyName: company.name }}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => location.assign(hrefOf('contact', id))}
      />
    </Panel>
  );
}
