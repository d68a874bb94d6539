import { expect, test } from 'vitest';
import { putDraftSchema } from './draft.schema.ts';

const plan = {
  problemIds: [1],
  ownerContactId: null,
  owner: 'works foreman',
  weeks: 2,
  effort: 2,
  setupLowCents: 0,
  setupHighCents: 0,
  runningLowCents: 0,
  runningHighCents: 0,
  savedShare: null,
  avoidedShare: null,
  kpi: 'minutes a day',
  kpiHow: 'the log, every Friday',
};
const messagesOf = (block: object): string[] =>
  putDraftSchema
    .safeParse({ language: 'en', blocks: [block] })
    .error?.issues.map(({ path, message }) => `${path.at(-1)?.toString() ?? ''}: ${message}`) ?? [];

test('a plan is taken with a recommendation of the consultant, and refused anywhere else', () => {
  expect(messagesOf({ id: 'own-1', own: 'Count minutes\nEach day.', action: plan })).toEqual([]);
  expect(messagesOf({ id: 'vibration', own: 'Count minutes', action: plan })).toEqual([
    'id: consulting:draft.action.ownId',
  ]);
  expect(messagesOf({ id: 'own-1', own: ' ', title: 'Count minutes', action: plan })).toEqual([
    'own: consulting:draft.action.ownText',
  ]);
  expect(messagesOf({ id: 'letter', own: null, title: 'Letter', part: 'letter', action: null })).toEqual([]);
});
