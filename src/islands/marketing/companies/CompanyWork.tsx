import type { ReactNode } from 'react';
import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import type { LeadSummary } from '#features/marketing/leads/lead.schema.ts';
import type { Page } from '#shared/api.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { StatusBadge } from '#islands/marketing/campaigns/StatusBadge.tsx';
import { useFigureWords } from '#islands/marketing/campaigns/use-figure-words.ts';
import { LEAD_TONES } from '#islands/marketing/leads/lead-tones.ts';
import { STACK, TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = { companyId: number; campaigns: Page<CampaignSummary>; leads: Page<LeadSummary> };

const NAME = 'touch-target text-ink hover:text-accent-ink';

/** The latest campaigns and leads of a company; their lists have the others. */
export function CompanyWork({ companyId, campaigns, leads }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const figureWords = useFigureWords();
  return (
    <>
      <Section
        id="campaigns-title"
        title={t('marketing:campaigns.title')}
        href={`/comercia/campaigns?marketingCompanyId=${companyId}`}
        isEmpty={campaigns.items.length === 0}
        empty={t('marketing:company.noCampaigns')}
      >
        <Table
          isList
          caption={t('marketing:campaigns.title')}
          rows={campaigns.items}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: t('marketing:campaign.name'),
              isRowHeader: true,
              cell: ({ id, name, type, visits, leads, earnedCents }) => (
                <span className="max-sm:contents">
                  <a data-in="name" href={`/comercia/campaigns/${id}`} className={NAME}>
                    {name}
                  </a>
                  <span data-in="about" className="font-normal sm:hidden!">
                    {t(`marketing:campaignTypes.${type}`)}
                  </span>
                  <span data-in="next" className="ml-2 text-xs font-normal text-ink-soft tabular-nums">
                    {figureWords({ visits, leads, earnedCents })}
                  </span>
                </span>
              ),
            },
            {
              id: 'type',
              label: t('marketing:campaign.type'),
              isSecondary: true,
              cell: ({ type }) => t(`marketing:campaignTypes.${type}`),
            },
            {
              id: 'status',
              label: t('marketing:campaign.status'),
              onPhone: 'fact',
              cell: (campaign) => <StatusBadge campaign={campaign} />,
            },
          ]}
        />
      </Section>
      <Section
        id="leads-title"
        title={t('marketing:leads.title')}
        href={`/comercia/leads?marketingCompanyId=${companyId}`}
        isEmpty={leads.items.length === 0}
        empty={t('marketing:company.noLeads')}
      >
        <Table
          isList
          caption={t('marketing:leads.title')}
          rows={leads.items}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: t('marketing:lead.contact'),
              isRowHeader: true,
              cell: ({ id, contactName, companyName }) => (
                <span className="max-sm:contents">
                  <a data-in="name" href={`/comercia/leads/${id}`} className={NAME}>
                    {contactName ?? companyName}
                  </a>
                  {contactName === null ? null : (
                    <span data-in="about" className="ml-2 text-xs font-normal text-ink-soft">
                      {companyName}
                    </span>
                  )}
                </span>
              ),
            },
            {
              id: 'status',
              label: t('marketing:lead.status'),
              onPhone: 'fact',
              cell: ({ status }) => (
                <Badge tone={LEAD_TONES[status]}>{t(`marketing:leadStatuses.${status}`)}</Badge>
              ),
            },
            {
              id: 'createdAt',
              label: t('marketing:lead.createdAt'),
              isSecondary: true,
              cell: ({ createdAt }) => formatDay(createdAt, tag, timeZone),
            },
          ]}
        />
      </Section>
    </>
  );
}

type SectionProps = {
  id: string;
  title: string;
  /** Of the list with all of them. */
  href: string;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
};

function Section({ id, title, href, isEmpty, empty, children }: SectionProps) {
  const { t } = useTexts();
  return (
    // The table is a region of that name already.
    <div className={STACK}>
      <header className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {isEmpty ? null : (
          <a href={href} className={`${TEXT_LINK} touch-target text-sm`} aria-describedby={id}>
            {t('marketing:company.all')}
          </a>
        )}
      </header>
      {isEmpty ? <p className="text-sm text-ink-soft">{empty}</p> : children}
    </div>
  );
}
