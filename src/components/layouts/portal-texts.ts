import { dictionary, type Dictionary, type Namespace } from '#i18n/index.ts';
import type { Locale } from '#shared/languages.ts';
import { timeZoneOf } from '#shared/time-zone.ts';

type Reader = { locale: Locale; timeZone?: string | undefined };

export const portalTexts = <Name extends Namespace>(
  { locale, timeZone }: Reader,
  ...names: Name[]
): Dictionary<Name> & { timeZone: string } => ({
  ...dictionary(locale, ...names),
  timeZone: timeZoneOf(timeZone),
});
