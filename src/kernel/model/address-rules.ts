import ipaddr from 'ipaddr.js';

/**
 * Returns whether an IP address is on the public internet. Rejects loopback, private, link-local (including cloud
 * metadata), carrier-grade NAT, multicast and reserved addresses. An IPv6 address that embeds an IPv4 one is judged by
 * it, or rejected if a gateway would translate it.
 */
export function isPublicAddress(address: string): boolean {
  // An address with a zone (`fe80::1%eth0`) is never public.
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** Returns whether a URL's host shows by its text alone that it is not on the public internet. */
export function isPrivateHost(hostname: string): boolean {
  const literal = literalAddress(hostname);
  return literal === undefined ? /(?:^|\.)localhost\.?$/i.test(hostname) : !isPublicAddress(literal);
}

/** Returns the IP address in a URL's host without IPv6 brackets; undefined for a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
