import { AUDIENCE_TYPES } from '#features/marketing/marketing.values.ts';
import { namesOf, type FieldList } from '#shared/field-list.ts';

/** The field list of a company; its tone and its colours, which are read from words, stand beside it. */
export const COMPANY_FIELDS = {
  name: { kind: 'line', required: 'marketing:company.nameRequired' },
  sector: { kind: 'line', required: 'marketing:company.sectorRequired' },
  commercialObjectives: { kind: 'paragraph', required: 'marketing:company.objectivesRequired' },
  targetAudience: { kind: 'paragraph', required: 'marketing:company.audienceRequired' },
  targetAudienceType: {
    kind: 'choice',
    of: AUDIENCE_TYPES,
    invalid: 'marketing:company.audienceTypeRequired',
  },
  website: { kind: 'website', invalid: 'marketing:company.websiteInvalid' },
} as const satisfies FieldList;
export const COMPANY_NAMES = namesOf(COMPANY_FIELDS);
