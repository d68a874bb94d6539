import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import { COMPANY_FIELDS, COMPANY_NAMES } from '#features/leads/companies/company.values.ts';
import { COMPANY_SORTS } from '#features/leads/companies/company-sorts.values.ts';
import { lazyComponent } from '#islands/ui/lazy-component.ts';
import { without } from '#shared/field-list.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { fieldColumns } from '#islands/leads/records/field-columns.ts';
import type { RecordListKind } from '#islands/leads/records/record-list.ts';
import { TagBadges } from '#islands/leads/fields/TagBadges.tsx';

const companyDialog = lazyComponent(async () => (await import('./CompanyDialog.tsx')).CompanyDialog);

/** Without the fields that stand in columns of their own, the address and the notes. */
const COLUMNS = without(COMPANY_NAMES, 'name', 'domain', 'sector', 'address', 'notes');

export const companyList: RecordListKind<CompanySummary> = {
  kind: 'company',
  area: 'companies',
  fields: COMPANY_FIELDS,
  nameOf: ({ name }) => name,
  detailsOf: ({ sector, domain, contactCount }, { t }) => [
    [sector, domain].filter(Boolean).join(' · ') || null,
    contactCount > 0 ? t('leads:contacts.count', { count: contactCount }) : null,
  ],
  reachOf: ({ phone }) => ({ phone }),
  sorts: COMPANY_SORTS,
  dialog: companyDialog,
  columns: (texts, timeZone) => [
    {
      id: 'name',
      label: texts.t('leads:companies.name'),
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
    { id: 'domain', label: texts.t('leads:companies.domain'), minWidth: 160, cell: ({ domain }) => domain },
    { id: 'sector', label: texts.t('leads:companies.sector'), minWidth: 140, cell: ({ sector }) => sector },
    {
      id: 'contacts',
      label: texts.t('leads:companies.contacts'),
      minWidth: 100,
      cell: ({ contactCount }) => <span className="tabular-nums">{contactCount}</span>,
    },
    {
      id: 'tags',
      label: texts.t('leads:companies.tags'),
      minWidth: 140,
      cell: ({ tags }) => <TagBadges tags={tags} />,
    },
    ...fieldColumns('companies', COMPANY_FIELDS, COLUMNS, texts),
    {
      id: 'source',
      label: texts.t('leads:companies.source'),
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ source }) => texts.t(`leads:sources.${source}`),
    },
    {
      id: 'createdAt',
      label: texts.t('leads:companies.createdAt'),
      sort: 'createdAt',
      minWidth: 120,
      cell: ({ createdAt }) => formatDay(createdAt, texts.tag, timeZone),
    },
    {
      id: 'updatedAt',
      label: texts.t('leads:companies.updatedAt'),
      sort: 'updatedAt',
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ updatedAt }) => formatDay(updatedAt, texts.tag, timeZone),
    },
  ],
};
