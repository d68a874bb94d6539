import { z } from 'zod';
import { record, texts, timestamp } from '#shared/answer.ts';
import { requiredLine, rowId } from '#shared/fields.ts';

const encoded = z.string('errors:fields.text').max(20_000, 'errors:fields.tooLong');

/** A browser's answer (`PublicKeyCredential.toJSON`); the library checks its contents. */
export const passkeyAnswer = z.looseObject({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key', 'errors:fields.choice'),
  response: z.looseObject({ clientDataJSON: encoded }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const addPasskeySchema = z.strictObject({
  name: requiredLine('account:secondFactor.passkeyNameRequired'),
  passkey: passkeyAnswer,
});
export type AddPasskey = z.infer<typeof addPasskeySchema>;

export const passkeySchema = record('Passkey', {
  id: rowId,
  name: z.string(),
  lastUsedAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type Passkey = z.infer<typeof passkeySchema>;

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const passkeyOfferSchema = record('PasskeyOffer', { options: z.record(z.string(), z.unknown()) });
export type PasskeyOffer = z.infer<typeof passkeyOfferSchema>;

/** `recoveryCodes` is answered once, with the first factor of an account. */
export const addedPasskeySchema = record('AddedPasskey', { passkey: passkeySchema, recoveryCodes: texts });
export type AddedPasskey = z.infer<typeof addedPasskeySchema>;
