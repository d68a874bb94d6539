import { useEffect, useState } from 'react';
import { allProblems } from './use-review.ts';

/** How many problems of a company are read by the rules alone; null until it is known. `turn`: counts anew. */
export function useUnconfirmed(companyId: number, turn: number): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without the count the page works as well.
    allProblems(companyId).then(
      (all) => {
        if (isCurrent) setCount(all.filter(({ reading }) => !reading.isConfirmed).length);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [companyId, turn]);
  return count;
}
