import { z } from 'zod';
import { opportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { itemsOf, texts } from '#shared/answer.ts';
import { orDefault, rowId } from '#shared/fields.ts';
import { undoId } from './undo.schema.ts';

const MOST_ACTIONS = 100;
export const actionId = z
  .string('errors:fields.text')
  .min(1, 'errors:fields.text')
  .max(20, 'errors:fields.tooLong');

/** `isJoint`: one opportunity for all of them. */
export const opportunityFromReportSchema = z.strictObject({
  reportId: rowId,
  actionIds: z.array(actionId, 'errors:fields.invalid').min(1, 'errors:fields.invalid').max(MOST_ACTIONS),
  isJoint: orDefault(z.boolean('errors:fields.boolean'), false),
});
export type OpportunityFromReport = z.infer<typeof opportunityFromReportSchema>;

/** One of each opportunity, with the actions that it is for; `isNew` is false for one that was there. */
export const opportunitiesFromReportSchema = itemsOf(
  opportunitySchema.extend({ actionIds: texts, isNew: z.boolean() }).meta({ id: 'OpportunityFromReport' }),
).extend({ undoId });
export type OpportunitiesFromReport = z.infer<typeof opportunitiesFromReportSchema>;
