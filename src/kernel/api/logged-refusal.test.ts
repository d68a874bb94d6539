import { expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { logRefusal } from './logged-refusal.ts';

const logged = (error: AppError): unknown[] => {
  const lines: unknown[] = [];
  logRefusal({ info: (...line: unknown[]) => void lines.push(line) }, 'r1', error);
  return lines;
};

test('a refusal is logged with its code and the fields at fault', () => {
  const fields = { email: 'accounts:emailInvalid', 'rows.3.name': 'errors:fields.required' };
  expect(logged(new AppError('invalid', { fields }))).toEqual([
    [{ requestId: 'r1', code: 'invalid', fields: ['email', 'rows'] }, 'refused'],
  ]);
  expect(logged(new AppError('stale', { extra: { current: { name: 'Ana' } } }))).toEqual([
    [{ requestId: 'r1', code: 'stale' }, 'refused'],
  ]);
});

test('names that a caller chose are not logged, and no more than twenty are', () => {
  const typed = { 'Ana Ruiz': 'errors:fields.unknown', 'customFields.Ana Ruiz': 'errors:fields.tooLong' };
  const [line] = logged(new AppError('invalid', { fields: typed }));
  expect(line).toEqual([{ requestId: 'r1', code: 'invalid', fields: ['*', 'customFields'] }, 'refused']);
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, n) => [`field${n}`, 'errors:fields.required']),
  );
  expect(logged(new AppError('invalid', { fields: many }))).toMatchObject([
    [{ fields: { length: 20 } }, 'refused'],
  ]);
});
