import { translator, type Locale } from '#i18n/index.ts';
import { isSubject } from '#features/site/contact/enquiry.rules.ts';

type Asked = { language: Locale; subject: string; about: string | null };

/**
 * Returns the subject of an enquiry in its own language. The form writes a prefix and the service (specification
 * section 7); without a service it is the product, else the page it came from.
 */
export function subjectText({ language, subject, about }: Asked): string {
  const t = translator(language);
  const bare = t('contact:subject', { service: '' }).trim();
  if (subject.trim() !== bare && subject.trim() !== '') return subject;
  const product = about !== null && isSubject(about) ? t(`contact:subjects.${about}`) : about;
  return product ? t('leads:inbox.subjectAbout', { product }) : t('leads:inbox.subjectOpen');
}
