/** Kinds of one-time links (product.md section 4, D7, D9). */
export const LINK_KINDS = ['setup', 'invitation', 'email_confirmation', 'password_reset'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
