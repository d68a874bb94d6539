import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Not audited: the announcer of react-aria, and embedded pages, which run no scripts and are audited at their own URL. */
const LEFT_OUT = ['[data-live-announcer]', 'iframe'];

/**
 * Returns the rules of accessibility that a page breaks, each with the elements that do. The script of axe is given to a
 * page once, which is half the cost of an audit.
 */
export async function axeFaults(page: Page, options: RunOptions = {}): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([leftOut, given]) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: leftOut.map((selector) => [selector]) },
        // Of what is in order it would describe every element too.
        { resultTypes: ['violations'], iframes: false, preload: false, ...given },
      ),
    [LEFT_OUT, options] as const,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
