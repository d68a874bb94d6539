const MINUTE_MS = 60_000;

/** Fetches the script of the bell (NotificationBell.astro) once it is opened, or after a minute, when its number has to follow. */
export function loadNotifications(): void {
  const panel = document.getElementById('notifications');
  const load = (): unknown => import(/* @vite-ignore */ panel?.dataset['script'] ?? '');
  panel?.addEventListener('toggle', load, { once: true });
  if (panel) setTimeout(load, MINUTE_MS);
}
