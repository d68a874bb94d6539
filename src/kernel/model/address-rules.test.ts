import { expect, test } from 'vitest';
import { isPublicAddress, literalAddress } from './address-rules.ts';

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  'no address',
  '',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '104.18.6.192', '2606:4700::6812:6c0', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('recognises the host of a URL as an address in any notation', () => {
  const hostOf = (url: string) => literalAddress(new URL(url).hostname);
  expect(hostOf('https://0x7f.1/v1')).toBe('127.0.0.1');
  expect(hostOf('https://2130706433/')).toBe('127.0.0.1');
  expect(hostOf('https://[::1]:8080/')).toBe('::1');
  expect(hostOf('https://example.com/')).toBeUndefined();
});
