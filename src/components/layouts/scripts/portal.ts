/** Of every portal page, in its head. */
import { dialogsOf } from '#islands/ui/dialog-history.ts';
import { keepOneClock } from './clock.ts';
import { keepFromActing } from './reader.ts';
import { tellOfLeftWorkspace } from './left-workspace.ts';
import { loadNotifications } from './notifications-start.ts';
import { countViews } from './view-totals.ts';
import { answerPresses } from './presses.ts';
import { chooseTheme, recallTheme, shownTheme } from './theme.ts';

keepOneClock();
recallTheme();
answerPresses();
loadNotifications();

// A reload closes the dialogs, so their history entries go as well (islands/ui/dialog-history.ts).
const reloaded = dialogsOf(history.state);
if (reloaded > 0) history.go(-reloaded);

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Settings name all three themes. */
function markTheme(): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=theme]'))
    choice.checked = choice.value === shownTheme();
}
addEventListener('DOMContentLoaded', markTheme);
addEventListener('DOMContentLoaded', tellOfLeftWorkspace);
addEventListener('DOMContentLoaded', keepFromActing);
addEventListener('DOMContentLoaded', () => void countViews());
addEventListener('click', ({ target }) => {
  if (closest(target, '[data-theme-toggle]')) markTheme();
});
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'theme') chooseTheme(target.value);
});

/** CommandButton's attribute: a press before hydration opens the palette afterwards. */
const PALETTE_BUTTON = '[data-palette-button]';
const { dataset } = document.documentElement;
const isEarly = () => dataset['palette'] !== 'ready' && document.querySelector(PALETTE_BUTTON) !== null;
addEventListener('keydown', (event) => {
  // A browser that fills a form in sends a key event without a key.
  const isAsked = event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
  if (!isAsked || !isEarly()) return;
  event.preventDefault();
  dataset['palette'] = 'wanted';
});
addEventListener('click', ({ target }) => {
  if (closest(target, PALETTE_BUTTON) && isEarly()) dataset['palette'] = 'wanted';
});

const BUTTON = `button[type=button]:not(${PALETTE_BUTTON})`;
const EARLY_BUTTON = `astro-island[ssr] ${BUTTON}`;

/** A press on a button that its script has not reached yet is not lost: the last one is made again once it has. */
let pressed: HTMLElement | undefined;
/** A button that was still without its script when the pointer went down: react-aria ignores a click that it did not see begin. */
let begun: HTMLElement | null = null;

function pressLater(button: HTMLElement): void {
  pressed = button;
  const again = () => {
    if (pressed !== button) return;
    pressed = undefined;
    button.click();
  };
  button.closest('astro-island')?.addEventListener('astro:hydrate', again, { once: true });
}

/** Nor is a sign-in that is sent so early: by itself it would leave the page, and what its script says would be lost. */
addEventListener('submit', (event) => {
  const { submitter } = event;
  if (!closest(submitter, 'astro-island[ssr] form[data-waits]')) return;
  event.preventDefault();
  if (submitter) pressLater(submitter);
});
/** The form posts by itself if the script fails. */
addEventListener('astro:hydration-error', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  target.removeAttribute('ssr');
  if (pressed?.closest('form') && target.contains(pressed)) pressed.click();
});
addEventListener('pointerdown', ({ target }) => (begun = closest(target, EARLY_BUTTON)), true);
addEventListener(
  'click',
  (event) => {
    const button = closest(event.target, BUTTON);
    const wasEarly = button !== null && button === begun;
    begun = null;
    if (button?.matches(EARLY_BUTTON)) pressLater(button);
    else if (wasEarly) {
      event.stopImmediatePropagation();
      button.click();
    }
  },
  true,
);
