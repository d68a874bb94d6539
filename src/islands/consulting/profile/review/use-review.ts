import { useEffect, useState } from 'react';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { ROWS_PAGE } from '#features/consulting/profile/profile.values.ts';
import type { Split } from '#features/consulting/profile/reading/split.rules.ts';
import type { Alternative } from '#features/consulting/profile/reading/reading.values.ts';
import type { Quantity } from '#features/consulting/profile/reading/quantities/quantities.rules.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { STAYS_OPEN } from './review-choices.ts';

/** Every problem of a company, page by page. */
export async function allProblems(companyId: number): Promise<Problem[]> {
  const found: Problem[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await api<Problem[]>(
      'GET',
      `/api/companies/${companyId}/problems?limit=${ROWS_PAGE}${last ? `&after=${last.id}` : ''}`,
    );
    found.push(...page);
    if (page.length < ROWS_PAGE) return found;
  }
}

export type Confirmed = {
  /** Null: it was looked at, and stays open. */
  reading: Alternative | null;
  figures: readonly Pick<Quantity, 'field' | 'value'>[];
  /** Intervention that was proposed or remembered with the reading; without one the stored choice stays. */
  interventionId?: string | undefined;
  /** Of figures: the client's, unless one is taken from another company. */
  source: 'told' | 'estimated';
};

/**
 * Goes through the problems whose reading nobody has confirmed; where all are confirmed, through all of them. `problems`
 * is undefined while they load, and null where that failed.
 */
export function useReview(companyId: number) {
  const { t } = useTexts();
  const [problems, setProblems] = useState<Problem[] | null>();
  const [at, setAt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** How many were changed. */
  const [changed, setChanged] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    allProblems(companyId).then(
      (all) => {
        if (!isCurrent) return;
        const waiting = all.filter(({ reading }) => !reading.isConfirmed);
        setProblems(waiting.length > 0 ? waiting : all);
        setAt(0);
      },
      () => {
        if (isCurrent) setProblems(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [companyId, attempt]);

  const retry = () => {
    setProblems(undefined);
    setAttempt(attempt + 1);
  };

  /** Stores what a person decided; after a failure the problem stays, with a word. */
  async function store(act: () => Promise<void>): Promise<void> {
    setSaving(true);
    try {
      await act();
      setChanged(changed + 1);
    } catch (error) {
      const isOlder = error instanceof ApiError && (error.status === 409 || error.isGone);
      toast.error(
        t('consulting:review.notSaved'),
        isOlder ? t('consulting:review.changedElsewhere') : errorText(error, t),
      );
      if (isOlder) retry();
    } finally {
      setSaving(false);
    }
  }

  /** Stores what was confirmed and goes on. */
  async function confirm({ reading, interventionId, figures, source }: Confirmed): Promise<void> {
    const problem = problems?.[at];
    if (!problem || isSaving) return;
    const isKept = reading !== null && reading.process === problem.reading.process;
    await store(async () => {
      const saved = await api<Problem>('PATCH', `/api/problems/${problem.id}`, {
        body: {
          reading: {
            ...(reading ?? STAYS_OPEN),
            interventionId: interventionId ?? (isKept ? (problem.reading.interventionId ?? null) : null),
          },
          ...Object.fromEntries(figures.map(({ field, value }) => [field, value])),
          ...(figures.length > 0 && problem.source === null && { source }),
          updatedAt: problem.updatedAt,
        },
      });
      setProblems(problems?.map((each) => (each.id === saved.id ? saved : each)));
      setAt(at + 1);
    });
  }

  /** Makes two of the problem; both follow. */
  async function split({ first, second }: Split): Promise<void> {
    const problem = problems?.[at];
    if (!problem || isSaving) return;
    await store(async () => {
      const { items } = await api<{ items: Problem[] }>('POST', `/api/problems/${problem.id}/split`, {
        body: { first, second, updatedAt: problem.updatedAt },
      });
      setProblems(problems?.flatMap((each) => (each.id === problem.id ? items : [each])));
    });
  }

  return {
    problems,
    at,
    changed,
    isSaving,
    retry,
    confirm,
    split,
    back: () => setAt(Math.max(0, at - 1)),
  };
}
