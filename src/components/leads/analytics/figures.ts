// One long file: every figure of one page, with the list behind it.
import type {
  ActivityWeek,
  Analytics,
  ForecastMonth,
  LeadWeek,
  Period,
} from '#features/leads/analytics/analytics.schema.ts';
import {
  activityHref,
  communicationsHref,
  endedHref,
  forecastHref,
  hrefOfOwner,
  leadsHref,
  openHref,
  reachedHref,
  staysHref,
} from '#features/leads/analytics/figure-links.rules.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { INTL_TAG, translateDynamic, translator, type Locale, type Translate } from '#i18n/index.ts';
import { monthText } from '#islands/leads/format-time.ts';
import { percentText } from '#shared/numbers/percent-text.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import type { FigureCell, FigureColumn, FigureRow } from './figure-table.ts';

const DAY_MINUTES = 24 * 60;

/** Returns a time in the largest unit that it fills: days, hours, minutes, or less than one. */
export function durationText(days: number, t: Translate): string {
  const minutes = Math.floor(days * DAY_MINUTES);
  if (minutes < 1) return t('leads:analytics.underMinute');
  if (minutes < 60) return t('leads:analytics.minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 24
    ? t('leads:analytics.hours', { count: hours })
    : t('leads:analytics.days', { count: Math.max(1, Math.round(days)) });
}

export function figuresIn(
  locale: Locale,
  today: string,
  { pipelineId, isOne, owner }: { pipelineId: number; isOne: boolean; owner?: string | undefined },
) {
  const ofPipeline = isOne ? pipelineId : undefined;
  const t = translator(locale);
  const tag = INTL_TAG[locale];
  const number = new Intl.NumberFormat(tag);
  const range = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (stage: Parameters<typeof stageName>[0]) =>
    stageName(stage, (key, values) => translateDynamic(locale, key, values));
  const counted = (count: number, href: string): FigureCell => ({
    text: number.format(count),
    ...(count > 0 && { href: hrefOfOwner(href, owner) }),
  });
  const money = (amounts: readonly { currency: string; amountCents: number }[]): FigureCell[] =>
    amounts.map(({ currency, amountCents }) => ({ text: moneyText(amountCents, currency, tag) }));
  const weekNames = ({ from, to }: Period) => ({
    name: range.formatRange(new Date(`${from}T00:00:00.000Z`), new Date(`${to}T00:00:00.000Z`)),
    short: short.format(new Date(`${from}T00:00:00.000Z`)),
  });

  const activityName = (type: Analytics['activity']['byType'][number]['type']): string =>
    type === 'task' ? t('leads:analytics.tasks') : t(`leads:communications.types.${type}`);

  return {
    total: (count: number, href?: string) => ({
      value: number.format(count),
      href: count > 0 && href !== undefined ? hrefOfOwner(href, owner) : undefined,
    }),

    amounts: (totals: readonly { currency: string; amountCents: number }[]): string =>
      totals.map(({ currency, amountCents }) => moneyText(amountCents, currency, tag)).join(' · ') || '–',

    /** Expected amount of all months together, in each currency. */
    weighted(months: Analytics['forecast']): string {
      const sums = new Map<string, number>();
      for (const { currency, weightedCents } of months.flatMap(({ totals }) => totals))
        sums.set(currency, (sums.get(currency) ?? 0) + weightedCents);
      return [...sums].map(([currency, cents]) => moneyText(cents, currency, tag)).join(' · ') || '–';
    },

    leads({ weeks, bySource, total }: Analytics['leads'], period: Period) {
      const columns: FigureColumn[] = [
        { label: t('leads:analytics.total') },
        ...bySource.map(({ source }) => ({ label: t(`leads:sources.${source}`) })),
      ];
      return {
        columns,
        chart: weeks.map((week: LeadWeek) => ({
          ...weekNames(week),
          total: week.total,
          href: hrefOfOwner(leadsHref(week), owner),
        })),
        weeks: weeks.map((week: LeadWeek) => ({
          name: weekNames(week).name,
          cells: [
            counted(week.total, leadsHref(week)),
            ...bySource.map(({ source }) => counted(week.bySource[source] ?? 0, leadsHref(week, source))),
          ],
        })),
        rows: bySource.map(({ source, count }): FigureRow => ({
          label: t(`leads:sources.${source}`),
          bars: [{ full: count / total }],
          cells: [[counted(count, leadsHref(period, source))], [{ text: percentText(count / total, tag) }]],
        })),
      };
    },

    activity({ weeks, byType, total }: Analytics['activity'], period: Period) {
      return {
        columns: byType.map(({ type }): FigureColumn => ({ label: activityName(type) })),
        chart: weeks.map((week: ActivityWeek) => ({ ...weekNames(week), total: week.total })),
        weeks: weeks.map((week: ActivityWeek) => ({
          name: weekNames(week).name,
          cells: byType.map(({ type }) => counted(week.byType[type] ?? 0, activityHref(week, type))),
        })),
        rows: byType.map(({ type, count }): FigureRow => ({
          label: activityName(type),
          bars: [{ full: count / total }],
          cells: [[counted(count, activityHref(period, type))]],
        })),
      };
    },

    /** Losses by their reason. */
    lost({ reasons, others, count: all }: Analytics['lost'], period: Period): FigureRow[] {
      const link = { period, kind: 'lost', pipelineId: ofPipeline } as const;
      const share = (count: number): FigureCell[] => [{ text: percentText(count / all, tag) }];
      return [
        ...reasons.map(({ reason, count, amounts }): FigureRow => ({
          label: reason ?? t('leads:analytics.noReason'),
          // One loss is not compared with anything.
          bars: all < 2 ? [] : [{ full: count / all }],
          cells: [[counted(count, endedHref({ ...link, reason }))], share(count), money(amounts)],
        })),
        ...(others > 0
          ? [
              {
                label: t('leads:analytics.otherReasons'),
                bars: [{ full: others / all }],
                cells: [[{ text: number.format(others) }], share(others), []],
              },
            ]
          : []),
      ];
    },

    ended: (kind: 'won' | 'lost', count: number, period: Period) => ({
      value: number.format(count),
      href: counted(count, endedHref({ period, kind, pipelineId: ofPipeline })).href,
    }),

    owners(owners: Analytics['owners'], period: Period, team: readonly { id: number; name: string }[]) {
      return owners.map(({ ownerId, open, won, lost, communications, tasks }) => {
        const to = (href: string): string => hrefOfOwner(href, ownerId === null ? 'nobody' : String(ownerId));
        const cell = (text: string, count: number, href: string): FigureCell => ({
          text,
          ...(count > 0 && { href: to(href) }),
        });
        const plain = (count: number, href: string) => [cell(number.format(count), count, href)];
        const sums = (all: typeof open.amounts, count: number, href: string) =>
          count === 0 ? [{ text: '–' }] : money(all).map(({ text }) => cell(text, count, href));
        const ended = (kind?: 'won' | 'lost') =>
          endedHref({ period, pipelineId: ofPipeline, ...(kind && { kind }) });
        const closed = won.count + lost.count;
        return {
          label: team.find(({ id }) => id === ownerId)?.name ?? t('leads:owners.no.owner'),
          cells: [
            plain(open.count, openHref(ofPipeline)),
            sums(open.amounts, open.count, openHref(ofPipeline)),
            sums(open.weighted, open.count, openHref(ofPipeline)),
            plain(won.count, ended('won')),
            sums(won.amounts, won.count, ended('won')),
            plain(lost.count, ended('lost')),
            [cell(closed === 0 ? '–' : percentText(won.count / closed, tag), closed, ended())],
            plain(communications, communicationsHref(period)),
            plain(tasks, activityHref(period, 'task')),
          ],
        };
      });
    },

    conversion: ({ stages }: Analytics['conversion'], period: Period): FigureRow[] =>
      stages.map(({ stage, reached, share }) => ({
        label: nameOf(stage),
        isApart: stage.kind === 'lost',
        bars: [{ full: share }],
        cells: [
          [counted(reached, reachedHref(period, pipelineId, stage.key))],
          [{ text: percentText(share, tag) }],
        ],
      })),

    timeInStage(stages: Analytics['timeInStage'], period: Period): FigureRow[] {
      const longest = Math.max(...stages.map(({ medianDays }) => medianDays ?? 0)) || 1;
      return stages.map(({ stage, medianDays, count }) => ({
        label: nameOf(stage),
        bars: [{ full: (medianDays ?? 0) / longest }],
        cells: [
          [{ text: medianDays === null ? '–' : durationText(medianDays, t) }],
          [counted(count, staysHref(period, pipelineId, stage.key))],
        ],
      }));
    },

    forecast(months: Analytics['forecast']): FigureRow[] {
      const most = new Map<string, number>();
      for (const { currency, amountCents } of months.flatMap(({ totals }) => totals))
        most.set(currency, Math.max(most.get(currency) ?? 1, amountCents));
      const monthName = ({ month, isPast }: ForecastMonth): string =>
        isPast
          ? t('leads:analytics.late')
          : month === null
            ? t('leads:analytics.undated')
            : monthText(month, tag);
      return months.map((month) => ({
        label: monthName(month),
        bars: month.totals.map(({ currency, amountCents, weightedCents }) => ({
          full: amountCents / (most.get(currency) ?? 1),
          part: weightedCents / (most.get(currency) ?? 1),
        })),
        cells: [
          [counted(month.count, forecastHref(month, today, ofPipeline))],
          month.totals.map(({ currency, amountCents }) => ({ text: moneyText(amountCents, currency, tag) })),
          month.totals.map(({ currency, weightedCents }) => ({
            text: moneyText(weightedCents, currency, tag),
          })),
        ],
      }));
    },
  };
}
