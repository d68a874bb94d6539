import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

/** `u`: unsubscribe; `p`: preferences; `l` and a number: a link of the email. */
export type LinkPurpose = 'u' | 'p' | `l${number}`;

/** 128 bits of HMAC-SHA256. */
const signatureOf = (secret: string, deliveryId: number, purpose: LinkPurpose): string =>
  createHmac('sha256', secret).update(`${deliveryId} ${purpose}`).digest('base64url').slice(0, 22);

/** The part of an address that says whose email it is of, what it is for, and the signature over both. */
export const signLink = (secret: string, deliveryId: number, purpose: LinkPurpose): string =>
  `${deliveryId.toString(36)}.${purpose}.${signatureOf(secret, deliveryId, purpose)}`;

const TOKEN = /^([1-9a-z][0-9a-z]{0,9})\.(u|p|l\d{1,2})\.([\w-]{22})$/;

/** Reads an address without believing it. */
export function readLink(token: string): { deliveryId: number; purpose: LinkPurpose } | undefined {
  const [, id = '', purpose = ''] = TOKEN.exec(token) ?? [];
  return id === '' ? undefined : { deliveryId: Number.parseInt(id, 36), purpose: purpose as LinkPurpose };
}

export function isSigned(secret: string, token: string): boolean {
  const link = readLink(token);
  if (!link) return false;
  const expected = Buffer.from(signLink(secret, link.deliveryId, link.purpose));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
