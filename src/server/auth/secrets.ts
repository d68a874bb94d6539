import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url: what a cookie, a token or a link holds. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Asked before any look-up: what has another shape was never given out. */
export const isSecret = (value: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(value);

/** The only form in which a secret is stored. It needs no salt and no slowness: 256 bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
