/** `Name <a@b.example>` or `a@b.example`, as the configuration allows (config-settings.ts). */
export type Mailbox = { name: string; address: string };

export function parseMailbox(value: string): Mailbox {
  const parts = /^([^<>]*)<([^<>]+)>$/.exec(value);
  return { name: (parts?.[1] ?? '').trim(), address: (parts?.[2] ?? value).trim() };
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
