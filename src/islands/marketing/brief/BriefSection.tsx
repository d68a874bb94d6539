import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { BRIEF_STEPS } from '#features/marketing/brief/brief-steps.rules.ts';
import type { Locale } from '#shared/languages.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { briefAddress } from './brief-screen.ts';

type Props = {
  productId: number;
  language: Locale;
  answered: number;
  /** The choice of the language, beside the heading. */
  children: ReactNode;
};

/** How much of the brief is answered in one line, and the way to it; a card where it is still to be begun. */
export function BriefSection({ productId, language, answered, children }: Props) {
  const { t } = useTexts();
  const open = BRIEF_STEPS.length - answered;
  const address = briefAddress(productId, language);
  return (
    <section aria-labelledby="brief-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="brief-title" className="text-lg">
          {t('marketing:brief.title')}
        </h2>
        {answered === 0 ? null : (
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-4 text-sm text-ink-soft">
            {t('marketing:brief.answered', { count: answered, all: BRIEF_STEPS.length })}
            <a href={address} className={`${TEXT_LINK} touch-target font-medium`}>
              {open === 0 ? t('marketing:brief.edit') : t('marketing:brief.open', { count: open })}
            </a>
          </p>
        )}
        {children}
      </div>
      {answered === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-surface p-5 text-sm">
          <p className="max-w-[56ch] text-ink-soft">
            <strong className="block font-semibold text-ink">{t('marketing:brief.none')}</strong>
            {t('marketing:brief.noneText', { all: BRIEF_STEPS.length })}
          </p>
          <span className="act-link">
            <ButtonLink variant="primary" href={address} icon={ListChecks}>
              {t(`marketing:brief.missing.${language}`)}
            </ButtonLink>
          </span>
        </div>
      ) : null}
    </section>
  );
}
