/**
 * Back closes a dialog: the open dialogs and the marks of the history entries are kept in step. Each open dialog has
 * an entry of its own at the page's URL, so that forms keep asking and saving as they do for the close button.
 */
type OpenDialog = { close: () => void };

const MARK = 'dialogs';

const open: OpenDialog[] = [];
let isStarted = false;
let isStepping = false;
/** A page is being loaded: a step in the history would cancel it. */
let isLeaving = false;
let urlAtClose: string | null = null;
/** Number of dialogs that the entry before a step stood for. */
let reached = 0;

/** Number of dialogs that the current history entry stands for. */
export function dialogsOf(state: unknown): number {
  const marked: unknown = typeof state === 'object' && state !== null && MARK in state ? state[MARK] : 0;
  return typeof marked === 'number' ? marked : 0;
}

/**
 * Pushes or drops entries until there is one for each open dialog. Runs after the current task: a dialog that replaces
 * another takes over its entry, and a dialog that closes because a page is loaded leaves the history alone.
 */
function settle(): void {
  if (isStepping || isLeaving) return;
  const marked = dialogsOf(history.state);
  for (let depth = marked + 1; depth <= open.length; depth += 1)
    history.pushState({ ...history.state, [MARK]: depth }, '');
  reached = Math.max(marked, open.length);
  if (marked <= open.length) return;
  isStepping = true;
  urlAtClose = location.href;
  history.go(open.length - marked);
}
const settleSoon = () => setTimeout(settle);

function onStep(event: PopStateEvent): void {
  const isOwn = isStepping;
  isStepping = false;
  const marked = dialogsOf(event.state);
  if (!isOwn && open.length === 0 && marked === 0) return;
  // To the page nothing has happened: its URL is the one it had set by the time the dialog closed.
  event.stopImmediatePropagation();
  if (urlAtClose !== null && urlAtClose !== location.href)
    history.replaceState(history.state, '', urlAtClose);
  urlAtClose = null;
  // A dialog that opened in this very moment may have no entry yet: a step closes as many as it has left behind.
  const left = reached - marked;
  reached = marked;
  if (!isOwn && left > 0) for (const dialog of open.slice(-left).reverse()) dialog.close();
  // A dialog that stays open, because it is saving or asks first, gets its entry back.
  settleSoon();
}

function start(): void {
  isStarted = true;
  addEventListener('popstate', onStep, { capture: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    settleSoon();
  });
  navigation.addEventListener('navigate', ({ destination, downloadRequest, navigationType }) => {
    // Back closes a dialog in which the page may have set another URL.
    if (destination.sameDocument && navigationType === 'traverse' && open.length > 0)
      urlAtClose = location.href;
    if (!destination.sameDocument && downloadRequest === null) isLeaving = true;
  });
}

/**
 * Records an open dialog; returns the function that records its closing. Does nothing in a browser without the
 * Navigation API, because a step back could cancel the page being loaded there.
 */
export function recordDialog(close: () => void): () => void {
  if (!('navigation' in globalThis)) return () => undefined;
  if (!isStarted) start();
  isLeaving = false;
  const dialog = { close };
  open.push(dialog);
  settleSoon();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    settleSoon();
  };
}
