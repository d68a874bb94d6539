import { preferenceCookie } from '#shared/preference-cookie.ts';

type Choice = 'theme' | 'lang';

/** Undefined also where the browser keeps nothing for this site. */
export function recall(key: Choice): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: Choice, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then holds for this page alone.
  }
}

/** In a cookie as well, by which the server chooses. */
export function rememberLanguage(language: string): void {
  remember('lang', language);
  document.cookie = preferenceCookie('lang', language, location.href);
}
