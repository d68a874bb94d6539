import { expect, test } from 'vitest';
import { ftsQuery } from './fts-query.ts';

test.each([
  ['ana', '"ana"*'],
  ['ana ruiz', '"ana"* "ruiz"*'],
  ['a"b', '"a""b"*'],
  ['- ana', '"ana"*'],
  ['981 12 34', '("981"* "12"* "34"*) OR "9811234"*'],
  ['0034 981', '("0034"* "981"*) OR "34981"*'],
  ['--', undefined],
])('%s is sent as the query %s', (text, query) => expect(ftsQuery(text)).toBe(query));
