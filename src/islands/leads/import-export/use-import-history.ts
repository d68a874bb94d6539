import { useEffect, useEffectEvent, useRef } from 'react';
import { stepAfterBack, stepIn, stepOf } from './import-steps.ts';
import type { ImportState } from './use-import.ts';

/**
 * Makes the browser's Back go one step back, and leave the page only from the first step, so that file and mapping are
 * kept.
 */
export function useImportHistory(state: ImportState): void {
  const { phase } = state;
  const step = stepOf(phase);
  const depth = useRef(0);

  useEffect(() => {
    if (step > depth.current) {
      for (let next = depth.current + 1; next <= step; next += 1)
        history.pushState({ ...history.state, importStep: next }, '');
    } else if (step < depth.current) history.go(step - depth.current);
    depth.current = step;
  }, [step]);

  const onBack = useEffectEvent(({ state: entry }: PopStateEvent) => {
    const target = stepAfterBack(phase, entry);
    if (target === 'stay') {
      // Back does not stop a running import: push the entry again.
      history.pushState({ ...history.state, importStep: step }, '');
      return;
    }
    depth.current = stepIn(entry);
    if (target === null) return;
    if (target === 0) state.startOver();
    else state.backToMapping();
  });
  useEffect(() => {
    const back = (event: PopStateEvent) => onBack(event);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
}
