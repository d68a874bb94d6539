/** Returns an address as its owner recognises it and nobody else can write to it: its first letter and its domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
}
