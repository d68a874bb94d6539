import { z } from 'zod';
import { count, record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { START_KINDS, START_STATES } from './start.values.ts';

/** Something to do. */
export const startItemSchema = record('StartItem', {
  kind: z.enum(START_KINDS),
  state: z.enum(START_STATES),
  /** Id of the record that `href` leads to. */
  id: rowId,
  /** Name of the person or company, title of the task or opportunity. */
  title: z.string(),
  /** With whom, or from what. */
  detail: z.string().nullable(),
  /** Day or time: when it was or is due, or is to close; of what is unanswered, when it came. */
  at: z.string().nullable(),
  amountCents: z.int().nullable(),
  currency: z.string(),
  /** Page on which it is done. */
  href: z.string(),
});
export type StartItem = z.infer<typeof startItemSchema>;

/** The one call that does something with a row; `X-Cause-Id` of its answer undoes it. */
const dayActSchema = record('DayAct', {
  /** To be sent with PATCH. */
  path: z.string(),
  body: z.record(z.string(), z.string().nullable()),
});
export type DayAct = z.infer<typeof dayActSchema>;

/** One person, company or event: the first thing to do, and what else there is. A further task has its own row. */
export const startRowSchema = startItemSchema
  .extend({
    also: z.array(startItemSchema),
    /** How many more there are than `also` has. */
    more: count,
  })
  .meta({ id: 'StartRow' });
export type StartRow = z.infer<typeof startRowSchema>;

/** Null: its page says how. */
const dayActs = { done: dayActSchema.nullable(), putOff: dayActSchema.nullable() };

/** A row of the start page with what one key does: it is done, or put off till tomorrow. */
export const dayRowSchema = startRowSchema.extend(dayActs).meta({ id: 'DayRow' });
export type DayRow = z.infer<typeof dayRowSchema>;

export const daySchema = z.strictObject({
  items: z.array(dayRowSchema),
  /** Rows that there are, at most 100, which means 100 or more. */
  total: count,
  nextCursor: z.null(),
});
export type Day = z.infer<typeof daySchema>;

export const earningCampaignSchema = record('EarningCampaign', {
  id: rowId,
  name: z.string(),
  company: z.string(),
  earnedCents: count,
});
export type EarningCampaign = z.infer<typeof earningCampaignSchema>;

export const startSchema = record('Start', {
  /** Rows that there are, at most 100, which means 100 or more. */
  count,
  /** The same by the state of the row. */
  counts: z.strictObject(
    Object.fromEntries(START_STATES.map((state) => [state, count])) as Record<
      (typeof START_STATES)[number],
      typeof count
    >,
  ),
  /** The first fifty, in the order in which to work. */
  rows: z.array(startRowSchema),
  /** Campaigns whose leads' won opportunities brought in most. */
  earning: z.array(earningCampaignSchema),
  /** Open opportunities of a shared workspace without a next step, at most 100, for an owner of it; null for anybody else. */
  teamUndated: count.nullable(),
  /** True for each portal that has a record: a new user has none. */
  begun: z.strictObject({ consulting: z.boolean(), leads: z.boolean(), marketing: z.boolean() }),
});
export type Start = z.infer<typeof startSchema>;
