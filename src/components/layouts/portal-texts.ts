import type { FetchedTable, PageTexts, TextFile } from '#i18n/page-texts.ts';
import type { Locale } from '#shared/languages.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import type { Area } from './portal-navigation.ts';

type Reader = { locale: Locale; timeZone?: string | undefined; workspace?: { id: number } | null };

/** The tables that an island needs. PortalLayout fetches those of its area; it has to be given the others. */
export const portalTexts = <Name extends FetchedTable>(
  { locale, timeZone, workspace }: Reader,
  ...names: Name[]
): PageTexts<Name> => ({
  locale,
  names: Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>,
  timeZone: timeZoneOf(timeZone),
  ...(workspace && { workspaceId: workspace.id }),
});

export const filesOfArea = (area: Area): TextFile[] => (area === 'start' ? ['portal'] : ['portal', area]);
