import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '#features/leads/bulk/job.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ProgressBar } from '#islands/ui/ProgressBar.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FollowedJob } from './use-job.ts';
import { isOpenJob, useJobProgress, useStartJob } from './use-job-progress.ts';

const VERBS = { delete: 'deleted', addTags: 'tagged', removeTags: 'untagged', set: 'changed' } as const;

const outcomeOf = ({ change, undoesId }: Job) => {
  if (undoesId !== null) return 'undone' as const;
  const [verb] = Object.entries(VERBS).find(([name]) => name in change) ?? ['set'];
  return VERBS[verb as keyof typeof VERBS];
};

/** How far a change of many records has come, and its undo for as long as the bar stands there. */
export function JobBar({ followed, onChanged }: { followed: FollowedJob; onChanged: () => void }) {
  const { t, tag } = useTexts();
  const [isPending, setPending] = useState(false);
  const job = useJobProgress(followed, onChanged);
  const start = useStartJob(followed);
  if (job === null) return null;
  const number = new Intl.NumberFormat(tag);
  const isOpen = isOpenJob(job);
  const hasFailed = job.status === 'failed';
  const doneCount = job.done - job.kept;
  return (
    <section
      aria-label={t('leads:jobs.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-line-strong bg-surface px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-64 text-sm">
        {isOpen ? (
          <ProgressBar
            label={t(job.undoesId === null ? 'leads:jobs.running' : 'leads:jobs.undoing')}
            value={job.done}
            maxValue={Math.max(1, job.total)}
            valueLabel={t('leads:jobs.progress', {
              done: number.format(job.done),
              total: number.format(job.total),
            })}
          />
        ) : (
          <div role="status">
            <p className={`font-semibold ${hasFailed ? 'text-danger-ink' : ''}`}>
              {hasFailed
                ? t('leads:jobs.failed', { done: number.format(job.done), total: number.format(job.total) })
                : t(`leads:jobs.${outcomeOf(job)}`, { count: doneCount })}
            </p>
            {job.kept > 0 ? (
              <p className="text-ink-soft">{t('leads:jobs.kept', { count: job.kept })}</p>
            ) : null}
            {hasFailed && job.error !== undefined ? <p className="text-ink-soft">{job.error}</p> : null}
          </div>
        )}
      </div>
      {job.undoesId === null && job.undoneById === null ? (
        <Button
          className="act"
          size="small"
          icon={Undo2}
          isPending={isPending}
          onPress={() => {
            setPending(true);
            void start(`/api/jobs/${job.id}/undo`).finally(() => setPending(false));
          }}
        >
          {t(isOpen ? 'leads:jobs.stop' : 'ui:actions.undo')}
        </Button>
      ) : null}
      {isOpen ? null : (
        <Button size="small" variant="quiet" icon={X} onPress={() => followed.follow(null)}>
          {t('ui:actions.close')}
        </Button>
      )}
    </section>
  );
}
