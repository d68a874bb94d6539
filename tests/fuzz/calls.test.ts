import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeclaredCall } from '#kernel/api/declaration.ts';
import { ApiClient } from '../api-client.ts';
import { aCompany } from '../builders/profile.ts';
import { addressOf, CALLS, sampleBody } from '../declared-calls.ts';
import { startServer, type TestServer } from '../server.ts';

let server: TestServer;
let user: ApiClient;
let admin: ApiClient;
let companyId: number;

/** No sample knows this password, so no request can delete an account (tests/declared-calls.ts). */
const account = { username: 'fuzzer', password: 'known to nobody', name: 'Fuzzer', email: 'f@test.example' };

beforeAll(async () => {
  server = await startServer({
    ADMIN_USERNAME: 'root',
    ADMIN_PASSWORD: account.password,
    ADMIN_EMAIL: 'root@test.example',
  });
  admin = await new ApiClient(server.url).login('root', account.password);
  user = new ApiClient(server.url);
  await user.call('POST', '/api/register', account);
  companyId = await user.make('/api/companies', aCompany());
});
afterAll(() => server.stop());

// Uploads are no JSON, and are tested separately.
const FUZZED = CALLS.filter(({ declaration }) => declaration.body && !declaration.upload);

/** A public endpoint starts or ends a session, so each gets its own client. */
const callerOf = ({ declaration }: DeclaredCall): ApiClient =>
  ({ public: new ApiClient(server.url), user, admin })[declaration.role];

/** Administrators get an unknown id, because their request would act on the account it names. */
const idOf = ({ declaration }: DeclaredCall): number => (declaration.role === 'admin' ? 999_999 : companyId);

/** A valid body with some members replaced by any JSON. */
const changed = (valid: object) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(valid), 'extra', 'id', 'userId'), fc.jsonValue())
    .map((changes) => ({ ...valid, ...changes }));

async function answersAny(call: DeclaredCall, bodies: fc.Arbitrary<unknown>, numRuns: number): Promise<void> {
  if (call.declaration.role === 'admin') await admin.confirm(account.password);
  const path = addressOf(call, idOf(call));
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const answer = await callerOf(call).call(call.method, path, JSON.stringify(body));
      expect([200, 201, 400, 401, 404, 409, 422]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      if (answer.status >= 400)
        expect(Object.keys(answer.body as object)).toEqual(expect.arrayContaining(['message', 'code']));
    }),
    { numRuns, seed: 20251121 },
  );
}

test.each(FUZZED)(
  '$method $path answers any JSON in any member with a documented status, in JSON, and never 5xx',
  (call) => answersAny(call, changed(sampleBody(call, { companyId }, 'fuzz') as object), 20),
);

// A body that is no object of members is refused before the call is asked: in one place for all of a kind.
test.each(FUZZED)('$method $path answers JSON that is no body of it', (call) =>
  answersAny(call, fc.jsonValue(), 3),
);

test('any search text is accepted', async () => {
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
