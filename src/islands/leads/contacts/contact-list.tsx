import type { Contact, ListedContact } from '#features/leads/contacts/contact.schema.ts';
import { CONTACT_SORTS } from '#features/leads/contacts/contact-sorts.values.ts';
import { contactName, surnameFirst } from '#features/leads/contacts/contact-name.rules.ts';
import { phoneText } from '#shared/contact/phone-text.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { activityColumns } from '#islands/leads/records/activity-columns.tsx';
import { contactDialog } from './contact-parts.ts';
import { fieldColumns } from '#islands/leads/records/field-columns.tsx';
import type { RecordListKind } from '#islands/leads/records/record-list.ts';
import { TagBadges } from '#islands/leads/fields/TagBadges.tsx';

const LINK = 'text-ink underline decoration-transparent underline-offset-4 hover:decoration-current';

/** Fields that stand in columns of their own, and the notes. */
const APART = ['firstName', 'lastName', 'email', 'phone', 'notes'];

/** In the order of surnames they come first. */
const nameOf = (contact: Contact, sort?: string): string =>
  sort?.endsWith('name') ? surnameFirst(contact) : contactName(contact);

export const contactList: RecordListKind<ListedContact> = {
  kind: 'contact',
  area: 'contacts',
  nameOf,
  detailsOf: ({ companyName, position }) => [companyName, position].filter(Boolean).join(' · '),
  reachOf: ({ email, phone }) => ({ email, phone }),
  sorts: CONTACT_SORTS,
  dialog: contactDialog,
  columns: (texts, fields) => [
    {
      id: 'name',
      label: texts.t('leads:contacts.name'),
      sort: 'name',
      minWidth: 165,
      isRowHeader: true,
      onPhone: 'name',
      cell: (row) => (
        <a href={hrefOf('contact', row.id)} className={`${LINK} font-semibold`}>
          {nameOf(row, texts.sort)}
        </a>
      ),
    },
    {
      id: 'company',
      label: texts.t('leads:contacts.company'),
      sort: 'company',
      minWidth: 160,
      onPhone: 'about',
      cell: ({ companyId, companyName }) =>
        companyId === null ? null : (
          <a href={hrefOf('company', companyId)} className={LINK}>
            {companyName}
          </a>
        ),
    },
    ...activityColumns(texts),
    {
      id: 'email',
      label: texts.t('leads:contacts.email'),
      minWidth: 220,
      from: 1680,
      isOptional: true,
      cell: ({ email }) => email,
    },
    {
      id: 'phone',
      label: texts.t('leads:contacts.phone'),
      minWidth: 140,
      from: Infinity,
      cell: ({ phone }) => <span className="tabular-nums">{phoneText(phone)}</span>,
    },
    ...fieldColumns('contacts', fields, APART, texts),
    {
      id: 'tags',
      label: texts.t('leads:contacts.tags'),
      minWidth: 90,
      from: 1400,
      isOptional: true,
      cell: ({ tags }) => tags.length > 0 && <TagBadges tags={tags} />,
    },
    {
      id: 'source',
      label: texts.t('leads:contacts.source'),
      minWidth: 120,
      from: Infinity,
      cell: ({ source }) => texts.t(`leads:sources.${source}`),
    },
    {
      id: 'createdAt',
      label: texts.t('leads:contacts.createdAt'),
      sort: 'createdAt',
      minWidth: 120,
      from: 1680,
      cell: ({ createdAt }) => formatDay(createdAt, texts.tag, texts.timeZone),
    },
    {
      id: 'updatedAt',
      label: texts.t('leads:contacts.updatedAt'),
      sort: 'updatedAt',
      minWidth: 120,
      from: Infinity,
      cell: ({ updatedAt }) => formatDay(updatedAt, texts.tag, texts.timeZone),
    },
  ],
};
