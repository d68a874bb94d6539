import { numberFormat } from './number-format.ts';

/** Formats a share for a reader, the same on every screen: whole percent, and below one percent the first digit that says something. */
export const percentText = (share: number, tag: string): string =>
  numberFormat(tag, {
    style: 'percent',
    ...(Math.abs(share) < 0.01 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 }),
  }).format(share);
