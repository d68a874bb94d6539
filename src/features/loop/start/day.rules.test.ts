import { expect, test } from 'vitest';
import { doneAct, putOffAct } from './day.rules.ts';
import type { StartItem } from './start.schema.ts';

const reader = { now: new Date('2026-03-27T09:00:00.000Z'), timeZone: 'Europe/Madrid' };
const item = (over: Partial<StartItem> = {}): StartItem => ({
  ...{ kind: 'task', state: 'today', id: 7, title: 'Llamar', detail: null, at: null },
  ...{ amountCents: null, currency: 'EUR', href: '/leadmanager/tasks/7' },
  ...over,
});

test('a task that is overdue or due today is put off till tomorrow at its own hour', () => {
  const overdue = item({ state: 'overdue', at: '2026-03-20T15:30:00.000Z' });
  expect(putOffAct(overdue, reader)).toEqual({
    path: '/api/crm/tasks/7',
    body: { dueAt: '2026-03-28T15:30:00.000Z', remindAt: null },
  });
  // The clocks change on the 29th: the hour stays that of the clock.
  const saturday = { ...reader, now: new Date('2026-03-28T09:00:00.000Z') };
  const due = item({ at: '2026-03-28T15:30:00.000Z' });
  expect(putOffAct(due, saturday)?.body).toEqual({ dueAt: '2026-03-29T14:30:00.000Z', remindAt: null });
});

test('of a reminder the reminder alone is put off, and what is to come is not brought forward', () => {
  const remindAt = '2026-03-28T08:00:00.000Z';
  expect(putOffAct(item(), reader)?.body).toEqual({ remindAt });
  expect(putOffAct(item({ at: '2026-04-20T15:30:00.000Z' }), reader)?.body).toEqual({ remindAt });
  expect(putOffAct(item({ state: 'coming', at: '2026-03-30T15:30:00.000Z' }), reader)).toBeNull();
  expect(putOffAct(item({ kind: 'enquiry', state: 'unanswered' }), reader)).toBeNull();
});

test('a task, an enquiry and a lead are done with one call; the rest on its page', () => {
  expect(doneAct(item(), reader)?.body).toEqual({ doneAt: reader.now.toISOString() });
  expect(doneAct(item({ kind: 'enquiry', id: 3 }), reader)).toEqual({
    path: '/api/crm/inbox/3',
    body: { status: 'read' },
  });
  expect(doneAct(item({ kind: 'lead', id: 3 }), reader)?.path).toBe('/api/marketing/leads/3');
  expect(doneAct(item({ kind: 'report', state: 'undated' }), reader)).toBeNull();
});
