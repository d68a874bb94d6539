import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { RuleRun } from '#features/loop/rules/rule.schema.ts';
import { api } from '#islands/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Page } from '#shared/api.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { recordHref } from './rule-words.ts';

const TONES = { waiting: 'warning', done: 'success', failed: 'danger', stopped: 'danger' } as const;

type Props = { ruleId: number; first: Page<RuleRun>; canUndo: boolean };

/** Runs of a rule, the newest first; what one has done can be taken back. */
export function RunLog({ ruleId, first, canUndo }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [page, setPage] = useState(first);
  const [undone, setUndone] = useState<readonly number[]>([]);
  const [isPending, setPending] = useState(false);
  async function more() {
    setPending(true);
    try {
      const query = new URLSearchParams({ limit: '20', cursor: page.nextCursor ?? '' });
      const next = await api<Page<RuleRun>>('GET', `/api/crm/automations/${ruleId}/runs?${query}`);
      setPage({ ...next, items: [...page.items, ...next.items] });
    } catch (error) {
      toast.error(t('rules:logFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  async function undo({ id, causeId }: RuleRun) {
    try {
      await api('POST', `/api/causes/${causeId}/undo`, { body: {} });
      setUndone([...undone, id]);
      toast.success(t('rules:undone'));
    } catch (error) {
      toast.error(t('rules:undoFailed'), errorText(error, t));
    }
  }
  if (page.items.length === 0) return <p className="text-sm text-ink-soft">{t('rules:logNone')}</p>;
  return (
    <>
      <ul
        aria-label={t('rules:logTitle')}
        className="divide-y divide-line rounded-panel border border-line bg-surface"
      >
        {page.items.map((run) => (
          <li key={run.id} className="flex items-center justify-between gap-3 px-4 py-2">
            <div className="min-w-0 text-sm">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {run.name === null || run.name === '' ? (
                  <span>{t('rules:gone')}</span>
                ) : (
                  <a
                    href={recordHref(run.record, run.recordId)}
                    className="touch-target wrap-anywhere underline underline-offset-4"
                  >
                    {run.name}
                  </a>
                )}
                <Badge tone={TONES[run.status]}>{t(`rules:statuses.${run.status}`)}</Badge>
              </p>
              <p className="text-xs text-ink-soft">
                {formatDateTime(run.ranAt ?? run.createdAt, tag, timeZone)}
                {run.reason === null ? '' : ` · ${t(`rules:reasons.${run.reason}`)}`}
              </p>
            </div>
            {canUndo && run.status === 'done' && run.causeId !== null && !undone.includes(run.id) ? (
              <PlainButton
                className="act"
                size="small"
                variant="quiet"
                icon={Undo2}
                onPress={() => void undo(run)}
              >
                {t('rules:undo')}
                <span className="sr-only">: {run.name}</span>
              </PlainButton>
            ) : null}
          </li>
        ))}
      </ul>
      {page.nextCursor === null ? null : (
        <p className="mt-4">
          <PlainButton isPending={isPending} onPress={() => void more()}>
            {t('rules:logMore')}
          </PlainButton>
        </p>
      )}
    </>
  );
}
