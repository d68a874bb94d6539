/** Stages of a new workspace (product.md D12); names come from the dictionaries until a user sets one. */
export const STAGE_KINDS = ['open', 'won', 'lost'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];
export const DEFAULT_STAGES = [
  { key: 'qualification', kind: 'open', probability: 20 },
  { key: 'proposal', kind: 'open', probability: 50 },
  { key: 'negotiation', kind: 'open', probability: 75 },
  { key: 'won', kind: 'won', probability: 100 },
  { key: 'lost', kind: 'lost', probability: 0 },
] as const satisfies readonly { key: string; kind: StageKind; probability: number }[];

/** Parts that a contact has in an opportunity. */
export const CONTACT_PARTS = ['decides', 'uses', 'pays', 'advises'] as const;
export type ContactPart = (typeof CONTACT_PARTS)[number];

export const COMMUNICATION_TYPES = ['email', 'call', 'meeting', 'note'] as const;
export const DIRECTIONS = ['in', 'out'] as const;
/** `logged`: nothing was to be sent; the others are delivery statuses of an email. */
export const COMMUNICATION_STATUSES = ['logged', 'queued', 'sent', 'failed'] as const;

export const IMPORT_KINDS = ['contacts', 'companies', 'opportunities'] as const;
/** `receiving` during the upload, while the import is hidden. */
export const IMPORT_STATUSES = ['receiving', 'running', 'done', 'failed', 'cancelled', 'reverted'] as const;
/**
 * Outcome of a line. `asked`: a dry run asks whether it is an existing record. `kept`: a revert skipped the record,
 * because it was edited.
 */
export const IMPORT_ACTIONS = ['created', 'updated', 'skipped', 'failed', 'asked', 'kept'] as const;
/**
 * Outcomes of a line. `asked`: somebody should say who it is; without an answer it is created apart, and stays listed
 * as such. Every line below the headings that is not empty has exactly one.
 */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'asked', 'later', 'failed'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
/** Values of a line by field: `into`, the record that it changed; `added` there, and `lost`, with what is there instead. */
export type LineAbout = {
  name: string;
  details: string[];
  into?: string;
  added?: Record<string, string>;
  lost?: Record<string, { written: string; kept: string }>;
};
/** Answers to whether a line is the record in question; `later` leaves it out for now. */
export const IMPORT_DECISIONS = ['same', 'different', 'later'] as const;
export type ImportDecision = (typeof IMPORT_DECISIONS)[number];
export const DATE_ORDERS = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export const RECORD_KINDS = ['contact', 'company', 'opportunity'] as const;
/** Rows of which a job changes many. */
export const JOB_KINDS = [...RECORD_KINDS, 'task'] as const;
export type JobRecordKind = (typeof JOB_KINDS)[number];
/** Lists that can be seen through a view. */
export const VIEW_KINDS = [...RECORD_KINDS, 'task', 'communication'] as const;
export const JOB_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
