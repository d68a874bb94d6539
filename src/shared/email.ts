const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/** A plain address: one @, a domain with a dot, none of the signs that a mail header gives a meaning to. */
export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value);
