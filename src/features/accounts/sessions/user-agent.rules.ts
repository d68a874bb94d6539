/** The first match wins: browsers also claim to be the ones they derive from. */
const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
  ['curl', /^curl\//],
];
const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (list: typeof BROWSERS, userAgent: string): string | null =>
  list.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;

/** Returns the product names of browser and system, which no language translates; null if unknown. */
export const deviceOf = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});
