import { z } from 'zod';
import { count, pageOf, record } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { CURRENCIES } from '#features/consulting/companies/company.values.ts';
import { PORTFOLIO_SORTS, REVIEW_FILTERS, REVIEW_STATES, STAGES, type Stage } from './portfolio.values.ts';

const flag = oneOf(['true']).optional();
const filters = {
  stage: oneOf(STAGES).optional(),
  /** With overdue actions. */
  overdue: flag,
  review: oneOf(REVIEW_FILTERS).optional(),
  /** With a profile that has changed since its report. */
  changed: flag,
};

export const portfolioQuerySchema = listQuery(PORTFOLIO_SORTS).extend({ ...filters, ...countAsked });
export type PortfolioQuery = z.infer<typeof portfolioQuerySchema>;

export const portfolioFileQuery = listQuery(PORTFOLIO_SORTS)
  .omit({ cursor: true, limit: true })
  .extend({
    ...filters,
    /** By default that of spreadsheets in the caller's language; it decides the decimal sign (kernel/api/csv-cells.ts). */
    delimiter: z.enum([',', ';'], 'errors:fields.choice').optional(),
  });
export type PortfolioFileQuery = z.infer<typeof portfolioFileQuery>;

const hours = z.number().nonnegative();
const range = z.strictObject({ low: z.number(), high: z.number() });

/** A company of the portfolio with all of its reviews. Money in cents, hours and money a year. */
export const portfolioCompanySchema = record('PortfolioCompany', {
  /** Its newest review, which has its name, its stage and its profile. */
  id: rowId,
  name: z.string(),
  sector: z.string(),
  stage: z.enum(STAGES),
  isChangedSinceReport: z.boolean(),
  /** The review that the newest report is of; null before the first. */
  reportCompanyId: rowId.nullable(),
  /** Of all its reports but those that a correction has replaced, as their trackers count them. */
  actions: count,
  done: count,
  overdue: count,
  /** The newest review with overdue actions. */
  overdueCompanyId: rowId.nullable(),
  /** Calendar day of the caller. */
  nextReview: z.string().nullable(),
  review: z.enum(REVIEW_STATES).nullable(),
  /** Cost of its problems, by the newest report, else by the profile; null where no problem has figures. */
  hoursPerYear: hours.nullable(),
  costPerYearCents: count.nullable(),
  /** Of its amounts. */
  currency: z.enum(CURRENCIES),
  /** Savings of the actions done, as the trackers sum them; null where none is quantified. */
  savedHoursPerYear: range.nullable(),
  savingPerYear: range.nullable(),
});
export type PortfolioCompany = z.infer<typeof portfolioCompanySchema>;

/** The whole portfolio, whatever the filters. */
export const portfolioSummarySchema = record('PortfolioSummary', {
  companies: count,
  /** Companies at each stage. */
  stages: z.strictObject(
    Object.fromEntries(STAGES.map((stage) => [stage, count])) as Record<Stage, typeof count>,
  ),
  changed: count,
  overdueActions: count,
  /** Companies with overdue actions. */
  overdue: count,
  /** Companies whose review is due within 30 days or overdue. */
  reviewsDue: count,
  reviewsOverdue: count,
  /** Actions done, and all, whose saving the reports put in figures. */
  quantifiedDone: count,
  quantified: count,
  hoursPerYear: hours.nullable(),
  /** The currency in which most companies count; amounts of others are in no sum. */
  currency: z.enum(CURRENCIES),
  /** Companies whose amounts are left out for that. */
  otherCurrency: count,
  costPerYearCents: count.nullable(),
  savedHoursPerYear: range.nullable(),
  savingPerYear: range.nullable(),
});
export type PortfolioSummary = z.infer<typeof portfolioSummarySchema>;

export const portfolioPageSchema = pageOf(portfolioCompanySchema).extend({
  /** Only with `count=true`. */
  summary: portfolioSummarySchema.exactOptional(),
});
export type PortfolioPage = z.infer<typeof portfolioPageSchema>;
