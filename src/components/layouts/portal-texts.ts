import { dictionary, type Dictionary, type Namespace } from '#i18n/index.ts';
import type { Locale } from '#shared/languages.ts';
import { zoneOf } from '#shared/zone.ts';

type Reader = { locale: Locale; zone?: string | undefined };

/** The words of an island of the portals, and the zone that its times are shown in. */
export const portalTexts = <Name extends Namespace>(
  { locale, zone }: Reader,
  ...names: Name[]
): Dictionary<Name> & { zone: string } => ({ ...dictionary(locale, ...names), zone: zoneOf(zone) });
