/** Causes of what calls have changed in transactions of their own, by their answers. */
const CAUSES = new WeakMap<object, number>();

/** Names the cause of what the call has changed (`isLong`), for the header `X-Cause-Id`. */
export function caused<T extends object>(causeId: number, answer: T): T {
  CAUSES.set(answer, causeId);
  return answer;
}

export const causeIdOf = (answer: unknown): number | null =>
  typeof answer === 'object' && answer !== null ? (CAUSES.get(answer) ?? null) : null;
