import { durationText } from '#components/leads/analytics/figures.ts';
import type { FigureCell } from '#components/leads/analytics/figure-table.ts';
import type { LoopAnalytics, LoopCampaign, LoopFigures } from '#features/loop/analytics/analytics.schema.ts';
import {
  costHref,
  enquiriesHref,
  leadsHref,
  opportunitiesHref,
  revenueHref,
  type Scope,
} from '#features/loop/analytics/figure-links.rules.ts';
import { INTL_TAG, translator, type Locale } from '#i18n/index.ts';
import { percentText } from '#shared/numbers/percent-text.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { stepCells } from './steps.ts';
import type { StepCell, StepColumn, StepRow } from './steps-table.ts';

const STEPS = ['enquiries', 'leads', 'opportunities', 'won', 'wonAmount', 'openAmount'] as const;

/** The rows of the tables by campaign and by source. */
export function loopFigures(locale: Locale) {
  const t = translator(locale);
  const tag = INTL_TAG[locale];
  const number = new Intl.NumberFormat(tag);
  const { countedOrNone, amounts } = stepCells(locale);
  const time = (days: number | null, href: string): FigureCell[] =>
    days === null ? [] : [{ text: durationText(days, t), href }];

  const cellsOf = (scope: Scope, figures: LoopFigures): Record<string, StepCell[]> => ({
    enquiries: [countedOrNone(figures.enquiries.count, enquiriesHref(scope))],
    leads: [countedOrNone(figures.leads.count, leadsHref(scope))],
    opportunities: [countedOrNone(figures.opportunities.count, opportunitiesHref(scope))],
    won: [countedOrNone(figures.won.count, opportunitiesHref(scope, { kind: 'won' }))],
    wonAmount: amounts(scope, 'won', figures.won.totals),
    openAmount: amounts(scope, 'open', figures.open.totals),
    toOpportunity: time(figures.opportunities.medianDays, opportunitiesHref(scope, { origin: 'known' })),
    toWon: time(figures.won.medianDays, opportunitiesHref(scope, { kind: 'won' })),
  });

  const steps: StepColumn[] = STEPS.map((id) => ({ id, label: t(`loopAnalytics:steps.${id}`) }));

  function returnCell({ id, costCents, revenueCents, returnShare }: LoopCampaign): FigureCell {
    if (costCents === null)
      return {
        text: t('loopAnalytics:campaigns.costMissing'),
        href: costHref(id),
        label: t('loopAnalytics:campaigns.enterCost'),
      };
    if (returnShare === null) return { text: t('loopAnalytics:campaigns.free') };
    return { text: percentText(returnShare, tag), ...(revenueCents > 0 && { href: revenueHref(id) }) };
  }

  return {
    number: (count: number): string => number.format(count),
    sourceColumns: [
      ...steps,
      { id: 'toOpportunity', label: t('loopAnalytics:times.opportunity') },
      { id: 'toWon', label: t('loopAnalytics:times.won') },
    ] satisfies StepColumn[],
    /** Winnings since the campaign began stand apart only where a period is shown. */
    campaignColumns: ({ period, visits }: LoopAnalytics): StepColumn[] => [
      ...(visits === 0 ? [] : [{ id: 'visits', label: t('loopAnalytics:steps.visits') }]),
      ...steps,
      { id: 'cost', label: t('loopAnalytics:campaigns.cost') },
      ...(period.from === null && period.to === null
        ? []
        : [{ id: 'revenue', label: t('loopAnalytics:campaigns.revenue') }]),
      { id: 'return', label: t('loopAnalytics:campaigns.return') },
    ],

    campaignRows({ campaigns, withoutCampaign, period }: LoopAnalytics): StepRow[] {
      return [
        ...campaigns.map((campaign): StepRow => {
          const { id, name, companyName, visits, costCents, revenueCents, figures } = campaign;
          return {
            name,
            href: `/comercia/campaigns/${id}`,
            detail: companyName,
            cells: {
              ...cellsOf({ ...period, campaignId: id }, figures),
              visits: visits === 0 ? [] : [{ text: number.format(visits) }],
              cost:
                costCents === null ? [] : [{ text: moneyText(costCents, 'EUR', tag), href: costHref(id) }],
              revenue:
                revenueCents === 0
                  ? []
                  : [{ text: moneyText(revenueCents, 'EUR', tag), href: revenueHref(id) }],
              return: [returnCell(campaign)],
            },
          };
        }),
        {
          name: t('loopAnalytics:campaigns.none'),
          cells: cellsOf({ ...period, campaignId: null }, withoutCampaign),
        },
      ];
    },

    sourceRows: ({ sources, period }: LoopAnalytics): StepRow[] =>
      sources.map(({ source, figures }) => ({
        name: t(`leads:sources.${source}`),
        cells: cellsOf({ ...period, source }, figures),
      })),
  };
}
