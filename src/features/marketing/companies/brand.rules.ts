/** Parses a typed colour (`1D3B6F`, `#abc`) as `#1d3b6f`; undefined if it is none. */
export function readColour(typed: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Returns a website's URL; people omit the scheme. */
export function readWebsite(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!/^https?:\/\/[^\s/?#@]+\.[^\s/?#@]{2,}/i.test(address) || !URL.canParse(address)) return undefined;
  return address;
}
