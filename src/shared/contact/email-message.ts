import type { Locale } from '#shared/languages.ts';
import { emailHtml } from './email-html.ts';
import type { EmailLook } from './email-look.ts';

/** Both forms of a message, since some mail programs show only one of them. */
export type EmailMessage = { subject: string; text: string; html: string };

export type EmailParts = {
  locale: Locale;
  /** Who writes, above the heading. */
  brand: string;
  /** Colours of a brand that is not the provider's. */
  look?: EmailLook;
  subject: string;
  /** The subject, where it is not given. */
  heading?: string;
  paragraphs: readonly string[];
  /** Call to action: a button, and below it the full address after `note`, so that a reader sees where it leads. */
  action?: { label: string; href: string; note: string };
  /** Rows of label and value, for a recipient who processes the message. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** User input, shown unchanged with its line breaks. */
  quote?: string;
  /** After everything else: sender and reason. */
  footer: readonly string[];
};

function emailText({ paragraphs, action, facts = [], quote, footer }: EmailParts): string {
  const text = [
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    `-- \n${footer.join('\n')}`,
  ].join('\n\n');
  return `${text}\n`;
}

/** Composes plain text and HTML; no pictures, no tracking, nothing loaded from elsewhere. */
export const composeEmail = (parts: EmailParts): EmailMessage => ({
  subject: parts.subject,
  text: emailText(parts),
  html: emailHtml(parts),
});
