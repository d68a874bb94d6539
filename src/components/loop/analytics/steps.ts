import { durationText } from '#components/leads/analytics/figures.ts';
import type { StepCell } from './steps-table.ts';
import type { FigureCell } from '#components/leads/analytics/figure-table.ts';
import type { LoopFigures, Totals } from '#features/loop/analytics/analytics.schema.ts';
import {
  enquiriesHref,
  leadsHref,
  opportunitiesHref,
  type Scope,
} from '#features/loop/analytics/figure-links.rules.ts';
import { INTL_TAG, translator, type Locale } from '#i18n/index.ts';
import { percentText } from '#shared/numbers/percent-text.ts';
import { moneyText } from '#shared/numbers/money-text.ts';

type Fact = { figure: FigureCell; text: string; share?: string; totals?: FigureCell[] };
type Step = {
  id: 'enquiries' | 'leads' | 'opportunities' | 'won';
  figure: FigureCell;
  /** How many of them went on to the next step; null where nothing follows. */
  onward: Fact | null;
  facts: Fact[];
  totals: FigureCell[];
  note?: { text: string; href: string } | undefined;
};

/** Figures as cells that lead to their rows; a figure of nothing leads nowhere. */
export function stepCells(locale: Locale) {
  const tag = INTL_TAG[locale];
  const number = new Intl.NumberFormat(tag);
  return {
    counted: (count: number, href: string): FigureCell => ({
      text: number.format(count),
      ...(count > 0 && { href }),
    }),
    /** In a table a dash stands for none. */
    countedOrNone: (count: number, href: string): StepCell =>
      count === 0 ? { text: '–', isNothing: true } : { text: number.format(count), href },
    amounts: (scope: Scope, kind: 'open' | 'won', totals: Totals): FigureCell[] =>
      totals.map(({ currency, amountCents }) => ({
        text: moneyText(amountCents, currency, tag),
        ...(amountCents > 0 && { href: opportunitiesHref(scope, { kind, currency }) }),
      })),
  };
}

/** The four steps with what is said below each. */
export function stepsOf(locale: Locale, scope: Scope, figures: LoopFigures): Step[] {
  const t = translator(locale);
  const { counted, amounts } = stepCells(locale);
  const { enquiries, leads, opportunities, open, won, lost } = figures;
  const share = (part: number, whole: number): { share?: string } =>
    whole === 0 ? {} : { share: percentText(part / whole, INTL_TAG[locale]) };
  const { medianDays } = opportunities;
  return [
    {
      id: 'enquiries',
      figure: counted(enquiries.count, enquiriesHref(scope)),
      onward: {
        figure: counted(enquiries.leads, enquiriesHref(scope, 'hasLead')),
        text: t('loopAnalytics:facts.becameLeads'),
        ...share(enquiries.leads, enquiries.count),
      },
      facts: [
        {
          figure: counted(enquiries.opportunities, enquiriesHref(scope, 'hasOpportunity')),
          text: t('loopAnalytics:facts.led'),
          ...share(enquiries.opportunities, enquiries.count),
        },
      ],
      totals: [],
    },
    {
      id: 'leads',
      figure: counted(leads.count, leadsHref(scope)),
      onward: {
        figure: counted(leads.opportunities, leadsHref(scope, 'hasOpportunity')),
        text: t('loopAnalytics:facts.led'),
        ...share(leads.opportunities, leads.count),
      },
      facts: [],
      totals: [],
    },
    {
      id: 'opportunities',
      figure: counted(opportunities.count, opportunitiesHref(scope)),
      onward: {
        figure: counted(won.count, opportunitiesHref(scope, { kind: 'won' })),
        text: t('loopAnalytics:facts.sold', { count: won.count }),
        ...share(won.count, opportunities.count),
      },
      facts: [
        {
          figure: counted(opportunities.begun, opportunitiesHref(scope, { origin: 'known' })),
          text: t('loopAnalytics:facts.begun'),
        },
        {
          figure: counted(open.count, opportunitiesHref(scope, { kind: 'open' })),
          text: t('loopAnalytics:facts.open', { count: open.count }),
          totals: amounts(scope, 'open', open.totals),
        },
        {
          figure: counted(lost.count, opportunitiesHref(scope, { kind: 'lost' })),
          text: t('loopAnalytics:facts.lost', { count: lost.count }),
        },
      ],
      totals: [],
      ...(medianDays !== null && {
        note: {
          text: t('loopAnalytics:facts.toOpportunity', { time: durationText(medianDays, t) }),
          href: opportunitiesHref(scope, { origin: 'known' }),
        },
      }),
    },
    {
      id: 'won',
      figure: counted(won.count, opportunitiesHref(scope, { kind: 'won' })),
      onward: null,
      facts: [],
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
