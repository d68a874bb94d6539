/**
 * Stages of the work with a company, in their order (docs/domain/loop.md). `draft`: the profile is incomplete;
 * `editing`: the draft of its report is being edited.
 */
export const STAGES = ['draft', 'ready', 'editing', 'reported', 'inProgress', 'done'] as const;
export type Stage = (typeof STAGES)[number];

/** Each column in both directions; what is unknown comes last in either. */
export const PORTFOLIO_SORTS = [
  '-overdue',
  'overdue',
  'name',
  '-name',
  'stage',
  '-stage',
  'nextReview',
  '-nextReview',
  'hoursPerYear',
  '-hoursPerYear',
  'costPerYearCents',
  '-costPerYearCents',
  'savedHoursPerYear',
  '-savedHoursPerYear',
  'savingPerYear',
  '-savingPerYear',
] as const;
export type PortfolioSort = (typeof PORTFOLIO_SORTS)[number];
export type PortfolioColumn = Exclude<PortfolioSort, `-${string}`>;

/** First the companies that have to be seen to. */
export const USUAL_SORT: PortfolioSort = '-overdue';

/** Days from a report to the next review of its company. */
export const REVIEW_DAYS = 90;
/** Days within which a review is due soon. */
export const SOON_DAYS = 30;

/** State of the next review; `underWay`: its follow-up has begun. */
export const REVIEW_STATES = ['overdue', 'soon', 'later', 'underWay'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
/** `due`: within 30 days, or overdue. */
export const REVIEW_FILTERS = ['due', 'overdue'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];
