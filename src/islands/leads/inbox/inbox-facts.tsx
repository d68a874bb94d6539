import type { InboxEntry } from '#features/leads/inbox/inbox.schema.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import type { Fact } from '#islands/leads/records/RecordFacts.tsx';

const FIELDS = ['email', 'phone', 'company', 'position', 'service'] as const;
const link = (href: string, text: string) => (
  <a href={href} className={FACT_LINK}>
    {text}
  </a>
);

/** Facts of an entry besides its text; `products` are the names of what it may be about. */
export function inboxFacts(
  entry: InboxEntry,
  products: Readonly<Record<string, string>>,
  { t, tag }: Texts,
  timeZone: string,
): Fact[] {
  const { kind, email, phone, about, page, source, language, consentAt } = entry;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = entry;
  const product = about === null ? null : (products[about] ?? about);
  const isOfPage = kind === 'landing_page' && page !== null && product !== null;
  const campaign = [utmSource, utmMedium, utmCampaign, utmTerm, utmContent].filter(Boolean).join(' · ');
  const ways = {
    ...(email !== null && { email: link(`mailto:${email}`, email) }),
    ...(phone !== null && { phone: link(telHref(phone), phone) }),
  };
  // Intl writes Spanish names in lower case, as within a sentence; here they are capitalised.
  const spoken = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language;
  const values: Partial<Record<keyof InboxEntry | 'campaign' | 'consent', Fact['value']>> = {
    ...Object.fromEntries(FIELDS.map((name) => [name, entry[name]])),
    ...ways,
    // The link to a landing page has the product's name.
    about: isOfPage ? null : product,
    page: page === null ? null : link(page, isOfPage ? product : page),
    // Entries of the site need no source, and a landing page is one.
    source: source === 'website' || isOfPage ? null : source,
    language: spoken.charAt(0).toLocaleUpperCase(tag) + spoken.slice(1),
    campaign,
    consent:
      consentAt === null
        ? null
        : t('leads:inbox.consentGiven', { when: formatDay(consentAt, tag, timeZone) }),
  };
  const order = [...FIELDS, 'about', 'page', 'source', 'language', 'campaign', 'consent'] as const;
  return order.map((name) => ({ label: t(`leads:inbox.fields.${name}`), value: values[name] ?? null }));
}
