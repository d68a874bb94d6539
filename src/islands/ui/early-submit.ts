/** Sent by an island's script once it handles what happens in the form. */
const AWAKE = 'awake';

export function tellAwake(place: HTMLElement): void {
  place.removeAttribute('data-island');
  place.dispatchEvent(new Event(AWAKE));
}

let held: SubmitEvent | undefined;

function post(place: HTMLElement): void {
  const { target, submitter } = held ?? {};
  place.removeAttribute('data-island');
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
}

/**
 * A form sent before its script is there waits for it: it would leave the page, and what the script says of it would be
 * lost. Its button is pressed again, because React hydrates at once for a click, and not for a submit. Where the script
 * fails the form posts by itself. It runs in the page's head, because a press may come before the page is read.
 */
export function holdEarlySubmits(): void {
  addEventListener('submit', (event) => {
    const { target } = event;
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    if (!place) return;
    event.preventDefault();
    if (!held) place.addEventListener(AWAKE, () => held?.submitter?.click(), { once: true });
    held = event;
    const { island } = place.dataset;
    // A page rendered on demand has an element of its own for the script.
    if (island) import(island).catch(() => post(place));
  });
}
