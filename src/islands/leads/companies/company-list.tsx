import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import { COMPANY_SORTS } from '#features/leads/companies/company-sorts.values.ts';
import { lazyComponent } from '#islands/ui/lazy-component.ts';
import { phoneText } from '#shared/contact/phone-text.ts';
import { formatDay } from '#shared/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import type { RecordListKind } from '#islands/leads/records/record-list.ts';
import { TagBadges } from '#islands/leads/fields/TagBadges.tsx';

const companyDialog = lazyComponent(async () => (await import('./CompanyDialog.tsx')).CompanyDialog);

export const companyList: RecordListKind<CompanySummary> = {
  kind: 'company',
  area: 'companies',
  nameOf: ({ name }) => name,
  detailsOf: ({ sector, domain, contactCount }, { t }) => [
    [sector, domain].filter(Boolean).join(' · ') || null,
    contactCount > 0 ? t('leads:contacts.count', { count: contactCount }) : null,
  ],
  reachOf: ({ phone }) => ({ phone }),
  sorts: COMPANY_SORTS,
  dialog: companyDialog,
  columns: ({ t, tag }, timeZone) => [
    {
      id: 'name',
      label: t('leads:companies.name'),
      sort: 'name',
      minWidth: 220,
      isRowHeader: true,
      cell: ({ id, name }) => (
        <a
          href={hrefOf('company', id)}
          className="font-semibold text-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          {name}
        </a>
      ),
    },
    { id: 'domain', label: t('leads:companies.domain'), minWidth: 160, cell: ({ domain }) => domain },
    { id: 'sector', label: t('leads:companies.sector'), minWidth: 140, cell: ({ sector }) => sector },
    {
      id: 'contacts',
      label: t('leads:companies.contacts'),
      minWidth: 100,
      cell: ({ contactCount }) => <span className="tabular-nums">{contactCount}</span>,
    },
    {
      id: 'tags',
      label: t('leads:companies.tags'),
      minWidth: 140,
      cell: ({ tags }) => <TagBadges tags={tags} />,
    },
    {
      id: 'taxId',
      label: t('leads:companies.taxId'),
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ taxId }) => taxId,
    },
    {
      id: 'size',
      label: t('leads:companies.size'),
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ size }) => size,
    },
    {
      id: 'phone',
      label: t('leads:companies.phone'),
      minWidth: 140,
      isShownAtFirst: false,
      cell: ({ phone }) => phoneText(phone),
    },
    {
      id: 'source',
      label: t('leads:companies.source'),
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ source }) => t(`leads:sources.${source}`),
    },
    {
      id: 'createdAt',
      label: t('leads:companies.createdAt'),
      sort: 'createdAt',
      minWidth: 120,
      cell: ({ createdAt }) => formatDay(createdAt, tag, timeZone),
    },
    {
      id: 'updatedAt',
      label: t('leads:companies.updatedAt'),
      sort: 'updatedAt',
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ updatedAt }) => formatDay(updatedAt, tag, timeZone),
    },
  ],
};
