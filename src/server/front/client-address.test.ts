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
  ['IPv6 with a port', 1, '[2001:db8::1]:5000', '2001:db8::1'],
  ['IPv6', 1, '2001:db8::1', '2001:db8::1'],
])('%s', (_, proxies, header, expected) => {
  expect(clientAddress(request(header), proxies)).toBe(expected);
});

test('an IPv4 address seen through an IPv6 socket is one and the same', () => {
  expect(clientAddress(request(undefined, '::ffff:10.0.0.1'), 0)).toBe('10.0.0.1');
});
