import { rememberLanguage } from './storage.ts';
import { toggleTheme } from './theme.ts';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/**
 * Handles presses in the header of every page. Listens in the capture phase: react-aria keeps clicks on its buttons to
 * itself, and an open menu has to close. It closes too where the focus leaves it, which would else move about the page
 * unseen behind it.
 */
export function answerPresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-theme-toggle]')) toggleTheme();
      const link = target.closest('a');
      const language = link?.dataset['language'];
      if (language) rememberLanguage(language);
      link?.closest<HTMLElement>('[popover]')?.hidePopover();
      for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
    },
    true,
  );
  addEventListener('focusin', () =>
    document.querySelector<HTMLElement>(':popover-open:not(:focus-within)')?.hidePopover(),
  );
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
