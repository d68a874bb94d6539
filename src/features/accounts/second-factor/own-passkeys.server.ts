import type { Config } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import {
  createLink,
  dropLinks,
  findLink,
  takeLink,
} from '#features/accounts/passwords/one-time-link.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import type { MailSettings } from '#features/accounts/users/account-mail.server.ts';
import { removeFactor, takeIntoUse, type Rules } from './factor-changes.server.ts';
import type { AddedPasskey, AddPasskey, PasskeyOffer } from './passkey.schema.ts';
import { challengeIn, creationOptions, deletePasskey, storePasskey, wrongPasskey } from './passkey.server.ts';
import { drawRecoveryCodes } from './recovery-codes.server.ts';
import { requireProof } from './proof.server.ts';
import type { Proof } from './second-factor.schema.ts';
import type { FactorSettings } from './sign-in-code.server.ts';

type Site = Pick<Config, 'siteUrl' | 'allowedOrigins'>;

/** Begins a passkey: what the browser has to sign, for ten minutes. Errors: those of `requireProof`. */
export async function offerPasskey(
  ctx: ServiceContext,
  proof: Proof,
  attempt: Attempt,
  settings: FactorSettings,
): Promise<PasskeyOffer> {
  await requireProof(ctx, proof, attempt, settings);
  await dropLinks(ctx, 'passkey', ctx.user.id);
  const { secret } = await createLink(ctx, 'passkey', { userId: ctx.user.id });
  return { options: await creationOptions(ctx.db, ctx.user, secret, settings) };
}

function asWrong(error: unknown): never {
  throw isAppError(error) && error.code === 'link_invalid' ? wrongPasskey() : error;
}

/**
 * Takes a passkey into use. Its challenge, which was given for `requireProof`, works once. Errors: `invalid` at
 * `passkey`, `taken`.
 */
export async function addPasskey(
  ctx: ServiceContext,
  { name, passkey: answer }: AddPasskey,
  sessionId: string,
  settings: MailSettings & Site,
): Promise<AddedPasskey> {
  const codes = await drawRecoveryCodes();
  const secret = challengeIn(answer);
  const link = await findLink(ctx, 'passkey', secret).catch(asWrong);
  if (link.userId !== ctx.user.id) throw wrongPasskey();
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await takeLink(inside, 'passkey', secret).catch(asWrong);
    const passkey = await storePasskey(inside, ctx.user.id, { name, answer, secret }, settings);
    const recoveryCodes = await takeIntoUse(inside, { kind: 'passkey', codes, sessionId, settings });
    return { passkey, recoveryCodes };
  });
}

/** Errors: those of `requireProof`, `not_found` for another account's too, and `second_factor_kept`. */
export async function removePasskey(
  ctx: ServiceContext,
  id: number,
  proof: Proof,
  attempt: Attempt,
  settings: MailSettings & FactorSettings & Rules,
): Promise<void> {
  await requireProof(ctx, proof, attempt, settings);
  await removeFactor(ctx, settings, 'passkey', (db) => deletePasskey(db, ctx.user.id, id));
}
