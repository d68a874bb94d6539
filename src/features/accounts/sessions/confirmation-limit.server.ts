import { createHash } from 'node:crypto';
import type { PublicContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import { reserveAttempt } from './throttle.server.ts';

/** Confirmation emails per address and day, whoever requests them. */
const CONFIRMATIONS_A_DAY = 5;

/** The address is stored only as a hash. */
const bucketOf = (email: string): string =>
  `enquiry-confirmation:${createHash('sha256').update(foldCase(email)).digest('hex')}`;

export const confirmationLimit = (email: string): RateLimit => ({
  bucket: bucketOf(email),
  max: CONFIRMATIONS_A_DAY,
  windowSeconds: 86_400,
});

/** Limits confirmation emails to an address, so that nobody can flood a stranger's inbox through a form. */
export async function mayConfirm(
  ctx: PublicContext,
  email: string,
  isRateLimited: boolean,
): Promise<boolean> {
  if (!isRateLimited) return true;
  return reserveAttempt(ctx, [confirmationLimit(email)]).then(
    () => true,
    (error: unknown) => {
      if (isAppError(error) && error.code === 'too_many_requests') return false;
      throw error;
    },
  );
}
