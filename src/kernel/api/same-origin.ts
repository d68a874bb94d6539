import { AppError } from '#shared/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests that a page of another site sends with this user's cookie. Browsers send Origin with every unsafe
 * request, and Sec-Fetch-Site; programs send neither and have no victim's cookies. Compares with the configured
 * address, never with the request's Host header, which the caller chooses.
 */
export function requireSameOrigin(request: Request, allowedOrigins: readonly string[]): void {
  if (SAFE.has(request.method)) return;
  const origin = request.headers.get('origin');
  if (origin !== null) {
    if (!allowedOrigins.includes(origin)) throw new AppError('wrong_origin');
    return;
  }
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new AppError('wrong_origin');
}
