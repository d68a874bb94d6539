import {
  asTyped,
  printOf,
  readSeen,
  withSent,
  withStored,
} from '#features/consulting/questionnaire/answer-print.rules.ts';
import { answerField, seenField } from '#features/consulting/questionnaire/questionnaire.values.ts';
import { inParts, send, sendUnheard, type Sent } from './send-answers.ts';
import type { UnsavedAnswers } from './unsaved-answers.ts';

const WAIT_MS = 1_200;
const [FIRST_RETRY_MS, LAST_RETRY_MS] = [2_000, 60_000];

type Saying = 'saving' | 'saved' | 'notSaved' | 'waiting' | 'restored';

/** Hands over a chapter's form to saving; returns whether a question is in it. `close` is called once nothing can be saved. */
export function openForm(
  form: HTMLFormElement,
  kept: UnsavedAnswers,
  close: () => void,
): (id: string) => boolean {
  const status = form.querySelector<HTMLElement>('[data-save-status]');
  const part = Number(form.dataset['part']);
  const prefix = seenField('');
  const seenFields = new Map(
    [...form.querySelectorAll<HTMLInputElement>(`input[name^="${prefix}"]`)].map((field) => [
      field.name.slice(prefix.length),
      field,
    ]),
  );
  /** Answers that wait for the button, as they were refused. */
  const refused = new Map<string, string>();
  /** Answers that were sent last and not heard of. */
  const underWay = new Map<string, string>();
  /** Answers that this tab has left on the device. */
  const mine = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isClosed = false;
  let isLeaving = false;
  let hasFailed = false;
  let retryMs = FIRST_RETRY_MS;

  const say = (what: Saying): void => {
    if (status) status.textContent = status.dataset[what] ?? '';
  };
  const answerIn = (data: FormData, id: string): string => {
    const value = data.get(answerField(id));
    return asTyped(typeof value === 'string' ? value : '');
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  /** Answers that the server may not have; the device keeps them, and forgets the others. */
  function unsaved(): Sent[] {
    const data = new FormData(form);
    return [...seenFields].flatMap(([id, field]): Sent[] => {
      const [answer, seen] = [answerIn(data, id), field.value];
      const [shown, ...sent] = readSeen(seen);
      if (sent.length === 0 && printOf(answer) === shown) {
        kept.remove(id, mine.get(id) ?? '');
        mine.delete(id);
        return [];
      }
      mine.set(id, answer);
      kept.put(id, {
        question: field.closest<HTMLElement>('[data-question]')?.dataset['question'] ?? '',
        answer,
        seen,
        part,
        at: Date.now(),
      });
      return [{ id, answer, seen }];
    });
  }

  const sendable = (): Sent[] => unsaved().filter(({ id, answer }) => refused.get(id) !== answer);

  /** From here on the answer may be stored, whether or not anybody hears of it. */
  function markSent(answers: readonly Sent[]): void {
    for (const { id, answer, seen } of answers) {
      const field = seenFields.get(id);
      if (field) field.value = withSent(seen, printOf(answer));
      underWay.set(id, answer);
    }
    unsaved();
  }

  async function deliver(answers: Sent[]): Promise<void> {
    markSent(answers);
    const outcome = await send(form.action, answers);
    if (outcome.kind === 'closed') {
      isClosed = true;
      clearTimeout(timer);
      if (status) status.textContent = '';
      for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
        field.readOnly = true;
      return close();
    }
    for (const { id, answer } of answers) {
      if (underWay.get(id) === answer) underWay.delete(id);
      if (outcome.kind !== 'saved') continue;
      const [print, field] = [outcome.seen[id], seenFields.get(id)];
      if (print !== undefined && field) field.value = withStored(field.value, print);
      else refused.set(id, answer);
    }
    hasFailed = outcome.kind === 'failed';
    if (outcome.kind === 'failed') {
      later(outcome.retryAfterMs ?? retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    } else retryMs = FIRST_RETRY_MS;
    tell();
  }

  function tell(): void {
    const left = unsaved();
    if (left.length === 0) say('saved');
    else if (hasFailed) say('waiting');
    else if (left.every(({ id, answer }) => refused.get(id) === answer)) say('notSaved');
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    const answers = sendable();
    if (isSaving || isClosed || answers.length === 0) return;
    isSaving = true;
    say('saving');
    for (const some of inParts(answers)) await deliver(some);
    isSaving = false;
    if (!isClosed && !hasFailed && sendable().length > 0) later(WAIT_MS);
  }

  /** Sends what is not on its way yet: the page may end at any moment. The server takes it in whatever order it arrives. */
  function flush(): void {
    if (isClosed || isLeaving) return;
    const rest = sendable().filter(({ id, answer }) => underWay.get(id) !== answer);
    for (const some of inParts(rest)) {
      if ('keepalive' in Request.prototype) void deliver(some);
      else if (sendUnheard(form.action, some)) markSent(some);
    }
  }

  function restore(): boolean {
    let isRestored = false;
    for (const [id, { answer, seen }] of kept.all()) {
      const field = seenFields.get(id);
      if (!field) continue;
      field.value = seen;
      mine.set(id, answer);
      if (answerIn(new FormData(form), id) === answer) continue;
      for (const input of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        `[name="${CSS.escape(answerField(id))}"]`,
      ))
        if (input.type === 'radio' && input instanceof HTMLInputElement)
          input.checked = input.value === answer;
        else input.value = answer;
      isRestored = true;
    }
    return isRestored;
  }

  form.addEventListener('input', () => {
    unsaved();
    if (!isSaving && !isClosed) later(WAIT_MS);
  });
  // The button saves, and its page shows what it could not.
  form.addEventListener('submit', () => {
    isLeaving = true;
    clearTimeout(timer);
  });
  const comeBack = () => {
    isLeaving = false;
    retryMs = FIRST_RETRY_MS;
    void save();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
    else comeBack();
  });
  addEventListener('pagehide', flush);
  addEventListener('pageshow', comeBack);
  addEventListener('online', comeBack);
  addEventListener('beforeunload', (event) => {
    if (isLeaving || isClosed || unsaved().length === 0) return;
    flush();
    event.preventDefault();
  });

  const isRestored = restore();
  if (unsaved().length > 0) {
    if (isRestored) say('restored');
    later(isRestored ? WAIT_MS : 0);
  }
  return (id) => seenFields.has(id);
}
