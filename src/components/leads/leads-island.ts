import { portalTexts } from '#components/layouts/portal-texts.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import type { Locale } from '#i18n/index.ts';
import type { IslandProps } from '#islands/leads/LeadsIsland.tsx';

type Reader = {
  locale: Locale;
  user: { id: number; username: string; name: string; email: string };
  now: Date;
  timeZone?: string | undefined;
};

export function leadsIsland(
  { locale, user, now, timeZone }: Reader,
  team: IslandProps['team'] = [],
  ownFields: IslandProps['ownFields'] = [],
): IslandProps {
  const { id, username, name, email } = user;
  return {
    texts: portalTexts({ locale, timeZone }, 'ui', 'accounts', 'leads', 'loop'),
    user: { id, username, name, email },
    timeZone: timeZoneOf(timeZone),
    now: now.toISOString(),
    team,
    ownFields,
  };
}
