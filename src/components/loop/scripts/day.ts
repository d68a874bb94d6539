/** Of the start page: its rows by keys, each done or put off with one of them (components/loop/StartList.astro). */
type Act = { path: string; body: Record<string, string | null> };
type Said = 'done' | 'putOff' | 'undone' | 'openIt' | 'failed';

const page = document.querySelector<HTMLElement>('[data-user-id]');
const said = document.getElementById('day-said');
const words = said?.querySelector('p');
const undoButton = said?.querySelector<HTMLButtonElement>('[data-undo]');

/** Elements in which keys mean something of their own. */
const TYPED = 'input, textarea, select, [contenteditable], [role=dialog], [popover]';
const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#day [data-row]')];
const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/** Causes of what was done here, the last one at the end. */
const causes: { id: string; row: string }[] = [];
/** The acts that were asked for, one after the other: a key pressed meanwhile is the next one’s. */
let last: Promise<void> = Promise.resolve();

function say(what: Said, name = ''): void {
  if (!said || !words || !undoButton) return;
  said.hidden = false;
  words.textContent = (said.dataset[what] ?? '').replace('{{name}}', name);
  undoButton.hidden = causes.length === 0;
}

function focusRow(row: HTMLElement | undefined): void {
  const link = row?.querySelector<HTMLElement>('a');
  link?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

async function send(method: string, path: string, body: object): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-page-user': page?.dataset['userId'] ?? '',
      'x-workspace': page?.dataset['workspaceId'] ?? '',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
  return answer;
}

/** Reads the list again: numbers, headings and further rows follow from the server. */
async function refresh(): Promise<void> {
  const answer = await fetch(location.pathname + location.search);
  if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
  const read = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('day');
  if (read) document.getElementById('day')?.replaceChildren(...read.childNodes);
}

function soon(act: () => Promise<void>): void {
  last = last.then(act).catch(() => say('failed'));
}

async function work(row: HTMLElement | null | undefined, kind: 'done' | 'putOff'): Promise<void> {
  if (!row) return;
  const stored = row.dataset[kind];
  if (stored === undefined) {
    say('openIt');
    return;
  }
  const at = rows().indexOf(row);
  const name = row.dataset['name'] ?? '';
  const { path, body } = JSON.parse(stored) as Act;
  const isDone = body['doneAt'] !== undefined;
  const answer = await send('PATCH', path, {
    ...body,
    // The page may be hours old.
    ...(isDone && { doneAt: new Date().toISOString() }),
  });
  const id = answer.headers.get('x-cause-id');
  if (id !== null) causes.push({ id, row: row.dataset['row'] ?? '' });
  await refresh();
  say(kind, name);
  const left = rows();
  focusRow(left[Math.min(at, left.length - 1)]);
}

async function undo(): Promise<void> {
  const undone = causes.at(-1);
  if (!undone) return;
  await send('POST', `/api/causes/${undone.id}/undo`, {});
  causes.pop();
  await refresh();
  say('undone');
  focusRow(rows().find(({ dataset }) => dataset['row'] === undone.row) ?? rows()[0]);
}

function step(by: number, from: HTMLElement | null): void {
  const all = rows();
  const at = from ? all.indexOf(from) : -1;
  focusRow(all[at === -1 ? (by > 0 ? 0 : all.length - 1) : at + by]);
}

addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey || event.shiftKey) return;
  if (target instanceof Element && target.closest(TYPED)) return;
  const isUndo = (event.ctrlKey || event.metaKey) && key === 'z';
  if ((event.ctrlKey || event.metaKey) && !isUndo) return;
  const row = rowOf(target);
  const by = STEPS[key];
  if (isUndo || key === 'z') soon(undo);
  // Without a row in focus the arrows scroll the page.
  else if (by !== undefined && (row || key.length === 1)) step(by, row);
  else if (row && (key === 'e' || key === 'x')) soon(() => work(rowOf(document.activeElement), 'done'));
  else if (row && key === 's') soon(() => work(rowOf(document.activeElement), 'putOff'));
  else return;
  event.preventDefault();
});

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
  const named = rowOf(button)?.dataset['row'];
  if (!button || named === undefined) return;
  const kind = button.dataset['act'] === 'putOff' ? 'putOff' : 'done';
  soon(() =>
    work(
      rows().find(({ dataset }) => dataset['row'] === named),
      kind,
    ),
  );
});
undoButton?.addEventListener('click', () => soon(undo));
