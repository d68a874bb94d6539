import { useEffect, useState } from 'react';
import type { ProblemInterventions } from '#features/consulting/profile/problem.schema.ts';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { api } from '#islands/api.ts';

type Held = { path: string; offer: ProblemInterventions | null };

/** The interventions for a problem that is read so; `offer` is null after a failure and undefined while loading. */
export function useInterventions(
  problemId: number,
  { process, symptom }: Pick<Reading, 'process' | 'symptom'>,
) {
  const path = `/api/problems/${problemId}/interventions?process=${process}&symptom=${symptom}`;
  const [held, setHeld] = useState<Held>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const hold = (offer: Held['offer']) => {
      if (isCurrent) setHeld({ path, offer });
    };
    api<ProblemInterventions>('GET', path).then(hold, () => hold(null));
    return () => {
      isCurrent = false;
    };
  }, [path, attempt]);
  return {
    offer: held?.path === path ? held.offer : undefined,
    retry: () => {
      setHeld(undefined);
      setAttempt(attempt + 1);
    },
  };
}
