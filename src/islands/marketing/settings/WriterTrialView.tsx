import { gathered } from '#features/marketing/text-warnings.rules.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { WriterTrial } from '#features/accounts/settings/writer.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { model: string; trial: WriterTrial; warnings: Record<TextWarning['code'], string> };

const TEXT = 'grid content-start gap-2 rounded-panel border border-line bg-surface p-4 text-sm';

/** The model's text beside the composer's, or the error and its solution. */
export function WriterTrialView({ model, trial, warnings }: Props) {
  const { t, tag } = useTexts();
  if (trial.fault !== null)
    return (
      <div className="grid gap-1 rounded-panel bg-danger-soft p-4 text-sm text-danger-ink">
        <strong>{t('model:trial.failed')}</strong>
        <p className="max-w-[64ch]">{t(`model:faults.${trial.fault}`)}</p>
      </div>
    );
  const number = new Intl.NumberFormat(tag);
  const { inputTokens = null, outputTokens = null } = trial.usage ?? {};
  return (
    <div className="grid gap-3">
      <p className="text-sm font-semibold text-success-ink">{t('model:trial.worked')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {[
          { name: t('model:trial.model', { model }), text: trial.written ?? '' },
          { name: t('model:trial.composer'), text: trial.composed },
        ].map(({ name, text }) => (
          <section key={name} aria-label={name} className={TEXT}>
            <h3 className="font-text text-xs font-semibold tracking-normal text-ink-soft wrap-anywhere">
              {name}
            </h3>
            <p lang={trial.language} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          </section>
        ))}
      </div>
      {trial.warnings.length > 0 ? (
        <div className="grid gap-1 rounded-control bg-warning-soft p-3 text-sm text-warning-ink">
          <strong>{t('model:trial.warnings')}</strong>
          <ul className="list-disc pl-5">
            {gathered(trial.warnings).map(({ code, field, facts }) => (
              <li key={`${code}-${field}`}>
                {warnings[code]} <q lang={trial.language}>{facts.join(' · ')}</q>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="text-xs text-ink-soft">
        {inputTokens === null || outputTokens === null
          ? t('model:trial.unused')
          : t('model:trial.used', {
              input: number.format(inputTokens),
              output: number.format(outputTokens),
            })}
      </p>
    </div>
  );
}
