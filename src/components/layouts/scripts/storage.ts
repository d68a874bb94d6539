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
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
}
