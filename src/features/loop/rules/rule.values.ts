/** Records of which a rule asks more than that they came: those that have views. */
export const RULE_RECORDS = ['contact', 'company', 'opportunity'] as const;
export type RuleRecord = (typeof RULE_RECORDS)[number];

/** Kinds that a rule may run for. */
export const RULE_SUBJECTS = [...RULE_RECORDS, 'enquiry', 'lead'] as const;
export type RuleSubject = (typeof RULE_SUBJECTS)[number];

/** Beginnings of a rule; `quiet`: nothing has happened for so many days, `date`: a day comes. */
export const TRIGGERS = ['created', 'changed', 'stage', 'quiet', 'date', 'enquiry', 'lead'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const ACTIONS = [
  'task',
  'assign',
  'set',
  'add_tag',
  'remove_tag',
  'move',
  'send',
  'webhook',
  'notify',
] as const;
export type ActionKind = (typeof ACTIONS)[number];

/** Actions that need a record of the lead manager. */
const OF_RECORD: Readonly<Record<RuleSubject, readonly ActionKind[]>> = {
  contact: ['task', 'assign', 'set', 'add_tag', 'remove_tag', 'send', 'webhook', 'notify'],
  company: ['task', 'assign', 'set', 'add_tag', 'remove_tag', 'webhook', 'notify'],
  opportunity: ['task', 'assign', 'set', 'move', 'send', 'webhook', 'notify'],
  enquiry: ['task', 'webhook', 'notify'],
  lead: ['task', 'webhook', 'notify'],
};
export const actionsOf = (subject: RuleSubject): readonly ActionKind[] => OF_RECORD[subject];

export const MAX_RULES = 100;
export const MAX_ACTIONS = 10;
export const MAX_RULE_DAYS = 365;
/** Rules that follow from each other: a run that follows from so many others stops. */
export const MAX_RULE_DEPTH = 5;
/** Of a workspace; further ones wait for the next hour. */
export const MAX_RUNS_AN_HOUR = 1_000;
/** Days of the journal that a dry run looks at. */
export const DRY_RUN_DAYS = 7;
/** Changes that a dry run looks at, the newest of them; of what comes with time, so many records. */
export const DRY_RUN_MOST = 5_000;
/** Records that a dry run names. */
export const DRY_RUN_NAMED = 50;
/** For which runs are kept. */
export const RUN_DAYS = 30;

/** `waiting`: stored and not carried out yet; `stopped`: a limit was in its way. */
export const RUN_STATUSES = ['waiting', 'done', 'failed', 'stopped'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/**
 * Why a run waits or was not carried out. `depth`: too many rules have followed from each other; `hour_limit`: so many ran
 * within the hour; `author`: the rule's author may not write any more; `gone`: the record, or somebody or something that an
 * action names; `broken`: the rule names what is gone; `refused`: a record refused the change; `off`: the rule was
 * switched off or changed meanwhile; `undone`: what it follows from was undone.
 */
export const RUN_REASONS = [
  'depth',
  'hour_limit',
  'author',
  'gone',
  'broken',
  'refused',
  'off',
  'undone',
  'failed',
] as const;
export type RunReason = (typeof RUN_REASONS)[number];

/** Set where a rule was not switched off by a person. */
export const RULE_OFF_REASONS = ['author', 'failed', 'broken'] as const;
export type RuleOffReason = (typeof RULE_OFF_REASONS)[number];

/** Kinds of what a rule may name and not find; `value`: an option of the field, or the value does not suit it. */
export const RULE_FAULTS = [
  'field',
  'value',
  'member',
  'tag',
  'stage',
  'pipeline',
  'record',
  'template',
  'webhook',
] as const;
export type RuleFaultKind = (typeof RULE_FAULTS)[number];

/** Rules that can be added as they are, switched off. */
export const READY_RULES = [
  'call_new_contact',
  'share_new_leads',
  'answer_enquiry',
  'follow_proposal',
  'thank_won',
  'learn_lost',
  'wake_opportunity',
  'wake_contact',
  'before_close',
  'overdue_close',
] as const;
export type ReadyKey = (typeof READY_RULES)[number];
