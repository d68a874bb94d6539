import { hydrateRoot } from 'react-dom/client';
import type { Tables } from '#i18n/index.ts';
import { isLocale } from '#i18n/locales.ts';
import { tellAwake } from '#islands/ui/early-submit.ts';
import { CONTACT_FORM_PREFIX, ContactForm } from './ContactForm.tsx';

const TABLES = import.meta.glob<Tables['contact']>('../../i18n/{en,es}/contact.json', { import: 'default' });

/**
 * Hydrates the form that the page was rendered with (ContactForm.astro). Its texts come with this script and not in the
 * page, where every visitor would load them before the first paint.
 */
export async function mountContactForm(place: HTMLElement): Promise<void> {
  const { locale, path = '/', privacy = '', region = '', close = '' } = place.dataset;
  const load = TABLES[`../../i18n/${locale}/contact.json`];
  if (!isLocale(locale) || !load) return;
  const texts = { locale, tables: { contact: await load() } };
  hydrateRoot(
    place,
    <ContactForm texts={texts} path={path} privacy={privacy} regionLabel={region} closeLabel={close} />,
    { identifierPrefix: CONTACT_FORM_PREFIX },
  );
  tellAwake(place);
}
