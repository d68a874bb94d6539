import type { Page } from '@playwright/test';

/**
 * Waits for animations: locators find a new element at once, but screenshots and axe need its final state. Ignores
 * endless scroll-driven animations, which rest while nobody scrolls.
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
