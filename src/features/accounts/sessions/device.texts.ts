import { translator, type Locale } from '#i18n/index.ts';
import { deviceOf } from './user-agent.rules.ts';

/** Browser and system in words: "Firefox on Windows", "Firefox en Windows". */
export function deviceName(locale: Locale, userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  const t = translator(locale);
  if (browser && system) return t('account:sessions.device', { browser, system });
  return browser ?? system ?? t('account:sessions.unknown');
}
