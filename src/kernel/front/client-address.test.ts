import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function request(forwarded?: string, remote = '10.0.0.1') {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remote });
  return { socket, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } };
}

test.each([
  ['the header counts for nothing without a trusted proxy', 0, '1.1.1.1', '10.0.0.1'],
  ['one proxy: its own entry, not the one the client sent', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two proxies', 2, '6.6.6.6, 1.1.1.1, 10.0.0.9', '1.1.1.1'],
  ['fewer entries than proxies: the proxies were passed by', 2, '6.6.6.6', '10.0.0.1'],
  ['not an address', 1, 'unknown', '10.0.0.1'],
  ['an empty header', 1, '', '10.0.0.1'],
  ['no header', 1, undefined, '10.0.0.1'],
  ['a port', 1, '1.1.1.1:5000', '1.1.1.1'],
  ['IPv6 with a port', 1, '[2001:db8::1]:5000', '2001:db8::/64'],
  ['IPv6 in brackets', 1, '[2001:db8::1]', '2001:db8::/64'],
  ['IPv6', 1, '2001:db8::1', '2001:db8::/64'],
  ['another of the same /64', 1, '2001:db8:0:0:ffff:2:3:4', '2001:db8::/64'],
  ['the next /64', 1, '2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['upper case', 1, '2001:DB8::ABCD', '2001:db8::/64'],
  ['IPv4 in IPv6', 1, '::ffff:1.1.1.1', '1.1.1.1'],
  ['IPv4 in IPv6, in figures', 1, '::ffff:101:101', '1.1.1.1'],
  ['IPv4 in IPv6, written out', 1, '0:0:0:0:0:ffff:1.1.1.1', '1.1.1.1'],
  ['IPv4 by NAT64', 1, '64:ff9b::1.1.1.1', '1.1.1.1'],
  ['IPv4 of few parts is no address', 1, '1.257', '10.0.0.1'],
])('%s', (_, proxies, header, expected) => {
  expect(clientAddress(request(header), proxies)).toBe(expected);
});

test.each([
  ['2001:db8:7::42', '2001:db8:7::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
])('a socket from %s counts as %s', (remote, expected) => {
  expect(clientAddress(request(undefined, remote), 0)).toBe(expected);
});

test('an IPv4 address seen through an IPv6 socket is one and the same', () => {
  expect(clientAddress(request(undefined, '::ffff:10.0.0.1'), 0)).toBe('10.0.0.1');
});
