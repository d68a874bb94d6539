/** Parts of the name between dots: RFC 5322's atoms, in every script, without characters special in mail headers. */
const ATOM = '[^\\s@<>()\\[\\]\\\\,;:".\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]+';
/** Parts of the domain between dots; hyphens only inside. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?=..)${LABEL}$`, 'u');
const FILLER = /[\p{Default_Ignorable_Code_Point}]/u;

/** Matches a plain address: one @, a domain with a dot, nothing empty between dots and no invisible characters. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && EMAIL.test(value) && !FILLER.test(value);
