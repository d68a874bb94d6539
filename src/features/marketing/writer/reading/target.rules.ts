import type { ActionKind } from '#features/marketing/brief/brief.values.ts';
import { MAX_SHORT_ANSWER } from '#features/marketing/brief/brief.values.ts';

export const isLink = (target: string): boolean =>
  /^(?:https?|ftp|javascript|data):|^www\.|^\/\/|:\//i.test(target.trim());

/** A number, an e-mail address, a place, or a link that can be followed; what looks like a link and is none is not. */
export function isUsableTarget(typed: string): boolean {
  const target = typed.trim();
  if (target === '' || target.length > MAX_SHORT_ANSWER || /[<>{}\n]/.test(target)) return false;
  if (!isLink(target)) return true;
  if (!URL.canParse(/^www\./i.test(target) ? `https://${target}` : target)) return false;
  const { protocol, hostname } = new URL(/^www\./i.test(target) ? `https://${target}` : target);
  return /^https?:$/.test(protocol) && hostname.includes('.');
}

const NUMBER = /(?:\+|(?<!\d))\d(?:[\s().-]{0,2}\d){8,}/u;
/** The first number to call among other words: "611 000 222 (Charo)". */
export const numberIn = (target: string): string | undefined => NUMBER.exec(target)?.[0];

export const isNumber = (target: string): boolean => /^\+?[\d\s().-]{6,}$/u.test(target.trim());
export const isMailAddress = (target: string): boolean => /^[^\s@]+@[^\s@]+$/u.test(target.trim());
/** A link, or the bare address of a site: "ledgerly.example/trial". */
export const isWebAddress = (target: string): boolean =>
  isLink(target) || /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(target.trim());

/** Returns the target if the action can use it: a form needs a link or an email address, a reply one or a number. */
export function usedTarget({ kind, target }: { kind: ActionKind | null; target: string }): string {
  const typed = target.trim();
  if (!isUsableTarget(typed)) return '';
  if (kind === 'form' && !isMailAddress(typed) && !isWebAddress(typed)) return '';
  return kind === 'reply' && !isMailAddress(typed) && numberIn(typed) === undefined && !isNumber(typed)
    ? ''
    : typed;
}

/** As wa.me wants it: with the country, which a number of Spain or of the United Kingdom may leave out. */
function internationalDigits(number: string): string {
  const digits = number.replace(/\D/gu, '');
  if (number.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (/^[6-9]\d{8}$/u.test(digits)) return `34${digits}`;
  return /^0\d{9,10}$/u.test(digits) ? `44${digits.slice(1)}` : digits;
}

/** Returns the target of a button, or null for the page's own form: a place has no address to open. */
export function hrefOf({ kind, target }: { kind: ActionKind | null; target: string }): string | null {
  const typed = usedTarget({ kind, target });
  if (isMailAddress(typed)) return `mailto:${typed}`;
  if (isWebAddress(typed)) return /^https?:/iu.test(typed) ? typed : `https://${typed}`;
  const number = isNumber(typed) ? typed : numberIn(typed);
  if (number === undefined) return null;
  return kind === 'whatsapp'
    ? `https://wa.me/${internationalDigits(number)}`
    : `tel:${number.replace(/[^\d+]/gu, '')}`;
}
