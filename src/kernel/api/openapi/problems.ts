import { translateDynamic } from '#i18n/index.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';

type Coded = ReadonlyMap<number, readonly ErrorCode[]>;

function byStatus(codes: readonly ErrorCode[]): Coded {
  const found = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = ERROR_STATUS[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

const list = (codes: readonly ErrorCode[]): string => codes.map((code) => `\`${code}\``).join(', ');

const response = (description: string, code: ErrorCode) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Problem' },
      example: {
        message: translateDynamic('en', `errors:${code}`) ?? code,
        code,
        ...(code === 'invalid' && { errors: { name: translateDynamic('en', 'errors:fields.required') } }),
      },
    },
  },
});

/** Responses that calls refer to, one a status. */
export function problemResponses(): Record<string, unknown> {
  const all = byStatus(Object.keys(ERROR_STATUS) as ErrorCode[]);
  return Object.fromEntries([
    ['Problem', response('Any other error', 'internal')],
    ...[...all].map(([status, codes]) => [
      `Problem${status}`,
      response(list(codes), codes.includes('invalid') ? 'invalid' : (codes[0] ?? 'internal')),
    ]),
  ]) as Record<string, unknown>;
}

/** The responses of a call that refuses with these codes, by status. */
export const refusals = (codes: readonly ErrorCode[]): Record<string, unknown> =>
  Object.fromEntries([
    ...[...byStatus(codes)].map(([status, told]) => [
      status,
      { $ref: `#/components/responses/Problem${status}`, description: list(told) },
    ]),
    ['default', { $ref: '#/components/responses/Problem', description: 'Any other error' }],
  ]) as Record<string, unknown>;
