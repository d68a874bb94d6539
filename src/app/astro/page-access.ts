import { lacksSecondFactor } from '#features/accounts/second-factor/second-factor.rules.ts';
import type { SecondFactorRule } from '#shared/installation.ts';
import type { ActiveSession } from '#kernel/session.ts';
import { PORTALS, PORTAL_SIGN_INS, START_PAGE } from '#features/accounts/portals.values.ts';

/** Pages that require a signed-in user, and their sign-in pages (specification section 2, product.md D20). */
const PROTECTED: { prefix: string; signIn: string }[] = [
  { prefix: '/consultoria', signIn: '/auth' },
  { prefix: '/empresa', signIn: '/auth' },
  // Everything below, but not the address itself, which is public too (product.md D3).
  { prefix: '/leadmanager/', signIn: '/leadmanager' },
  { prefix: '/comercia/', signIn: '/comercia-auth' },
  { prefix: START_PAGE, signIn: '/auth' },
  { prefix: '/account', signIn: '/auth' },
  { prefix: '/admin', signIn: '/auth' },
];

/**
 * Returns the internal page of a signed-in user for an address that visitors share (product.md D3). Two separate pages,
 * because their style sheets would override each other.
 */
export const ownPage = (path: string): string | undefined =>
  path === PORTALS.marketing.home ? `${path}/dashboard` : undefined;

/**
 * Returns whether a visitor sees a page of the site there, which is in English without a stored choice (product.md D1
 * and D3).
 */
export const isSitePage = ({ pathname, searchParams }: URL): boolean =>
  (pathname === PORTALS.marketing.home || pathname === '/leadmanager') && !searchParams.has('next');

/** The page on which an account sets up the second factor that the installation requires. */
export const SECURITY_PAGE = '/account?tab=security';

/**
 * Returns whether a page waits for the second factor that the account lacks: whatever shows its records, but the page
 * that sets it up.
 */
export const isHeldBack = (rule: SecondFactorRule, session: ActiveSession, path: string): boolean =>
  path !== '/account' &&
  (pageAccess(path).kind === 'protected' || ownPage(path) !== undefined) &&
  lacksSecondFactor(rule, session);

const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.replace(/\/?$/, '/'));

export type PageAccess =
  { kind: 'open' } | { kind: 'protected'; signIn: string } | { kind: 'signIn'; home: string };

export function pageAccess(path: string): PageAccess {
  const portal = PORTAL_SIGN_INS.get(path);
  if (portal) return { kind: 'signIn', home: PORTALS[portal].home };
  const found = PROTECTED.find(({ prefix }) => isUnder(path, prefix));
  return found ? { kind: 'protected', signIn: found.signIn } : { kind: 'open' };
}
