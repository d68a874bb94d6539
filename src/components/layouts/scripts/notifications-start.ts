/** Of NotificationBell.astro. */
export const PANEL_ID = 'notifications';
const MINUTE_MS = 60_000;

/** Fetches the script of the bell once it is pressed, or after a minute, when the number has to follow. */
export function loadNotifications(): void {
  let isLoaded = false;
  const load = (): void => {
    const panel = document.getElementById(PANEL_ID);
    if (isLoaded || !panel) return;
    isLoaded = true;
    const script = document.createElement('script');
    script.src = panel.dataset['script'] ?? '';
    document.head.append(script);
  };
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[popovertarget=${PANEL_ID}]`)) load();
  });
  setTimeout(load, MINUTE_MS);
}
