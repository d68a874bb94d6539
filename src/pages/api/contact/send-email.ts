import { enquiryForm } from '#features/site/contact/enquiry.form.ts';
import { enquirySchema } from '#features/site/contact/enquiry.schema.ts';
import { receiveEnquiry } from '#features/site/contact/enquiry.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { success } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    owner: 'none',
    summary: 'Send an enquiry: kept at once, mailed by the outbox',
    body: enquirySchema,
    response: success,
    form: enquiryForm,
    speaksSentLanguage: true,
    wakesJobs: true,
    limit: { bucket: 'enquiry', max: 10, windowSeconds: 900, code: 'too_many_enquiries' },
  },
  (ctx, { body, http }) => receiveEnquiry(ctx, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
