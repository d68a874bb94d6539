import type { Contact } from '#features/consulting/profile/contact.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import type { RowKind } from './row-kind.ts';

const Reach = ({ href, text }: { href: string; text: string }) => (
  <a
    href={href}
    className="touch-target text-accent-ink tabular-nums underline decoration-transparent underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current"
  >
    {text}
  </a>
);

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
  columns: [
    {
      label: 'consulting:contact.name',
      isTitle: true,
      cell: ({ row, t }) =>
        row.isPrimary ? <Badge tone="accent">{t('consulting:contact.primary')}</Badge> : null,
    },
    { label: 'consulting:contact.position', cell: ({ row }) => row.position },
    {
      label: 'consulting:contact.email',
      cell: ({ row }) => (row.email ? <Reach href={`mailto:${row.email}`} text={row.email} /> : null),
    },
    {
      label: 'consulting:contact.phone',
      width: 176,
      cell: ({ row }) => (row.phone ? <Reach href={telHref(row.phone)} text={row.phone} /> : null),
    },
  ],
};
