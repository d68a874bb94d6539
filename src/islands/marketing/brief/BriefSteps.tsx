import type { ReactNode } from 'react';
import { BRIEF_STEPS, countAnswered, isAnswered } from '#features/marketing/brief/brief-steps.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { ProgressBar } from '#islands/ui/ProgressBar.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  step: number;
  onStep: (step: number) => void;
  productId: number;
  brief: Brief;
  children: ReactNode;
};

/** Progress, back, next and skip on a phone; all questions below each other on a wider screen. */
export function BriefSteps({ step, onStep, productId, brief, children }: Props) {
  const { t } = useTexts();
  const all = BRIEF_STEPS.length;
  const isLast = step === all - 1;
  const isFilled = (BRIEF_STEPS[step] ?? []).some((field) => isAnswered(brief, field));
  return (
    <>
      <div className="sm:hidden">
        <ProgressBar
          label={t('marketing:brief.progress')}
          valueLabel={t('marketing:brief.step', { at: step + 1, all })}
          value={step + 1}
          maxValue={all}
        />
      </div>
      <div className="max-w-3xl max-sm:hidden">
        <ProgressBar
          label={t('marketing:brief.progress')}
          valueLabel={t('marketing:brief.answered', { count: countAnswered(brief), all })}
          value={countAnswered(brief)}
          maxValue={all}
        />
      </div>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      <footer className="sm:hidden">
        <div className="flex w-full items-center justify-between gap-3">
          <Button isDisabled={step === 0} onPress={() => onStep(step - 1)}>
            {t('marketing:brief.back')}
          </Button>
          {isLast ? (
            <ButtonLink variant="primary" href={`/comercia/products/${productId}`}>
              {t('marketing:brief.finish')}
            </ButtonLink>
          ) : (
            <Button variant={isFilled ? 'primary' : 'secondary'} onPress={() => onStep(step + 1)}>
              {t(isFilled ? 'marketing:brief.next' : 'marketing:brief.skip')}
            </Button>
          )}
        </div>
      </footer>
    </>
  );
}
