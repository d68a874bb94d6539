import { describe, expect, test } from 'vitest';
import { MOST_AT_ONCE } from '#features/marketing/writer/checks/compose.server.ts';
import { analyseProduct } from '#features/marketing/writer/formulas/analysis.rules.ts';
import { composeCampaigns } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import { composeContent } from '#features/marketing/writer/formulas/content.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import { onceMs, processorMs } from './processor-ms.ts';
import { fullBrief, KINDS, LONG, READERS } from './text-readers.ts';

/** Twice the text at most so many times the time: what is quadratic takes four, and collecting long lists takes some. */
const GROWTH = 2.8;
/** Of shorter times the measure is no good, and they stall nobody. */
const FLOOR_MS = 5;
/** Twice the longest text in less is no stall, whatever it grows like: collecting garbage takes as long. */
const HARMLESS_MS = 150;
const ATTEMPTS = 6;
/** No machine is so busy twice in a row: the rest of the attempts would only take long. */
const HOPELESS_MS = 500;

/** A scan of a long text takes about a third of a millisecond where 100 may be taken: the measure of this machine. */
const SCANNED = KINDS['words']?.(LONG) ?? '';
const scanMs = (): number => processorMs(() => foldText(SCANNED).split(' ').join(''));
const MOST_SCANS = 300;

/**
 * Whether twice the text takes at most `GROWTH` times the time, by the least of several measures: a busy machine only ever
 * lengthens one. One of two doublings is enough, since a cache or a heap that has become too small shows as a single step;
 * what is quadratic takes four times at each. Nearly every reader is done with the longest text at once.
 */
function growsLinearly(read: (text: string) => unknown, make: (length: number) => string): boolean {
  const texts = [LONG / 2, LONG * 2, LONG].map(make);
  const least = texts.map(() => Infinity);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    for (const [at, text] of texts.entries()) {
      const ms = onceMs(() => read(text));
      least[at] = Math.min(least[at] ?? Infinity, ms);
      if (at === 0 && attempt > 0 && ms > HOPELESS_MS) return false;
      if (at === 1 && ms < HARMLESS_MS) return true;
    }
    const [short = 0, long = 0, middle = 0] = least;
    if (middle <= GROWTH * short || long <= GROWTH * middle) return true;
  }
  return false;
}

function isQuick(read: () => unknown): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ms = onceMs(read);
    if (ms < FLOOR_MS || ms <= MOST_SCANS * scanMs()) return true;
    if (attempt > 0 && ms > HOPELESS_MS) return false;
  }
  return false;
}

/** The first kind of text that is read too slowly; the others would only take long. */
const firstOf = (kinds: typeof KINDS, isFound: (make: (length: number) => string) => boolean) =>
  Object.entries(kinds).find(([, make]) => isFound(make))?.[0];

/**
 * Nearly every reader is done with the long text within the floor, and that settles both: for twice the text to take
 * longer than is harmless, its time would have to grow with the fifth power.
 */
function isSlow(read: (text: string) => unknown, make: (length: number) => string): boolean {
  const text = make(LONG);
  if (onceMs(() => read(text)) < FLOOR_MS) return false;
  return !isQuick(() => read(text)) || !growsLinearly(read, make);
}

describe.each(Object.entries(READERS))('%s', (_, read) => {
  test('takes twice the time for twice the text, whatever the text, and does not hold the process with 50,000 characters', () => {
    expect(firstOf(KINDS, (make) => isSlow(read, make))).toBeUndefined();
  });
});

/** Fields of a brief and its product that hold the text. */
const FIELDS = 13;
const COMPOSERS: Record<string, (text: string) => unknown> = {
  campaigns: (text) => composeCampaigns(fullBrief(text)),
  analysis: (text) => analyseProduct(fullBrief(text)),
  content: (text) => composeContent(fullBrief(text), { type: 'advertising_text', length: 'long' }),
};
const BRIEFS: typeof KINDS = {
  ...KINDS,
  'facts as long as can be quoted': (length) =>
    Array.from({ length: 40 }, (_, at) => `${at}${'a.'.repeat(480)}`)
      .join('\n')
      .slice(0, length),
};

describe.each(Object.entries(COMPOSERS))('composing %s', (_, compose) => {
  test('does not hold the process with the longest brief that is composed at once', () => {
    const holds = (text: string) => !isQuick(() => compose(text));
    expect(firstOf(BRIEFS, (make) => holds(make(Math.floor(MOST_AT_ONCE / FIELDS))))).toBeUndefined();
  });

  test('is bounded for the longest brief that can be stored', () => {
    expect(firstOf(BRIEFS, (make) => !growsLinearly(compose, make))).toBeUndefined();
  });
});
