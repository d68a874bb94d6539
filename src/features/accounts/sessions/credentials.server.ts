import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { users } from '#db/schema/index.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { verifyPassword } from '#features/accounts/passwords/hashing.server.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import { findKnownDevice } from './known-device.server.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import { forgive, rememberInstead, reserveAll, reserveAttempt, type Attempt } from './throttle.server.ts';
import type { Login, PublicUser } from '#features/accounts/users/user.schema.ts';
import { publicUser } from '#features/accounts/users/user.server.ts';

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
async function reserveGuess(
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

/**
 * Counts failures from every endpoint: 30 in 15 minutes block an address, 10 slow an account, except for its known
 * devices. `stored` is undefined for an unknown user, which takes the same time.
 */
async function isPassword(
  ctx: PublicContext,
  usernameKey: string,
  given: string,
  attempt: Attempt,
  stored: string | undefined,
): Promise<boolean> {
  const reserved = await reserveGuess(ctx, usernameKey, attempt);
  let isWrong = false;
  try {
    isWrong = !(await verifyPassword(stored, given));
  } finally {
    // A password that was not checked does not count as wrong.
    if (!isWrong) await forgive(ctx, reserved);
  }
  return !isWrong;
}

/**
 * Specification sections 4 and 8: lets whoever knows the password `enter`. An unknown user and a wrong password give the
 * same error in the same time; only the right password reveals that the account is disabled.
 */
export async function withCredentials<T>(
  ctx: PublicContext,
  input: Login,
  attempt: Attempt,
  enter: (user: PublicUser) => Promise<T>,
): Promise<T> {
  const usernameKey = foldCase(input.username);
  const [user] = await ctx.db.select().from(users).where(eq(users.usernameKey, usernameKey));
  const isRight = await isPassword(ctx, usernameKey, input.password, attempt, user?.password);
  if (!user || !isRight) {
    await noteAudit(ctx, 'sign_in_failed', { actorId: null, subjectId: user?.id ?? null });
    throw new AppError('invalid_credentials');
  }
  if (user.disabledAt !== null) {
    await noteAudit(ctx, 'sign_in_failed', { actorId: null, subjectId: user.id, detail: 'disabled' });
    throw new AppError('account_disabled');
  }
  return enter(publicUser(user));
}

/**
 * Requires the password again to change an account (product.md D8). A demo's password is unknown (`demo_account`); a
 * wrong one counts as a failed sign-in and is reported at its field.
 */
export async function requireCurrentPassword(
  ctx: ServiceContext,
  given: string,
  attempt: Attempt,
): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.user.id));
  if (!user) throw new AppError('signed_out');
  if (user.demoExpiresAt !== null) throw new AppError('demo_account');
  if (!(await isPassword(ctx, user.usernameKey, given, attempt, user.password)))
    throw new AppError('invalid', { fields: { currentPassword: 'accounts:currentPasswordWrong' } });
}
