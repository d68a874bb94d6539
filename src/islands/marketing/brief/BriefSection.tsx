import { BRIEF_STEPS } from '#features/marketing/brief/brief-steps.rules.ts';
import type { Locale } from '#shared/languages.ts';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { briefAddress } from './brief-screen.ts';

type Props = {
  productId: number;
  language: Locale;
  answered: number;
};

/** One line: how much of the brief is answered, and the way to it. */
export function BriefSection({ productId, language, answered }: Props) {
  const { t } = useTexts();
  const open = BRIEF_STEPS.length - answered;
  return (
    <section aria-labelledby="brief-title" className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h2 id="brief-title" className="text-lg">
          {t('marketing:brief.title')}
        </h2>
        <p className="text-sm text-ink-soft">
          {answered === 0
            ? t('marketing:brief.none')
            : t('marketing:brief.answered', { count: answered, all: BRIEF_STEPS.length })}
        </p>
      </div>
      <a href={briefAddress(productId, language)} className={`${TEXT_LINK} touch-target text-sm font-medium`}>
        {answered === 0
          ? t(`marketing:brief.missing.${language}`)
          : open === 0
            ? t('marketing:brief.edit')
            : t('marketing:brief.open', { count: open })}
      </a>
    </section>
  );
}
