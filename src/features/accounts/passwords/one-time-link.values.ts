/**
 * Kinds of one-time links (product.md section 4, D7, D9). `sign_in` is no link: the secret that holds the place of a
 * right password until the second factor arrives.
 */
export const LINK_KINDS = ['setup', 'invitation', 'email_confirmation', 'password_reset', 'sign_in'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
