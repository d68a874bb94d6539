export const SESSION_ABSOLUTE_DAYS = 30;

/** `__Host-` binds the cookie to this host and to TLS; browsers refuse that name over plain HTTP. */
export const sessionCookieName = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? '__Host-session' : 'session';

export const sessionCookieOptions = (siteUrl: string) => ({
  httpOnly: true,
  secure: siteUrl.startsWith('https:'),
  sameSite: 'lax' as const,
  path: '/',
  maxAge: SESSION_ABSOLUTE_DAYS * 86_400,
});
