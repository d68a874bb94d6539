import { setTimeout } from 'node:timers/promises';
import lighthouse, { type Flags } from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';

export type Form = 'mobile' | 'desktop';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Figures of one run; of several, the median of each is held against the limits. */
export type Figures = Record<(typeof CATEGORIES)[number], number> & {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
};

type Request = { transferSize: number; resourceType: string };
const isRequest = (item: unknown): item is Request =>
  typeof item === 'object' && item !== null && 'transferSize' in item && 'resourceType' in item;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readFigures({ audits, categories }: Report): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const items: unknown[] = details?.type === 'table' ? details.items : [];
  const requests = items.filter(isRequest);
  const sum = (rows: Request[]) => rows.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcpMs: Math.round(value('first-contentful-paint')),
    lcpMs: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 10_000) / 10_000,
    tbtMs: Math.round(value('total-blocking-time')),
    bytes: sum(requests),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
  };
}

/** Names the audits that keep a page from a full score. */
function complaints({ audits, categories }: Report): string[] {
  return CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score >= 1) return [];
      return [`${id} ${audit.displayValue ?? ''}`.trim()];
    });
}

/** The browser now and then paints nothing, and the run has no figures: it says nothing of the page. */
const ATTEMPTS = 4;
/** For as long the browser clears up after a page: a page measured meanwhile shares the machine with that. */
const SETTLING_MS = 1_000;

export async function measure(
  address: string,
  form: Form,
  port: number,
): Promise<{ figures: Figures; complaints: string[] }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const flags: Flags = { port, logLevel: 'error', output: 'json', onlyCategories: [...CATEGORIES] };
    await setTimeout(SETTLING_MS);
    const result = await lighthouse(address, flags, form === 'desktop' ? desktop : undefined);
    if (!result) continue;
    const figures = readFigures(result.lhr);
    if (Object.values(figures).every(Number.isFinite)) return { figures, complaints: complaints(result.lhr) };
  }
  throw new Error(`${address} (${form}) gave no figures in ${ATTEMPTS} runs`);
}
