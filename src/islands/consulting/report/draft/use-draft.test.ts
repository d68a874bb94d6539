// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import { additionOf, patchOf } from '#features/consulting/report/draft/draft-patch.rules.ts';
import type { DraftBlock } from '#features/consulting/report/draft/draft.schema.ts';
import { later, renderInPage, settled, the, useNetwork } from '#tests/hooks.ts';
import { useDraft } from './use-draft.ts';

const FIRST = '2026-03-01T09:00:00.000Z';
const SECOND = '2026-03-01T09:01:00.000Z';
const aBlock = (id: string, over: Partial<DraftBlock> = {}): DraftBlock => ({
  id,
  part: 'analysis',
  title: id,
  computed: `Computed ${id}.`,
  own: null,
  isHidden: false,
  isStale: false,
  ...over,
});
const [a, b] = [aBlock('a'), aBlock('b')];
/** The hook reads no more of a document than its parts. */
const aDraft = (blocks: DraftBlock[], updatedAt = FIRST): Draft =>
  ({ language: 'en', labels: [], document: { parts: [] }, blocks, updatedAt }) as unknown as Draft;

const sent = useNetwork();
const last = () => the(sent.at(-1));
const onSaved = vi.fn();
const onReport = vi.fn();
const open = (draft = aDraft([a, b])) =>
  renderInPage(() => useDraft({ companyId: 7, draft, onSaved, onReport })).result;
type Page = ReturnType<typeof open>;
const write = (page: Page, block: DraftBlock, own: string) =>
  settled(() => page.current.change(patchOf(block, { own })));
const texts = ({ current: { draft } }: Page) => draft.blocks.map(({ own, computed }) => own ?? computed);
const shown = ({ current: { preview } }: Page) => JSON.stringify(preview.parts);

test('an edit is in the preview at once, and stored after a pause with the version it was typed over', async () => {
  const page = open();
  await write(page, a, 'Mine.');
  expect(shown(page)).toContain('Mine.');
  expect([sent.length, page.current.state]).toEqual([0, 'waiting']);
  await later(700);
  expect([last().method, last().path]).toEqual(['PUT', '/api/companies/7/draft']);
  expect(last().body).toEqual({
    language: 'en',
    updatedAt: FIRST,
    blocks: [
      { id: 'a', own: 'Mine.', isHidden: false, computed: 'Computed a.' },
      { id: 'b', own: null, isHidden: false },
    ],
  });
  const stored = aDraft([{ ...a, own: 'Mine.' }, b], SECOND);
  await last().answer(stored);
  expect(page.current.state).toBe('saved');
  expect(page.current.readStored().updatedAt).toBe(SECOND);
  expect(onSaved).toHaveBeenLastCalledWith(stored);
});

test('without a connection the text stays, outlives a reload, and is sent again', async () => {
  const page = open();
  await write(page, a, 'Mine.');
  await later(700);
  await last().lose();
  expect([texts(page)[0], page.current.state]).toEqual(['Mine.', 'failed']);
  const reloaded = open();
  await settled();
  expect(texts(reloaded)[0]).toBe('Mine.');
});

test('the page warns before it is left with unsaved edits, and only then', async () => {
  const page = open();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await write(page, a, 'Mine.');
  expect(leave()).toBe(true);
  await later(700);
  await last().answer(aDraft([{ ...a, own: 'Mine.' }, b], SECOND));
  expect(leave()).toBe(false);
});

test('a changed profile brings new computed texts, and the own one stays and is stored over them', async () => {
  const page = open();
  await write(page, a, 'Mine.');
  await later(700);
  const now = [
    { ...a, computed: 'New a.' },
    { ...b, computed: 'New b.' },
  ];
  await last().refuse(409, 'stale', { current: aDraft(now, SECOND) });
  expect(texts(page)).toEqual(['Mine.', 'New b.']);
  expect(page.current.draft.blocks[0]?.isStale).toBe(true);
  await later(0);
  expect(sent).toHaveLength(2);
  expect(last().body).toMatchObject({
    updatedAt: SECOND,
    // The computed text it was typed against, so that the server knows that its source has changed.
    blocks: [{ own: 'Mine.', computed: 'Computed a.' }, { own: null }],
  });
});

test('two tabs that edit two blocks both keep their text, and nobody is asked', async () => {
  const page = open();
  await write(page, a, 'Mine.');
  await later(700);
  await last().refuse(409, 'stale', { current: aDraft([a, { ...b, own: 'Theirs.' }], SECOND) });
  await later(0);
  expect(texts(page)).toEqual(['Mine.', 'Theirs.']);
  expect([page.current.conflict, last().body]).toMatchObject([
    null,
    { updatedAt: SECOND, blocks: [{ own: 'Mine.' }, { own: 'Theirs.' }] },
  ]);
});

test('two tabs that edit one block: nothing is stored until one text is chosen, and other edits stay', async () => {
  const theirs = aDraft([{ ...a, own: 'Theirs.' }, b], SECOND);
  const conflict = async () => {
    const page = open();
    await write(page, a, 'Mine.');
    await write(page, b, 'Also mine.');
    await later(700);
    await last().refuse(409, 'stale', { current: theirs });
    await later(60_000);
    expect([page.current.state, page.current.conflict?.ids, texts(page)]).toEqual([
      'conflict',
      ['a'],
      ['Mine.', 'Also mine.'],
    ]);
    return page;
  };
  const keeping = await conflict();
  const before = sent.length;
  await settled(() => keeping.current.keepMine());
  await later(0);
  expect(last().body).toMatchObject({
    updatedAt: SECOND,
    blocks: [{ own: 'Mine.' }, { own: 'Also mine.' }],
  });
  expect(sent).toHaveLength(before + 1);
  await last().answer(
    aDraft(
      [
        { ...a, own: 'Mine.' },
        { ...b, own: 'Also mine.' },
      ],
      SECOND,
    ),
  );

  const taking = await conflict();
  await settled(() => taking.current.takeTheirs());
  await later(0);
  expect(last().body).toMatchObject({ blocks: [{ own: 'Theirs.' }, { own: 'Also mine.' }] });
});

test('an added recommendation is sent in its place, and a deleted one is not', async () => {
  const page = open(aDraft([aBlock('r', { part: 'recommendations' })]));
  await settled(() => page.current.change(additionOf('own-1', 'Train people\nTwice a year.')));
  expect(page.current.draft.blocks.map(({ title }) => title)).toEqual(['r', 'Train people']);
  const [, own] = page.current.draft.blocks;
  await settled(() => page.current.change(patchOf(the(own), { own: null })));
  await later(700);
  expect(last().body).toMatchObject({ blocks: [{ id: 'r' }] });
  expect((last().body as { blocks: unknown[] }).blocks).toHaveLength(1);
});

test('a report that another tab has made is shown', async () => {
  const page = open();
  await write(page, a, 'Mine.');
  await later(700);
  await last().refuse(409, 'report_exists', { id: 3 });
  expect(last().path).toBe('/api/companies/7/report');
  await last().answer({ id: 3 });
  expect(onReport).toHaveBeenLastCalledWith({ id: 3 });
});

test('a tab that is seen again asks what the profile has become', async () => {
  const page = open();
  await settled(() => document.dispatchEvent(new Event('visibilitychange')));
  expect([last().method, last().path]).toEqual(['GET', '/api/companies/7/draft']);
  await last().answer(aDraft([a, { ...b, computed: 'New b.' }], SECOND));
  expect(texts(page)).toEqual(['Computed a.', 'New b.']);
});
