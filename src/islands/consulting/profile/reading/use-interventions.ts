import { useEffect, useState } from 'react';
import type { ProblemInterventions } from '#features/consulting/profile/problem.schema.ts';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { api } from '#islands/api.ts';

/** Milliseconds after the last letter. */
const SEARCH_PAUSE = 250;

type Held = { path: string; offer: ProblemInterventions | null };

/** The interventions for a problem that is read so; `offer` is null after a failure and undefined while loading. */
export function useInterventions(
  problemId: number,
  { process, symptom }: Pick<Reading, 'process' | 'symptom'>,
  /** The one whose sheet is asked for, and words to look for in the whole catalogue; '' for neither. */
  { chosen, query }: { chosen: string; query: string } = { chosen: '', query: '' },
) {
  const asked = new URLSearchParams({
    process,
    symptom,
    ...(chosen !== '' && { chosen }),
    ...(query !== '' && { q: query }),
  });
  const path = `/api/problems/${problemId}/interventions?${asked.toString()}`;
  const [held, setHeld] = useState<Held>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const hold = (offer: Held['offer']) => {
      if (isCurrent) setHeld({ path, offer });
    };
    // Not for every letter of a search.
    const timer = setTimeout(
      () => void api<ProblemInterventions>('GET', path).then(hold, () => hold(null)),
      query === '' ? 0 : SEARCH_PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [path, attempt, query]);
  return {
    // The list before stands until the next one is there, so that a choice or a letter does not empty the screen.
    offer: held?.path === path ? held.offer : held?.offer || undefined,
    isCurrent: held?.path === path,
    retry: () => {
      setHeld(undefined);
      setAttempt(attempt + 1);
    },
  };
}
