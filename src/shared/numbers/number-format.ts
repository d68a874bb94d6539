const known = new Map<string, Intl.NumberFormat>();

/** The same formatter for the same options: Intl takes longer to make one than to format a page of numbers. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = tag + JSON.stringify(options);
  const format = known.get(key) ?? new Intl.NumberFormat(tag, options);
  known.set(key, format);
  return format;
}
