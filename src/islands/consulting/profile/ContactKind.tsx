import type { Contact } from '#features/consulting/profile/contact.schema.ts';
import { telHref } from '#shared/tel-href.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import type { RowKind } from './row-kind.ts';

export const contactKind: RowKind<Contact> = {
  name: 'contact',
  list: 'contacts',
  hasName: true,
  title: (row) => row.name,
  toValues: (row, isFirst) => ({
    name: row?.name ?? '',
    position: row?.position ?? '',
    phone: row?.phone ?? '',
    email: row?.email ?? '',
    // The first contact of a company is primary by default.
    isPrimary: (row ? row.isPrimary : isFirst) ? 'on' : '',
  }),
  toBody: ({ name, position, phone, email, isPrimary }) => ({
    name,
    position,
    phone,
    email,
    isPrimary: isPrimary === 'on',
  }),
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
            className="text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
            href={`mailto:${row.email}`}
          >
            {row.email}
          </a>
        ) : null}
        {row.phone ? (
          <a
            className="text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current inline-flex min-h-11 items-center tabular-nums [overflow-wrap:anywhere]"
            href={telHref(row.phone)}
          >
            {row.phone}
          </a>
        ) : null}
      </div>
    </>
  ),
};
