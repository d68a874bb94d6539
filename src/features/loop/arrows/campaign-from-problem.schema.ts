import { z } from 'zod';
import { storedBriefSchema } from '#features/marketing/brief/brief.schema.ts';
import { record } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { undoId } from './undo.schema.ts';
import { actionId } from './opportunity-from-report.schema.ts';

/** Either a problem, or an action of a report. */
export const campaignFromProblemSchema = z
  .strictObject({
    problemId: rowId.nullish(),
    reportId: rowId.nullish(),
    actionId: actionId.nullish(),
    marketingCompanyId: rowId.nullish(),
    productId: rowId.nullish(),
    /** Of the brief; default: the caller's. */
    language: oneOf(LOCALES).nullish(),
  })
  .refine(
    ({ problemId, reportId, actionId: action }) =>
      problemId == null ? reportId != null && action != null : reportId == null && action == null,
    { error: 'loop:oneProblem', path: ['problemId'] },
  );
export type CampaignFromProblem = z.infer<typeof campaignFromProblemSchema>;

export const campaignBriefSchema = record('CampaignFromProblem', {
  marketingCompanyId: rowId,
  productId: rowId,
  brief: storedBriefSchema,
  undoId,
});
export type CampaignBrief = z.infer<typeof campaignBriefSchema>;
