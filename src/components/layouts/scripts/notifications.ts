import { PUSHED_KEY, PUSH_SCOPE } from '#features/accounts/push/push.values.ts';

/** Of the bell in the top bar (NotificationBell.astro), fetched when it is first needed. */
const POLL_MS = 60_000;
/** An open tab that nobody touches stops asking, so that its session can end. */
const ATTENTION_MS = 15 * 60_000;

const panel = document.getElementById('notifications');
const page = document.querySelector<HTMLElement>('[data-user-id]');
const bell = document.querySelector<HTMLElement>('[popovertarget=notifications]');
const body = panel?.querySelector<HTMLElement>('[data-body]');

type Unread = { unread: number };

async function call(method: 'GET' | 'POST', path: string, sent?: object): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', 'x-page-user': page?.dataset['userId'] ?? '' },
    ...(sent && { body: JSON.stringify(sent), keepalive: true }),
  });
  // A session that has ended leads to the sign-in.
  if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
  return answer;
}

function show(unread: number): void {
  if (!bell || !panel) return;
  const badge = bell.querySelector<HTMLElement>('[data-count]');
  if (badge) {
    badge.hidden = unread === 0;
    badge.textContent = unread > 9 ? '9+' : String(unread);
  }
  const { openLabel = '', unreadLabel = '' } = panel.dataset;
  bell.setAttribute(
    'aria-label',
    unread === 0 ? openLabel : unreadLabel.replace('{{count}}', String(unread)),
  );
  const all = panel.querySelector<HTMLElement>('[data-read-all]');
  if (all) all.hidden = unread === 0;
}

const fetchUnread = async (): Promise<void> =>
  show(((await (await call('GET', '/api/notifications?limit=1')).json()) as Unread).unread);

async function load(): Promise<void> {
  if (!body || !panel) return;
  try {
    body.innerHTML = await (await call('GET', panel.dataset['src'] ?? '')).text();
    const { unread } = body.firstElementChild instanceof HTMLElement ? body.firstElementChild.dataset : {};
    if (unread !== undefined) show(Number(unread));
  } catch {
    body.textContent = panel.dataset['failed'] ?? '';
  }
}

async function read(sent: { ids: number[] } | { all: true }): Promise<void> {
  const { unread } = (await (await call('POST', '/api/notifications/read', sent)).json()) as Unread;
  show(unread);
}

function markRead(within: ParentNode | null | undefined): void {
  for (const mark of within?.querySelectorAll('[data-dot]') ?? []) mark.remove();
}

/** Leaves the page once the server knows; a new tab does not wait. */
async function open(event: MouseEvent, line: HTMLElement): Promise<void> {
  const id = Number(line.dataset['notification']);
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!isElsewhere) event.preventDefault();
  await read({ ids: [id] }).catch(() => undefined);
  markRead(line);
  if (isElsewhere) return;
  if (line instanceof HTMLAnchorElement) location.assign(line.href);
}

panel?.addEventListener('toggle', (event) => {
  if ((event as ToggleEvent).newState === 'open') void load();
});
panel?.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const line = target?.closest<HTMLElement>('[data-notification]');
  if (line) void open(event, line);
  if (target?.closest('[data-read-all]'))
    void read({ all: true }).then(
      () => {
        markRead(body);
        // The button is gone, and its focus would be the page's.
        (
          body?.querySelector<HTMLElement>('a') ??
          panel.querySelector<HTMLElement>('[popovertargetaction=hide]')
        )?.focus();
      },
      () => undefined,
    );
});
if (panel?.matches(':popover-open')) void load();

/** A browser that is told by push, and was signed out meanwhile, is told again. */
async function keepTold(): Promise<void> {
  const told = page?.dataset['userId'];
  if (told === undefined || localStorage.getItem(PUSHED_KEY) !== told || sessionStorage.getItem(PUSHED_KEY))
    return;
  const registered = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  const subscription = await registered?.pushManager.getSubscription();
  if (subscription) await call('POST', '/api/notifications/devices', subscription.toJSON());
  sessionStorage.setItem(PUSHED_KEY, told);
}
keepTold().catch(() => undefined);

let touchedAt = Date.now();
for (const kind of ['pointerdown', 'keydown', 'focus'])
  addEventListener(kind, () => (touchedAt = Date.now()));
const follow = (): void => {
  if (document.visibilityState === 'visible' && Date.now() - touchedAt < ATTENTION_MS)
    fetchUnread().catch(() => undefined);
};
setInterval(follow, POLL_MS);
document.addEventListener('visibilitychange', follow);
