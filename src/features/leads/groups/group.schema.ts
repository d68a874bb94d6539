import { z } from 'zod';
import { count, record } from '#shared/answer.ts';

const name = z.string('errors:fields.text').max(120, 'errors:fields.tooLong');

/** Of a list: the field that it is grouped by, and the group that is shown: `=value`, or `-` for none. */
export const groupAsked = {
  group: name.meta({ examples: ['source'] }).optional(),
  inGroup: z.string('errors:fields.text').max(300, 'errors:fields.tooLong').optional(),
};

/** Sums of opportunities, one a currency, the largest first. */
const amounts = z.array(z.strictObject({ currency: z.string(), amountCents: count }));

/** The groups of a list, largest first, under its filters: all of its rows, and those of each group. */
export const groupsSchema = record('Groups', {
  items: z.array(
    z.strictObject({
      value: z.string().nullable(),
      total: count,
      /** Of opportunities. */
      amounts: amounts.exactOptional(),
    }),
  ),
  /** Records in further groups. */
  others: count,
  /** Of all groups together, of opportunities. */
  amounts: amounts.exactOptional(),
});
export type GroupAmounts = z.infer<typeof amounts>;
export type Groups = z.infer<typeof groupsSchema>;
