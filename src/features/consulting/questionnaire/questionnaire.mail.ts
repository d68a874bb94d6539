import provider from '#i18n/provider.json' with { type: 'json' };
import { translator } from '#i18n/index.ts';
import { composeEmail, type EmailMessage } from '#shared/contact/email-message.ts';
import { inWorkspace } from '#shared/workspaces/workspace-link.ts';
import type { Interview } from './interview.types.ts';

/** To the consultant: the answers have come back, or the client asks to change them. */
export function questionnaireEmail(
  part: 'back' | 'ask',
  { company, companyId, workspaceId, owner, chapters, answers }: Interview,
  siteUrl: string,
): EmailMessage {
  const t = translator(owner.language);
  const values = {
    company,
    count: [...answers.values()].filter((answer) => answer !== '').length,
    total: chapters.flatMap(({ questions }) => questions).length,
  };
  return composeEmail({
    locale: owner.language,
    brand: provider.brand,
    subject: t(`questionnaire:mail.${part}Subject`, values),
    paragraphs: [t('mail:confirmation.greetingNameless'), t(`questionnaire:mail.${part}Text`, values)],
    action: {
      label: t('questionnaire:mail.action'),
      href: siteUrl + inWorkspace(`/empresa/${companyId}`, workspaceId),
      note: t('mail:address'),
    },
    footer: [t('questionnaire:mail.footer', { site: siteUrl })],
  });
}
