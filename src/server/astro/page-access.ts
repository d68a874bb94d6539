import { PORTALS } from '#features/accounts/portals.values.ts';

const LEAD_PAGES = [
  'dashboard',
  'inbox',
  'contacts',
  'companies',
  'opportunities',
  'communications',
  'tasks',
  'analytics',
  'settings',
  'import',
];

/** Which pages ask for a signed-in user, and where those without one sign in (specification section 2, product.md D20). */
const PROTECTED: { prefix: string; signIn: string }[] = [
  { prefix: '/consultoria', signIn: '/auth' },
  { prefix: '/empresa', signIn: '/auth' },
  ...LEAD_PAGES.map((page) => ({ prefix: `/leadmanager/${page}`, signIn: '/leadmanager' })),
  // Everything below, not the address itself: that is public too (product.md D3).
  { prefix: '/comercia/', signIn: '/comercia-auth' },
  { prefix: '/account', signIn: '/auth' },
  { prefix: '/admin', signIn: '/auth' },
];

/** Sign-in pages send a signed-in user on to their portal. */
const SIGN_IN_PAGES: Record<string, string> = {
  ...Object.fromEntries(Object.values(PORTALS).map(({ signIn, home }) => [signIn, home])),
  // The landing page with the same form (product.md D5).
  '/leadmanager': PORTALS.leads.home,
};

/**
 * product.md D3: one address for visitors and for who has signed in, two pages. Each has its own style sheet: both in one
 * page would undo each other, since what comes last of two equal rules holds.
 */
export const ownPage = (path: string): string | undefined =>
  path === PORTALS.marketing.home ? `${path}/dashboard` : undefined;

/** What a visitor finds there is the site's, which is English where no choice is stored (product.md D1 and D3). */
export const isSitePage = ({ pathname, searchParams }: URL): boolean =>
  (pathname === PORTALS.marketing.home || pathname === '/leadmanager') && !searchParams.has('next');

const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.replace(/\/?$/, '/'));

export type PageAccess =
  { kind: 'open' } | { kind: 'protected'; signIn: string } | { kind: 'signIn'; home: string };

export function pageAccess(path: string): PageAccess {
  const home = SIGN_IN_PAGES[path];
  if (home !== undefined) return { kind: 'signIn', home };
  const found = PROTECTED.find(({ prefix }) => isUnder(path, prefix));
  return found ? { kind: 'protected', signIn: found.signIn } : { kind: 'open' };
}
