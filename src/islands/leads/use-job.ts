import { useEffect, useEffectEvent, useState } from 'react';
import type { Job } from '#features/leads/crm-job.schema.ts';
import { api, ApiError } from '../api.ts';
import { errorText } from '../ui/error-text.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import type { Area } from './merge-rows.ts';

const POLL_MS = 600;

export const isOpenJob = ({ status }: Job): boolean => status === 'queued' || status === 'running';

/** A change of all that match, followed until it has ended; it is found again after a reload of the page. */
export function useJob(area: Area, onChanged: () => void) {
  const { t } = useTexts();
  const key = `job-${area}`;
  const [job, setJob] = useState<Job | null>(null);
  const remember = (next: Job | null) => {
    setJob(next);
    writeStored('sessionStorage', key, next === null ? null : String(next.id));
  };

  async function look(id: number) {
    try {
      const found = await api<Job>('GET', `/api/jobs/${id}`);
      remember(found);
      if (!isOpenJob(found)) onChanged();
    } catch (error) {
      // A lost connection says nothing about the job; one that is gone is over.
      if (error instanceof ApiError && error.isNetwork) setJob((before) => before && { ...before });
      else remember(null);
    }
  }
  const onLook = useEffectEvent((id: number) => void look(id));
  const onFound = useEffectEvent(() => {
    const stored = Number(readStored('sessionStorage', key));
    if (stored > 0) void look(stored);
  });
  useEffect(() => onFound(), []);
  useEffect(() => {
    if (job === null || !isOpenJob(job)) return;
    const timer = setTimeout(() => onLook(job.id), POLL_MS);
    return () => clearTimeout(timer);
  }, [job]);

  async function attempt(call: () => Promise<Job>): Promise<boolean> {
    try {
      remember(await call());
      return true;
    } catch (error) {
      toast.error(t('leads:common.bulkFailed'), errorText(error, t));
      return false;
    }
  }

  return {
    job,
    start: (body: object) => attempt(() => api<Job>('POST', `/api/crm/${area}/bulk`, { body })),
    undo: () => attempt(() => api<Job>('POST', `/api/jobs/${job?.id}/undo`)),
    dismiss: () => remember(null),
  };
}

export type JobState = ReturnType<typeof useJob>;
