const EXTENSION = /\s*(?:;|,|#|\bext(?:ensi[oó]n|ension)?\b\.?|\bx)\s*(\d+)\s*$/i;

/** `tel:` link of a number: without punctuation and a zero in brackets, with an extension in the form of RFC 3966. */
export function telHref(phone: string): string {
  const extension = EXTENSION.exec(phone);
  const number = (extension ? phone.slice(0, extension.index) : phone)
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '');
  return `tel:${number}${extension ? `;ext=${extension[1]}` : ''}`;
}
