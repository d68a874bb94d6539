/**
 * api.md: a list answers this; `nextCursor` is null on the last page, and `total` is there where `count=true` asked for
 * it: how many rows the same filters leave.
 */
export type Page<T> = { items: T[]; nextCursor: string | null; total?: number };

/** api.md: every error answers this, `errors` by field in the caller's language. */
export type ApiProblem = {
  message: string;
  code: string;
  /** At most 20; `omittedErrors` says how many more there are. */
  errors?: Record<string, string>;
  [extra: string]: unknown;
};

export const LIST_LIMIT = { default: 50, max: 200 } as const;
