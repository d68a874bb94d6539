/** product.md section 4 and D7, D9: what a link that works once is for. */
export const LINK_KINDS = ['setup', 'invitation', 'email_confirmation', 'password_reset'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
