import { createRoot, hydrateRoot } from 'react-dom/client';
import { isPortal } from '#features/accounts/portals.values.ts';
import { isRegistration } from '#shared/installation.ts';
import { DEMO_OFFER } from '#shared/page-markers.ts';
import type { Tables } from '#i18n/index.ts';
import { isLocale } from '#i18n/locales.ts';
import { Toaster } from '#islands/ui/Toaster.tsx';
import { tellAwake } from '#islands/ui/early-submit.ts';
import { AuthForm, SIGN_IN_PREFIX } from './AuthForm.tsx';

type Words = Pick<Tables, 'ui' | 'accounts'>;
const UI = import.meta.glob<Words['ui']>('/src/i18n/{en,es}/ui.json', { import: 'default' });
const ACCOUNTS = import.meta.glob<Words['accounts']>('/src/i18n/{en,es}/accounts.json', {
  import: 'default',
});

/** Hydrates the form that the page was rendered with (SignIn.astro); its texts come with this script. */
export async function mountSignIn(place: HTMLElement): Promise<void> {
  const { locale, portal, registration, next = '' } = place.dataset;
  const load = [UI[`/src/i18n/${locale}/ui.json`], ACCOUNTS[`/src/i18n/${locale}/accounts.json`]] as const;
  if (!isLocale(locale) || !isPortal(portal) || !isRegistration(registration)) return;
  if (!load[0] || !load[1]) return;
  const [ui, accounts] = await Promise.all([load[0](), load[1]()]);
  const texts = { locale, tables: { ui, accounts } };
  // Taken from the rendered page.
  const hasDemo = place.querySelector(`#${DEMO_OFFER}`) !== null;
  const form = { texts, portal, next, registration, hasDemo };
  hydrateRoot(place, <AuthForm {...form} />, { identifierPrefix: SIGN_IN_PREFIX });
  const notices = document.body.appendChild(document.createElement('div'));
  createRoot(notices).render(<Toaster regionLabel={ui.toast.region} closeLabel={ui.actions.close} />);
  tellAwake(place);
}
