import { z } from 'zod';
import { count, record } from '#shared/answer.ts';

const name = z.string('errors:fields.text').max(120, 'errors:fields.tooLong');

/** Of a list: the field that it is grouped by, and the group that is shown: `=value`, or `-` for none. */
export const groupAsked = {
  group: name.meta({ examples: ['source'] }).optional(),
  inGroup: z.string('errors:fields.text').max(300, 'errors:fields.tooLong').optional(),
};

/** The groups of a list, largest first, under its filters. */
export const groupsSchema = record('Groups', {
  items: z.array(z.strictObject({ value: z.string().nullable(), total: count })),
  /** Records in further groups. */
  others: count,
});
export type Groups = z.infer<typeof groupsSchema>;
