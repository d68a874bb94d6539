import type { ServiceContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import { findLink, takeLink } from '#features/accounts/passwords/one-time-link.server.ts';
import { requireCurrentPassword } from '#features/accounts/sessions/credentials.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import { accountOf } from './factor-changes.server.ts';
import { challengeIn, wrongPasskey } from './passkey.server.ts';
import type { Proof } from './second-factor.schema.ts';
import type { SecondFactorKind } from './second-factor.values.ts';
import { guardCode, requireNoSecondFactor, takeFactor, type FactorSettings } from './sign-in-code.server.ts';

/**
 * Asks for the password before an account is changed, and for a factor in use where it has one: whoever knows the
 * password alone cannot put another factor, address or password in its place, nor make a token that outlives them. Errors: `demo_account`, `second_factor_required` with
 * what a passkey has to sign, and `invalid` at `currentPassword`, `code` or `passkey`.
 */
export async function requireProof(
  ctx: ServiceContext,
  { currentPassword, ...given }: Proof,
  attempt: Attempt,
  settings: FactorSettings,
): Promise<void> {
  await requireCurrentPassword(ctx, currentPassword, attempt);
  const { id, secondFactorAt } = await accountOf(ctx);
  if (secondFactorAt === null) return;
  if (given.passkey === undefined && !given.code?.trim()) await requireNoSecondFactor(ctx, id, settings);
  const factor = await guardCode(ctx, id, attempt, () => takeGiven(ctx, given, settings)).catch(
    async (error: unknown) => {
      if (!isAppError(error) || error.code !== 'invalid') throw error;
      await noteAudit(ctx, 'second_factor_failed', { subjectId: id });
      throw given.passkey ? wrongPasskey() : error;
    },
  );
  if (factor === 'recoveryCode') await noteAudit(ctx, 'recovery_code_used', { subjectId: id });
}

/** A passkey has signed a challenge that was made for this account, and works once; a code needs none. */
async function takeGiven(
  ctx: ServiceContext,
  given: Pick<Proof, 'code' | 'passkey'>,
  settings: FactorSettings,
): Promise<SecondFactorKind | null> {
  const userId = ctx.user.id;
  if (given.passkey === undefined) return takeFactor(ctx, userId, { ...given, secret: '' }, settings);
  const secret = challengeIn(given.passkey);
  try {
    const link = await findLink(ctx, 'sign_in', secret);
    if (link.userId !== userId) return null;
    const factor = await takeFactor(ctx, userId, { ...given, secret }, settings);
    if (factor !== null) await takeLink(ctx, 'sign_in', secret);
    return factor;
  } catch (error) {
    if (isAppError(error) && error.code === 'link_invalid') return null;
    throw error;
  }
}
