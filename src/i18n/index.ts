import { createInstance } from 'i18next';
import type { TextKey, Translate } from './keys.ts';
import { DEFAULT_LOCALE, SITE_LANGUAGES, type Locale, type SiteLocale } from './locales.ts';
import { RESOURCES, SITE_RESOURCES, type Namespace, type Tables } from './resources.ts';

export * from './locales.ts';
export type { TextKey, Translate } from './keys.ts';
export type { Namespace, Tables } from './resources.ts';

/**
 * One instance for the process, used through `getFixedT` alone: its language never changes, so concurrent requests
 * cannot answer in each other's language (docs/decisions/002).
 */
const engine = createInstance();
await engine.init({
  resources: { ...RESOURCES, ...SITE_RESOURCES },
  lng: 'en',
  fallbackLng: false,
  supportedLngs: [...SITE_LANGUAGES],
  ns: Object.keys(RESOURCES.en),
  defaultNS: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

const translators = Object.fromEntries(
  SITE_LANGUAGES.map((locale): [SiteLocale, Translate] => {
    const fixed = engine.getFixedT(locale in SITE_RESOURCES ? [locale, DEFAULT_LOCALE] : locale);
    // A page has hundreds of words, and the engine takes longer to find one than to write it.
    const found = new Map<TextKey, string>();
    const withoutValues = (key: TextKey): string => {
      const text = found.get(key) ?? fixed(key, {});
      found.set(key, text);
      return text;
    };
    return [locale, (key, values) => (values ? fixed(key, values) : withoutValues(key))];
  }),
) as Record<SiteLocale, Translate>;

export const translator = (locale: SiteLocale): Translate => translators[locale];

/** Keys that come from data (a schema's message, an error code) and are therefore unknown to the compiler. */
export function translateDynamic(
  locale: Locale,
  key: string,
  values: Record<string, string | number> = {},
): string | undefined {
  return engine.exists(key, { lng: locale }) ? translators[locale](key as TextKey, values) : undefined;
}

export type Dictionary<N extends Namespace = Namespace> = { locale: Locale; tables: Pick<Tables, N> };

/** The tables that an island needs, to hand to it as a prop (no i18n engine in the browser). */
export function dictionary<N extends Namespace>(locale: Locale, ...namespaces: N[]): Dictionary<N> {
  const all = RESOURCES[locale];
  return {
    locale,
    tables: Object.fromEntries(namespaces.map((name) => [name, all[name]])) as Pick<Tables, N>,
  };
}
