const EXTENSION = /(?<!\s)\s*(?:;|,|#|\bext(?:ensi[oó]n|ension)?\b\.?|\bx)\s*(\d+)\s*$/i;

/**
 * Returns the `tel:` link of a number: without punctuation and a zero in brackets, with an extension as in RFC 3966.
 */
export function telHref(phone: string): string {
  const extension = EXTENSION.exec(phone);
  const number = (extension ? phone.slice(0, extension.index) : phone)
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '');
  return `tel:${number}${extension ? `;ext=${extension[1]}` : ''}`;
}
