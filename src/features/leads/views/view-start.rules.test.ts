import { expect, test } from 'vitest';
import en from '#i18n/en/views.json' with { type: 'json' };
import es from '#i18n/es/views.json' with { type: 'json' };
import { communicationQuerySchema } from '#features/leads/communications/communication.schema.ts';
import { companyListQuery } from '#features/leads/companies/company.schema.ts';
import { contactListQuery } from '#features/leads/contacts/contact.schema.ts';
import { opportunityQuerySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { taskQuerySchema } from '#features/leads/tasks/task.schema.ts';
import { faultOf } from './view-filter.rules.ts';
import { startOfView, withinView } from './view-start.rules.ts';

const LISTS = {
  contact: contactListQuery,
  company: companyListQuery,
  opportunity: opportunityQuerySchema,
  task: taskQuerySchema,
  communication: communicationQuerySchema,
} as const;
/** Of a list and no filter, or taken apart by the page. */
const NO_FILTERS = ['sort', 'cursor', 'limit', 'count', 'activity', 'timeZone', 'group', 'view', 'filter'];
/** Said together with `left`. */
const BESIDE = ['leftFrom', 'leftTo'];

test.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  'every filter of a list of kind %s is a condition of the view that is saved from it, or is told in both languages',
  (kind) => {
    for (const name of Object.keys(LISTS[kind].shape)) {
      if (NO_FILTERS.includes(name)) continue;
      const value = /From$|To$|^from$|^to$/.test(name) ? '2026-01-31' : name === 'inGroup' ? '=event' : '7';
      const { filter, left } = startOfView(kind, { [name]: value, group: 'source' });
      expect([name, filter.all.length + left.length]).toEqual([name, 1]);
      for (const node of filter.all)
        expect([name, 'field' in node && faultOf(kind, node)]).toEqual([name, undefined]);
      for (const each of left.filter((one) => !BESIDE.includes(one)))
        expect([each, each in en.leftOut, each in es.leftOut]).toEqual([each, true, true]);
    }
  },
);

test('the record, the currency and the missing close that a list is narrowed to are conditions', () => {
  const { filter, left } = startOfView('opportunity', {
    contactId: '7',
    companyId: '8',
    currency: 'CHF',
    hasClose: 'no',
    q: 'feria',
  });
  expect(filter.all).toEqual([
    { field: 'contactId', is: 'among', value: ['7'] },
    { field: 'companyId', is: 'among', value: ['8'] },
    { field: 'currency', is: 'among', value: ['CHF'] },
    { field: 'expectedClose', is: 'empty' },
  ]);
  expect(left).toEqual(['q']);
});

test('a list that is seen through a view is saved with the conditions of both', () => {
  const one = { field: 'position', is: 'filled' } as const;
  const other = { field: 'source', is: 'among', value: ['event'] } as const;
  const list = { all: [{ ...other, value: [...other.value] }] };
  expect(withinView({ all: [one] }, list)).toEqual({ all: [one, other] });
  expect(withinView({ any: [one] }, list)).toEqual({ all: [{ any: [one] }, other] });
  expect(withinView({ any: [{ all: [{ any: [one] }] }] }, list)).toBeUndefined();
});
