/** Sent by an island's script once it handles what happens in the form. */
const AWAKE = 'awake';

export function tellAwake(place: HTMLElement): void {
  place.removeAttribute('data-island');
  place.dispatchEvent(new Event(AWAKE));
}

type Wake = () => Promise<unknown> | undefined;

/**
 * A form sent before its script is there waits for it: it would leave the page, and what the script says of it would be
 * lost. Its button is pressed again, because React hydrates at once for a click, and not for a submit. Where the script
 * fails the form posts by itself.
 */
export function holdEarlySubmit(place: HTMLElement, wake: Wake): void {
  let held: SubmitEvent | undefined;
  const post = () => {
    const { target, submitter } = held ?? {};
    if (!(target instanceof HTMLFormElement)) return;
    place.removeAttribute('data-island');
    target.requestSubmit(submitter);
  };
  place.addEventListener('submit', (event) => {
    if (!place.hasAttribute('data-island')) return;
    event.preventDefault();
    held = event;
    wake()?.catch(post);
  });
  place.addEventListener(AWAKE, () => held?.submitter?.click());
}
