import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import { COMPANY_SORTS } from '#features/leads/companies/company-sorts.values.ts';
import { lazyComponent } from '#islands/ui/lazy-component.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { activityColumns } from '#islands/leads/records/activity-columns.tsx';
import { fieldColumns } from '#islands/leads/records/field-columns.tsx';
import type { RecordListKind } from '#islands/leads/records/record-list.ts';
import { TagBadges } from '#islands/leads/fields/TagBadges.tsx';

const companyDialog = lazyComponent(async () =>
  (await import('#islands/leads/records/rare-parts.ts')).loadCompanyDialog(),
);

/** Fields that stand in columns of their own, the address and the notes. */
const APART = ['name', 'domain', 'sector', 'address', 'notes'];

export const companyList: RecordListKind<CompanySummary> = {
  kind: 'company',
  area: 'companies',
  nameOf: ({ name }) => name,
  detailsOf: ({ sector, contactCount }, { t }) =>
    [sector, contactCount > 0 ? t('leads:contacts.count', { count: contactCount }) : null]
      .filter(Boolean)
      .join(' · '),
  reachOf: ({ phone }) => ({ phone }),
  sorts: COMPANY_SORTS,
  dialog: companyDialog,
  columns: (texts, fields) => [
    {
      id: 'name',
      label: texts.t('leads:companies.name'),
      sort: 'name',
      minWidth: 180,
      isRowHeader: true,
      onPhone: 'name',
      cell: ({ id, name }) => (
        <a
          href={hrefOf('company', id)}
          className="font-semibold text-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          {name}
        </a>
      ),
    },
    {
      id: 'domain',
      label: texts.t('leads:companies.domain'),
      minWidth: 140,
      from: 1680,
      isOptional: true,
      cell: ({ domain }) => domain,
    },
    {
      id: 'sector',
      label: texts.t('leads:companies.sector'),
      minWidth: 156,
      from: 1280,
      isOptional: true,
      onPhone: 'about',
      cell: ({ sector }) => sector,
    },
    {
      id: 'contacts',
      label: texts.t('leads:companies.contacts'),
      minWidth: 94,
      isNumeric: true,
      cell: ({ contactCount }) => contactCount,
    },
    ...activityColumns(texts),
    {
      id: 'tags',
      label: texts.t('leads:companies.tags'),
      minWidth: 90,
      from: 1400,
      isOptional: true,
      cell: ({ tags }) => tags.length > 0 && <TagBadges tags={tags} />,
    },
    ...fieldColumns('companies', fields, APART, texts),
    {
      id: 'source',
      label: texts.t('leads:companies.source'),
      minWidth: 120,
      from: Infinity,
      cell: ({ source }) => texts.t(`leads:sources.${source}`),
    },
    {
      id: 'createdAt',
      label: texts.t('leads:companies.createdAt'),
      sort: 'createdAt',
      minWidth: 120,
      from: 1680,
      cell: ({ createdAt }) => formatDay(createdAt, texts.tag, texts.timeZone),
    },
    {
      id: 'updatedAt',
      label: texts.t('leads:companies.updatedAt'),
      sort: 'updatedAt',
      minWidth: 120,
      from: Infinity,
      cell: ({ updatedAt }) => formatDay(updatedAt, texts.tag, texts.timeZone),
    },
  ],
};
