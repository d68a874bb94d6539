import { and, desc, eq } from 'drizzle-orm';
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { passkeys } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Config } from '#kernel/config/config.ts';
import type { PublicContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Passkey, PasskeyAnswer } from './passkey.schema.ts';
import { ISSUER } from './second-factor.texts.ts';

type Site = Pick<Config, 'siteUrl' | 'allowedOrigins'>;

/** Loaded when first used: 3 MB that most processes never need. */
const webauthn = () => import('@simplewebauthn/server');

/** COSE numbers of EdDSA, ES256 and RS256: what every device has one of. */
const ALGORITHMS = [-8, -7, -257] as const;

/** The name that a passkey belongs to; the standard allows no network address there. */
const hostOf = ({ siteUrl }: Pick<Config, 'siteUrl'>): string => new URL(siteUrl).hostname;
export const hasPasskeys = (site: Pick<Config, 'siteUrl'>): boolean =>
  isIP(hostOf(site).replace(/^\[|\]$/g, '')) === 0;

/** The secret of a one-time link is what the authenticator signs: 32 random bytes, valid once and for minutes. */
const bytesOf = (secret: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(secret, 'base64url'));

const columns = {
  id: passkeys.id,
  name: passkeys.name,
  lastUsedAt: passkeys.lastUsedAt,
  createdAt: passkeys.createdAt,
};

export const listPasskeys = (db: Database, userId: number): Promise<Passkey[]> =>
  db.select(columns).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));

const credentialsOf = async (db: Database, userId: number) => {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  return rows.map(({ credentialId: id, transports }) => ({ id, transports }));
};

/** Options for `navigator.credentials.create`, as JSON. */
export async function creationOptions(
  db: Database,
  user: { id: number; username: string; name: string },
  secret: string,
  site: Site,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: ISSUER,
    rpID: hostOf(site),
    userName: user.username,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(`user:${user.id}`)),
    challenge: bytesOf(secret),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: await credentialsOf(db, user.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options };
}

/** Returns the secret that the browser says was signed, to look it up; the signature is judged afterwards. */
export function challengeIn({ response }: PasskeyAnswer): string {
  try {
    const client: unknown = JSON.parse(Buffer.from(response['clientDataJSON'], 'base64url').toString());
    return typeof client === 'object' && client !== null && 'challenge' in client
      ? String(client.challenge)
      : '';
  } catch {
    return '';
  }
}

/** Stores a passkey whose answer to the challenge is right. Errors: `invalid` at `passkey`, `taken`. */
export async function storePasskey(
  ctx: PublicContext,
  userId: number,
  { name, answer, secret }: { name: string; answer: PasskeyAnswer; secret: string },
  site: Site,
): Promise<Passkey> {
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    // Its shape is checked by the schema, its content by the library.
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: secret,
    expectedOrigin: [...site.allowedOrigins],
    expectedRPID: hostOf(site),
    requireUserVerification: false,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw wrongPasskey();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const [stored] = await ctx.db
    .insert(passkeys)
    .values({
      userId,
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      createdAt: ctx.now.toISOString(),
    })
    .onConflictDoNothing()
    .returning(columns);
  if (!stored) throw new AppError('taken', { fields: { passkey: 'account:secondFactor.passkeyTaken' } });
  return stored;
}

export const wrongPasskey = (): AppError =>
  new AppError('invalid', { fields: { passkey: 'accounts:secondFactor.passkeyWrong' } });

/** Options for `navigator.credentials.get`; null where the account has none, or the address allows none. */
export async function requestOptions(
  db: Database,
  userId: number,
  secret: string,
  site: Pick<Config, 'siteUrl'>,
): Promise<Record<string, unknown> | null> {
  const allowCredentials = await credentialsOf(db, userId);
  if (allowCredentials.length === 0 || !hasPasskeys(site)) return null;
  const { generateAuthenticationOptions } = await webauthn();
  const challenge = bytesOf(secret);
  const options = { rpID: hostOf(site), challenge, allowCredentials, userVerification: 'preferred' } as const;
  return { ...(await generateAuthenticationOptions(options)) };
}

/** Returns whether one of the account's passkeys has signed the challenge; its counter never goes back. */
export async function takePasskey(
  ctx: PublicContext,
  userId: number,
  { answer, secret }: { answer: PasskeyAnswer; secret: string },
  site: Site,
): Promise<boolean> {
  const isOwn = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, answer.id));
  const [row] = await ctx.db.select().from(passkeys).where(isOwn);
  if (!row) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: secret,
    expectedOrigin: [...site.allowedOrigins],
    expectedRPID: hostOf(site),
    requireUserVerification: false,
    credential: { id: row.credentialId, publicKey: bytesOf(row.publicKey), counter: row.counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return false;
  await ctx.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: ctx.now.toISOString() })
    .where(eq(passkeys.id, row.id));
  return true;
}

/** Returns whether the account had it. */
export async function deletePasskey(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deleted.length === 1;
}

export async function deletePasskeys(db: Database, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
