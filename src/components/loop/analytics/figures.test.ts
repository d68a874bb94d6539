import { expect, test } from 'vitest';
import { figuresOf } from '#features/loop/analytics/analytics.rules.ts';
import { loopFigures } from './figures.ts';

test('a figure leads to its rows, and a dash stands for none', () => {
  const lead = { part: 'lead', campaignId: null, source: 'website', n: 4, led: 1 } as const;
  const figures = figuresOf([lead]);
  const [row] = loopFigures('en').sourceRows({
    period: { from: null, to: null },
    total: figures,
    visits: 0,
    campaigns: [],
    withoutCampaign: figures,
    sources: [{ source: 'website', figures }],
  });
  expect(row?.cells['leads']).toEqual([{ text: '4', href: expect.stringContaining('source=website') }]);
  expect(row?.cells['enquiries']).toEqual([{ text: '–', isNothing: true }]);
});
