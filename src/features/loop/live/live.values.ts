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

/** Kinds of the journal that are part of a record's page: the column that names the record, and the part's word. */
type Part = { kind: string; by: string; label: string };
const ofContact = (by: string): Part[] => [
  { kind: 'communication', by, label: 'leads:communications.title' },
  { kind: 'task', by, label: 'leads:tasks.title' },
];
export const PARTS: Partial<Record<LiveKind, readonly Part[]>> = {
  crm_contact: ofContact('contactId'),
  crm_company: ofContact('companyId'),
  crm_opportunity: ofContact('opportunityId'),
  company: [
    { kind: 'consulting_contact', by: 'companyId', label: 'consulting:tabs.contacts' },
    { kind: 'consulting_product', by: 'companyId', label: 'consulting:tabs.products' },
    { kind: 'department', by: 'companyId', label: 'consulting:tabs.departments' },
    { kind: 'problem', by: 'companyId', label: 'consulting:tabs.problems' },
    { kind: 'strength', by: 'companyId', label: 'consulting:tabs.strengths' },
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
