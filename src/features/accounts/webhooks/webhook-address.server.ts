import { isPrivateHost } from '#kernel/model/address-rules.ts';
import type { Config } from '#kernel/config/config.ts';
import { AppError } from '#shared/errors.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** Whether tests may call the address, which is of this machine. */
export const isLoopbackCall = (url: string, { isLoopbackAllowed }: Config['webhooks']): boolean =>
  isLoopbackAllowed && LOOPBACK.test(new URL(url).hostname);

/**
 * Refuses an address whose text shows that it is private or not https; the connection is checked too (`guardedFetch`).
 * Errors: `invalid`.
 */
export function requirePublicAddress(url: string, settings: Config['webhooks']): void {
  if (isLoopbackCall(url, settings)) return;
  const { protocol, hostname } = new URL(url);
  if (isPrivateHost(hostname)) throw new AppError('invalid', { fields: { url: 'webhooks:errors.private' } });
  if (protocol !== 'https:') throw new AppError('invalid', { fields: { url: 'webhooks:errors.insecure' } });
}
