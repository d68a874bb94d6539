import { expect, test } from 'vitest';
import { heldBack } from './held-back.rules.ts';
import { emptyBrief } from './brief.rules.ts';
import { putBriefSchema } from './brief.schema.ts';

const stored = { ...emptyBrief(), action: { kind: 'form' as const, target: 'https://mar.example/pedido' } };

test('an invalid link holds back nothing but itself', () => {
  const typed = {
    ...stored,
    pain: 'Llega tarde',
    action: { kind: 'form' as const, target: 'javascript:alert(1)' },
  };
  expect(putBriefSchema.safeParse(typed).success).toBe(false);
  const { sent, held } = heldBack(typed, stored);
  expect(sent).toEqual({ ...stored, pain: 'Llega tarde' });
  expect(putBriefSchema.safeParse(sent).success).toBe(true);
  expect(held).toEqual({ 'action.target': 'link' });
});

test('the stored number is dropped if it does not match the current kind', () => {
  const typed = { ...stored, action: { kind: 'call' as const, target: 'mañana' } };
  const { sent, held } = heldBack(typed, stored);
  expect(sent.action).toEqual({ kind: 'call', target: '' });
  expect(held).toEqual({ 'action.target': 'phone' });
});

test('a brief without errors is sent as it was typed', () => {
  const typed = { ...stored, deadline: '2026-12-24' };
  expect(heldBack(typed, stored)).toEqual({ sent: typed, held: {} });
  expect(heldBack({ ...typed, deadline: '12026-01-01' }, stored)).toEqual({
    sent: stored,
    held: { deadline: 'deadline' },
  });
});
