/** Kinds of erasure: an account with everything it owns, or the data about one person under one email address. */
export const ERASURE_KINDS = ['account', 'person'] as const;
