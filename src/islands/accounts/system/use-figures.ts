import { formatDateTime, formatDay } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `1.2 GB`, in powers of 1,000 as disks are sold; never `0 kB` for something. */
function formatBytes(bytes: number, tag: string): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1_000 ** power;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: UNITS[power - 1] ?? 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

/** Times and sizes in the reader's language and zone. */
export function useFigures() {
  const { tag } = useTexts();
  const timeZone = useTimeZone();
  return {
    time: (iso: string) => formatDateTime(iso, tag, timeZone),
    day: (iso: string) => formatDay(iso, tag, timeZone),
    bytes: (count: number) => formatBytes(count, tag),
    number: (count: number) => new Intl.NumberFormat(tag).format(count),
  };
}
