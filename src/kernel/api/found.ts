/** Answers that were there before the call, so that it made nothing. */
const FOUND = new WeakSet<object>();

/** Marks the answer of a call that makes a record once: asked again it answers 200 in place of 201 (`orFound`). */
export function found<T extends object>(answer: T): T {
  FOUND.add(answer);
  return answer;
}

export const isFound = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && FOUND.has(answer);
