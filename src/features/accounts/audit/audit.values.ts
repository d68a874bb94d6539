/** Acts on accounts that administrators can look up; their names stand under `account:audit.kinds`. */
export const AUDIT_KINDS = [
  'sign_in',
  'sign_in_failed',
  'second_factor_failed',
  'recovery_code_used',
  'sign_out_everywhere',
  'password_changed',
  'password_reset',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_reset',
  'recovery_codes_renewed',
  'token_created',
  'token_revoked',
  'account_created',
  'account_deleted',
  'account_disabled',
  'account_enabled',
  'role_changed',
  'invitation_created',
  'invitation_revoked',
  'account_exported',
  'records_exported',
  'person_exported',
  'person_erased',
  'page_taken_down',
  'page_restored',
  'catalogue_changed',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Filter of the page: what belongs together. */
export const AUDIT_GROUPS = {
  signIn: ['sign_in', 'sign_in_failed', 'second_factor_failed', 'recovery_code_used', 'sign_out_everywhere'],
  credentials: [
    'password_changed',
    'password_reset',
    'email_changed',
    'second_factor_added',
    'second_factor_removed',
    'second_factor_reset',
    'recovery_codes_renewed',
    'token_created',
    'token_revoked',
  ],
  accounts: [
    'account_created',
    'account_deleted',
    'account_disabled',
    'account_enabled',
    'role_changed',
    'invitation_created',
    'invitation_revoked',
  ],
  exports: ['account_exported', 'records_exported', 'person_exported'],
  site: ['person_erased', 'page_taken_down', 'page_restored', 'catalogue_changed'],
} as const satisfies Record<string, readonly AuditKind[]>;

export const AUDIT_GROUP_IDS = ['signIn', 'credentials', 'accounts', 'exports', 'site'] as const;
export type AuditGroup = (typeof AUDIT_GROUP_IDS)[number];

export const AUDIT_SORTS = ['-createdAt', 'createdAt'] as const;
