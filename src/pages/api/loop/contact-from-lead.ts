import { contactFromLead } from '#features/loop/arrows/contact-from-lead.server.ts';
import { sendLeadSchema, sentLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { undoId } from '#features/loop/arrows/undo.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingLead',
    summary: 'Send a marketing lead on to the lead manager as a contact',
    body: sendLeadSchema,
    response: sentLeadSchema.extend({ undoId }),
  },
  (ctx, { body }) => contactFromLead(ctx, body.leadId, body),
);
export const ALL = methodNotAllowed('POST');
