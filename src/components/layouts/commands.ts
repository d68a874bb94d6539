import { dictionary, translator, type Locale } from '#i18n/index.ts';
import type { Command } from '#islands/leads/search/CommandPalette.tsx';
import type { IslandTexts } from '#islands/ui/make-texts.ts';
import { AREAS } from './portal-navigation.ts';

const made = new Map<string, readonly Command[]>();

/** The same on every page: translated once for a language and a role. */
export function commandsFor(locale: Locale, isAdmin: boolean): readonly Command[] {
  const key = `${locale} ${isAdmin}`;
  const commands = made.get(key) ?? makeCommands(locale, isAdmin);
  made.set(key, commands);
  return commands;
}

function makeCommands(locale: Locale, isAdmin: boolean): Command[] {
  const t = translator(locale);
  const places = Object.values(AREAS).flatMap(({ label, items }) =>
    items
      .filter(({ isForAdmins = false }) => isAdmin || !isForAdmins)
      .map((item) => ({ label: t(item.label), detail: t(label), href: item.href })),
  );
  const detail = t('leads:search.act');
  return [
    { label: t('leads:search.newContact'), detail, href: '/leadmanager/contacts?new' },
    { label: t('leads:search.newCompany'), detail, href: '/leadmanager/companies?new' },
    { label: t('leads:search.newOpportunity'), detail, href: '/leadmanager/opportunities?new' },
    { label: t('leads:search.newTask'), detail, href: '/leadmanager/tasks?new' },
    { label: t('leads:communications.compose.email'), detail, href: '/leadmanager/communications?new' },
    ...places,
    {
      label: t('leads:templates.title'),
      detail: t(AREAS.leads.label),
      href: '/leadmanager/communications/templates',
    },
  ];
}

/** Of the lead manager, the palette's texts alone: a page of another area does not fetch its file. */
export const commandTexts = (locale: Locale): IslandTexts => ({
  locale,
  names: { ui: true, layout: true } as const,
  tables: { leads: { search: dictionary(locale, 'leads').tables.leads.search } },
});
