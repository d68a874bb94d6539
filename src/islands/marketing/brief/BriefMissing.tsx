import { useEffect, useRef } from 'react';
import type { Locale } from '#shared/languages.ts';
import { ApiError } from '#islands/api.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { briefAddress } from './brief-screen.ts';

/** Returns whether nothing was typed in the language and there is no model to translate. */
export const isBriefMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'brief_language_missing';

type Props = { productId: number; language: Locale };

export function BriefMissing({ productId, language }: Props) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="grid justify-items-start gap-2 rounded-panel bg-warning-soft p-4 text-sm text-warning-ink"
    >
      <strong>{t('marketing:brief.missing.title')}</strong>
      <p className="max-w-[64ch]">{t('marketing:brief.missing.text')}</p>
      <ButtonLink size="small" href={briefAddress(productId, language)}>
        {t(`marketing:brief.missing.${language}`)}
      </ButtonLink>
    </div>
  );
}
