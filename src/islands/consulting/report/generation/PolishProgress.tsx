import { REPORT_TEXTS } from '#features/consulting/report/polish.rules.ts';
import { ProgressBar } from '#islands/ui/ProgressBar.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { PolishProgress as Progress } from './polish-report.ts';

/** Progress of the model over the three texts, measured by the length of the rules' texts. */
export function PolishProgress({ model, progress }: { model: string; progress: Progress | null }) {
  const { t } = useTexts();
  const { part, share } = progress ?? { part: 'analysis' as const, share: 0 };
  const done = (REPORT_TEXTS.indexOf(part) + share) / REPORT_TEXTS.length;
  return (
    <ProgressBar
      label={t('consulting:report.polish.writing', { model, part: t(`consulting:report.${part}`) })}
      value={Math.round(done * 100)}
    />
  );
}
