import { createHash } from 'node:crypto';
import type { PublicContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import { findKnownDevice } from './known-device.server.ts';
import { rememberInstead, reserveAll, reserveAttempt, type Attempt } from './throttle.server.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES = { device: 10, account: 10, address: 30 };
/** Longest wait of an account's limit: about 100 guesses an hour from all addresses together. */
const SLOWEST_SECONDS = 60;

type Limits = { device: (id: number) => RateLimit; account: RateLimit; address: RateLimit };

function limitsFor(usernameKey: string, address: string): Limits {
  const limit = (bucket: string, max: number) => ({ bucket, max, windowSeconds: WINDOW_SECONDS });
  // Hashed, because users sometimes type their password or address into the wrong field.
  const account = createHash('sha256').update(usernameKey).digest('hex');
  return {
    device: (id) => limit(`login-device:${id}`, FAILURES.device),
    account: {
      ...limit(`login-account:${account}`, FAILURES.account),
      slowsUpToSeconds: SLOWEST_SECONDS,
      messageKey: 'accounts:signInSlowed',
    },
    address: limit(`login-address:${address}`, FAILURES.address),
  };
}

/** Counts failures of a known device separately; once they are used up, it is treated as unknown. */
async function reserveForDevice(ctx: PublicContext, limit: RateLimit): Promise<number[] | null> {
  return reserveAttempt(ctx, [limit]).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'too_many_requests') return null;
    throw error;
  });
}

/**
 * Counts this attempt and returns its rows. An attempt that the account's limit delays still counts for its address.
 */
export async function reserveGuess(
  ctx: PublicContext,
  usernameKey: string,
  { address, device, isLimited }: Attempt,
): Promise<number[]> {
  if (!isLimited) return [];
  const limits = limitsFor(usernameKey, address);
  const deviceId = await findKnownDevice(ctx, usernameKey, device);
  const ofDevice = deviceId === null ? null : await reserveForDevice(ctx, limits.device(deviceId));
  if (ofDevice) return ofDevice;
  const at = ctx.now.getTime();
  const reservations = [limits.address, limits.account].map((limit) => ({ at, limits: [limit] }));
  const [ofAddress = [], ofAccount = []] = await ctx.db
    .transaction(async (tx) => {
      const outcomes = await reserveAll(tx, reservations);
      if (isAppError(outcomes[0])) throw outcomes[0];
      return outcomes;
    })
    .catch((error: unknown) => rememberInstead(error, reservations));
  if (isAppError(ofAddress)) throw ofAddress;
  if (isAppError(ofAccount)) throw ofAccount;
  return [...ofAddress, ...ofAccount];
}
