import { expect, test } from 'vitest';
import { ApiError } from '#islands/api.ts';
import { askedBody } from './asked-body.ts';
import { askedFields, type AskedMove } from './asked-fields.ts';

const refusal = (status: number, errors?: Record<string, string>) =>
  new ApiError(status, { code: 'invalid', message: 'No.', ...(errors && { errors }) });

test('fields that a stage asks for are asked, and nothing where something else is wrong', () => {
  expect(askedFields(refusal(422, { expectedClose: 'x', 'customFields.line': 'x' }))).toEqual([
    'expectedClose',
    'customFields.line',
  ]);
  expect(askedFields(refusal(422, { expectedClose: 'x', lostReason: 'x' }))).toEqual([]);
  expect(askedFields(refusal(409, { expectedClose: 'x' }))).toEqual([]);
  expect(askedFields(new TypeError('lost'))).toEqual([]);
});

test('a move sends what was asked for alone, and which state of the opportunity it was read from', () => {
  const asked = {
    card: {},
    stage: { key: 'won' },
    names: ['notes', 'companyId', 'customFields.line'],
  } as unknown as AskedMove;
  const form = { notes: 'N', title: 'T', companyName: 'Sol', customFields: { line: 'oil', other: 'x' } };
  expect(askedBody(asked, form, '2026-05-01T09:00:00.000Z')).toEqual({
    notes: 'N',
    companyName: 'Sol',
    customFields: { line: 'oil' },
    stage: 'won',
    updatedAt: '2026-05-01T09:00:00.000Z',
  });
});
