import type { Contact } from '#features/consulting/profile/contact.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import type { RowKind } from './row-kind.ts';

export const contactKind: RowKind<Contact> = {
  name: 'contact',
  list: 'contacts',
  hasName: true,
  title: (row) => row.name,
  toValues: (row, { isFirst }) => ({
    ...valuesOfFields(ROW_FIELDS.contact, row),
    // The first contact of a company is its primary one until somebody says otherwise.
    ...(!row && { isPrimary: isFirst ? 'on' : '' }),
  }),
  toBody: (values) => bodyOfFields(ROW_FIELDS.contact, values),
  Card: ({ row, t }) => (
    <>
      <p className="text-sm break-words text-ink-soft">{row.position}</p>
      {row.isPrimary ? (
        <p>
          <Badge tone="accent">{t('consulting:contact.primary')}</Badge>
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap gap-x-4 pt-1 text-sm">
        {row.email ? (
          <a
            className="text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current inline-flex min-h-control items-center [overflow-wrap:anywhere]"
            href={`mailto:${row.email}`}
          >
            {row.email}
          </a>
        ) : null}
        {row.phone ? (
          <a
            className="text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current inline-flex min-h-control items-center tabular-nums [overflow-wrap:anywhere]"
            href={telHref(row.phone)}
          >
            {row.phone}
          </a>
        ) : null}
      </div>
    </>
  ),
};
