import { MAX_SHORT_ANSWER } from '#features/marketing/brief/brief.values.ts';

/** Whether a typed target is meant as a link. */
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
