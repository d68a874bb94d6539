/**
 * Acts on accounts that administrators can look up, by what belongs together; their names stand under
 * `account:audit.kinds`.
 */
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
  workspaces: [
    'member_invited',
    'member_invitation_withdrawn',
    'member_joined',
    'member_role_changed',
    'member_removed',
    'member_left',
    'records_deleted',
    'records_handed_over',
    'company_moved_in',
    'company_moved_out',
    'workspace_deleted',
    'set_up_changed',
    'records_imported',
    'import_reverted',
    'records_changed',
    'pipeline_added',
    'pipeline_changed',
    'pipeline_deleted',
    'field_added',
    'field_changed',
    'field_deleted',
    'field_restored',
    'rule_added',
    'rule_changed',
    'rule_on',
    'rule_off',
    'rule_deleted',
    'webhook_added',
    'webhook_on',
    'webhook_off',
    'webhook_removed',
  ],
  exports: ['account_exported', 'records_exported', 'person_exported'],
  site: [
    'person_erased',
    'page_taken_down',
    'page_restored',
    'catalogue_changed',
    'inbox_given',
    'inbox_returned',
  ],
  mail: ['mail_retried', 'mail_discarded'],
} as const;

export type AuditGroup = keyof typeof AUDIT_GROUPS;
export const AUDIT_GROUP_IDS = Object.keys(AUDIT_GROUPS) as [AuditGroup, ...AuditGroup[]];

export type AuditKind = (typeof AUDIT_GROUPS)[AuditGroup][number];
export const AUDIT_KINDS = Object.values(AUDIT_GROUPS).flat() as [AuditKind, ...AuditKind[]];

/** Acts whose detail is a name or an address that people gave, not one of our words. */
const TYPED =
  /^(?:pipeline|field|rule|webhook)_|^inbox_(?:given|returned)$|^page_|^catalogue_changed$|^token_|^mail_/;
export const hasTypedDetail = (kind: AuditKind): boolean => TYPED.test(kind);

export const AUDIT_SORTS = ['-createdAt', 'createdAt'] as const;
