import { expect, test } from 'vitest';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { againOf } from './composed.ts';

const ANA = { id: 3, name: 'Ana Ruiz' };

const email = (direction: Communication['direction'], subject: string | null): Communication => ({
  id: 1,
  userId: 1,
  type: 'email',
  direction,
  subject,
  body: 'When can we talk?',
  occurredAt: '2026-11-21T12:00:00.000Z',
  status: 'logged',
  recipient: null,
  cc: ['eva@mar.example'],
  mentions: [],
  error: null,
  contactId: ANA.id,
  companyId: null,
  opportunityId: null,
  inboxEntryId: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  contact: ANA,
  company: null,
  opportunity: null,
});

test.each([
  ['Offer', 'Re: Offer'],
  ['Re: Offer', 'Re: Offer'],
  ['RE: Offer', 'RE: Offer'],
])('the reply to an email "%s" goes to its sender under "%s", without its text', (subject, expected) => {
  const reply = againOf(email('in', subject));
  expect(reply).toMatchObject({ type: 'email', contact: ANA, subject: expected });
  expect(reply).not.toHaveProperty('body');
});

test('an email that was sent is written again with its text and its copies', () => {
  expect(againOf(email('out', 'Offer'))).toMatchObject({
    contact: ANA,
    subject: 'Offer',
    body: 'When can we talk?',
    cc: ['eva@mar.example'],
  });
});
