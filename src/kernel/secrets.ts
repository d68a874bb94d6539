import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as base64url, for a cookie, a token or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Checked before any look-up: no secret of another format was ever issued. */
export const isSecret = (value: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(value);

/** Returns the only stored form of a secret. No salt or slow hash is needed: 256 bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
