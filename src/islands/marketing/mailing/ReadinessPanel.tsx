import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { Readiness } from '#features/loop/mailing/mailing.schema.ts';
import { SKIP_REASONS } from '#features/loop/mailing/mailing.values.ts';
import { useTexts } from '#islands/ui/texts.tsx';

/** Whom the email reaches, what keeps it from going out, and what would make it better. */
export function ReadinessPanel({ readiness: { checks, people } }: { readiness: Readiness }) {
  const { t } = useTexts();
  const sorted = checks.toSorted((a, b) => Number(a.isAdvice) - Number(b.isAdvice));
  return (
    <section aria-labelledby="checks-title" aria-live="polite" className="grid gap-2 text-sm">
      <h3 id="checks-title" className="text-base font-semibold">
        {t('mailing:send.checksTitle')}
      </h3>
      {people ? (
        <p>
          <span className="font-semibold">{t('mailing:send.reach', { count: people.reached })}</span>
          {SKIP_REASONS.map((reason) => {
            const count = people.skipped[reason] ?? 0;
            return count > 0 ? (
              <span key={reason} className="block text-ink-soft">
                {t(`mailing:send.skipped.${reason}`, { count })}
              </span>
            ) : null;
          })}
        </p>
      ) : null}
      <ul className="grid gap-1.5">
        {sorted.length === 0 ? (
          <Line icon={CircleCheck} tone="text-success-ink">
            {t('mailing:send.ready')}
          </Line>
        ) : null}
        {sorted.map(({ check, isAdvice, detail }) => (
          <Line
            key={check}
            icon={isAdvice ? Info : CircleAlert}
            tone={isAdvice ? 'text-ink-soft' : 'text-danger-ink'}
          >
            {t(`mailing:checks.${check}`, { detail: detail ?? '' })}
          </Line>
        ))}
      </ul>
    </section>
  );
}

type LineProps = { icon: typeof Info; tone: string; children: string };

const Line = ({ icon: Sign, tone, children }: LineProps) => (
  <li className={`flex gap-2 ${tone}`}>
    <Sign size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);
