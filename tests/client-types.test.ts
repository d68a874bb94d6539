import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApiDocument } from '#kernel/api/openapi/document.ts';
import { clientTypes } from '../scripts/lib/client-types.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { CALLS } from './declared-calls.ts';

test('the types of clients/typescript are those of the document (`npm run client` writes them)', async () => {
  const made = await clientTypes(openApiDocument(CALLS, 'https://suite.example', 'session'));
  const kept = readFileSync(join(ROOT, 'clients/typescript/src/schema.ts'), 'utf8');
  // The first line that differs, and not 24,000.
  const lines = kept.split('\n');
  const differing = made.split('\n').findIndex((line, at) => line !== lines[at]);
  expect([differing, made.split('\n')[differing]]).toEqual([-1, undefined]);
  expect(made.length).toBe(kept.length);
});

test('the client has a type for every call of the document', () => {
  const kept = readFileSync(join(ROOT, 'clients/typescript/src/schema.ts'), 'utf8');
  const missing = CALLS.filter(
    ({ path }) => path !== '/api/openapi.json' && !kept.includes(`\n\t"${path}": {`),
  );
  expect(missing).toEqual([]);
});
