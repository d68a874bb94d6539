/** States of what waits, in the order in which to work. */
export const START_STATES = ['overdue', 'unanswered', 'today', 'coming', 'undated'] as const;
export type StartState = (typeof START_STATES)[number];

/** Kinds of things to do. */
export const START_KINDS = [
  'enquiry',
  'lead',
  'task',
  'actions',
  'questionnaire',
  'proposals',
  'opportunity',
  'report',
] as const;
export type StartKind = (typeof START_KINDS)[number];

/** Counted no further: "99+". */
export const MOST_COUNTED = 100;
/** Rows of the page. */
export const START_ROWS = 50;
/** Further things of the same person that a row names. */
export const MOST_ALSO = 3;
/** Days ahead that count as coming. */
export const DAYS_AHEAD = 7;
export const EARNING_CAMPAIGNS = 5;

/** The list with everything of a kind. */
export const START_LISTS: Record<StartKind, string> = {
  enquiry: '/leadmanager/inbox?status=unread',
  lead: '/comercia/leads?status=new',
  task: '/leadmanager/tasks?state=open',
  actions: '/consultoria?waiting=actions',
  questionnaire: '/consultoria?waiting=questionnaire',
  proposals: '/consultoria?waiting=proposals',
  opportunity: '/leadmanager/opportunities?kind=open&nextStep=none',
  report: '/consultoria?waiting=report',
};

export const BADGES = ['inbox', 'tasks', 'attention'] as const;
export type Badges = Record<(typeof BADGES)[number], number>;

export const countText = (count: number): string =>
  count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count);
