/** Sections of the start page, in its order. */
export const START_SECTIONS = [
  'inbox',
  'leads',
  'tasks',
  'opportunities',
  'report',
  'proposals',
  'questionnaire',
  'actions',
  'campaigns',
] as const;
export type StartSection = (typeof START_SECTIONS)[number];

/** Counted no further: "99+". */
export const MOST_COUNTED = 100;
/** Rows of a section. */
export const START_ROWS = 5;

/** The list that holds exactly the rows of a section; campaigns that earn have none, and each row leads to its own. */
export const START_LISTS: Record<StartSection, string | null> = {
  inbox: '/leadmanager/inbox?status=unread',
  leads: '/comercia/leads?status=new',
  tasks: '/leadmanager/tasks?state=today',
  opportunities: '/leadmanager/opportunities?kind=open&nextStep=none',
  report: '/consultoria?waiting=report',
  proposals: '/consultoria?waiting=proposals',
  questionnaire: '/consultoria?waiting=questionnaire',
  actions: '/consultoria?waiting=actions',
  campaigns: null,
};
export const OVERDUE_TASKS = '/leadmanager/tasks?state=overdue';

export const BADGES = ['inbox', 'tasks', 'attention'] as const;
export type Badges = Record<(typeof BADGES)[number], number>;

export const countText = (count: number): string =>
  count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count);
