/** product.md D5, D20: where each portal signs in, and where it begins. */
export const PORTALS = {
  consulting: { signIn: '/auth', home: '/consultoria' },
  marketing: { signIn: '/comercia-auth', home: '/comercia' },
  leads: { signIn: '/leadmanager/auth', home: '/leadmanager/dashboard' },
} as const;

export type Portal = keyof typeof PORTALS;

export const isPortal = (value: unknown): value is Portal =>
  typeof value === 'string' && Object.hasOwn(PORTALS, value);

/** Asks a sign-in page for the other tab, also where no script answers to it. */
export const CREATE_PARAMETER = 'create';

/** Whether visitors may register (REGISTRATION) is known when the server starts: until then this stands in built pages. */
export const REGISTRATION_PLACEHOLDER = 'registration-as-configured';

/** The part of a sign-in form that offers the demo; it is cut out of built pages where DEMO=off (static-table.ts). */
export const DEMO_OFFER = 'demo-offer';
