import { foldCase } from '#shared/texts/text.ts';

/** Parts of the name between dots: RFC 5322's atoms, in every script, without characters special in mail headers. */
const ATOM = '[^\\s@<>()\\[\\]\\\\,;:".\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]+';
/** Parts of the domain between dots; hyphens only inside. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?=..)${LABEL}$`, 'u');
const FILLER = /[\p{Default_Ignorable_Code_Point}]/u;

/** Matches a plain address: one @, a domain with a dot, nothing empty between dots and no invisible characters. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && EMAIL.test(value) && !FILLER.test(value);

/**
 * Returns the key that addresses are compared by: case does not count, and a domain with other letters equals its
 * ASCII form (`info@muñoz.example`, `info@xn--muoz-hqa.example`).
 */
export function emailKeyOf(email: string): string;
export function emailKeyOf(email: string | null): string | null;
export function emailKeyOf(email: string | null): string | null {
  if (email === null) return null;
  const folded = foldCase(email.trim());
  const at = folded.lastIndexOf('@') + 1;
  const host = `http://${folded.slice(at)}`;
  const isAscii = /^[\0-\x7f]*$/.test(folded.slice(at));
  return isAscii || !URL.canParse(host) ? folded : `${folded.slice(0, at)}${new URL(host).hostname}`;
}
