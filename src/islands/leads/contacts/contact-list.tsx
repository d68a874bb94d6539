import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { CONTACT_SORTS } from '#features/leads/contacts/contact-sorts.values.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { phoneText } from '#shared/contact/phone-text.ts';
import { formatDay } from '#shared/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { contactDialog } from './contact-parts.ts';
import type { RecordListKind } from '#islands/leads/records/record-list.ts';
import { TagBadges } from '#islands/leads/fields/TagBadges.tsx';

const LINK = 'text-ink underline decoration-transparent underline-offset-4 hover:decoration-current';

export const contactList: RecordListKind<Contact> = {
  kind: 'contact',
  area: 'contacts',
  nameOf: contactName,
  detailsOf: ({ companyName, position }) => [[position, companyName].filter(Boolean).join(' · ') || null],
  reachOf: ({ email, phone }) => ({ email, phone }),
  sorts: CONTACT_SORTS,
  dialog: contactDialog,
  columns: ({ t, tag }, timeZone) => [
    {
      id: 'name',
      label: t('leads:contacts.name'),
      sort: 'name',
      minWidth: 220,
      isRowHeader: true,
      cell: (row) => (
        <a href={hrefOf('contact', row.id)} className={`${LINK} font-semibold`}>
          {contactName(row)}
        </a>
      ),
    },
    {
      id: 'company',
      label: t('leads:contacts.company'),
      sort: 'company',
      minWidth: 170,
      cell: ({ companyId, companyName }) =>
        companyId === null ? null : (
          <a href={hrefOf('company', companyId)} className={LINK}>
            {companyName}
          </a>
        ),
    },
    {
      id: 'email',
      label: t('leads:contacts.email'),
      minWidth: 280,
      cell: ({ email }) => email,
    },
    {
      id: 'phone',
      label: t('leads:contacts.phone'),
      minWidth: 150,
      cell: ({ phone }) => <span className="tabular-nums">{phoneText(phone)}</span>,
    },
    {
      id: 'position',
      label: t('leads:contacts.position'),
      minWidth: 140,
      isShownAtFirst: false,
      cell: ({ position }) => position,
    },
    {
      id: 'tags',
      label: t('leads:contacts.tags'),
      minWidth: 90,
      cell: ({ tags }) => <TagBadges tags={tags} />,
    },
    {
      id: 'source',
      label: t('leads:contacts.source'),
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ source }) => t(`leads:sources.${source}`),
    },
    {
      id: 'createdAt',
      label: t('leads:contacts.createdAt'),
      sort: 'createdAt',
      minWidth: 120,
      cell: ({ createdAt }) => formatDay(createdAt, tag, timeZone),
    },
    {
      id: 'updatedAt',
      label: t('leads:contacts.updatedAt'),
      sort: 'updatedAt',
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ updatedAt }) => formatDay(updatedAt, tag, timeZone),
    },
  ],
};
