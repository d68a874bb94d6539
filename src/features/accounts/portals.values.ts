/** Sign-in and start page of each portal (product.md D5, D20). */
export const PORTALS = {
  consulting: { signIn: '/auth', home: '/consultoria' },
  marketing: { signIn: '/comercia-auth', home: '/comercia' },
  leads: { signIn: '/leadmanager/auth', home: '/leadmanager/dashboard' },
} as const;

/**
 * Page after a sign-in that belongs to no portal: the start page of all portals, or from there the portal that the user
 * chose. Who signs in is not known when the address is written into the form.
 */
export const START_PAGE = '/start';
export const OPENING_PARAMETER = 'open';
export const OPENING_PAGE = `${START_PAGE}?${OPENING_PARAMETER}`;

/** Sign-in that belongs to no portal, as from the site's header or after a new password. */
export const SIGN_IN_PAGE = `${PORTALS.consulting.signIn}?next=${encodeURIComponent(OPENING_PAGE)}`;

export type Portal = keyof typeof PORTALS;

/** Each sign-in page, and the portal that it leads to unless another page is asked for (specification section 2). */
export const PORTAL_SIGN_INS: ReadonlyMap<string, Portal> = new Map<string, Portal>([
  [PORTALS.consulting.signIn, 'consulting'],
  [PORTALS.marketing.signIn, 'marketing'],
  [PORTALS.leads.signIn, 'leads'],
  // The landing page has the same form (product.md D5).
  ['/leadmanager', 'leads'],
]);

export const isPortal = (value: unknown): value is Portal =>
  typeof value === 'string' && Object.hasOwn(PORTALS, value);

/** Query parameter that opens the other tab of a sign-in page, also without JavaScript. */
export const CREATE_PARAMETER = 'create';
