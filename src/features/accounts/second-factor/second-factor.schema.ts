import { z } from 'zod';
import { count, record, texts, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, requiredLine } from '#shared/fields.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { passkeyAnswer, passkeySchema } from './passkey.schema.ts';
import { currentPassword } from '#features/accounts/users/user.schema.ts';

const code = requiredLine('accounts:secondFactor.codeRequired');

/** A code of the app, a recovery code, or the answer of a passkey. */
export const factor = {
  code: nullIsAbsent(z.string('errors:fields.text').max(MAX_LINE, 'errors:fields.tooLong')),
  passkey: nullIsAbsent(passkeyAnswer),
};

export const secondFactorSchema = z
  .strictObject({ challenge: requiredLine('errors:fields.required'), ...factor })
  .refine(({ code: typed = '', passkey }) => typed.trim() !== '' || passkey !== undefined, {
    path: ['code'],
    message: 'accounts:secondFactor.codeRequired',
  });
export type SecondFactorAnswer = z.infer<typeof secondFactorSchema>;

/** Asked before an account changes: the password, and a factor in use where there is one. */
export const proofSchema = z.strictObject({ currentPassword, ...factor });
export type Proof = z.infer<typeof proofSchema>;

export const confirmTotpSchema = z.strictObject({ code });
export type ConfirmTotp = z.infer<typeof confirmTotpSchema>;

export const secondFactorStateSchema = record('SecondFactor', {
  /** REQUIRE_SECOND_FACTOR: this account has to have one. */
  isRequired: z.boolean(),
  /** Since when codes of an authenticator app are asked for. */
  totpSince: timestamp.nullable(),
  recoveryCodesLeft: count,
  passkeys: z.array(passkeySchema),
  /** Whether the site has a name that passkeys can belong to. */
  canHavePasskeys: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** Secret of an authenticator app, answered once; it counts from the first code on. */
export const totpOfferSchema = record('TotpOffer', {
  /** Base32, to be typed. */
  secret: z.string(),
  /** `otpauth://…`, which the code below holds. */
  url: z.string(),
  /** QR code as an SVG path on a square grid of `size` modules. */
  qr: z.strictObject({ size: count, path: z.string() }),
});
export type TotpOffer = z.infer<typeof totpOfferSchema>;

/** Answered once; empty where the account has codes already. */
export const recoveryCodesSchema = record('RecoveryCodes', { recoveryCodes: texts });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
