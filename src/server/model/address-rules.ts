import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet. Everything else is refused: loopback, private, link-local (with the
 * metadata of clouds), carrier-grade NAT, multicast, reserved; and an IPv6 address that carries an IPv4 one is judged by
 * what it carries, or refused where a gateway would translate it.
 */
export function isPublicAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) belongs to no public address.
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** An address in a URL's host, without the brackets of IPv6; undefined where it is a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
