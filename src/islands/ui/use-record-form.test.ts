// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderInPage, settled, the, useNetwork } from '#tests/hooks.ts';
import { api } from '#islands/api.ts';
import { useRecordForm } from './use-record-form.ts';

type Task = { id: number; title: string; updatedAt: string };
const FIRST = '2026-03-01T09:00:00.000Z';
const SECOND = '2026-03-01T09:01:00.000Z';
const stored: Task = { id: 1, title: 'Call', updatedAt: FIRST };

const sent = useNetwork();
const last = () => the(sent.at(-1));

/** The form of one task, opened in its page. */
function open() {
  const saved: Task[] = [];
  const page = renderInPage(() =>
    useRecordForm<Task>({
      draftKey: 'task:1',
      values: { title: stored.title },
      readAt: stored.updatedAt,
      send: (values, { idempotencyKey, readAt }) =>
        api('PATCH', '/api/crm/tasks/1', { body: { ...values, updatedAt: readAt }, idempotencyKey }),
      onSaved: (task) => saved.push(task),
      failedTitle: 'Not saved',
      valuesOfStored: ({ title }) => ({ title }),
    }),
  );
  const type = (title: string) => settled(() => page.result.current.field('title').onChange(title));
  const submit = () => settled(() => void page.result.current.submit());
  return { ...page, saved, type, submit, shown: () => page.result.current.values['title'] };
}

test('a draft comes back after a reload, and the form says so', async () => {
  const left = open();
  await left.type('Call Ana');
  left.unmount();
  const { shown, result } = open();
  expect([shown(), result.current.isRestored]).toEqual(['Call Ana', true]);
});

test('a draft goes when it is saved', async () => {
  const { type, submit, saved, unmount } = open();
  await type('Call Ana');
  await submit();
  await last().answer({ ...stored, title: 'Call Ana', updatedAt: SECOND });
  expect(saved).toHaveLength(1);
  unmount();
  const next = open();
  expect([next.shown(), next.result.current.isRestored]).toEqual(['Call', false]);
});

test('a draft goes when it is dropped', async () => {
  const { type, result, unmount } = open();
  await type('Call Ana');
  await settled(() => result.current.dropDraft());
  unmount();
  expect(open().shown()).toBe('Call');
});

test('a failed save keeps the text, and the same text sent again is the same request', async () => {
  const { type, submit, shown, saved } = open();
  await type('Call Ana');
  await submit();
  await last().lose();
  expect([shown(), saved.length]).toEqual(['Call Ana', 0]);
  await submit();
  const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).not.toBeNull();
  expect(second).toBe(first);
  await last().lose();
  await type('Call Bea');
  await submit();
  expect(last().headers.get('idempotency-key')).not.toBe(first);
});

test('text whose answer was lost with the page is the same request after a reload', async () => {
  const left = open();
  await left.type('Call Ana');
  await left.submit();
  left.unmount();
  await open().submit();
  const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

test('a save that is on its way is not sent twice', async () => {
  const { type, submit } = open();
  await type('Call Ana');
  await submit();
  await submit();
  expect(sent).toHaveLength(1);
});

test('a message of the server stands at its field until it is corrected', async () => {
  const { type, submit, result } = open();
  await type('');
  await submit();
  await last().refuse(422, 'invalid', { errors: { title: 'Type a title.' } });
  expect([result.current.field('title').error, result.current.failures]).toEqual(['Type a title.', 1]);
  await type('C');
  expect(result.current.field('title').error).toBeUndefined();
});

test('a newer version is shown, and only then saved over or taken', async () => {
  const theirs = { ...stored, title: 'Write', updatedAt: SECOND };
  const { type, submit, result, shown } = open();
  await type('Call Ana');
  await submit();
  expect(last().body).toEqual({ title: 'Call Ana', updatedAt: FIRST });
  await last().refuse(409, 'stale', { current: theirs });
  expect([shown(), result.current.stored?.values]).toEqual(['Call Ana', { title: 'Write' }]);
  await submit();
  expect(last().body).toEqual({ title: 'Call Ana', updatedAt: SECOND });
  await last().refuse(409, 'stale', { current: theirs });
  await settled(() => result.current.takeStored());
  expect([shown(), result.current.stored]).toEqual(['Write', null]);
});
