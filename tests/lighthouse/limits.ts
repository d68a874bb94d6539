import type { Figures, Form } from './measure.ts';

export const MAX_BYTES = 60 * 1024;
export const MAX_REQUESTS = 4;

/** Under Lighthouse's simulated throttling. */
const MOBILE = { fcpMs: 900, lcpMs: 1_250 };

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MEASURES = ['fcpMs', 'lcpMs', 'cls', 'tbtMs', 'bytes', 'scriptBytes', 'requests'] as const;

/** Of several runs the median of each figure. */
export function medianOf(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('no run');
  const median = { ...first };
  for (const name of [...SCORES, ...MEASURES]) {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
    median[name] = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  }
  return median;
}

export function faultsOf(figures: Figures, form: Form): string[] {
  const faults = SCORES.filter((name) => figures[name] < 100).map((name) => `${name} ${figures[name]}`);
  if (figures.cls > 0) faults.push(`CLS ${figures.cls}`);
  if (figures.bytes > MAX_BYTES) faults.push(`${figures.bytes} bytes`);
  if (figures.requests > MAX_REQUESTS) faults.push(`${figures.requests} requests`);
  if (figures.scriptBytes > 0) faults.push(`${figures.scriptBytes} bytes of script files`);
  if (form === 'mobile') {
    if (figures.fcpMs > MOBILE.fcpMs) faults.push(`FCP ${figures.fcpMs} ms`);
    if (figures.lcpMs > MOBILE.lcpMs) faults.push(`LCP ${figures.lcpMs} ms`);
  }
  return faults;
}
