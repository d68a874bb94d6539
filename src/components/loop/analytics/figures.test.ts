import { expect, test } from 'vitest';
import { figuresOf } from '#features/loop/analytics/analytics.rules.ts';
import { loopFigures } from './figures.ts';

test('a percentage says in its cell of what it is, and a dash stands for none', () => {
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
  expect(row?.cells['leads']?.map(({ text }) => text)).toEqual(['4', '25% go on']);
  expect(row?.cells['enquiries']).toEqual([{ text: '–', isNothing: true }]);
});
