/** Of LivePresence.astro: who else has the page's record open, and what they save. */
import type { Live } from '#features/loop/live/live.schema.ts';
import { SHOW_CHANGES } from '#islands/ui/shown-changes.ts';

/** Without an event for so long, a proxy holds the stream back: then the tab asks from time to time. */
const SWALLOWED_MS = 5_000;
const POLL_MS = 5_000;
/** A tab that is hidden, or that nobody touches, lets go: others should not take it for somebody at work. */
const HIDDEN_MS = 60_000;
const ATTENTION_MS = 15 * 60_000;
const NAMES_SHOWN = 2;

const place = document.querySelector<HTMLElement>('[data-live]');
const page = document.querySelector<HTMLElement>('[data-user-id]');
const notice = place?.querySelector<HTMLElement>('[data-notice]');
// Above the dialogs, which the page's header is below.
if (notice) document.body.append(notice);
const tab = crypto.randomUUID();

let change: number | undefined;
let stream: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isFollowing = false;
let isSwallowed = false;
/** The record can be seen no more. */
let hasEnded = false;
let touchedAt = Date.now();

const words = (name: string): string => place?.dataset[name] ?? '';
const within = <T extends HTMLElement = HTMLElement>(name: string) =>
  place?.querySelector<T>(`[data-${name}]`);

function address(): string {
  const asked = new URLSearchParams({ workspace: page?.dataset['workspaceId'] ?? '', tab });
  if (change !== undefined) asked.set('after', String(change));
  return `/api/live/${words('live')}?${asked}`;
}

/** The names in the language of the page: one, two, and how many more. */
function listed(names: readonly string[]): string {
  const rest = names.length - NAMES_SHOWN;
  const shown =
    rest > 0 ? [...names.slice(0, NAMES_SHOWN), words('more').replace('{{count}}', String(rest))] : names;
  return new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(shown);
}

function showPeople(people: Live['people']): void {
  const shown = within('people');
  if (!shown) return;
  const names = people.map(({ name }) => name);
  const text =
    names.length === 0
      ? ''
      : words(names.length === 1 ? 'one' : 'several').replace('{{names}}', listed(names));
  const [long, short] = shown.children;
  if (long && long.textContent !== text) long.textContent = text;
  if (short) short.textContent = names.length > 9 ? '9+' : String(names.length);
  shown.title = text;
  shown.hidden = names.length === 0;
}

/** Several saves that nobody has looked at are one notice. */
const unseen = { names: new Set<string>(), fields: new Set<string>() };

function openNotice(text: string, part: 'refresh' | 'left' | 'none'): void {
  const shown = notice?.querySelector('[data-text]');
  if (!notice || !shown) return;
  shown.textContent = text;
  for (const button of notice.querySelectorAll<HTMLElement>('[data-part]'))
    button.hidden = button.dataset['part'] !== part;
  notice.hidden = false;
}

function closeNotice(): void {
  if (notice) notice.hidden = true;
}

function showSaved(saved: Live['saved']): void {
  const labels = JSON.parse(words('fields') || '{}') as Record<string, string>;
  for (const { by, fields, isDeleted } of saved) {
    const name = by?.name ?? words('nobody');
    if (isDeleted) return openNotice(words('deleted').replace('{{name}}', name), 'none');
    unseen.names.add(name);
    for (const field of fields) if (labels[field]) unseen.fields.add(labels[field]);
  }
  if (unseen.names.size === 0) return;
  const text = words(unseen.fields.size === 0 ? 'saved' : 'savedFields');
  openNotice(
    text.replace('{{name}}', listed([...unseen.names])).replace('{{fields}}', listed([...unseen.fields])),
    'refresh',
  );
}

function hear(live: Live): void {
  change = live.change;
  showPeople(live.people);
  showSaved(live.saved);
}

/** No member any more, or signed out: the next page says so, with what was typed (LeftWorkspace.astro). */
function ended(code: string): void {
  close();
  hasEnded = true;
  showPeople([]);
  if (code === 'workspace_left') openNotice(words('left'), 'left');
}

async function poll(): Promise<void> {
  try {
    const answer = await fetch(address(), {
      headers: { accept: 'application/json', 'x-page-user': page?.dataset['userId'] ?? '' },
    });
    const body = (await answer.json()) as Live & { code?: string };
    if (answer.ok) hear(body);
    else if (answer.status === 404 || answer.status === 401) return ended(body.code ?? '');
  } catch {
    // The next one may come through.
  }
  if (isFollowing) timer = setTimeout(() => void poll(), POLL_MS);
}

function close(): void {
  isFollowing = false;
  stream?.close();
  clearTimeout(timer);
}

/** Asks from time to time in place of the stream. */
function pollInstead(): void {
  stream?.close();
  clearTimeout(timer);
  void poll();
}

function follow(): void {
  if (isFollowing || hasEnded || !place) return;
  isFollowing = true;
  if (isSwallowed) return pollInstead();
  const opened = new EventSource(address());
  stream = opened;
  timer = setTimeout(() => {
    isSwallowed = true;
    pollInstead();
  }, SWALLOWED_MS);
  opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
    clearTimeout(timer);
    hear(JSON.parse(data) as Live);
  });
  opened.addEventListener('ended', ({ data }: MessageEvent<string>) =>
    ended((JSON.parse(data) as { code: string }).code),
  );
  // A stream that is refused is closed for good; one that was lost comes back by itself.
  opened.addEventListener('error', () => {
    if (isFollowing && opened.readyState === EventSource.CLOSED) pollInstead();
  });
}

let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
document.addEventListener('visibilitychange', () => {
  clearTimeout(hiddenTimer);
  if (document.visibilityState === 'visible') follow();
  else hiddenTimer = setTimeout(close, HIDDEN_MS);
});
for (const kind of ['pointerdown', 'keydown', 'focus'])
  addEventListener(kind, () => {
    touchedAt = Date.now();
    if (document.visibilityState === 'visible') follow();
  });
setInterval(() => {
  if (Date.now() - touchedAt > ATTENTION_MS) close();
}, 60_000);
addEventListener('pagehide', close);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) follow();
});

notice?.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  if (!pressed) return;
  closeNotice();
  unseen.names.clear();
  unseen.fields.clear();
  // A page that can show its record anew keeps everything else; another one is loaded again, its drafts with it.
  if (pressed.dataset['part'] === 'refresh' && dispatchEvent(new Event(SHOW_CHANGES, { cancelable: true })))
    location.reload();
  if (pressed.dataset['part'] === 'left') location.assign('/start');
});

if (document.visibilityState === 'visible') follow();
