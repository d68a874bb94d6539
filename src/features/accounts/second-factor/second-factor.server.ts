import type { Config, Settings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import type { MailSettings } from '#features/accounts/users/account-mail.server.ts';
import { accountOf, removeFactor, takeIntoUse, type Rules } from './factor-changes.server.ts';
import { hasPasskeys, listPasskeys } from './passkey.server.ts';
import { requireProof } from './proof.server.ts';
import { drawRecoveryCodes, recoveryCodesLeft, storeRecoveryCodes } from './recovery-codes.server.ts';
import { guardCode, type FactorSettings } from './sign-in-code.server.ts';
import { isSecondFactorRequired, plainCode } from './second-factor.rules.ts';
import type {
  ConfirmTotp,
  Proof,
  RecoveryCodes,
  SecondFactorState,
  TotpOffer,
} from './second-factor.schema.ts';
import { confirmOffer, forgetTotp, offerTotp, totpSince } from './totp.server.ts';

type Secured = MailSettings & Pick<Settings, 'secrets'>;

export async function secondFactorState(
  ctx: ServiceContext,
  config: Rules & Pick<Config, 'siteUrl'>,
): Promise<SecondFactorState> {
  const { db, user } = ctx;
  const [account, since, codesLeft, passkeys] = await Promise.all([
    accountOf(ctx),
    totpSince(db, user.id),
    recoveryCodesLeft(db, user.id),
    listPasskeys(db, user.id),
  ]);
  return {
    isRequired: isSecondFactorRequired(config.requireSecondFactor, account),
    totpSince: since,
    recoveryCodesLeft: codesLeft,
    passkeys,
    canHavePasskeys: hasPasskeys(config),
  };
}

/** Offers an authenticator app its secret. A further one replaces the offer. Errors: those of `requireProof`. */
export async function beginTotp(
  ctx: ServiceContext,
  proof: Proof,
  attempt: Attempt,
  settings: FactorSettings,
): Promise<TotpOffer> {
  await requireProof(ctx, proof, attempt, settings);
  return offerTotp(ctx, ctx.user, settings.secrets);
}

/** Takes the app into use with its first code. Errors: `invalid` at `code`. */
export async function confirmTotp(
  ctx: ServiceContext,
  input: ConfirmTotp,
  sessionId: string,
  attempt: Attempt,
  settings: Secured,
): Promise<RecoveryCodes> {
  const codes = await drawRecoveryCodes();
  const code = plainCode(input.code);
  return guardCode(ctx, ctx.user.id, attempt, () =>
    ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      if (!(await confirmOffer(inside, ctx.user.id, code, settings.secrets))) return null;
      return { recoveryCodes: await takeIntoUse(inside, { kind: 'totp', codes, sessionId, settings }) };
    }),
  );
}

/** Replaces all recovery codes. Errors: those of `requireProof`, `not_found` without a second factor. */
export async function renewRecoveryCodes(
  ctx: ServiceContext,
  proof: Proof,
  attempt: Attempt,
  settings: FactorSettings,
): Promise<RecoveryCodes> {
  await requireProof(ctx, proof, attempt, settings);
  const codes = await drawRecoveryCodes();
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if ((await accountOf(inside)).secondFactorAt === null) throw new AppError('not_found');
    await storeRecoveryCodes(inside, ctx.user.id, codes);
    await recordAudit(inside, 'recovery_codes_renewed', { subjectId: ctx.user.id });
  });
  return { recoveryCodes: codes.shown };
}

/** Errors: those of `requireProof` and `removeFactor`. */
export async function removeTotp(
  ctx: ServiceContext,
  proof: Proof,
  attempt: Attempt,
  settings: MailSettings & FactorSettings & Rules,
): Promise<void> {
  await requireProof(ctx, proof, attempt, settings);
  await removeFactor(ctx, settings, 'totp', (db) => forgetTotp(db, ctx.user.id));
}
