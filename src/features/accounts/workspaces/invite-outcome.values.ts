/** Results of inviting one address of a pasted list; `limited`: as many were invited as one may in an hour. */
export const INVITE_OUTCOMES = ['invited', 'member', 'waiting', 'not_address', 'limited'] as const;
export type InviteResult = (typeof INVITE_OUTCOMES)[number];
