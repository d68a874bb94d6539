import { durationText } from '#components/leads/analytics/figures.ts';
import type { FigureCell } from '#components/leads/analytics/figure-table.ts';
import type { LoopAnalytics, LoopCampaign, LoopFigures, Totals } from '#features/loop/analytics/analytics.schema.ts';
import {
  costHref,
  enquiriesHref,
  leadsHref,
  opportunitiesHref,
  revenueHref,
  type Scope,
} from '#features/loop/analytics/figure-links.rules.ts';
import { INTL_TAG, translator, type Locale } from '#i18n/index.ts';
import { percentText } from '#islands/leads/format-time.ts';
import { moneyText } from '#shared/amount.ts';
import type { StepColumn, StepRow } from './steps-table.ts';

const STEPS = ['enquiries', 'leads', 'opportunities', 'won', 'wonAmount', 'openAmount'] as const;

type Step = {
  id: 'enquiries' | 'leads' | 'opportunities' | 'won';
  figure: FigureCell;
  /** Share of the largest step. */
  part: number;
  facts: { figure: FigureCell; text: string; share?: string; totals?: FigureCell[] }[];
  totals: FigureCell[];
  note?: { text: string; href: string } | undefined;
};

export function loopFigures(locale: Locale) {
  const t = translator(locale);
  const tag = INTL_TAG[locale];
  const number = new Intl.NumberFormat(tag);
  const counted = (count: number, href: string): FigureCell => ({
    text: number.format(count),
    ...(count > 0 && { href }),
  });
  const amounts = (scope: Scope, kind: 'open' | 'won', totals: Totals): FigureCell[] =>
    totals.map(({ currency, amountCents }) => ({
      text: moneyText(amountCents, currency, tag),
      ...(amountCents > 0 && { href: opportunitiesHref(scope, { kind, currency }) }),
    }));
  const shareOf = (part: number, whole: number): { share?: string } =>
    whole === 0 ? {} : { share: percentText(part / whole, tag) };
  const time = (days: number | null, href: string): FigureCell[] =>
    days === null ? [] : [{ text: durationText(days, t), href }];

  function steps(scope: Scope, figures: LoopFigures): Step[] {
    const { enquiries, leads, opportunities, open, won, lost } = figures;
    const most = Math.max(1, enquiries.count, leads.count, opportunities.count, won.count);
    const isBegun = opportunities.medianDays !== null;
    return [
      {
        id: 'enquiries',
        figure: counted(enquiries.count, enquiriesHref(scope)),
        part: enquiries.count / most,
        facts: [
          {
            figure: counted(enquiries.leads, enquiriesHref(scope, 'hasLead')),
            text: t('loopAnalytics:facts.becameLeads'),
            ...shareOf(enquiries.leads, enquiries.count),
          },
          {
            figure: counted(enquiries.opportunities, enquiriesHref(scope, 'hasOpportunity')),
            text: t('loopAnalytics:facts.led'),
            ...shareOf(enquiries.opportunities, enquiries.count),
          },
        ],
        totals: [],
      },
      {
        id: 'leads',
        figure: counted(leads.count, leadsHref(scope)),
        part: leads.count / most,
        facts: [
          {
            figure: counted(leads.opportunities, leadsHref(scope, 'hasOpportunity')),
            text: t('loopAnalytics:facts.led'),
            ...shareOf(leads.opportunities, leads.count),
          },
        ],
        totals: [],
      },
      {
        id: 'opportunities',
        figure: counted(opportunities.count, opportunitiesHref(scope)),
        part: opportunities.count / most,
        facts: [
          {
            figure: counted(opportunities.begun, opportunitiesHref(scope, { origin: 'known' })),
            text: t('loopAnalytics:facts.begun'),
          },
          {
            figure: counted(open.count, opportunitiesHref(scope, { kind: 'open' })),
            text: t('loopAnalytics:facts.open'),
            totals: amounts(scope, 'open', open.totals),
          },
          {
            figure: counted(lost.count, opportunitiesHref(scope, { kind: 'lost' })),
            text: t('loopAnalytics:facts.lost'),
          },
        ],
        totals: [],
        ...(isBegun && {
          note: {
            text: t('loopAnalytics:facts.toOpportunity', {
              time: durationText(opportunities.medianDays ?? 0, t),
            }),
            href: opportunitiesHref(scope, { origin: 'known' }),
          },
        }),
      },
      {
        id: 'won',
        figure: counted(won.count, opportunitiesHref(scope, { kind: 'won' })),
        part: won.count / most,
        facts:
          opportunities.count === 0
            ? []
            : [
                {
                  figure: { text: percentText(won.count / opportunities.count, tag) },
                  text: t('loopAnalytics:facts.rate'),
                },
              ],
        totals: amounts(scope, 'won', won.totals),
        ...(won.medianDays !== null && {
          note: {
            text: t('loopAnalytics:facts.toWon', { time: durationText(won.medianDays, t) }),
            href: opportunitiesHref(scope, { kind: 'won' }),
          },
        }),
      },
    ];
  }

  const cellsOf = (scope: Scope, figures: LoopFigures): Record<string, FigureCell[]> => ({
    enquiries: [counted(figures.enquiries.count, enquiriesHref(scope))],
    leads: [counted(figures.leads.count, leadsHref(scope))],
    opportunities: [counted(figures.opportunities.count, opportunitiesHref(scope))],
    won: [counted(figures.won.count, opportunitiesHref(scope, { kind: 'won' }))],
    wonAmount: amounts(scope, 'won', figures.won.totals),
    openAmount: amounts(scope, 'open', figures.open.totals),
    toOpportunity: time(figures.opportunities.medianDays, opportunitiesHref(scope, { origin: 'known' })),
    toWon: time(figures.won.medianDays, opportunitiesHref(scope, { kind: 'won' })),
  });

  const stepColumns: StepColumn[] = [
    ...STEPS.map((id) => ({ id, label: t(`loopAnalytics:steps.${id}`) })),
    { id: 'toOpportunity', label: t('loopAnalytics:times.opportunity'), isQuiet: true },
    { id: 'toWon', label: t('loopAnalytics:times.won'), isQuiet: true },
  ];

  function returnCell({ id, name, costCents, revenueCents, returnShare }: LoopCampaign): FigureCell {
    if (costCents === null)
      return {
        text: t('loopAnalytics:campaigns.costMissing'),
        href: costHref(id),
        label: t('loopAnalytics:campaigns.enterCost', { name }),
      };
    if (returnShare === null) return { text: t('loopAnalytics:campaigns.free') };
    return { text: percentText(returnShare, tag), ...(revenueCents > 0 && { href: revenueHref(id) }) };
  }

  return {
    steps,
    number: (count: number): string => number.format(count),
    sourceColumns: stepColumns,
    /** What was won since the campaign began stands apart only where a period is shown. */
    campaignColumns: (isWhole: boolean): StepColumn[] => [
      { id: 'visits', label: t('loopAnalytics:steps.visits'), isQuiet: true },
      ...stepColumns,
      { id: 'cost', label: t('loopAnalytics:campaigns.cost') },
      ...(isWhole ? [] : [{ id: 'revenue', label: t('loopAnalytics:campaigns.revenue') }]),
      { id: 'return', label: t('loopAnalytics:campaigns.return') },
    ],

    campaignRows({ campaigns, withoutCampaign, period }: LoopAnalytics): StepRow[] {
      const most = Math.max(1, ...campaigns.flatMap((each) => [each.revenueCents, each.costCents ?? 0]));
      return [
        ...campaigns.map((campaign): StepRow => {
          const { id, name, companyName, visits, costCents, revenueCents, figures } = campaign;
          return {
            name,
            href: `/comercia/campaigns/${id}`,
            detail: companyName,
            bars:
              revenueCents === 0 && !costCents
                ? null
                : { won: revenueCents / most, cost: (costCents ?? 0) / most },
            cells: {
              ...cellsOf({ ...period, campaignId: id }, figures),
              visits: visits === 0 ? [] : [{ text: number.format(visits) }],
              cost:
                costCents === null
                  ? []
                  : [{ text: moneyText(costCents, 'EUR', tag), href: costHref(id) }],
              revenue: [
                {
                  text: moneyText(revenueCents, 'EUR', tag),
                  ...(revenueCents > 0 && { href: revenueHref(id) }),
                },
              ],
              return: [returnCell(campaign)],
            },
          };
        }),
        {
          name: t('loopAnalytics:campaigns.none'),
          bars: null,
          cells: cellsOf({ ...period, campaignId: null }, withoutCampaign),
        },
      ];
    },

    sourceRows: ({ sources, period }: LoopAnalytics): StepRow[] =>
      sources.map(({ source, figures }) => ({
        name: t(`leads:sources.${source}`),
        bars: null,
        cells: cellsOf({ ...period, source }, figures),
      })),
  };
}
