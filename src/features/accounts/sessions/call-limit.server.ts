import { appErrorIn } from '#db/errors.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import { forgive, reserveAttempt } from './throttle.server.ts';
import type { PublicContext } from '#kernel/context.ts';

/**
 * Multiple of the limit for rejected calls, far above what a person needs: each one reveals whether a name is taken.
 */
const REFUSED_PER_ALLOWED = 10;

export const limitsOf = (limit: RateLimit, address: string): RateLimit[] => [
  { ...limit, bucket: `${limit.bucket}:${address}` },
  { ...limit, bucket: `${limit.bucket}-asked:${address}`, max: limit.max * REFUSED_PER_ALLOWED },
];

/**
 * Runs `act` if the IP address is within its rate limit. A call rejected for its input (409, 422) does not count:
 * correcting a form must not use up the limit for creating accounts in bulk.
 */
export async function withinLimit<T>(
  ctx: PublicContext,
  limit: RateLimit,
  address: string,
  act: () => Promise<T>,
): Promise<T> {
  const [made] = await reserveAttempt(ctx, limitsOf(limit, address));
  try {
    return await act();
  } catch (error) {
    const status = appErrorIn(error)?.status;
    if (made !== undefined && (status === 409 || status === 422)) await forgive(ctx, [made]);
    throw error;
  }
}
