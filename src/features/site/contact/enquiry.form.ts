import type { FormRule } from '#kernel/api/form.ts';
import { completeForm, enquiryOfForm } from './enquiry.rules.ts';
import { serviceLabel } from './enquiry.texts.ts';

/** Contact form of a browser without JavaScript (api.md). */
export const enquiryForm: FormRule = {
  page: () => '/contact-answer',
  complete: completeForm,
  read: (fields, language) => ({
    ...enquiryOfForm(fields, (service) => serviceLabel(language, service)),
    language,
  }),
};
