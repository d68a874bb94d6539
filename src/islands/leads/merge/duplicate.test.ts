import { expect, test } from 'vitest';
import { ApiError } from '#islands/api.ts';
import { duplicateIn } from './duplicate.ts';

const conflict = (over: object) =>
  new ApiError(409, { message: '', code: 'duplicate', id: 1, name: 'José García', field: 'phone', ...over });

test('a conflict says whether the record is the same or may be another one', () => {
  expect(duplicateIn(conflict({ isSame: true }), {})).toMatchObject({ id: 1, field: 'phone', isSame: true });
  expect(duplicateIn(conflict({ isSame: false }), {})).toMatchObject({ isSame: false });
  expect(duplicateIn(conflict({ code: 'invalid' }), {})).toBeUndefined();
  expect(duplicateIn(conflict({ field: undefined }), {})).toBeUndefined();
});
