import { expect, test } from 'vitest';
import { localPath } from './paths.ts';

test.each([
  ['/consultoria', '/consultoria'],
  ['/empresa/1?tab=report#end', '/empresa/1?tab=report#end'],
  ['/€', '/%E2%82%AC'],
  ['/empresa?q=Peña', '/empresa?q=Pe%C3%B1a'],
  ['/%E2%82%AC', '/%E2%82%AC'],
  ['/a/../b', '/b'],
])('%s is a local address, encoded for a header: %s', (given, expected) => {
  expect(localPath(given)).toBe(expected);
});

test.each([
  [null],
  [''],
  ['consultoria'],
  ['https://evil.example'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/a\\b'],
  ['/\t/evil.example'],
  ['/..//evil.example'],
  ['/.//evil.example'],
  ['/%2e%2e//evil.example'],
  ['/' + 'a'.repeat(2_000)],
])('%s is not a local address', (given) => {
  expect(localPath(given)).toBeUndefined();
});
