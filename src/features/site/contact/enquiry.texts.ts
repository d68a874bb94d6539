import { translator, type Locale } from '#i18n/index.ts';
import type { Service } from './enquiry.rules.ts';

export const serviceLabel = (locale: Locale, service: Service): string =>
  translator(locale)(`contact:services.${service}`);

/** Specification section 7: the prefix in the sender's language and the label of the service, which may be empty. */
export const enquirySubject = (locale: Locale, service: string): string =>
  translator(locale)('contact:subject', { service });
