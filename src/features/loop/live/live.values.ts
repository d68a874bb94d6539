import { COMPANY_NAMES } from '#features/leads/companies/company.values.ts';
import { CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';

/** Records whose pages say who else has them open, by their names in the loop. */
export const LIVE_KINDS = [
  'crm_contact',
  'crm_company',
  'crm_opportunity',
  'company',
  'marketing_company',
  'marketing_product',
  'marketing_campaign',
  'marketing_lead',
] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** Their names in the journal. */
export const JOURNAL_KINDS: Readonly<Record<LiveKind, string>> = {
  crm_contact: 'contact',
  crm_company: 'company',
  crm_opportunity: 'opportunity',
  company: 'consulting_company',
  marketing_company: 'marketing_company',
  marketing_product: 'marketing_product',
  marketing_campaign: 'campaign',
  marketing_lead: 'lead',
};

/** Fields that are named to others, where that are not all of them: no keys, no place on a board. */
export const NAMED_FIELDS: Partial<Record<LiveKind, readonly string[]>> = {
  crm_contact: [
    ...CONTACT_NAMES,
    'emails',
    'phones',
    'companyId',
    'source',
    'consent',
    'ownerId',
    'customFields',
  ],
  crm_company: [...COMPANY_NAMES, 'source', 'ownerId', 'customFields'],
  crm_opportunity: [
    'title',
    'stage',
    'amountCents',
    'currency',
    'probability',
    'expectedClose',
    'contactId',
    'companyId',
    'pipelineId',
    'lostReason',
    'notes',
    'source',
    'ownerId',
    'customFields',
  ],
};

/** The tab of a page, a random word that it makes itself. */
export const TAB_LENGTH = 40;

/** The word of a field on screen, in the dictionaries. */
export function fieldKey(kind: LiveKind, field: string): string | undefined {
  if (field === 'ownerId') return 'leads:owners.owner';
  if (field === 'customFields') return 'layout:live.ownFields';
  if (field === 'consent') return 'leads:common.consent';
  if (kind === 'crm_contact') return `leads:contacts.${field}`;
  if (kind === 'crm_company') return `leads:companies.${field}`;
  if (kind === 'crm_opportunity')
    return `leads:opportunities.${field === 'title' ? 'name' : field.replace(/(?:Cents|Id)$/, '')}`;
  return undefined;
}
