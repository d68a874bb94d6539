import { expect, test } from 'vitest';
import { unansweredOf } from './unanswered.rules.ts';

const said = (type: string, direction: string) => ({
  kind: 'communication',
  communication: { type, direction },
});
const moved = { kind: 'stage' };

test.each([
  ['an email that came in last', [moved, said('note', 'out'), said('email', 'in'), said('email', 'out')], 2],
  ['a call that came in last', [said('call', 'in'), said('email', 'in')], 0],
  ['nothing once we wrote', [said('email', 'out'), said('email', 'in')], -1],
  ['nothing once we called', [said('call', 'out'), said('email', 'in')], -1],
  ['nothing where nobody wrote', [moved, said('note', 'in'), said('meeting', 'in')], -1],
])('what waits for an answer is %s', (_case, items, at) => {
  expect(unansweredOf<(typeof items)[number]>(items)).toBe(items[at]);
});
