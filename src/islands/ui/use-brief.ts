import { useState } from 'react';
import { formatBrief } from '#shared/dates/moment-text.ts';
import { useTexts } from './texts.tsx';
import { useTimeZone } from './time-zone.tsx';

/** Returns how a list says a moment: today's hour, else the day, with its year where that is another one. */
export function useBrief(): (iso: string) => string {
  const { tag } = useTexts();
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  return (iso) => formatBrief(iso, now, tag, timeZone);
}
