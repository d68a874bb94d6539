import type { EmailContent } from '#features/marketing/writer/checks/writer.types.ts';
import type { PageIdentity } from '#features/marketing/landing/landing-page.schema.ts';
import type { Locale } from '#shared/languages.ts';
import type { Basis, Purpose } from './mailing.values.ts';

/** The email of a campaign as it was when it was sent: later edits change nothing of it. */
export type FrozenLetter = {
  language: Locale;
  content: EmailContent;
  companyName: string;
  colours: string[];
  /** Who sends it, as the law asks. */
  identity: PageIdentity;
  replyTo: string;
  /** Target of the button; null: there is none. */
  target: string | null;
  purpose: Purpose;
  basis: Basis;
};

/** Addresses of one recipient's email. */
export type LetterLinks = { target: string | null; unsubscribe: string; preferences: string };
