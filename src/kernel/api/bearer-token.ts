/** The scheme is matched ignoring case (RFC 9110 section 11.1). */
export const bearerToken = (header: string): string | undefined => /^bearer +([^\s]+) *$/i.exec(header)?.[1];
