import type { Unsaved, UnsavedAnswers } from './unsaved-answers.ts';

type When = 'closed' | 'left' | 'elsewhere';

/**
 * Shows what cannot be saved from this page (UnsavedAnswers.astro): `closed` meanwhile, `left` from before, or of a part
 * `elsewhere`, to which it leads.
 */
export function showUnsaved(
  panel: HTMLElement,
  when: When,
  kept: UnsavedAnswers,
  entries: ReadonlyMap<string, Unsaved>,
): void {
  for (const part of panel.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !(part.dataset['when'] ?? '').split(' ').includes(when);
  const list = panel.querySelector('dl');
  list?.replaceChildren(
    ...[...entries.values()].map(({ question, answer, part }) => {
      const [row, term, text] = (['div', 'dt', 'dd'] as const).map((tag) => document.createElement(tag));
      if (!row || !term || !text) return '';
      term.textContent = question;
      term.className = 'text-sm text-ink-soft';
      text.textContent = answer;
      text.className = 'wrap-anywhere whitespace-pre-line';
      row.append(term, text);
      if (when === 'elsewhere') row.append(linkTo(panel, part));
      return row;
    }),
  );
  const status = panel.querySelector<HTMLElement>('[data-copied]');
  panel.querySelector<HTMLElement>('[data-copy]')?.addEventListener('click', () => {
    const text = [...entries.values()].map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
    void copy(text).then((isCopied) => {
      if (isCopied && status) status.textContent = status.dataset['copied'] ?? '';
      else if (list) getSelection()?.selectAllChildren(list);
    });
  });
  panel.querySelector<HTMLElement>('[data-discard]')?.addEventListener('click', () => {
    for (const [id, { answer }] of entries) kept.remove(id, answer);
    panel.hidden = true;
  });
  panel.hidden = false;
  panel.focus();
}

function linkTo(panel: HTMLElement, part: number): HTMLElement {
  const link = document.createElement('a');
  link.href = `${location.pathname}?part=${part}`;
  link.textContent = (panel.dataset['partWords'] ?? '').replace('#', String(part));
  link.className =
    'inline-flex min-h-control items-center text-sm font-semibold text-accent-ink underline underline-offset-4';
  return link;
}

/** Not on a page without TLS, where the text is selected instead. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
