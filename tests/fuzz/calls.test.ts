import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../api-client.ts';
import { aCompany } from '../builders/profile.ts';
import { CALLS, sampleBody } from '../declared-calls.ts';
import { startServer, type TestServer } from '../server.ts';

let server: TestServer;
let user: ApiClient;
let companyId: number;

beforeAll(async () => {
  server = await startServer();
  user = await new ApiClient(server.url).register('fuzzer');
  companyId = await user.make('/api/companies', aCompany());
});
afterAll(() => server.stop());

/** Calls without a user that neither begin nor end a session. */
const PUBLIC = ['/api/contact/send-email'];
const FUZZED = CALLS.filter(
  ({ declaration, path }) =>
    declaration.body && (PUBLIC.includes(path) || (declaration.role === 'user' && path !== '/api/user')),
);

/** Any JSON, or a valid body with some members replaced by any JSON. */
const bodyOf = (valid: object) =>
  fc.oneof(
    fc.jsonValue(),
    fc
      .dictionary(fc.constantFrom(...Object.keys(valid), 'extra', 'id', 'userId'), fc.jsonValue())
      .map((changes) => ({ ...valid, ...changes })),
  );

test.each(FUZZED)(
  '$method $path answers any JSON with a documented status, in JSON, and never 5xx',
  async (call) => {
    const valid = sampleBody(call, { companyId }, 'fuzz') as object;
    const path = call.path.replace('{id}', String(companyId));
    await fc.assert(
      fc.asyncProperty(bodyOf(valid), async (body) => {
        const answer = await user.call(call.method, path, JSON.stringify(body));
        expect([200, 201, 400, 404, 409, 422]).toContain(answer.status);
        expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
        if (answer.status >= 400)
          expect(Object.keys(answer.body as object)).toEqual(expect.arrayContaining(['message', 'code']));
      }),
      { numRuns: 40, seed: 20251121 },
    );
  },
);

test('any search text is a search, not an error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ maxLength: 200 }).filter((q) => q.isWellFormed() && !q.includes('\0')),
      async (q) => {
        const answer = await user.call('GET', `/api/companies?q=${encodeURIComponent(q)}`);
        expect(answer.status).toBe(200);
      },
    ),
    { numRuns: 100, seed: 20251121 },
  );
});
