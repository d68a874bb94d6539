import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';

/** The records that something new will hang on, because it is added from their page. */
export type RecordStart = { contact?: Named | null; company?: Named | null; opportunity?: Named | null };

const FIELDS = { contact: 'contactId', company: 'companyId', opportunity: 'opportunityId' } as const;

/** A query of the API for what hangs on one record. */
export const ofRecord = (kind: RecordKind, id: number): Record<string, string> => ({
  [FIELDS[kind]]: String(id),
});

/** The same form on two records keeps two drafts. */
export const startKey = ({ contact, company, opportunity }: RecordStart): string =>
  opportunity
    ? `-opportunity-${opportunity.id}`
    : contact
      ? `-contact-${contact.id}`
      : company
        ? `-company-${company.id}`
        : '';

/** As the values of a form, which are texts. */
export const startValues = ({ contact, company, opportunity }: RecordStart) => ({
  contactId: contact ? String(contact.id) : '',
  contactName: contact?.name ?? '',
  companyId: company ? String(company.id) : '',
  companyName: company?.name ?? '',
  opportunityId: opportunity ? String(opportunity.id) : '',
  opportunityName: opportunity?.name ?? '',
});

export const idOf = (text = ''): number | null => (text === '' ? null : Number(text));

type Values = Readonly<Record<string, string>>;

/** A company that was typed and not chosen goes by its name: the server finds it or makes it. */
export const companyOf = ({ companyId = '', companyName = '' }: Values) => ({
  companyId: idOf(companyId),
  ...(companyId === '' && companyName.trim() !== '' && { companyName: companyName.trim() }),
});

/** Back to the ids that the API takes. */
export const linksOf = (values: Values) => ({
  contactId: idOf(values['contactId']),
  companyId: idOf(values['companyId']),
  opportunityId: idOf(values['opportunityId']),
});

export const linkNames = (values: Values): string =>
  [values['contactName'], values['companyName'], values['opportunityName']].filter(Boolean).join(' · ');
