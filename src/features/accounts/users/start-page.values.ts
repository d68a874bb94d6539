/** Portals that a user may choose as the page after sign-in, in place of the start page. */
export const START_PAGES = ['consulting', 'leads', 'marketing'] as const;
