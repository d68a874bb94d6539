import { Play } from 'lucide-react';
import { useState } from 'react';
import type { DryRun } from '#features/loop/rules/rule.schema.ts';
import { DRY_RUN_MOST } from '#features/loop/rules/rule.values.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { recordHref } from './rule-words.ts';

type Props = { when: unknown; if: unknown; isTimed: boolean };

/** Tries a rule as it stands in the editor on the changes of the last week. */
export function DryRunPanel({ when, if: conditions, isTimed }: Props) {
  const { t, tag } = useTexts();
  const [answer, setAnswer] = useState<DryRun | null>(null);
  const [isPending, setPending] = useState(false);
  async function run() {
    setPending(true);
    try {
      setAnswer(
        await api<DryRun>('POST', '/api/crm/automations/dry-run', { body: { when, if: conditions } }),
      );
    } catch (error) {
      setAnswer(null);
      // The fields are those of another form, which marks nothing.
      const [first] = error instanceof ApiError ? Object.values(error.problem.errors ?? {}) : [];
      toast.error(t('rules:tryFailed'), first ?? errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  return (
    <section
      aria-label={t('rules:tryTitle')}
      className="grid content-start gap-3 self-start rounded-panel border border-line bg-surface p-4"
    >
      <h2 className="text-base">{t('rules:tryTitle')}</h2>
      <p className="text-sm text-ink-soft">{t('rules:tryText')}</p>
      <p>
        <PlainButton icon={Play} isPending={isPending} onPress={() => void run()}>
          {t('rules:try')}
        </PlainButton>
      </p>
      <div role="status" className="grid gap-2 text-sm">
        {answer === null ? null : (
          <>
            <p className="font-semibold">
              {answer.total === 0 ? t('rules:wouldNever') : t('rules:would', { count: answer.total })}
            </p>
            {answer.isPartial ? (
              <p className="text-ink-soft">
                {t(isTimed ? 'rules:partialTimed' : 'rules:partial', {
                  most: new Intl.NumberFormat(tag).format(DRY_RUN_MOST),
                })}
              </p>
            ) : null}
            {answer.total > answer.items.length ? (
              <p className="text-ink-soft">{t('rules:newest', { count: answer.items.length })}</p>
            ) : null}
            <ul className="grid gap-1">
              {answer.items.map(({ record, recordId, name }, at) => (
                <li key={at} className="wrap-anywhere">
                  <a
                    href={recordHref(record, recordId)}
                    className="touch-target underline underline-offset-4"
                  >
                    {name === null || name === '' ? t('rules:gone') : name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
