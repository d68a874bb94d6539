import { isDay, targetProblem } from './brief-answers.rules.ts';
import type { Brief } from './brief.types.ts';

type Problem = 'link' | 'phone' | 'deadline';

/**
 * Splits a brief into what can be saved and what is invalid: an answer the server would reject keeps its stored value
 * and is listed with its problem. Valid answers need not wait for it.
 */
export function heldBack(typed: Brief, stored: Brief): { sent: Brief; held: Record<string, Problem> } {
  const problem = targetProblem(typed.action);
  const isDayWrong = typed.deadline !== null && !isDay(typed.deadline);
  const kept = { kind: typed.action.kind, target: stored.action.target };
  const action = problem === undefined ? typed.action : targetProblem(kept) ? { ...kept, target: '' } : kept;
  return {
    sent: { ...typed, action, deadline: isDayWrong ? stored.deadline : typed.deadline },
    held: {
      ...(problem && { 'action.target': problem }),
      ...(isDayWrong && { deadline: 'deadline' as const }),
    },
  };
}
