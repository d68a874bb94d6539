/** Emails that an administrator can see to: given up, held since a restore, waiting. */
export const MAIL_STATES = ['failed', 'held', 'waiting'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** States whose emails are sent or discarded all at once; what waits goes out by itself. */
export const SETTLED_STATES = ['failed', 'held'] as const satisfies readonly MailState[];

export const MAIL_SORTS = ['-createdAt'] as const;

export const BACKUP_STATES = ['ok', 'failed', 'overdue', 'none', 'off'] as const;

/** Levels of the problems at the top of the page, the most serious first. */
export const PROBLEM_LEVELS = ['danger', 'warning', 'info'] as const;
export type ProblemLevel = (typeof PROBLEM_LEVELS)[number];

/** In the order of the page; their words stand under `account:system.problems`. */
export const PROBLEMS = {
  keyDifferent: 'danger',
  diskLow: 'danger',
  dailyFailed: 'danger',
  dailyOverdue: 'danger',
  uploadFailed: 'danger',
  uploadOverdue: 'danger',
  beforeMigrationFailed: 'danger',
  byHandFailed: 'warning',
  mailFailed: 'warning',
  mailDelayed: 'warning',
  mailHeld: 'warning',
  instanceKey: 'danger',
  instanceVersion: 'warning',
  jobsStopped: 'danger',
  jobsParked: 'warning',
  backupsOff: 'warning',
  noStore: 'info',
  mailToFiles: 'info',
  mailExample: 'info',
  providerExample: 'info',
} as const satisfies Record<string, ProblemLevel>;
export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];
