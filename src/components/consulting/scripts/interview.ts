/** Saves a chapter of a questionnaire while it is typed; without it, its button saves. */
const WAIT_MS = 1_200;

const form = document.querySelector<HTMLFormElement>('form[data-interview]');
const saveStatus = form?.querySelector<HTMLElement>('[data-save-status]');

let timer: ReturnType<typeof setTimeout> | undefined;
let isSaving = false;
let isChanged = false;

const say = (what: 'saving' | 'saved' | 'notSaved'): void => {
  if (saveStatus) saveStatus.textContent = saveStatus.dataset[what] ?? '';
};

/** Marks the answers that are stored now as seen; returns whether all of them are. */
function markSeen(inside: HTMLFormElement, seen: Record<string, string>): boolean {
  let isWhole = true;
  for (const field of inside.querySelectorAll<HTMLInputElement>('input[name^="seen-"]')) {
    const print = seen[field.name.slice('seen-'.length)];
    if (print === undefined) isWhole = false;
    else field.value = print;
  }
  return isWhole;
}

async function save(inside: HTMLFormElement): Promise<void> {
  clearTimeout(timer);
  if (isSaving || !isChanged) return;
  [isSaving, isChanged] = [true, false];
  say('saving');
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(inside)) if (typeof value === 'string') body.append(name, value);
  body.set('go', 'quiet');
  try {
    const answer = await fetch(inside.action, {
      method: 'POST',
      body,
      keepalive: body.toString().length < 60_000,
    });
    const { seen } = (await answer.json()) as { seen: Record<string, string> };
    say(answer.ok && markSeen(inside, seen) ? 'saved' : 'notSaved');
  } catch {
    say('notSaved');
  } finally {
    isSaving = false;
    if (isChanged) timer = setTimeout(() => void save(inside), WAIT_MS);
  }
}

if (form) {
  form.addEventListener('input', () => {
    isChanged = true;
    clearTimeout(timer);
    timer = setTimeout(() => void save(form), WAIT_MS);
  });
  // A phone may end a page that is out of sight.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void save(form);
  });
}

export {};
