/**
 * Response of a list (api.md). `nextCursor` is null on the last page; `total` is present with `count=true`: the number
 * of rows that match the filters.
 */
export type Page<T> = { items: T[]; nextCursor: string | null; total?: number };

/** Response of every error (api.md), with `errors` by field in the caller's language. */
export type ApiProblem = {
  message: string;
  code: string;
  /** At most 20; `omittedErrors` is the number of further ones. */
  errors?: Record<string, string>;
  [extra: string]: unknown;
};

export const LIST_LIMIT = { default: 50, max: 200 } as const;

/** Parameter of a GET by a link or an image of a page: the workspace that its other calls name in `X-Workspace`. */
export const WORKSPACE_PARAMETER = 'workspace';
