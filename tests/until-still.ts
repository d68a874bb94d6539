import type { Page } from '@playwright/test';

/**
 * What has been opened is there at once for a locator, and a moment later for the eye and for axe: it comes in moving.
 * What scrolling moves rests while nobody scrolls, though it never ends.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
