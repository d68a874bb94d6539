/**
 * The only error that services throw. A code determines the status and a message in the caller's language
 * (`i18n/<locale>/errors.json`, key = code), so no service has English sentences.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  malformed_json: 400,
  too_complex: 400,
  invalid_text: 400,
  invalid_id: 400,
  invalid_company_id: 400,
  signed_out: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  second_factor_wrong: 401,
  sign_in_expired: 401,
  wrong_origin: 403,
  forbidden: 403,
  reader_only: 403,
  owner_only: 403,
  set_up_by_owners: 403,
  registration_closed: 403,
  invitation_required: 403,
  token_not_enough: 403,
  password_required: 403,
  second_factor_missing: 403,
  account_disabled: 403,
  email_not_confirmed: 403,
  demo_account: 403,
  demo_preview_only: 403,
  demo_off: 403,
  page_taken_down: 403,
  not_found: 404,
  company_not_found: 404,
  link_invalid: 404,
  workspace_left: 404,
  invitation_address: 404,
  method_not_allowed: 405,
  timeout: 408,
  taken: 409,
  duplicate: 409,
  stale: 409,
  claimed: 409,
  merge_not_last: 409,
  merge_kept_deleted: 409,
  report_exists: 409,
  model_not_configured: 409,
  model_failed: 409,
  model_text_open: 409,
  brief_language_missing: 409,
  follow_up_exists: 409,
  correction_exists: 409,
  report_required: 409,
  draft_language: 409,
  product_gone: 409,
  not_a_page: 409,
  not_an_email: 409,
  immutable: 409,
  already_undone: 409,
  opted_out: 409,
  last_admin: 409,
  last_owner: 409,
  last_pipeline: 409,
  workspace_personal: 409,
  too_many_webhooks: 409,
  webhook_off: 409,
  second_factor_kept: 409,
  too_large: 413,
  quota_exceeded: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  invalid: 422,
  report_not_ready: 422,
  work_too_large: 422,
  undrawable: 422,
  headline_missing: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  too_many_enquiries: 429,
  too_fast: 429,
  work_waiting: 429,
  headers_too_large: 431,
  internal: 500,
  busy: 503,
  work_too_slow: 503,
  disk_full: 503,
  shutting_down: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Message key by field name (dotted path), in any namespace: `consulting:department.nameRequired`. */
export type FieldErrors = Record<string, string>;

export type ErrorDetails = {
  fields?: FieldErrors;
  /** Allowed values of a field of `fields`, by its name; its message names them. */
  choices?: Record<string, readonly string[]>;
  /** Replaces the message of the code. */
  messageKey?: string;
  /** Named by the messages, such as how many. */
  values?: Record<string, string | number>;
  /** Seconds until a retry makes sense; becomes Retry-After. */
  retryAfterSeconds?: number;
  /** Additional members of the JSON response, for example `current` of a stale update. */
  extra?: Record<string, unknown>;
  cause?: unknown;
};

/**
 * Recognised by this symbol: two module graphs share the process (docs/decisions/005), so `instanceof` would miss an
 * error created in the other one.
 */
const MARK = Symbol.for('ai-capital.AppError');

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    Object.defineProperty(this, MARK, { value: true });
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && MARK in error;
}
