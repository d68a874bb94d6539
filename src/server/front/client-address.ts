import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The address that limits count. Each trusted proxy appends the address it saw, so what stands `trustedProxies` from
 * the right was written by the outermost of them; everything further left was chosen by the client.
 */
export function clientAddress(
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const socketAddress = plainAddress(req.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return socketAddress;
  const header = req.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const entry = plainAddress(withoutPort(chain.at(-trustedProxies)?.trim() ?? ''));
  return isIP(entry) === 0 ? socketAddress : entry;
}

/** Some proxies write `203.0.113.7:5000` and `[2001:db8::1]:5000`. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
