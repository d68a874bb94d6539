import { expect, test } from 'vitest';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { foldTimeline, isSystem, subjectsOf } from './fold.rules.ts';
import type { TimelineItem } from './timeline.schema.ts';

const NO_LINKS = {
  contactId: null,
  companyId: null,
  opportunityId: null,
  contact: null,
  company: null,
  opportunity: null,
};

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();

function said(id: number, type: Communication['type'] = 'call', when = at(21)): TimelineItem {
  const communication: Communication = {
    ...NO_LINKS,
    id,
    userId: 1,
    type,
    direction: 'out',
    subject: null,
    body: null,
    occurredAt: when,
    status: 'logged',
    recipient: null,
    cc: [],
    mentions: [],
    error: null,
    inboxEntryId: null,
    createdAt: when,
    updatedAt: when,
  };
  return { kind: 'communication', id, at: when, communication };
}

function task(id: number, doneAt: string | null): TimelineItem {
  const when = doneAt ?? at(21);
  const row: Task = {
    ...NO_LINKS,
    id,
    userId: 1,
    assigneeId: null,
    title: 'Call back',
    notes: null,
    dueAt: null,
    remindAt: null,
    recurrence: null,
    doneAt,
    createdAt: when,
    updatedAt: when,
  };
  return { kind: 'task', id, at: when, task: row };
}

const moved = (id: number, when = at(21)): TimelineItem => ({
  kind: 'stage',
  id,
  at: when,
  pipelineId: 1,
  fromStage: 'new',
  toStage: 'contacted',
  opportunity: { id: 1, name: 'Web' },
  userId: 1,
  via: null,
});

const changed = (id: number): TimelineItem => ({
  kind: 'change',
  id,
  at: at(21),
  userId: 1,
  via: null,
  fields: [{ name: 'Amount', before: '€10', after: '€20' }],
});

const event = (id: number, name: string, when = at(21)): TimelineItem => ({
  kind: 'event',
  id,
  at: when,
  event: name,
  userId: 1,
  data: {},
});

const enquiry = (id: number): TimelineItem => ({
  kind: 'inbox',
  id,
  at: at(21),
  entry: { kind: 'enquiry', name: 'Ana', email: null, subject: null, message: 'Hello' },
});

/** "communication1 stage2+event3": the parts as they are shown. */
const shown = (items: TimelineItem[]): string =>
  foldTimeline(items)
    .map((fold) => fold.map(({ kind, id }) => `${kind}${id}`).join('+'))
    .join(' ');

test.each([
  ['a call', said(1, 'call')],
  ['an email', said(1, 'email')],
  ['a meeting', said(1, 'meeting')],
  ['a note', said(1, 'note')],
  ['an enquiry', enquiry(1)],
  ['a task that is done', task(1, at(21))],
])('%s is what people said and did', (_, item) => {
  expect(isSystem(item)).toBe(false);
});

test.each([
  ['a change of stage', moved(1)],
  ['a change of fields', changed(1)],
  ['a task that waits', task(1, null)],
  ['a conversion', event(1, 'converted')],
  ['a link', event(1, 'linked')],
  ['a merge', event(1, 'merged')],
  ['an undone merge', event(1, 'unmerged')],
  ['an event of a later version', event(1, 'imported')],
])('%s is what the system did', (_, item) => {
  expect(isSystem(item)).toBe(true);
});

test('an empty timeline has no parts', () => {
  expect(foldTimeline([])).toEqual([]);
});

test('one item of the system between two of people stays by itself', () => {
  expect(shown([said(1), moved(1), said(2)])).toBe('communication1 stage1 communication2');
});

test('items of the system that follow each other are one part, whatever their kinds', () => {
  expect(shown([said(1), moved(1), event(1, 'merged'), task(1, null), said(2), moved(2)])).toBe(
    'communication1 stage1 event1+task1 communication2 stage2',
  );
});

test('changes of fields that follow each other are one part', () => {
  expect(shown([said(1), changed(3), changed(2), changed(1)])).toBe('communication1 change3+change2+change1');
});

test('a merge that can be undone stays in sight, one that was undone does not', () => {
  const merge = { ...event(1, 'merged'), data: { name: 'Ana', mergeId: 7, of: 'contact' } } as TimelineItem;
  expect(shown([moved(1), moved(2), merge, moved(3), event(2, 'merged')])).toBe(
    'stage1 stage2 event1 stage3+event2',
  );
});

test('the stage that an opportunity came to stays in sight, its earlier moves and its beginning are folded', () => {
  const other = { ...moved(4), opportunity: { id: 2, name: 'Shop' } } as TimelineItem;
  const begun = { ...moved(5), fromStage: null } as TimelineItem;
  expect(shown([moved(1), moved(2), moved(3), other, begun])).toBe('stage1 stage2+stage3 stage4 stage5');
  expect(shown([moved(1), said(1), moved(2), begun, event(1, 'linked')])).toBe(
    'stage1 communication1 stage2 stage5+event1',
  );
});

test('a fold says what it is about, each once', () => {
  const begun = { ...moved(5), fromStage: null } as TimelineItem;
  expect(
    subjectsOf([begun, event(1, 'linked'), event(2, 'linked'), event(3, 'unmerged'), task(4, null)]),
  ).toEqual(['stage', 'link', 'merge', 'task']);
  expect(subjectsOf([event(1, 'of another version')])).toEqual(['other']);
});

test('items of people are never folded', () => {
  expect(shown([said(1), said(2), enquiry(1), task(1, at(20))])).toBe(
    'communication1 communication2 inbox1 task1',
  );
});

test('a part goes on over midnight', () => {
  const days = [at(22, 0), at(21, 23), at(19)];
  expect(shown(days.map((day, index) => event(index, 'linked', day)))).toBe('event0+event1+event2');
});

test('the next page goes on with the part that the last one ended with', () => {
  const first = [said(1), event(1, 'linked')];
  expect(shown(first)).toBe('communication1 event1');
  expect(shown([...first, event(2, 'linked'), said(2)])).toBe('communication1 event1+event2 communication2');
});

test('what a filter leaves out parts nothing', () => {
  const items = [event(1, 'linked'), said(1), event(2, 'linked')];
  expect(shown(items)).toBe('event1 communication1 event2');
  expect(shown(items.filter(isSystem))).toBe('event1+event2');
});
