import { expect, test } from 'vitest';
import { nextSteps, type DashboardFacts } from './next-steps.rules.ts';

const facts = (over: Partial<DashboardFacts> = {}): DashboardFacts => ({
  companies: 1,
  products: [{ id: 1, name: 'Azul', analyses: 1, campaigns: 3, publishedPages: 1 }],
  drafts: [],
  pages: [],
  newLeads: 0,
  isDemo: false,
  unsentLeads: 0,
  ...over,
});
const product = (analyses: number, campaigns: number, publishedPages: number) => [
  { id: 7, name: 'Azul', analyses, campaigns, publishedPages },
];

test.each([
  ['no company', { companies: 0, products: [] }, ['company']],
  ['no product', { products: [] }, ['product']],
  ['a product that nobody analysed', { products: product(0, 0, 0) }, ['analysis']],
  ['an analysed product', { products: product(1, 0, 0) }, ['campaigns']],
  ['campaigns without a page', { products: product(1, 3, 0) }, ['page']],
  ['everything done', {}, []],
  [
    'a demo, which publishes nothing',
    {
      isDemo: true,
      products: product(1, 3, 0),
      pages: [{ campaignId: 3, name: 'P', isChanged: true }],
    },
    [],
  ],
  ['people who wait', { newLeads: 2, products: product(1, 3, 0) }, ['leads', 'page']],
  [
    'a page that is not what it says',
    { pages: [{ campaignId: 3, name: 'P', isChanged: true }] },
    ['changed'],
  ],
  ['a page that is offline', { pages: [{ campaignId: 3, name: 'P', isChanged: false }] }, ['offline']],
  ['a draft without images', { drafts: [{ id: 4, name: 'C', type: 'email', assets: 0 }] }, ['assets']],
  ['qualified leads that nobody sent on', { unsentLeads: 1 }, ['send']],
])('%s: lists the next steps', (_name, over, codes) => {
  expect(nextSteps(facts(over)).map(({ code }) => code)).toEqual(codes);
});

test('a step links to where it is done', () => {
  expect(nextSteps(facts({ products: product(1, 3, 0) }))).toEqual([
    { code: 'page', href: '/comercia/products/7', values: { name: 'Azul' } },
  ]);
});

test('the list of steps stays short', () => {
  const drafts = Array.from({ length: 40 }, (_, id) => ({ id, name: 'C', type: 'email', assets: 0 }));
  expect(nextSteps(facts({ drafts }))).toHaveLength(6);
});
