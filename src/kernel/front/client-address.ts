import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Network prefix of an IPv6 address; the customer is free to choose the other 64 bits. */
const NETWORK_GROUPS = 4;

/**
 * One caller, however the address is written: an IPv4 address, also where IPv6 carries it (mapped, or by NAT64), or the
 * /64 of an IPv6 one. Null for what is no address.
 */
function callerOf(text: string): string | null {
  if (isIP(text) === 0) return null;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  if (address.range() === 'rfc6052') return new ipaddr.IPv4(address.toByteArray().slice(12)).toString();
  const network = address.parts.map((group, index) => (index < NETWORK_GROUPS ? group : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}

/**
 * The address that limits count. Each trusted proxy appends the address it saw, so what stands `trustedProxies` from
 * the right was written by the outermost of them; everything further left was chosen by the client.
 */
export function clientAddress(
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const socketAddress = callerOf(req.socket.remoteAddress ?? '') ?? '';
  if (trustedProxies === 0) return socketAddress;
  const header = req.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return callerOf(withoutPort(chain.at(-trustedProxies)?.trim() ?? '')) ?? socketAddress;
}

/** Some proxies write `203.0.113.7:5000` and `[2001:db8::1]:5000`. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
