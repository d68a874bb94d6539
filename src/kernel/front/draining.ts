import type { Server } from 'node:http';
import type { Front } from './front.ts';

const GRACE_MS = 10_000;

/**
 * Stops accepting, lets every accepted request have its answer, then closes what is left. Returns whether every request
 * was answered within the grace period.
 */
export async function drain(server: Server, front: Front, graceMs = GRACE_MS): Promise<boolean> {
  front.isDraining = true;
  server.close();
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, graceMs, false);
  const answered = front.idle().then(() => true);
  const isComplete = await Promise.race([answered, late]).finally(() => clearTimeout(timer));
  server.closeAllConnections();
  return isComplete;
}
