// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { later, renderInPage, settled, the, useNetwork } from '#tests/hooks.ts';
import { api } from '#islands/api.ts';
import { useAutosave } from './use-autosave.ts';

type Note = { title: string; text: string; updatedAt: string };
const FIRST = '2026-03-01T09:00:00.000Z';
const SECOND = '2026-03-01T09:01:00.000Z';
const stored: Note = { title: 'Offer', text: 'Old', updatedAt: FIRST };

const sent = useNetwork();
const last = () => the(sent.at(-1));

/** The page of one note, as the server has rendered it. */
const open = (record: Note = stored) =>
  renderInPage(() =>
    useAutosave<Note, Partial<Note>>({
      draftKey: 'note',
      record,
      send: (patch, readAt) => api('PATCH', '/api/notes/1', { body: { ...patch, updatedAt: readAt } }),
      apply: (note, patch) => ({ ...note, ...patch }),
      merge: (earlier, next) => ({ ...earlier, ...next }),
    }),
  );
type Page = ReturnType<typeof open>['result'];
const type = (page: Page, text: string) => settled(() => page.current.change({ text }));
const shown = ({ current: { record, state } }: Page) => [record.text, state];

test('two quick edits are sent once, as the last of them', async () => {
  const { result } = open();
  await type(result, 'N');
  await later(600);
  await type(result, 'New');
  await later(600);
  expect([sent.length, ...shown(result)]).toEqual([0, 'New', 'waiting']);
  await later(100);
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'New', updatedAt: FIRST }]);
  await last().answer({ ...stored, text: 'New', updatedAt: SECOND });
  expect(shown(result)).toEqual(['New', 'saved']);
});

test('what is typed while a save is on its way stays on the screen and is sent after it', async () => {
  const { result } = open();
  await type(result, 'One');
  await later(700);
  await type(result, 'Two');
  await later(2_000);
  expect([sent.length, ...shown(result)]).toEqual([1, 'Two', 'waiting']);
  await last().answer({ ...stored, text: 'One', updatedAt: SECOND });
  expect(shown(result)).toEqual(['Two', 'saving']);
  expect([sent.length, last().body]).toEqual([2, { text: 'Two', updatedAt: SECOND }]);
});

test.each(['a lost connection', 'a server that fails'])(
  '%s keeps the text, and it is sent again without being asked',
  async (what) => {
    const { result } = open();
    await type(result, 'New');
    await later(700);
    await (what === 'a lost connection' ? last().lose() : last().refuse(503, 'busy'));
    expect(shown(result)).toEqual(['New', 'failed']);
    await later(8_000);
    expect([sent.length, last().body]).toEqual([2, { text: 'New', updatedAt: FIRST }]);
    await last().answer({ ...stored, text: 'New', updatedAt: SECOND });
    expect(shown(result)).toEqual(['New', 'saved']);
    await later(60_000);
    expect(sent).toHaveLength(2);
  },
);

test('what was typed before a failed save and after it goes out as one', async () => {
  const { result } = open();
  await settled(() => result.current.change({ title: 'Better offer' }));
  await later(700);
  await type(result, 'New');
  await last().lose();
  await later(8_000);
  expect(last().body).toEqual({ title: 'Better offer', text: 'New', updatedAt: FIRST });
});

test('a connection that is back is used at once', async () => {
  const { result } = open();
  await type(result, 'New');
  await later(700);
  await last().lose();
  await settled(() => dispatchEvent(new Event('online')));
  expect(sent).toHaveLength(2);
});

test('a page that is left while it waits sends what was typed before it goes', async () => {
  const { result } = open();
  await type(result, 'New');
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  await settled(() => document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'visibilityState');
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'New', updatedAt: FIRST }]);
});

test('a page that is left while it saves loses nothing: the next one has the text and sends it', async () => {
  const left = open();
  await type(left.result, 'New');
  await later(700);
  left.unmount();
  const { result } = open();
  await settled();
  expect(result.current.record.text).toBe('New');
  expect([sent.length, last().body]).toEqual([2, { text: 'New', updatedAt: FIRST }]);
});

test('a draft goes when it is saved', async () => {
  const { result, unmount } = open();
  await type(result, 'New');
  expect(sessionStorage).toHaveLength(1);
  await later(700);
  await last().answer({ ...stored, text: 'New', updatedAt: SECOND });
  expect(sessionStorage).toHaveLength(0);
  unmount();
  const next = open({ ...stored, text: 'New', updatedAt: SECOND });
  await later(10_000);
  expect([sent.length, ...shown(next.result)]).toEqual([1, 'New', 'saved']);
});

test('a draft of a page whose save had arrived is no conflict', async () => {
  const left = open();
  await type(left.result, 'New');
  await later(700);
  left.unmount();
  const { result } = open({ ...stored, text: 'New', updatedAt: SECOND });
  await settled();
  expect([sent.length, ...shown(result)]).toEqual([1, 'New', 'saved']);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft is never sent over a version that its typist has not seen', async () => {
  const left = open();
  await type(left.result, 'Mine');
  left.unmount();
  const { result } = open({ ...stored, text: 'Theirs', updatedAt: SECOND });
  await later(10_000);
  expect([sent.length, ...shown(result)]).toEqual([0, 'Mine', 'conflict']);
  expect(result.current.stored?.text).toBe('Theirs');
});

test('a save over a newer version shows both, and either can be taken', async () => {
  const theirs = { ...stored, text: 'Theirs', updatedAt: SECOND };
  const conflict = async () => {
    const page = open();
    await type(page.result, 'Mine');
    await later(700);
    await last().refuse(409, 'stale', { current: theirs });
    expect(shown(page.result)).toEqual(['Mine', 'conflict']);
    return page;
  };
  const first = await conflict();
  await settled(() => first.result.current.keepMine());
  expect(last().body).toEqual({ text: 'Mine', updatedAt: SECOND });
  await last().answer({ ...stored, text: 'Mine', updatedAt: SECOND });
  first.unmount();
  const count = sent.length;
  const second = await conflict();
  await settled(() => second.result.current.takeStored());
  expect(shown(second.result)).toEqual(['Theirs', 'saved']);
  await later(10_000);
  expect(sent).toHaveLength(count + 1);
});

test('values that the server refuses stay, are told by field, and are sent again once they are corrected', async () => {
  const { result } = open();
  await type(result, '');
  await later(700);
  await last().refuse(422, 'invalid', { errors: { text: 'Type a text.' } });
  expect([...shown(result), result.current.errors]).toEqual(['', 'refused', { text: 'Type a text.' }]);
  await later(60_000);
  expect(sent).toHaveLength(1);
  await type(result, 'New');
  await later(700);
  expect([last().body, result.current.errors]).toEqual([{ text: 'New', updatedAt: FIRST }, {}]);
});

test('a record that is gone stops the saving, says why, and keeps the text', async () => {
  const { result } = open();
  await type(result, 'New');
  await later(700);
  await last().refuse(404, 'not_found');
  expect([...shown(result), result.current.reason]).toEqual(['New', 'stopped', 'The message of not_found.']);
  await later(60_000);
  expect(sent).toHaveLength(1);
  expect(sessionStorage).toHaveLength(1);
});
