import { CircleCheck } from 'lucide-react';
import type { System, SystemProblem } from '#features/accounts/system/system.schema.ts';
import type { MailState, ProblemCode } from '#features/accounts/system/system.values.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useFigures } from './use-figures.ts';

const MAIL_OF: Partial<Record<ProblemCode, MailState>> = {
  mailFailed: 'failed',
  mailDelayed: 'waiting',
  mailHeld: 'held',
};

const SEALED = ['emails', 'apps', 'modelKeys', 'webhooks'] as const;

type Props = { problems: System['problems']; onSeeMail: (state: MailState) => void };

/** Problems, the worst first; or the word that there are none. */
export function ProblemList({ problems, onSeeMail }: Props) {
  const { t } = useTexts();
  const { time, bytes } = useFigures();
  const shown = ({ values }: SystemProblem) => ({
    ...values,
    ...(typeof values['since'] === 'string' && { since: time(values['since']) }),
    ...(typeof values['bytes'] === 'number' && { bytes: bytes(values['bytes']) }),
    ...Object.fromEntries(
      SEALED.map((kind) => [kind, t(`account:system.counts.${kind}`, { count: Number(values[kind] ?? 0) })]),
    ),
  });
  const isWell = problems.every(({ level }) => level === 'info');
  return (
    <section aria-label={t('account:system.problemsTitle')} className="grid gap-3">
      {isWell && (
        <p className="flex items-start gap-3 rounded-panel bg-success-soft px-4 py-3 text-sm text-success-ink">
          <CircleCheck size={18} aria-hidden="true" className="mt-px shrink-0" />
          <span>
            <strong className="font-semibold">{t('account:system.allWell')}</strong>{' '}
            {t('account:system.allWellText')}
          </span>
        </p>
      )}
      {problems.length > 0 && (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {problems.map((problem) => {
            const mail = MAIL_OF[problem.code];
            return (
              <li
                key={problem.code}
                className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
              >
                <span>
                  <Badge tone={problem.level}>{t(`account:system.levels.${problem.level}`)}</Badge>
                </span>
                <div className="min-w-0 text-sm">
                  <h2 className="font-text text-sm font-semibold wrap-anywhere text-ink">
                    {t(`account:system.problems.${problem.code}.title`, shown(problem))}
                  </h2>
                  <p className="text-ink-soft">
                    {t(`account:system.problems.${problem.code}.text`, shown(problem))}
                  </p>
                  {problem.detail !== null && (
                    <p className="mt-1 text-xs wrap-anywhere text-ink-soft">{problem.detail}</p>
                  )}
                </div>
                {mail && (
                  <a
                    href="#mail"
                    onClick={() => onSeeMail(mail)}
                    className="touch-target justify-self-start text-sm font-semibold text-accent-ink"
                  >
                    {t('account:system.seeMail')}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
