/**
 * Saves a questionnaire while it is typed; without it, its button saves. What the server does not have yet stays on the
 * device (unsaved-answers.ts), goes out when the page is left, and comes back with the page.
 */
import { printOf } from '#features/consulting/questionnaire/answer-print.rules.ts';
import { openForm } from './interview-form.ts';
import { inParts, send } from './send-answers.ts';
import { UnsavedAnswers, type Unsaved } from './unsaved-answers.ts';
import { showUnsaved } from './unsaved-panel.ts';

const form = document.querySelector<HTMLFormElement>('form[data-interview]');
const panel = document.querySelector<HTMLElement>('[data-unsaved]');

/** Saves what was typed in other parts; returns whether anything was. What is left waits for their buttons. */
async function saveElsewhere(kept: UnsavedAnswers, entries: ReadonlyMap<string, Unsaved>): Promise<boolean> {
  let isSaved = false;
  const parts = new Set([...entries.values()].map(({ part }) => part));
  for (const part of parts) {
    const of = [...entries].filter(([, entry]) => entry.part === part);
    for (const answers of inParts(of.map(([id, { answer, seen }]) => ({ id, answer, seen })))) {
      const outcome = await send(`${location.pathname}?part=${part}`, answers);
      if (outcome.kind !== 'saved') continue;
      for (const { id, answer } of answers)
        if (outcome.seen[id] === printOf(answer)) {
          kept.remove(id, answer);
          isSaved = true;
        }
    }
  }
  return isSaved;
}

async function begin(inside: HTMLElement): Promise<void> {
  const kept = new UnsavedAnswers(location.pathname, Date.now());
  const prints = JSON.parse(inside.dataset['prints'] ?? '{}') as Record<string, string>;
  const taken = (inside.dataset['taken'] ?? '').split(' ');
  for (const [id, { answer }] of kept.all())
    if (taken.includes(id) || printOf(answer) === (prints[id] ?? '')) kept.remove(id, answer);
  if (inside.dataset['closed'] !== undefined) {
    // The page of the server may show the unsaved answers already.
    const isShown = document.querySelector('[data-unsaved-shown]') !== null;
    const left = kept.all();
    if (left.size > 0 && !isShown) showUnsaved(inside, 'left', kept, left);
    return;
  }
  const isHere = form
    ? openForm(form, kept, () => showUnsaved(inside, 'closed', kept, kept.all()))
    : () => false;
  const elsewhere = () => new Map([...kept.all()].filter(([id]) => !isHere(id)));
  if (elsewhere().size === 0) return;
  const isSaved = await saveElsewhere(kept, elsewhere());
  const left = elsewhere();
  if (left.size > 0) showUnsaved(inside, 'elsewhere', kept, left);
  // The page before sending lists what is stored.
  else if (isSaved && !form) location.reload();
}

if (panel) void begin(panel);
