// Longer than 200 lines: the cases of who is the same and what comes first, each with its right value.
import { describe, expect, test } from 'vitest';
import {
  companyWaiting,
  enquiryWaiting,
  leadWaiting,
  opportunityWaiting,
  taskWaiting,
  type CompanyRow,
  type ContactRow,
  type EnquiryRow,
  type LeadRow,
  type OpportunityRow,
  type TaskRow,
} from './start-items.rules.ts';
import { startRows, type Waiting } from './start-rows.rules.ts';

const CLOCK = { now: '2026-03-10T09:00:00.000Z', day: '2026-03-10', end: '2026-03-10T23:00:00.000Z' };
const SOON = '2026-03-18';

const ANA = { name: 'Ana Ruiz', email: 'ana@mar.example', phone: null, company: 'Talleres Mar' };
const LUIS = { name: 'Luis Vega', email: 'luis@norte.example', phone: null, company: 'Norte' };
const contactOf = ({ name, email }: typeof ANA): ContactRow => {
  const [firstName = '', lastName = null] = name.split(' ');
  return { firstName, lastName, email, phone: null, emails: [], phones: [] };
};
const ANA_5 = { contactId: 5, contact: contactOf(ANA) };

const enquiry = (id: number, over: Partial<EnquiryRow> = {}): Waiting =>
  enquiryWaiting({
    id,
    ...ANA,
    createdAt: '2026-03-09T08:00:00.000Z',
    excerpt: 'We would like to begin.',
    marketingLeadId: null,
    contactId: null,
    opportunityId: null,
    ...over,
  });
const lead = (id: number, over: Partial<LeadRow> = {}): Waiting =>
  leadWaiting({
    id,
    ...ANA,
    createdAt: '2026-03-09T08:00:00.000Z',
    contactId: null,
    campaign: null,
    ...over,
  });
const task = (
  id: number,
  dueAt: string | null,
  over: Partial<TaskRow & { remindAt: string | null }> = {},
): Waiting =>
  taskWaiting(
    {
      id,
      title: `Task ${id}`,
      dueAt,
      remindAt: null,
      contactId: null,
      contact: null,
      opportunityId: null,
      opportunity: null,
      company: null,
      ...over,
    },
    CLOCK,
  );
const opportunity = (id: number, over: Partial<OpportunityRow> = {}): Waiting =>
  opportunityWaiting(
    {
      id,
      title: `Deal ${id}`,
      amountCents: 0,
      currency: 'EUR',
      expectedClose: null,
      contactId: null,
      contact: null,
      company: null,
      ...over,
    },
    CLOCK,
  );
const company = (id: number, over: Partial<CompanyRow>): Waiting[] =>
  companyWaiting(
    {
      id,
      name: `Company ${id}`,
      sector: 'Metal',
      actionDue: null,
      proposedAt: null,
      isReturned: false,
      isReady: false,
      ...over,
    },
    CLOCK,
    SOON,
  );

const YESTERDAY = '2026-03-09T10:00:00.000Z';
const THIS_EVENING = '2026-03-10T18:00:00.000Z';
const TOMORROW = '2026-03-11T10:00:00.000Z';

/** Rows as they are read: what to do first, and what else there is of the same person. */
const shown = (waiting: Waiting[]): string[] =>
  startRows(waiting).map(({ also, more, ...first }) =>
    [
      `${first.state}: ${[first, ...also].map(({ kind, id }) => `${kind} ${id}`).join(' + ')}`,
      ...(more > 0 ? [`and ${more}`] : []),
    ].join(' '),
  );

describe('the same person or event has one row', () => {
  test.each<[string, Waiting[], string[]]>([
    [
      'an enquiry and the lead that it is',
      [enquiry(1, { marketingLeadId: 7 }), lead(7)],
      ['unanswered: enquiry 1'],
    ],
    [
      'a lead that came in no enquiry, and a later enquiry of that person',
      [lead(7), enquiry(1, { createdAt: '2026-03-10T08:00:00.000Z' })],
      ['unanswered: lead 7 + enquiry 1'],
    ],
    [
      'a lead and the overdue task of the contact that it became',
      [lead(7, { contactId: 5 }), task(3, YESTERDAY, { contactId: 5 })],
      ['overdue: task 3 + lead 7'],
    ],
    [
      'two enquiries of one person',
      [enquiry(2, { createdAt: '2026-03-10T08:00:00.000Z' }), enquiry(1)],
      ['unanswered: enquiry 1 + enquiry 2'],
    ],
    [
      'the overdue task of a contact, and an unread enquiry from the same address and name',
      [enquiry(1), task(3, YESTERDAY, ANA_5)],
      ['overdue: task 3 + enquiry 1'],
    ],
    [
      'an enquiry, its lead, the contact’s opportunity and two of their tasks',
      [
        enquiry(1, { marketingLeadId: 7, contactId: 5 }),
        lead(7, { contactId: 5 }),
        opportunity(9, ANA_5),
        task(3, TOMORROW, ANA_5),
        task(4, THIS_EVENING, ANA_5),
      ],
      ['unanswered: enquiry 1 + task 4 + opportunity 9', 'coming: task 3'],
    ],
    [
      'a company with overdue actions, a returned questionnaire and a report to write',
      company(2, {
        actionDue: '2026-03-01',
        proposedAt: '2026-03-02T08:00:00.000Z',
        isReturned: true,
        isReady: true,
      }),
      ['overdue: actions 2 + questionnaire 2 + report 2'],
    ],
    [
      'a person reached at a telephone under the same full name',
      [enquiry(1, { email: null, phone: '+34 600 100 200' }), lead(7, { email: null, phone: '600100200' })],
      ['unanswered: enquiry 1 + lead 7'],
    ],
    [
      'six things with one person, of which a row names four',
      [1, 2, 3, 4, 5, 6].map((id) => enquiry(id)),
      ['unanswered: enquiry 1 + enquiry 2 + enquiry 3 + enquiry 4 and 2'],
    ],
  ])('%s', (_, waiting, expected) => {
    expect(shown(waiting)).toEqual(expected);
    expect(shown(waiting.toReversed())).toEqual(expected);
  });
});

describe('others have rows of their own', () => {
  test.each<[string, Waiting[], string[]]>([
    [
      'two people of one company',
      [enquiry(1), enquiry(2, { ...LUIS, company: ANA.company })],
      ['unanswered: enquiry 1', 'unanswered: enquiry 2'],
    ],
    [
      'two people with one mailbox of the firm',
      [
        enquiry(1, { email: 'info@mar.example' }),
        enquiry(2, { email: 'info@mar.example', name: 'Luis Vega' }),
      ],
      ['unanswered: enquiry 1', 'unanswered: enquiry 2'],
    ],
    [
      'two people of one name with different addresses',
      [enquiry(1), enquiry(2, { email: 'otra@sur.example', company: 'Sur' })],
      ['unanswered: enquiry 1', 'unanswered: enquiry 2'],
    ],
    [
      'two tasks of one opportunity, each in the order of its date',
      [
        task(3, YESTERDAY, { opportunityId: 9 }),
        task(4, TOMORROW, { opportunityId: 9 }),
        task(5, THIS_EVENING),
      ],
      ['overdue: task 3', 'today: task 5', 'coming: task 4'],
    ],
    ['tasks with nobody', [task(3, YESTERDAY), task(4, YESTERDAY)], ['overdue: task 3', 'overdue: task 4']],
    [
      'tasks of one firm with nobody in particular',
      [task(3, YESTERDAY, { company: 'Mar' }), task(4, YESTERDAY, { company: 'Mar' })],
      ['overdue: task 3', 'overdue: task 4'],
    ],
    [
      'a contact and a company with the same number',
      [task(3, YESTERDAY, { contactId: 2 }), ...company(2, { actionDue: '2026-03-08' })],
      ['overdue: actions 2', 'overdue: task 3'],
    ],
  ])('%s', (_, waiting, expected) => {
    expect(shown(waiting)).toEqual(expected);
  });
});

describe('the order in which to work', () => {
  test('overdue, unanswered, today, coming, without a date; the oldest first', () => {
    const waiting = [
      opportunity(9),
      ...company(2, { actionDue: '2026-03-12' }),
      task(6, TOMORROW),
      task(5, THIS_EVENING),
      lead(7, { ...LUIS, createdAt: '2026-03-10T07:00:00.000Z' }),
      enquiry(1),
      task(3, YESTERDAY),
      opportunity(8, { expectedClose: '2026-03-05' }),
    ];
    const expected = [
      'overdue: opportunity 8',
      'overdue: task 3',
      'unanswered: enquiry 1',
      'unanswered: lead 7',
      'today: task 5',
      'coming: task 6',
      'coming: actions 2',
      'undated: opportunity 9',
    ];
    expect(shown(waiting)).toEqual(expected);
    expect(shown(waiting.toReversed())).toEqual(expected);
  });

  test.each<[string, Waiting, string]>([
    ['from its minute on', task(3, '2026-03-10T08:59:00.000Z'), 'overdue: task 3'],
    ['until its minute it is today’s', task(3, '2026-03-10T09:00:00.000Z'), 'today: task 3'],
    ['the end of the day is tomorrow’s', task(3, '2026-03-10T23:00:00.000Z'), 'coming: task 3'],
    ['a reminder makes it today’s', task(3, TOMORROW, { remindAt: YESTERDAY }), 'today: task 3'],
    ['without a date too', task(3, null, { remindAt: YESTERDAY }), 'today: task 3'],
  ])('a task is overdue %s', (_, waiting, expected) => {
    expect(shown([waiting])).toEqual([expected]);
  });

  test.each([
    ['2026-03-09', 'overdue'],
    ['2026-03-10', 'today'],
    ['2026-03-11', 'coming'],
    ['2026-03-17', 'coming'],
  ])('an action of %s is %s', (actionDue, state) => {
    expect(shown(company(2, { actionDue }))).toEqual([`${state}: actions 2`]);
  });

  test('an action that is due after a week does not wait yet', () => {
    expect(company(2, { actionDue: '2026-03-18' })).toEqual([]);
  });

  test('opportunities without a next step are in the order of their close, then of their amount', () => {
    const waiting = [
      opportunity(1),
      opportunity(2, { amountCents: 500 }),
      opportunity(3, { expectedClose: '2026-12-29' }),
      opportunity(4, { expectedClose: '2026-12-29', amountCents: 500 }),
      opportunity(5, { expectedClose: '2026-04-01' }),
    ];
    const expected = [5, 4, 3, 2, 1].map((id) => `undated: opportunity ${id}`);
    expect(shown(waiting)).toEqual(expected);
    expect(shown(waiting.toReversed())).toEqual(expected);
  });

  test('a company that the title ends with is named once, beside it', () => {
    const itemOf = (title: string) => opportunity(1, { title, company: 'Talleres Mar', ...ANA_5 }).item;
    const named = { title: 'Stock forecast', detail: 'Ana Ruiz · Talleres Mar' };
    expect(itemOf('Stock forecast · Talleres Mar')).toMatchObject(named);
    expect(itemOf('Stock forecast')).toMatchObject(named);
  });

  test('an opportunity that closes today has no date yet, and one of yesterday is overdue', () => {
    expect(
      shown([
        opportunity(1, { expectedClose: '2026-03-10' }),
        opportunity(2, { expectedClose: '2026-03-09' }),
      ]),
    ).toEqual(['overdue: opportunity 2', 'undated: opportunity 1']);
  });
});
