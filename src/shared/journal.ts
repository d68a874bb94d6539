/** Why rows change together. */
export const CAUSE_KINDS = ['call', 'import', 'bulk', 'merge', 'arrow', 'rule', 'job', 'undo'] as const;
export type CauseKind = (typeof CAUSE_KINDS)[number];

/** Inserted, updated, deleted. */
export const ACTS = ['+', '~', '-'] as const;
export type Act = (typeof ACTS)[number];

/** Why an undo leaves a row as it is. */
export const KEPT_REASONS = ['changed_since', 'deleted_since', 'in_use'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];
