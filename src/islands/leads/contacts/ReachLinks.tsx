import { Mail, Phone } from 'lucide-react';
import { telHref } from '#shared/contact/tel-href.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { iconButtonClass } from '#islands/ui/button-styles.ts';

const LINK = `${iconButtonClass()} text-ink-soft!`;

export type Reach = { email?: string | null; phone: string | null };

/** The sign that calls, or else writes, at the end of a phone's row: one, so that all rows have the same width. */
export function ReachLinks({ name, email, phone }: Reach & { name: string }) {
  const { t } = useTexts();
  if (!email && phone === null) return null;
  return (
    <span data-in="acts">
      {phone === null ? (
        <a href={`mailto:${email ?? ''}`} aria-label={t('leads:common.write', { name })} className={LINK}>
          <Mail size={18} aria-hidden="true" />
        </a>
      ) : (
        <a href={telHref(phone)} aria-label={t('leads:common.call', { name })} className={LINK}>
          <Phone size={18} aria-hidden="true" />
        </a>
      )}
    </span>
  );
}
