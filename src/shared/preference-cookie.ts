const YEAR_SECONDS = 31_536_000;

/** Attributes of a cookie that stores a choice, as the server sets it. Over TLS no plain request carries or sets it. */
export const preferenceOptions = (address: string) => ({
  path: '/',
  maxAge: YEAR_SECONDS,
  sameSite: 'lax' as const,
  secure: address.startsWith('https:'),
});

/** The same cookie for `document.cookie`; `address` is that of the page. */
export function preferenceCookie(name: string, value: string, address: string): string {
  const { path, maxAge, sameSite, secure } = preferenceOptions(address);
  const attributes = `path=${path}; max-age=${maxAge}; samesite=${sameSite}${secure ? '; secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
}
