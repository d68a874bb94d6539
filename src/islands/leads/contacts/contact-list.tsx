import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { CONTACT_FIELDS, CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { CONTACT_SORTS } from '#features/leads/contacts/contact-sorts.values.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { phoneText } from '#shared/contact/phone-text.ts';
import { without } from '#shared/field-list.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { contactDialog } from './contact-parts.ts';
import { fieldColumns } from '#islands/leads/records/field-columns.ts';
import type { RecordListKind } from '#islands/leads/records/record-list.ts';
import { TagBadges } from '#islands/leads/fields/TagBadges.tsx';

const LINK = 'text-ink underline decoration-transparent underline-offset-4 hover:decoration-current';

/** Without the fields that stand in columns of their own, and the notes. */
const COLUMNS = without(CONTACT_NAMES, 'firstName', 'lastName', 'email', 'phone', 'notes');

export const contactList: RecordListKind<Contact> = {
  kind: 'contact',
  area: 'contacts',
  fields: CONTACT_FIELDS,
  nameOf: contactName,
  detailsOf: ({ companyName, position }) => [[position, companyName].filter(Boolean).join(' · ') || null],
  reachOf: ({ email, phone }) => ({ email, phone }),
  sorts: CONTACT_SORTS,
  dialog: contactDialog,
  columns: (texts, timeZone) => [
    {
      id: 'name',
      label: texts.t('leads:contacts.name'),
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
      label: texts.t('leads:contacts.company'),
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
      label: texts.t('leads:contacts.email'),
      minWidth: 280,
      cell: ({ email }) => email,
    },
    {
      id: 'phone',
      label: texts.t('leads:contacts.phone'),
      minWidth: 150,
      cell: ({ phone }) => <span className="tabular-nums">{phoneText(phone)}</span>,
    },
    ...fieldColumns('contacts', CONTACT_FIELDS, COLUMNS, texts),
    {
      id: 'tags',
      label: texts.t('leads:contacts.tags'),
      minWidth: 90,
      cell: ({ tags }) => <TagBadges tags={tags} />,
    },
    {
      id: 'source',
      label: texts.t('leads:contacts.source'),
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ source }) => texts.t(`leads:sources.${source}`),
    },
    {
      id: 'createdAt',
      label: texts.t('leads:contacts.createdAt'),
      sort: 'createdAt',
      minWidth: 120,
      cell: ({ createdAt }) => formatDay(createdAt, texts.tag, timeZone),
    },
    {
      id: 'updatedAt',
      label: texts.t('leads:contacts.updatedAt'),
      sort: 'updatedAt',
      minWidth: 120,
      isShownAtFirst: false,
      cell: ({ updatedAt }) => formatDay(updatedAt, texts.tag, timeZone),
    },
  ],
};
