import { localePrefix } from '#shared/languages.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

const PAGES = ['/terms', '/privacy'];

/** Above the button that creates an account: the conditions it accepts, and where privacy is explained. */
export function TermsNote({ texts: { t, locale } }: { texts: Texts }) {
  const parts = t('accounts:terms').split(/[[\]]/);
  const prefix = localePrefix(locale);
  return (
    <p className="my-1 text-sm text-ink-soft">
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a
            key={part}
            href={`${prefix}${PAGES[(index - 1) / 2]}`}
            className="text-ink underline underline-offset-4"
          >
            {part}
          </a>
        ),
      )}
    </p>
  );
}
