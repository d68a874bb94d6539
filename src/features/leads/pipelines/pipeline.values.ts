export const MAX_STAGES = 30;
/** Of a pipeline and of a stage. */
export const MAX_NAME = 60;
export const MAX_STALE_DAYS = 3_650;
export const MAX_LOST_REASONS = 50;

/** Colours of the design system for stages (docs/design.md); without one, a stage has that of its kind and place. */
export const STAGE_COLOURS = ['blue', 'sky', 'yellow', 'green', 'red'] as const;

/** Fields of an opportunity that a stage may require; fields of the workspace are named `customFields.key`. */
export const REQUIRABLE = ['amountCents', 'expectedClose', 'contactId', 'companyId', 'notes'] as const;
export type Requirable = (typeof REQUIRABLE)[number];

export const CUSTOM_PREFIX = 'customFields.';
export const MAX_REQUIRED = 30;
