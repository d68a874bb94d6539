import type { Figures, Form } from './measure.ts';

export const MAX_BYTES = 60 * 1024;
export const MAX_REQUESTS = 4;

/** 0.65 of what the compared template reaches on the same machine, under Lighthouse's simulated throttling. */
const MOBILE = { fcpMs: 740, lcpMs: 1_110 };

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Of several runs the worst of each figure. */
export function worstOf(runs: readonly Figures[]): Figures {
  const [first, ...others] = runs;
  if (!first) throw new Error('no run');
  return others.reduce((worst, run) => {
    const merged = { ...worst };
    for (const name of SCORES) merged[name] = Math.min(worst[name], run[name]);
    for (const name of ['fcpMs', 'lcpMs', 'cls', 'tbtMs', 'bytes', 'scriptBytes', 'requests'] as const)
      merged[name] = Math.max(worst[name], run[name]);
    return merged;
  }, first);
}

/** `floor` is an empty page's figures on the same machine: opening any page blocks its browser that long. */
export function faultsOf(figures: Figures, form: Form, floor: Figures): string[] {
  const faults = SCORES.filter((name) => figures[name] < 100).map((name) => `${name} ${figures[name]}`);
  if (figures.cls > 0) faults.push(`CLS ${figures.cls}`);
  if (figures.tbtMs > floor.tbtMs) faults.push(`TBT ${figures.tbtMs} ms`);
  if (figures.bytes > MAX_BYTES) faults.push(`${figures.bytes} bytes`);
  if (figures.requests > MAX_REQUESTS) faults.push(`${figures.requests} requests`);
  if (figures.scriptBytes > 0) faults.push(`${figures.scriptBytes} bytes of script files`);
  if (form === 'mobile') {
    if (figures.fcpMs > MOBILE.fcpMs) faults.push(`FCP ${figures.fcpMs} ms`);
    if (figures.lcpMs > MOBILE.lcpMs) faults.push(`LCP ${figures.lcpMs} ms`);
  }
  return faults;
}
