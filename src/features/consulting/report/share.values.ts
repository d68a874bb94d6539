export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const DEFAULT_SHARE_DAYS: ShareDays = 30;

/** Of a link that still stands in somebody's mail. */
export const SHARE_STATES = ['open', 'expired', 'revoked'] as const;
export type ShareState = (typeof SHARE_STATES)[number];
