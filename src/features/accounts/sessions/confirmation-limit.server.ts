import { createHash } from 'node:crypto';
import type { PublicContext } from '#server/context.ts';
import { isAppError } from '#shared/errors.ts';
import { foldCase } from '#shared/text.ts';
import type { Limit } from './throttle.rules.ts';
import { reserveAttempt } from './throttle.server.ts';

/** Confirmations that one address gets in a day, whoever asks for them. */
const CONFIRMATIONS_A_DAY = 5;

/** The address stands in no counter as it is. */
const bucketOf = (email: string): string =>
  `enquiry-confirmation:${createHash('sha256').update(foldCase(email)).digest('hex')}`;

export const confirmationLimit = (email: string): Limit => ({
  bucket: bucketOf(email),
  max: CONFIRMATIONS_A_DAY,
  windowSeconds: 86_400,
});

/** Whoever types a stranger's address into a form must not be able to fill their inbox through us. */
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
