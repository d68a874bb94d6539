/**
 * Specification section 9: the header is dense after 20 px, and what is below the screen waits until a tenth of it is
 * visible, once.
 */
export function followScrolling(): void {
  const condense = () => document.documentElement.toggleAttribute('data-dense', scrollY > 20);
  addEventListener('scroll', condense);
  condense();
  const arrival = new IntersectionObserver(
    (entries) => {
      for (const { boundingClientRect, rootBounds, target } of entries) {
        const isBelow = boundingClientRect.top > (rootBounds?.bottom ?? innerHeight);
        target.toggleAttribute('data-waiting', isBelow);
        if (!isBelow) arrival.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );
  for (const block of document.querySelectorAll('.reveal')) arrival.observe(block);
}
