/** An API token may do as much as its member, or read alone. */
export const TOKEN_ACCESS = ['full', 'read'] as const;
export type TokenAccess = (typeof TOKEN_ACCESS)[number];
