import { Mail, Phone } from 'lucide-react';
import { phoneText } from '#shared/contact/phone-text.ts';
import { telHref } from '#shared/contact/tel-href.ts';

const LINK =
  'relative z-10 -ml-2 inline-flex min-h-control max-w-full items-center gap-2 rounded-control px-2 text-sm text-accent-ink no-underline hover:underline';

export type Reach = { email?: string | null; phone: string | null };

/** Email and phone links on a card, above the link that covers the card. */
export function ReachLinks({ email, phone }: Reach) {
  if (!email && phone === null) return null;
  return (
    <p className="-mb-2 flex flex-col items-start">
      {phone === null ? null : (
        <a href={telHref(phone)} className={`${LINK} tabular-nums`}>
          <Phone size={16} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{phoneText(phone)}</span>
        </a>
      )}
      {email ? (
        <a href={`mailto:${email}`} className={LINK}>
          <Mail size={16} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{email}</span>
        </a>
      ) : null}
    </p>
  );
}
