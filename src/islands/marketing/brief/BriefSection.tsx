import { ListChecks } from 'lucide-react';
import { BRIEF_STEPS } from '#features/marketing/brief/brief-steps.rules.ts';
import type { Locale } from '#shared/languages.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { briefAddress } from './brief-screen.ts';
import { PANEL } from '#islands/marketing/screen-styles.ts';

type Props = { productId: number; language: Locale; answered: number };

export function BriefSection({ productId, language, answered }: Props) {
  const { t } = useTexts();
  return (
    <section
      aria-labelledby="brief-title"
      className={`${PANEL} flex flex-wrap items-center justify-between gap-x-6 gap-y-3`}
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="brief-title" className="text-lg">
          {t('marketing:brief.title')}
        </h2>
        <p className="mt-1 max-w-[64ch] text-sm text-ink-soft">
          {answered === 0
            ? t('marketing:brief.none')
            : t('marketing:brief.answered', { count: answered, all: BRIEF_STEPS.length })}
        </p>
      </div>
      <ButtonLink icon={ListChecks} href={briefAddress(productId, language)}>
        {t(answered === 0 ? `marketing:brief.missing.${language}` : 'marketing:brief.edit')}
      </ButtonLink>
    </section>
  );
}
