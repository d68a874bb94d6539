import { expect, test } from 'vitest';
import type { EndpointDeclaration } from './declaration.ts';
import { takesRoom } from './quota.ts';

const call = (over: Partial<EndpointDeclaration> = {}): EndpointDeclaration => ({
  role: 'user',
  owner: 'self',
  summary: 'Record something',
  ...over,
});

test('what stores takes room', () => {
  expect(takesRoom('POST', call())).toBe(true);
  expect(takesRoom('POST', call({ owner: 'company' }))).toBe(true);
});

test.each<[string, string, Partial<EndpointDeclaration>]>([
  ['a change', 'PATCH', {}],
  ['a deletion', 'DELETE', {}],
  ['reading', 'GET', {}],
  ['putting back what was deleted', 'POST', { owner: 'deleted contact' }],
  ['a file', 'POST', { gives: ['text/csv'] }],
  ['what opens or closes the account', 'POST', { isSecret: true }],
  ['administration', 'POST', { role: 'admin' }],
  ['a visitor', 'POST', { role: 'public' }],
  ['a way to delete many', 'POST', { takesNoRoom: true }],
])('%s goes through when the account is full', (_, method, over) => {
  expect(takesRoom(method, call(over))).toBe(false);
});
