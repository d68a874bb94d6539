/** `Name <a@b.example>` and `a@b.example` as the configuration allows them (config-settings.ts). */
export type Mailbox = { name: string; address: string };

export function parseMailbox(value: string): Mailbox {
  const parts = /^([^<>]*)<([^<>]+)>$/.exec(value);
  return { name: (parts?.[1] ?? '').trim(), address: (parts?.[2] ?? value).trim() };
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** What stands in a header is one line: line breaks and other control characters become spaces. */
export const headerLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
