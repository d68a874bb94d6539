import { glazesOf, paletteOf } from '#features/marketing/artwork/palette.rules.ts';
import { blocksOf } from '#features/marketing/text-blocks.rules.ts';
import { translator } from '#i18n/index.ts';
import { composeEmail, type EmailMessage } from '#shared/contact/email-message.ts';
import type { FrozenLetter, LetterLinks } from './letter.types.ts';

/** A list is written with one mark, however it was typed. */
const paragraphsOf = (text: string): string[] =>
  blocksOf(text).map((block) =>
    block.kind === 'list' ? block.items.map((item) => `• ${item}`).join('\n') : block.text,
  );

/** The campaign's email for one recipient, in the brand's colours, with its plain text. */
export function campaignLetter(letter: FrozenLetter, links: LetterLinks): EmailMessage {
  const { language, content, companyName, colours, identity, purpose, basis } = letter;
  const { greeting, attention, interest, desire, action, callToAction, signature } = content;
  const t = translator(language);
  const { accent, onAccent } = paletteOf(colours);
  const label = callToAction.trim();
  return composeEmail({
    locale: language,
    brand: companyName,
    look: { accent, onAccent, tiles: glazesOf(colours) },
    subject: content.subject.trim(),
    preheader: content.preheader.trim(),
    paragraphs: [greeting, attention, interest, desire, action].flatMap(paragraphsOf),
    ...(links.target !== null && label !== '' && { action: { label, href: links.target } }),
    closing: signature.trim(),
    footer: [
      t(`mailing:letter.why.${basis}`, { company: companyName, purpose: t(`mailing:purposes.${purpose}`) }),
      [identity.name, identity.taxId, identity.address, identity.email].filter(Boolean).join(' · '),
    ],
    links: [
      { label: t('mailing:letter.unsubscribe'), href: links.unsubscribe },
      { label: t('mailing:letter.preferences'), href: links.preferences },
    ],
  });
}
