import { z } from 'zod';
import { record, timestamp, itemsOf, count } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { PROPOSAL_ACTS, PROPOSAL_KINDS, PROPOSAL_ORIGINS, PROPOSAL_STATES } from './proposal.values.ts';
import { TEMPLATES } from './template.values.ts';

/** Most proposals that one call accepts, declines or opens again. */
const ACT_MAX = 200;

export const proposalSchema = record('ProfileProposal', {
  id: rowId,
  companyId: rowId,
  origin: z.enum(PROPOSAL_ORIGINS),
  questionnaireId: rowId.nullable(),
  kind: z.enum(PROPOSAL_KINDS),
  /** Fields of the row, as `POST` of its kind takes them; some may be missing. */
  fields: z.record(z.string(), z.unknown()),
  /** Question that the client answered; null for a template's. */
  question: z.string().nullable(),
  state: z.enum(PROPOSAL_STATES),
  /** Row of the profile that it became. */
  rowId: rowId.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Proposal = z.infer<typeof proposalSchema>;
export const proposalsSchema = itemsOf(proposalSchema);

export const proposalsQuery = z.strictObject({ state: oneOf(PROPOSAL_STATES).optional() });

export const startTemplateSchema = z.strictObject({
  template: oneOf(TEMPLATES),
  /** Default: the caller's. */
  language: oneOf(LOCALES).optional(),
});
export type StartTemplate = z.infer<typeof startTemplateSchema>;
export const startedTemplateSchema = record('StartedTemplate', {
  /** Number of new proposals; 0 where all of them are there. */
  added: count,
  /** All open proposals of the company. */
  items: z.array(proposalSchema),
});

export const acceptProposalSchema = z.strictObject({
  /** Fields that the consultant changed; the others stay as proposed. */
  fields: z.record(z.string(), z.unknown(), 'errors:fields.invalid').optional(),
});
export type AcceptProposal = z.infer<typeof acceptProposalSchema>;

export const actOnProposalsSchema = z.strictObject({
  act: oneOf(PROPOSAL_ACTS),
  ids: z
    .array(rowId, 'errors:fields.list')
    .min(1, 'errors:fields.required')
    .max(ACT_MAX, 'errors:fields.tooMany')
    .refine((ids) => new Set(ids).size === ids.length, 'errors:fields.repeated'),
});
export type ActOnProposals = z.infer<typeof actOnProposalsSchema>;
