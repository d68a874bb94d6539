import { describe, expect, test } from 'vitest';
import { aPayload } from '#tests/builders/enquiry.ts';
import { enquirySchema } from './enquiry.schema.ts';

const parse = (over: object) => enquirySchema.safeParse({ ...aPayload(), ...over });
const fields = (over: object) =>
  parse(over).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('accepts the specification’s payload unchanged', () => {
  expect(enquirySchema.safeParse(aPayload()).success).toBe(true);
  expect(fields({ message: '', service: '', company: 'No especificada' })).toEqual([]);
});

test('null equals absent', () => {
  const nothing = {
    company: null,
    service: null,
    subject: null,
    message: null,
    consent: null,
    language: null,
  };
  expect(
    fields({ ...nothing, page: null, about: null, waitlist: null, utm_source: null, elapsedMs: null }),
  ).toEqual([]);
});

test.each([
  ['name', '', 'contact:errors.nameRequired'],
  ['name', ' \r\n ', 'contact:errors.nameRequired'],
  ['name', undefined, 'contact:errors.nameRequired'],
  ['email', '', 'contact:errors.emailRequired'],
  ['email', 'ana', 'contact:errors.emailInvalid'],
  ['email', 'ana@test', 'contact:errors.emailInvalid'],
  ['email', 'ana@test.example, eva@test.example', 'contact:errors.emailInvalid'],
  ['email', 'Ana <ana@test.example>', 'contact:errors.emailInvalid'],
  ['email', 'ana@test.example\r\nBcc: eva@test.example', 'contact:errors.emailInvalid'],
  ['email', 'ana\u0001@test.example', 'contact:errors.emailInvalid'],
  ['language', 'fr', 'errors:fields.choice'],
])('reports %s %j at its field', (field, value, key) => {
  expect(fields({ [field]: value })).toEqual([[field, key]]);
});

describe('too long:', () => {
  test.each([
    ['name', 200],
    ['email', 254],
    ['company', 200],
    ['service', 200],
    ['subject', 400],
    ['message', 5_000],
    ['page', 200],
    ['utm_source', 200],
  ])('%s is rejected at its field', (field, max) => {
    expect(fields({ [field]: 'x'.repeat(max + 1) })).toContainEqual([field, 'errors:fields.tooLong']);
    if (field !== 'email') expect(fields({ [field]: 'x'.repeat(max) })).toEqual([]);
  });

  test('a message is measured as in the browser', () => {
    expect(fields({ message: `${'x\r\n'.repeat(2_500)}` })).toEqual([]);
  });
});

test.each(['name', 'company', 'service', 'subject', 'page', 'about', 'utm_source', 'utm_term'])(
  'a line break in %s becomes a space, so that it cannot inject a header',
  (field) => {
    const value = 'x\r\nBcc: eva@test.example\u2028\0\u0085y';
    expect(parse({ [field]: value }).data).toMatchObject({ [field]: 'x Bcc: eva@test.example y' });
  },
);
