import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViewFilter } from '#features/leads/views/view-filter.types.ts';
import { ApiClient, idsOf } from '#tests/api-client.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('view-input-owner');
  const other = await new ApiClient(server.url).register('view-input-other');
  await other.make('/api/crm/fields', { kind: 'contact', label: 'Caja fuerte', type: 'text' });
});
afterAll(() => server.stop());

const CONDITION = { field: 'position', is: 'empty' } as const;
const nested = (levels: number): ViewFilter => ({ all: [levels === 1 ? CONDITION : nested(levels - 1)] });
const many = (conditions: number): ViewFilter => ({
  all: Array.from({ length: conditions }, () => CONDITION),
});
const THEIRS: ViewFilter = { all: [{ field: 'customFields.caja_fuerte', is: 'filled' }] };

const COMPLEX = [
  'too many fields or is nested too deeply',
  'demasiados campos o demasiados niveles',
] as const;

/** Each with the status of its refusal and words of the reason. */
const HOSTILE: [name: string, filter: ViewFilter, status: number, words: readonly [string, string]][] = [
  ['groups in fifty levels', nested(50), 400, COMPLEX],
  ['10,000 conditions', many(10_000), 400, COMPLEX],
  ['groups in four levels', nested(4), 422, ['at most three levels', 'tres niveles como máximo']],
  ['41 conditions', many(41), 422, ['at most 40 conditions', 'como máximo 40 condiciones']],
  [
    'a field of another workspace',
    THEIRS,
    422,
    ['no field “customFields.caja', 'ningún campo «customFields.caja'],
  ],
];

test.each(HOSTILE)(
  'a view with %s is refused with the reason, in the reader’s language, and stored nowhere',
  async (_name, filter, status, [english, spanish]) => {
    const kept = await owner.make('/api/crm/views', { kind: 'contact', name: 'Buena', filter: nested(3) });
    const before = (await owner.call('GET', '/api/crm/views')).body;
    for (const [language, words] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const spoken = { 'accept-language': language };
      const made = { kind: 'contact', name: 'Mala', filter };
      const answers = [
        await owner.call('POST', '/api/crm/views', made, spoken),
        await owner.call('PATCH', `/api/crm/views/${kept}`, { filter }, spoken),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer.body)).toContain(words);
      }
    }
    const after = (await owner.call('GET', '/api/crm/views')).body;
    expect([idsOf(after).includes(kept), after]).toEqual([true, before]);
  },
);

test.each(HOSTILE)(
  'a list asked for %s in its address is refused, and so is its count',
  async (_name, filter) => {
    const asked = encodeURIComponent(JSON.stringify(filter));
    for (const path of ['/api/crm/contacts', '/api/crm/contacts/count', '/api/crm/export']) {
      const { status } = await owner.call('GET', `${path}?kind=contacts&filter=${asked}`);
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
    }
  },
);
