import { describe, expect, test } from 'vitest';
import { MOST_AT_ONCE } from '#features/marketing/writer/checks/compose.server.ts';
import { analyseProduct } from '#features/marketing/writer/formulas/analysis.rules.ts';
import { composeCampaigns } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import { composeContent } from '#features/marketing/writer/formulas/content.rules.ts';
import { foldText } from '#shared/text.ts';
import { processorMs } from './processor-ms.ts';
import { fullBrief, KINDS, LONG, READERS } from './text-readers.ts';

/** Twice the text at most so many times the time: what is quadratic takes four. */
const GROWTH = 2.3;
/** Shorter times cannot be measured well, and stall nobody. */
const FLOOR_MS = 5;
const ATTEMPTS = 6;
/** No machine is so busy: the rest of the attempts would only take long. */
const HOPELESS_MS = 500;

/** A scan of a long text takes about a millisecond where 50 may be taken: the measure of this machine. */
const SCANNED = KINDS['words']?.(LONG) ?? '';
const scanMs = (): number => processorMs(() => foldText(SCANNED).split(' ').join(''));
const MOST_SCANS = 100;

/**
 * Tells whether any of several measures grows as it may: a machine that is busy, or a collection of garbage that begins at some
 * length, only ever makes one of them worse.
 */
function growsLinearly(read: (text: string) => unknown, make: (length: number) => string): boolean {
  const texts = [LONG / 2, LONG, LONG * 2].map(make);
  const msOf = (at: number): number => processorMs(() => read(texts[at] ?? ''), 1);
  if (msOf(0) > HOPELESS_MS) return false;
  return Array.from({ length: ATTEMPTS }).some((_, attempt) => {
    const from = attempt % 2;
    const ms = msOf(from + 1);
    return ms < FLOOR_MS || ms / msOf(from) <= GROWTH;
  });
}

function isQuick(read: () => unknown): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ms = processorMs(read, 1);
    if (ms < FLOOR_MS || ms <= MOST_SCANS * scanMs()) return true;
    if (ms > HOPELESS_MS) return false;
  }
  return false;
}

describe.each(Object.entries(READERS))('%s', (_, read) => {
  test('takes twice the time for twice the text, whatever the text', () => {
    const slow = Object.entries(KINDS).filter(([, make]) => !growsLinearly(read, make));
    expect(slow.map(([kind]) => kind)).toEqual([]);
  });

  test('does not hold the process with 50,000 characters', () => {
    const slow = Object.entries(KINDS).filter(([, make]) => {
      const text = make(LONG);
      return !isQuick(() => read(text));
    });
    expect(slow.map(([kind]) => kind)).toEqual([]);
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
    const slow = Object.entries(BRIEFS).filter(([, make]) => {
      const text = make(Math.floor(MOST_AT_ONCE / FIELDS));
      return !isQuick(() => compose(text));
    });
    expect(slow.map(([kind]) => kind)).toEqual([]);
  });

  test('is bounded for the longest brief that can be stored', () => {
    const slow = Object.entries(BRIEFS).filter(([, make]) => !growsLinearly(compose, make));
    expect(slow.map(([kind]) => kind)).toEqual([]);
  });
});
