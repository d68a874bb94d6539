import { describe, expect, it } from 'vitest';
import type { Step } from './chain.schema.ts';
import { stripOf } from './strip.rules.ts';

let id = 0;
const step = (kind: Step['kind'], direction: Step['direction'], name: string = kind): Step => ({
  kind,
  id: (id += 1),
  part: null,
  name,
  href: '/',
  at: '2026-01-01T00:00:00.000Z',
  direction,
});
const kindsOf = (steps: Step[]) => stripOf(steps).map(({ kind }) => kind);

describe('the strip', () => {
  it('goes in the order of the loop, whatever order the links are found in', () => {
    expect(
      kindsOf([
        step('inbox_entry', 'before'),
        step('marketing_campaign', 'before'),
        step('crm_contact', 'before'),
        step('marketing_lead', 'before'),
        step('crm_opportunity', 'self'),
        step('marketing_product', 'after'),
        step('report', 'after'),
        step('company', 'after'),
      ]),
    ).toEqual([
      'marketing_campaign',
      'inbox_entry',
      'marketing_lead',
      'crm_contact',
      'crm_opportunity',
      'company',
      'report',
      'marketing_product',
    ]);
  });

  it('shows many records of a kind as one part, with the nearest first', () => {
    const parts = stripOf([
      step('marketing_lead', 'before', 'far'),
      step('marketing_lead', 'before', 'near'),
      step('crm_contact', 'self'),
      step('crm_opportunity', 'after', 'first'),
      step('crm_opportunity', 'after', 'second'),
    ]);
    expect(parts.map(({ steps }) => steps.map(({ name }) => name))).toEqual([
      ['near', 'far'],
      ['crm_contact'],
      ['first', 'second'],
    ]);
  });

  it('leaves out the company that holds the products', () => {
    expect(kindsOf([step('marketing_company', 'before'), step('marketing_product', 'self')])).toEqual([
      'marketing_product',
    ]);
  });
});
