import { glazesOf, paletteOf } from '#features/marketing/artwork/palette.rules.ts';
import { greetingName } from '#features/site/contact/enquiry.rules.ts';
import { INTL_TAG, translator } from '#i18n/index.ts';
import { composeEmail, type EmailMessage } from '#shared/contact/email-message.ts';
import type { EmailLook } from '#shared/contact/email-look.ts';
import { formatZoned } from '#shared/dates/moment-text.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';
import type { LandingAnswer } from './landing-answer.schema.ts';
import type { LandingPage } from './landing-page.schema.ts';

/** The colours of the page that was answered, so that its visitor recognises it. */
function lookOf(colours: readonly string[]): EmailLook {
  const { accent, onAccent } = paletteOf(colours);
  return { accent, onAccent, tiles: glazesOf(colours) };
}

type Mail = {
  page: Pick<LandingPage, 'identity' | 'language' | 'slug'> & {
    content: Pick<LandingPage['content'], 'colours' | 'companyName' | 'productName'>;
  };
  answer: Pick<LandingAnswer, 'name'>;
  now: Date;
  siteUrl: string;
};

/**
 * Confirms an answer to its sender, in the language of the page. Repeats nothing that was typed but a plain name
 * (enquiry.mail.ts).
 */
export function landingConfirmation({ page, answer, now, siteUrl }: Mail): EmailMessage {
  const { language, identity, content, slug } = page;
  const t = translator(language);
  const name = greetingName(answer.name);
  const date = formatZoned(now.toISOString(), INTL_TAG[language], DEFAULT_TIME_ZONE);
  const company = content.companyName;
  const address = `${siteUrl}/l/${slug}`;
  return composeEmail({
    locale: language,
    brand: company,
    look: lookOf(content.colours),
    subject: t('marketing:landing.letter.subject', { company }),
    paragraphs: [
      name === null ? t('mail:confirmation.greetingNameless') : t('mail:confirmation.greeting', { name }),
      content.productName === null
        ? t('marketing:landing.letter.text', { date, company })
        : t('marketing:landing.letter.textAbout', { date, company, product: content.productName }),
      t('marketing:landing.letter.reply'),
    ],
    action: { label: t('marketing:landing.letter.action'), href: address, note: t('mail:address') },
    footer: [
      t('marketing:landing.letter.footer', { address }),
      [identity.name, identity.taxId, identity.address, identity.email].filter(Boolean).join(', '),
    ],
  });
}
