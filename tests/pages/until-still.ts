import type { Page } from '@playwright/test';

/**
 * Waits for animations: locators find a new element at once, but screenshots and axe need its final state. Ignores
 * endless scroll-driven animations, which rest while nobody scrolls.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    // The state is asked for at every frame: `finished` is kept only when something else has a frame painted.
    const moves = ({ effect, playState, timeline }: Animation): boolean =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity;
    await frame();
    do await frame();
    while (document.getAnimations().some(moves));
  });
}
