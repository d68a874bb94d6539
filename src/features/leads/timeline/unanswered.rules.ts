type Item = { kind: string; communication?: { type: string; direction: string } };

const isAnswerable = ({ communication }: Item): boolean =>
  communication?.type === 'email' || communication?.type === 'call';

/** The email or call that came in and that none of ours follows; the items are the newest first. */
export function unansweredOf<Of extends Item>(items: readonly Of[]): Of | undefined {
  const last = items.find(isAnswerable);
  return last?.communication?.direction === 'in' ? last : undefined;
}
