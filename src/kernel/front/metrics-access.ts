import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { databaseOf } from '#db/drizzle.ts';
import { bearerToken } from '#kernel/api/bearer-token.ts';
import type { Callers } from '#kernel/endpoint/parts.ts';
import { hashSecret } from '#kernel/secrets.ts';
import type { Runtime } from '#kernel/runtime.ts';

type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Whether a proxy has passed the request on, as far as it says so. */
export const isForwarded = ({ headers }: Pick<Asking, 'headers'>): boolean =>
  Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));

function isFromThisMachine({ socket }: Asking): boolean {
  const address = socket.remoteAddress ?? '';
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Compares hashes, which have one length. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(wanted)));

/**
 * Decides whether a caller may read `GET /metrics` (api.md): METRICS_TOKEN or an administrator's token; without METRICS_TOKEN also this
 * machine. Returns the error of everybody else.
 */
export async function metricsRefusal(
  req: Asking,
  { config, client }: Pick<Runtime, 'config' | 'client'>,
  { sessionOfHeader }: Pick<Callers, 'sessionOfHeader'>,
): Promise<'signed_out' | 'forbidden' | undefined> {
  const { metricsToken } = config;
  const header = req.headers.authorization;
  if (header === undefined) {
    const isOpen = metricsToken === undefined && isFromThisMachine(req) && !isForwarded(req);
    return isOpen ? undefined : 'signed_out';
  }
  const token = bearerToken(header);
  if (token !== undefined && metricsToken !== undefined && isSame(token, metricsToken)) return undefined;
  const session = await sessionOfHeader(databaseOf(client), header, new Date());
  if (!session) return 'signed_out';
  return session.user.role === 'admin' ? undefined : 'forbidden';
}
