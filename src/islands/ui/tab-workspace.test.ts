// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { writeDraft } from './drafts.ts';
import { dropDraftsIn, leftWorkspace, rememberWorkspace, typedIn } from './tab-workspace.ts';

const sales = { userId: '1', id: '7', name: 'Ventas' };

const pageOf = ({ userId, id }: { userId: string; id: string }) => {
  document.body.innerHTML = `<main data-user-id="${userId}" data-workspace-id="${id}"></main>`;
};
const typed = (workspace: { userId: string; id: string }, key: string, values: Record<string, string>) => {
  pageOf(workspace);
  writeDraft(key, { values });
};

afterEach(() => sessionStorage.clear());

test('a tab knows the workspace of its last page, once its user is no member any more', () => {
  expect(leftWorkspace('1', ['3'])).toBeNull();
  rememberWorkspace(sales);
  expect(leftWorkspace('1', ['3', '7'])).toBeNull();
  expect(leftWorkspace('1', ['3'])).toEqual(sales);
});

test('somebody else in the same tab is told nothing of it', () => {
  rememberWorkspace(sales);
  expect(leftWorkspace('2', ['3'])).toBeNull();
});

test('what the tab holds unsaved of it is to be copied, and of no other workspace or person', () => {
  typed(sales, 'contact:new', {
    firstName: 'Leandro',
    companyId: '12',
    consent: 'on',
    customFields: '{}',
    notes: 'Llamar el lunes',
  });
  typed(sales, 'task:new', { title: 'Oferta' });
  typed({ userId: '1', id: '70' }, 'task:new', { title: 'of another workspace' });
  typed({ userId: '2', id: '7' }, 'task:new', { title: 'of another person' });
  expect(typedIn(sales)).toBe('Leandro\nLlamar el lunes\n\nOferta');
  dropDraftsIn(sales);
  expect(typedIn(sales)).toBe('');
  expect(typedIn({ ...sales, id: '70' })).toBe('of another workspace');
});
