import { useEffect, useState } from 'react';
import type { Analyst, AnalystReading } from '#features/consulting/analyst/analyst.schema.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

const LOOK_MS = 1_000;

/** The model as analyst of a company's problems; null where none may read, or it is not known yet. */
export function useAnalyst(companyId: number) {
  const { t } = useTexts();
  const [analyst, setAnalyst] = useState<Analyst | null>(null);
  const [isPending, setPending] = useState(false);
  const path = `/api/companies/${companyId}/analyst`;
  const isRunning = analyst?.run?.state === 'running';

  useEffect(() => {
    let isCurrent = true;
    // Without it the rules read, as ever.
    const look = () =>
      api<Analyst>('GET', path).then(
        (now) => {
          if (isCurrent) setAnalyst(now);
        },
        () => undefined,
      );
    if (!isRunning) void look();
    const timer = isRunning ? setInterval(() => void look(), LOOK_MS) : undefined;
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [path, isRunning]);

  async function act<Answer>(failed: string, call: () => Promise<Answer>): Promise<Answer | undefined> {
    setPending(true);
    try {
      return await call();
    } catch (error) {
      toast.error(failed, errorText(error, t));
      return undefined;
    } finally {
      setPending(false);
    }
  }
  const failed = t('consulting:analyst.failed');
  const withAnswer = async (call: () => Promise<Analyst>) => {
    const now = await act(failed, call);
    if (now) setAnalyst(now);
  };
  const forget = (problemId: number) =>
    setAnalyst(
      (now) => now && { ...now, readings: now.readings.filter((each) => each.problemId !== problemId) },
    );

  return {
    analyst: analyst?.isOn === true && analyst.model !== null ? analyst : null,
    isPending,
    isRunning,
    start: (problemIds?: number[]) =>
      withAnswer(() => api<Analyst>('POST', path, { body: problemIds ? { problemIds } : {} })),
    cancel: () => withAnswer(() => api<Analyst>('POST', `${path}/cancel`)),
    of: (problemId: number): AnalystReading | null =>
      analyst?.readings.find((each) => each.problemId === problemId) ?? null,
    dismiss: async (problemId: number) => {
      const done = await act(failed, () =>
        api('DELETE', `/api/problems/${problemId}/analyst`).then(() => true),
      );
      if (done) forget(problemId);
    },
    /** Puts the drafted action into the report's draft. */
    take: (problemId: number) =>
      act(t('consulting:analyst.draft.failed'), async () => {
        await api('POST', `/api/problems/${problemId}/analyst`);
        toast.success(t('consulting:analyst.draft.taken'), t('consulting:analyst.draft.takenText'));
        return true;
      }),
  };
}
export type AnalystUse = ReturnType<typeof useAnalyst>;
