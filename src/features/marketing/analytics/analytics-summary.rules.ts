import { INTL_TAG, type Locale } from '#shared/languages.ts';
import { percentText } from '#shared/numbers/percent-text.ts';
import type { TextTree } from '#shared/texts/text.ts';
import { reportWords, type ReportWords } from '#features/consulting/report/text/words.rules.ts';
import type { AnalyticsFigures, AnalyticsTexts } from './analytics-summary.types.ts';
import { shareOf, wonShares } from './lead-shares.rules.ts';

/** Below this number of leads a share says nothing about a source or a campaign. */
const FEWEST_TO_JUDGE = 5;
/** Leads without a sale from which a campaign is questioned. */
const MANY_WITHOUT_SALE = 10;
/** Smaller changes count as none. */
const SAME_SHARE = 0.15;
const FEWEST_PERIODS = 3;

type Row = { count: number; won: number };

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const most = <T extends Row>(rows: readonly T[]): T | undefined =>
  rows.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)[0];

/** Of several that can be judged. */
function best<T extends Row>(rows: readonly T[]): T | undefined {
  const judged = rows.filter(({ count }) => count >= FEWEST_TO_JUDGE);
  if (judged.length < 2) return undefined;
  return judged
    .filter(({ won }) => won > 0)
    .toSorted((a, b) => b.won / b.count - a.won / a.count || b.count - a.count)[0];
}

function trendOf(overTime: AnalyticsFigures['overTime']) {
  const last = overTime.at(-1);
  const before = overTime.slice(0, -1).map(({ count }) => count);
  if (last === undefined || overTime.length < FEWEST_PERIODS) return undefined;
  const mean = sumOf(before) / before.length;
  if (mean === 0) return last.count === 0 ? undefined : { kind: 'first' as const, last, mean };
  const change = last.count / mean - 1;
  const kind =
    Math.abs(change) < SAME_SHARE ? ('same' as const) : change > 0 ? ('up' as const) : ('down' as const);
  return { kind, last, mean };
}

class Summary {
  readonly #words: ReportWords;
  readonly #figures: AnalyticsFigures;
  readonly #total: number;
  readonly #locale: Locale;

  constructor(figures: AnalyticsFigures, texts: TextTree, locale: Locale) {
    this.#words = reportWords(texts, locale);
    this.#figures = figures;
    this.#locale = locale;
    this.#total = sumOf(figures.byStatus.map(({ count }) => count));
  }

  #say(key: string, values: Record<string, string | number> = {}): string {
    return this.#words.say(`analytics.${key}`, values);
  }
  #count(status: string): number {
    return this.#figures.byStatus.find((row) => row.status === status)?.count ?? 0;
  }
  #percent = (share: number): string => percentText(share, INTL_TAG[this.#locale]);
  #share = (part: number, whole: number): string => this.#percent(shareOf(part, whole));
  #source = (source: string): string => this.#say(`source.${source}`);

  /** Formats "2026-09" and "2026-09-14" for the reader; returns anything else unchanged. */
  #period(period: string): string {
    if (!/^\d{4}-\d{2}(?:-\d{2})?$/.test(period)) return period;
    const isDay = period.length > 7;
    const format = new Intl.DateTimeFormat(INTL_TAG[this.#locale], {
      ...(isDay ? { day: 'numeric' } : {}),
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const date = format.format(new Date(isDay ? period : `${period}-01`));
    return isDay ? this.#say('week', { date }) : date;
  }

  /** Total, won leads, and the statuses of the others. */
  #overview(): string {
    const { won, closed, ofAll, ofClosed } = wonShares(this.#figures.byStatus);
    const open = this.#figures.byStatus.filter(({ status }) => status !== 'won' && status !== 'lost');
    const size = Math.max(...open.map(({ count }) => count));
    const largest = open.filter(({ count }) => count === size);
    const status = this.#words.quoteList(largest.map((row) => this.#say(`status.${row.status}`)));
    return [
      this.#say('total', { count: this.#total }),
      won > 0 ? this.#say('won', { count: won, share: this.#percent(ofAll) }) : this.#say('noneWon'),
      won > 0 && closed > won ? this.#say('closed', { share: this.#percent(ofClosed), closed }) : '',
      size === 0
        ? this.#say('noneOpen')
        : this.#say(`largest.${largest.length > 1 ? 'several' : 'one'}`, {
            size,
            status,
          }),
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }

  /** Sources of the leads and of the sales. */
  #origins(): string {
    const { bySource, byCampaign } = this.#figures;
    const [main, strong] = [most(bySource), best(bySource)];
    const [busy, good] = [most(byCampaign), best(byCampaign)];
    const quoted = (name: string) => this.#words.quote(name);
    return [
      main &&
        this.#say('mainSource', {
          source: this.#source(main.source),
          count: main.count,
          share: this.#share(main.count, this.#total),
        }),
      strong &&
        this.#say('bestSource', {
          source: this.#source(strong.source),
          share: this.#share(strong.won, strong.count),
          count: strong.won,
          leads: strong.count,
          fewest: FEWEST_TO_JUDGE,
        }),
      busy && this.#say('mainCampaign', { name: quoted(busy.name), count: busy.count }),
      good &&
        good !== busy &&
        this.#say('bestCampaign', { name: quoted(good.name), share: this.#share(good.won, good.count) }),
    ]
      .filter((sentence) => typeof sentence === 'string')
      .join(' ');
  }

  #trend(): string {
    const trend = trendOf(this.#figures.overTime);
    if (trend === undefined) return '';
    const mean = Math.round(trend.mean * 10) / 10;
    return this.#say(`trend.${trend.kind}`, {
      latest: trend.last.count,
      period: this.#period(trend.last.period),
      mean,
    });
  }

  #advice(): string[] {
    const { bySource, byCampaign } = this.#figures;
    const fresh = this.#count('new');
    const proposals = this.#count('proposal');
    const [main, strong] = [most(bySource), best(bySource)];
    const idle = byCampaign.filter(({ count, won }) => count >= MANY_WITHOUT_SALE && won === 0)[0];
    const trend = trendOf(this.#figures.overTime);
    const isNarrow = main !== undefined && this.#total >= MANY_WITHOUT_SALE && main.count / this.#total > 0.7;
    return [
      fresh > 0 ? this.#say('advice.contact', { count: fresh }) : '',
      proposals > 0 ? this.#say('advice.proposals', { count: proposals }) : '',
      strong !== undefined && strong !== main
        ? this.#say('advice.source', {
            source: this.#source(strong.source),
            share: this.#share(strong.won, strong.count),
          })
        : '',
      idle === undefined
        ? ''
        : this.#say('advice.idle', { name: this.#words.quote(idle.name), leads: idle.count }),
      trend?.kind === 'down' ? this.#say('advice.down', { period: this.#period(trend.last.period) }) : '',
      isNarrow
        ? this.#say('advice.narrow', {
            source: this.#source(main.source),
            share: this.#share(main.count, this.#total),
          })
        : '',
    ].filter((line) => line !== '');
  }

  write(): AnalyticsTexts {
    if (this.#total === 0)
      return { summary: this.#say('nothing'), recommendations: `• ${this.#say('advice.start')}` };
    const advice = this.#advice();
    const lines = advice.length > 0 ? advice : [this.#say('advice.keep')];
    return {
      summary: [this.#overview(), this.#origins(), this.#trend()].filter((part) => part !== '').join('\n\n'),
      recommendations: lines.map((line) => `• ${line}`).join('\n'),
    };
  }
}

/**
 * Describes the analytics in the reader's language: what the figures show and what to do next. Uses only figures that
 * are in the data or computed from it. `texts` is the dictionary i18n `writer`.
 */
export const summariseAnalytics = (
  figures: AnalyticsFigures,
  texts: TextTree,
  locale: Locale,
): AnalyticsTexts => new Summary(figures, texts, locale).write();
