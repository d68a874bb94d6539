/**
 * Kinds of one-time links (product.md section 4, D7, D9). `sign_in` and `passkey` are no links: a secret that holds the
 * place of a right password until the second step, signed where that is a passkey.
 */
export const LINK_KINDS = [
  'setup',
  'invitation',
  'email_confirmation',
  'password_reset',
  'sign_in',
  'passkey',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
