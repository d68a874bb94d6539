import { expect, test } from 'vitest';
import { ApiError } from '#islands/api.ts';
import { askedFields } from './asked-fields.ts';

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
