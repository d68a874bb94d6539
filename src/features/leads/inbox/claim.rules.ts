/** Without a key pressed for so long, whoever was answering is so no more. */
export const CLAIM_MINUTES = 30;

/** Claims since this time hold. */
export const claimsSince = (now: Date): string =>
  new Date(now.getTime() - CLAIM_MINUTES * 60_000).toISOString();
