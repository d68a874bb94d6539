import type { Server } from 'node:http';
import type { Front } from './front.ts';

const GRACE_MS = 10_000;

/** Stops accepting, lets every accepted request have its answer, then closes what is left. */
export async function drain(server: Server, front: Front, graceMs = GRACE_MS): Promise<void> {
  front.isDraining = true;
  server.close();
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, graceMs);
  await Promise.race([front.idle(), late]).finally(() => clearTimeout(timer));
  server.closeAllConnections();
}
