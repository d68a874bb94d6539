/** Sign-in and start page of each portal (product.md D5, D20). */
export const PORTALS = {
  consulting: { signIn: '/auth', home: '/consultoria' },
  marketing: { signIn: '/comercia-auth', home: '/comercia' },
  leads: { signIn: '/leadmanager/auth', home: '/leadmanager/dashboard' },
} as const;

/**
 * Page after sign-in where no other is asked for: the start page of all portals, or from there the portal that the user
 * chose. Who signs in is not known when the address is written into the form.
 */
export const START_PAGE = '/start';
export const OPENING_PARAMETER = 'open';
export const OPENING_PAGE = `${START_PAGE}?${OPENING_PARAMETER}`;

export type Portal = keyof typeof PORTALS;

export const isPortal = (value: unknown): value is Portal =>
  typeof value === 'string' && Object.hasOwn(PORTALS, value);

/** Query parameter that opens the other tab of a sign-in page, also without JavaScript. */
export const CREATE_PARAMETER = 'create';

/** Placeholder in built pages: whether visitors may register (REGISTRATION) is known only when the server starts. */
export const REGISTRATION_PLACEHOLDER = 'registration-as-configured';

/** Id of the demo offer in a sign-in form; static-table.ts removes it from built pages if DEMO=off. */
export const DEMO_OFFER = 'demo-offer';
