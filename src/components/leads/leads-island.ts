import { timeZoneOf } from '#shared/time-zone.ts';
import { dictionary, type Locale } from '#i18n/index.ts';
import type { IslandProps } from '#islands/leads/LeadsIsland.tsx';

type Reader = {
  locale: Locale;
  user: { username: string; name: string; email: string };
  now: Date;
  timeZone?: string | undefined;
};

export function leadsIsland({ locale, user, now, timeZone }: Reader): IslandProps {
  const { username, name, email } = user;
  return {
    texts: dictionary(locale, 'ui', 'accounts', 'leads', 'loop'),
    user: { username, name, email },
    timeZone: timeZoneOf(timeZone),
    now: now.toISOString(),
  };
}
