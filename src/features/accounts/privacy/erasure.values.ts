/** An account with everything it owns; what is held of one person under one e-mail address. */
export const ERASURE_KINDS = ['account', 'person'] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];
