/** product.md D12: what a new workspace starts with; names come from the dictionaries until somebody writes one. */
export const STAGE_KINDS = ['open', 'won', 'lost'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];
export const DEFAULT_STAGES = [
  { key: 'qualification', kind: 'open', probability: 20 },
  { key: 'proposal', kind: 'open', probability: 50 },
  { key: 'negotiation', kind: 'open', probability: 75 },
  { key: 'won', kind: 'won', probability: 100 },
  { key: 'lost', kind: 'lost', probability: 0 },
] as const satisfies readonly { key: string; kind: StageKind; probability: number }[];

export const COMMUNICATION_TYPES = ['email', 'call', 'meeting', 'note'] as const;
export const DIRECTIONS = ['in', 'out'] as const;
/** `logged`: nothing was to be sent; the others tell the fate of an e-mail. */
export const COMMUNICATION_STATUSES = ['logged', 'queued', 'sent', 'failed'] as const;

export const IMPORT_KINDS = ['contacts', 'companies', 'opportunities'] as const;
/** `receiving` while the file arrives: nobody sees it before it is whole. */
export const IMPORT_STATUSES = ['receiving', 'running', 'done', 'failed', 'reverted'] as const;
export const IMPORT_ACTIONS = ['created', 'updated', 'skipped', 'failed'] as const;

export const RECORD_KINDS = ['contact', 'company', 'opportunity'] as const;
export const JOB_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const WORKSPACE_ROLES = ['owner', 'member'] as const;

/** What programs leave on a record besides its fields. */
export type CustomFields = Record<string, string | number | boolean | null>;
