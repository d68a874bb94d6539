import { emailHtml, type EmailParts } from './email-html.ts';

/** Both forms of a message, since some mail programs show only one of them. */
export type EmailMessage = { subject: string; text: string; html: string };

function emailText({
  paragraphs,
  action,
  closing,
  facts = [],
  quote,
  footer,
  links = [],
}: EmailParts): string {
  const text = [
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(closing ? [closing] : []),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    `-- \n${[...footer, ...links.map(({ label, href }) => `${label}: ${href}`)].join('\n')}`,
  ].join('\n\n');
  return `${text}\n`;
}

/** Composes plain text and HTML; no pictures, no tracking, nothing loaded from elsewhere. */
export const composeEmail = (parts: EmailParts): EmailMessage => ({
  subject: parts.subject,
  text: emailText(parts),
  html: emailHtml(parts),
});
