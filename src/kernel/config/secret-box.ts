import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what a stolen database or backup must not reveal; the key is stored outside both (product.md D23). */
export type SecretBox = {
  /** `place` is where the text is stored (`outbox:<Message-ID>`); moved elsewhere it cannot be decrypted. */
  seal: (text: string, place: string) => string;
  /** Throws `SealError` if key, text or place differ. */
  open: (sealed: string, place: string) => string;
  /** Tells one key from another, and reveals nothing of it: may stand in the database. */
  fingerprint: string;
};

/** The text was encrypted with another key, changed or moved, and can never be decrypted. */
export class SealError extends Error {
  constructor(options?: ErrorOptions) {
    super('sealed with another key (SECRETS_KEY, secrets.key)', options);
    this.name = 'SealError';
  }
}

/** By its name: the box is made in the other module graph (docs/decisions/005). */
export const isSealError = (error: unknown): error is SealError =>
  error instanceof Error && error.name === 'SealError';

const PREFIX = 'sealed1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

export const isSealed = (text: string): boolean => text.startsWith(PREFIX);

/** A key of its own signs a constant, so that neither the secret nor the key of the cipher follows from it. */
function fingerprintOf(secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'secret-fingerprint', 32));
  return createHmac('sha256', key).update('suite').digest('base64url');
}

/** `secret` is the setting or the content of the key file: at least 32 characters of high entropy. */
export function createSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'secret-box', 32));
  return {
    fingerprint: fingerprintOf(secret),
    seal: (text, place) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place));
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return PREFIX + Buffer.concat(sealed).toString('base64');
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(isSealed(sealed) ? sealed.slice(PREFIX.length) : '', 'base64');
      if (bytes.length < IV_BYTES + TAG_BYTES) throw new SealError();
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return (
          decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch (cause) {
        throw new SealError({ cause });
      }
    },
  };
}
