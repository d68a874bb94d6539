import { useEffect, useEffectEvent, useState } from 'react';
import type { Job } from '#features/leads/bulk/job.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { FollowedJob } from './use-job.ts';

const POLL_MS = 600;

export const isOpenJob = ({ status }: Job): boolean => status === 'queued' || status === 'running';

/** Starts a change of many records, or its undo, and follows it. False where it was refused, which a toast says. */
export function useStartJob({ follow }: FollowedJob) {
  const { t } = useTexts();
  return async (path: string, body?: object): Promise<boolean> => {
    try {
      follow((await api<Job>('POST', path, { body })).id);
      return true;
    } catch (error) {
      toast.error(t('leads:common.bulkFailed'), errorText(error, t));
      return false;
    }
  };
}

/** How far the followed job has come; null before the first answer. `onChanged` is called once it has ended. */
export function useJobProgress({ id, follow }: FollowedJob, onChanged: () => void): Job | null {
  const [found, setFound] = useState<Job | null>(null);
  const [looks, setLooks] = useState(0);
  const job = found?.id === id ? found : null;

  const onLook = useEffectEvent(async (jobId: number) => {
    try {
      const next = await api<Job>('GET', `/api/jobs/${jobId}`);
      setFound(next);
      if (isOpenJob(next)) setLooks((count) => count + 1);
      else onChanged();
    } catch (error) {
      // A lost connection says nothing about the job; one that is gone is over.
      if (error instanceof ApiError && error.isNetwork) setLooks((count) => count + 1);
      else follow(null);
    }
  });
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => void onLook(id), looks === 0 ? 0 : POLL_MS);
    return () => clearTimeout(timer);
  }, [id, looks]);
  return job;
}
