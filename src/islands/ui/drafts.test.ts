// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { dropAllDrafts, readDraft, writeDraft } from './drafts.ts';

/** User of the page, as PortalLayout states it. */
const pageOf = (user: string, workspace = '7') => {
  document.body.innerHTML =
    user === '' ? '' : `<main data-user-id="${user}" data-workspace-id="${workspace}"></main>`;
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  pageOf('');
});

const draft = { values: { title: 'Call Ana' }, readAt: '2026-03-01T09:00:00.000Z' };

test('a draft is found again by its form, with the version that it began with', () => {
  writeDraft('task:1', draft);
  expect([readDraft('task:1'), readDraft('task:2')]).toEqual([draft, null]);
});

test('two people at one browser find their own drafts alone', () => {
  pageOf('1');
  writeDraft('task:1', draft);
  pageOf('2');
  expect(readDraft('task:1')).toBeNull();
  pageOf('1');
  expect(readDraft('task:1')).toEqual(draft);
});

test('a draft of one workspace is not found in another', () => {
  pageOf('1', '7');
  writeDraft('task:new', draft);
  pageOf('1', '8');
  expect(readDraft('task:new')).toBeNull();
  pageOf('1', '7');
  expect(readDraft('task:new')).toEqual(draft);
});

test('whoever signs out leaves no draft behind, and nothing else goes', () => {
  sessionStorage.setItem('toast', 'kept');
  pageOf('1');
  writeDraft('task:1', draft);
  writeDraft('task:2', draft);
  dropAllDrafts();
  expect([readDraft('task:1'), readDraft('task:2'), sessionStorage.getItem('toast')]).toEqual([
    null,
    null,
    'kept',
  ]);
});

test('what nobody can read is no draft', () => {
  writeDraft('task:1', draft);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, '{"values":');
  expect(readDraft('task:1')).toBeNull();
});

test('a browser that forbids its storage keeps no draft, and breaks no form', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  writeDraft('task:1', draft);
  expect(readDraft('task:1')).toBeNull();
  expect(dropAllDrafts).not.toThrow();
});
