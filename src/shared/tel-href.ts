const EXTENSION = /\s*(?:;|,|#|\bext(?:ensi[oó]n|ension)?\b\.?|\bx)\s*(\d+)\s*$/i;

/** Where a number is called: signs and the zero in brackets fall away, an extension goes along as RFC 3966 writes it. */
export function telHref(phone: string): string {
  const extension = EXTENSION.exec(phone);
  const number = (extension ? phone.slice(0, extension.index) : phone)
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '');
  return `tel:${number}${extension ? `;ext=${extension[1]}` : ''}`;
}
