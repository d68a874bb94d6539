import { useState } from 'react';
import type { Analyst } from '#features/consulting/analyst/analyst.schema.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { reasonsOf } from './fallback-text.ts';
import type { AnalystUse } from './use-analyst.ts';

const MICROS = 1_000_000;

type Sums = Analyst['waiting']['estimate'];

/** Tokens and, where the price is known, dollars. */
function useSums() {
  const { t, tag } = useTexts();
  const number = new Intl.NumberFormat(tag);
  const roughly = new Intl.NumberFormat(tag, { maximumSignificantDigits: 2 });
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
  return ({ inputTokens, outputTokens, costMicros }: Sums, name: 'estimate' | 'used'): string => {
    const tokens = (name === 'used' ? number : roughly).format(inputTokens + outputTokens);
    return costMicros === null
      ? t(`consulting:analyst.${name}`, { tokens })
      : t(`consulting:analyst.${name}Cost`, { tokens, cost: money.format(costMicros / MICROS) });
  };
}

/** Above the questions: what a model would read and what that costs, how far it is, and what it left to the rules. */
export function AnalystBar({ use }: { use: AnalystUse }) {
  const { t } = useTexts();
  const sums = useSums();
  const [isAsking, setAsking] = useState(false);
  const { analyst, isPending, isRunning } = use;
  if (!analyst) return null;
  const { run, waiting, isCapReached, readings } = analyst;
  const model = analyst.model ?? '';
  const failed = readings.filter(({ state }) => state === 'failed');
  // A text that speaks to a machine is not sent the second time either.
  const again = failed.filter(({ reason }) => reason !== 'instructions').map(({ problemId }) => problemId);
  const done = run && !isRunning;
  const hasUnasked = !run || waiting.problems > readings.length;
  return (
    <div className="grid shrink-0 gap-2 border-b border-line px-5 py-3 text-sm sm:px-6">
      {isRunning && run ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 flex-1 basis-48 tabular-nums">
            {t('consulting:analyst.running', { model, done: run.read + run.failed, total: run.total })}
          </p>
          <PlainButton size="small" isPending={isPending} onPress={() => void use.cancel()}>
            {t('consulting:analyst.stop')}
          </PlainButton>
        </div>
      ) : isAsking ? (
        <>
          <p>
            {t('consulting:analyst.before', {
              count: waiting.problems,
              host: analyst.host ?? t('consulting:analyst.installationHost'),
              model,
            })}
          </p>
          <p className="text-ink-soft tabular-nums">{sums(waiting.estimate, 'estimate')}</p>
          <div className="flex flex-wrap gap-2">
            <PlainButton
              size="small"
              variant="primary"
              isPending={isPending}
              onPress={() => void use.start().then(() => setAsking(false))}
            >
              {t('consulting:analyst.send')}
            </PlainButton>
            <PlainButton size="small" variant="quiet" onPress={() => setAsking(false)}>
              {t('consulting:analyst.notNow')}
            </PlainButton>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="grid min-w-0 flex-1 basis-72 gap-1 text-ink-soft tabular-nums">
            {done && run.total > 0 ? (
              <p role="status">
                {t(run.state === 'cancelled' ? 'consulting:analyst.stopped' : 'consulting:analyst.done', {
                  model,
                  read: run.read,
                  total: run.total,
                })}{' '}
                {sums(run.used, 'used')}
              </p>
            ) : null}
            {isCapReached ? <p>{t('consulting:analyst.capReached')}</p> : null}
            {done && failed.length > 0 ? (
              <p>
                {t('consulting:analyst.left', { count: failed.length })} {reasonsOf(failed, t).join('; ')}
              </p>
            ) : null}
          </div>
          {done && again.length > 0 && !isCapReached ? (
            <PlainButton size="small" isPending={isPending} onPress={() => void use.start(again)}>
              {t('consulting:analyst.again')}
            </PlainButton>
          ) : null}
          {waiting.problems > 0 && hasUnasked && !isCapReached ? (
            <PlainButton size="small" onPress={() => setAsking(true)}>
              {t('consulting:analyst.start')}
            </PlainButton>
          ) : null}
        </div>
      )}
    </div>
  );
}
