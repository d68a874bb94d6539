/** Between dots of the name, RFC 5322's atoms, in every script; nothing that a mail header gives a meaning to. */
const ATOM = '[^\\s@<>()\\[\\]\\\\,;:".\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]+';
/** Between dots of the domain; hyphens inside alone. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?=..)${LABEL}$`, 'u');
const FILLER = /[\p{Default_Ignorable_Code_Point}]/u;

/** A plain address: one @, a domain with a dot, nothing empty between dots and nothing that cannot be seen. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && EMAIL.test(value) && !FILLER.test(value);
