/** Records that arrows of the loop begin or end at. */
export const LOOP_KINDS = [
  'inbox_entry',
  'marketing_lead',
  'crm_contact',
  'crm_company',
  'crm_opportunity',
  'company',
  'problem',
  'report',
  'marketing_company',
  'marketing_product',
] as const;
export type LoopKind = (typeof LOOP_KINDS)[number];

/** Records that the strip of the loop shows: a campaign begins and ends no stored link, but is a step of the way. */
export const STEP_KINDS = [...LOOP_KINDS, 'marketing_campaign'] as const;
export type StepKind = (typeof STEP_KINDS)[number];
