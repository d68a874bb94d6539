import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

export const PICTURE = 'docs/images/report.png';
/** Hashes of the picture and of its sources, by path. */
export const RECORD = 'docs/images/report.sources.json';
export const COMMAND = 'npm run screenshots:readme';

/**
 * Files that draw the part of the screen in the picture, and its words. Code behind them is not listed: the picture is
 * taken anew only where it would look different.
 */
const SHOWN = [
  'src/components/layouts/Portal*.astro',
  'src/components/layouts/portal-navigation.ts',
  'src/islands/loop/LoopSteps.tsx',
  'src/islands/consulting/companies/{CompanyPage,CompanyHeader,CompanyProgress,CompletenessTiles}.tsx',
  'src/islands/consulting/report/{CompanyReportPage,ReportTab,ReportView}.tsx',
  'src/islands/consulting/tracker/*.tsx',
  'src/i18n/en/layout.json',
  'src/i18n/en/consulting/tracker.json',
  'src/i18n/en/demo/consulting.json',
  'src/styles/{tokens,theme,portal}.css',
];

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

/** Hashes of the picture and of all that it shows, as they are now. */
export function currentSources(): Record<string, string> {
  const paths = SHOWN.flatMap((pattern) => {
    const found = globSync(pattern);
    if (found.length === 0)
      throw new Error(`${pattern} is no file any more: see tests/screenshots/readme-sources.ts`);
    return found;
  });
  return Object.fromEntries([PICTURE, ...paths.toSorted()].map((path) => [path, hashOf(path)]));
}

/** The record of the last taking. */
export const takenSources = (): Record<string, string> =>
  JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>;
