import type { ReactNode } from 'react';
import type { Figures } from '#features/marketing/analytics/analytics.schema.ts';
import { shareOf } from '#features/marketing/analytics/lead-shares.rules.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { PANEL, TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { percentText } from '#shared/numbers/percent-text.ts';

type Props = {
  figures: Figures;
  scope: Readonly<Record<string, string>>;
};

const leadsHref = (query: Record<string, string>): string => `/comercia/leads?${new URLSearchParams(query)}`;

/** Funnel with where the leads stand now, sources and campaigns, as tables with bars; each row links to its leads. */
export function FigureTables({ figures, scope }: Props) {
  const { t } = useTexts();
  const leadsOf = (query: Record<string, string>) => leadsHref({ ...query, ...scope });
  const { byStatus, funnel, bySource, total } = figures;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-rows-[auto_1fr] lg:*:first:row-span-2">
      <BarTable
        title={t('marketing:analytics.funnel')}
        text={t('marketing:analytics.funnelText')}
        column={t('marketing:analytics.step')}
        total={total}
        rows={byStatus.map(({ status, count: now }) => {
          const isAll = status === 'new';
          const reached = funnel.find((step) => step.status === status);
          return {
            key: status,
            label: t(`marketing:leadStatuses.${status}`),
            href: leadsOf(isAll ? {} : reached ? { reached: status } : { status }),
            count: reached?.count ?? now,
            isApart: reached === undefined,
            now: {
              count: now,
              href: leadsOf({ status }),
              label: t(`marketing:leadStatuses.${status}`),
            },
          };
        })}
      />
      <BarTable
        title={t('marketing:analytics.bySource')}
        column={t('marketing:lead.source')}
        total={total}
        hasWon
        rows={bySource.map(({ source, count, won }) => ({
          key: source,
          label: t(`marketing:leadSources.${source}`),
          href: leadsOf({ source }),
          count,
          won,
        }))}
      />
      <CampaignFigures figures={figures} scope={scope} />
    </div>
  );
}

/** Leads and sales of each campaign; each row links to its leads. */
export function CampaignFigures({ figures: { byCampaign, total }, scope }: Props) {
  const { t } = useTexts();
  return (
    <BarTable
      title={t('marketing:analytics.byCampaign')}
      column={t('marketing:analytics.campaign')}
      total={total}
      hasWon
      rows={byCampaign.map(({ id, name, count, won }) => ({
        key: String(id),
        label: name || t('marketing:analytics.noCampaign'),
        href: leadsHref({ ...(id === null ? { hasCampaign: 'no' } : { campaignId: String(id) }), ...scope }),
        count,
        won,
      }))}
    />
  );
}

type Row = {
  key: string;
  label: string;
  href: string;
  count: number;
  /** No step of the funnel. */
  isApart?: boolean;
  won?: number;
  /** Leads that stand there now. */
  now?: { count: number; href: string; label: string };
};
type BarTableProps = {
  title: string;
  text?: string;
  column: string;
  rows: Row[];
  total: number;
  hasWon?: boolean;
};

function BarTable({ title, text, column, rows, total, hasWon = false }: BarTableProps) {
  const { t, tag } = useTexts();
  const hasNow = rows.some(({ now }) => now !== undefined);
  const partOf = (count: number): string => `${shareOf(count, total) * 100}%`;
  const number = new Intl.NumberFormat(tag);
  const heading = (name: string, isNumeric = false): ReactNode => (
    <th
      scope="col"
      className={`pb-2 font-semibold sm:whitespace-nowrap ${isNumeric ? 'pl-4 text-right' : 'text-left'}`}
    >
      {name}
    </th>
  );
  return (
    <section className={`${PANEL} relative`}>
      {hasWon ? (
        <p
          aria-hidden="true"
          className="absolute top-5 right-4 flex gap-4 text-xs text-ink-soft sm:top-6 sm:right-5"
        >
          {[
            ['bg-success', t('marketing:analytics.won')],
            ['bg-accent-ink', t('marketing:analytics.others')],
          ].map(([fill, name]) => (
            <span key={fill} className="flex items-center gap-1.5">
              <span className={`size-2.5 rounded-[2px] ${fill}`} />
              {name}
            </span>
          ))}
        </p>
      ) : null}
      <table className="w-full text-sm">
        <caption className="mb-4 text-left">
          <span className="display text-base">{title}</span>
          {text === undefined ? null : <span className="mt-0.5 block text-xs text-ink-soft">{text}</span>}
        </caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            {heading(column)}
            {heading(t('marketing:analytics.count'), true)}
            {heading(t('marketing:analytics.share'), true)}
            {hasWon ? heading(t('marketing:analytics.won'), true) : null}
            {hasNow ? heading(t('marketing:analytics.now'), true) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, href, count, isApart = false, won, now }) => (
            <tr key={key} className={isApart ? 'border-t-2 border-line-strong' : 'border-t border-line'}>
              <th scope="row" className="w-full py-2 text-left font-normal">
                <a href={href} className={TEXT_LINK}>
                  {label}
                </a>
                <svg className="mt-1.5 h-2 w-full overflow-hidden rounded-[2px] bg-track" aria-hidden="true">
                  <rect
                    width={partOf(count)}
                    height="100%"
                    className={isApart ? 'fill-line-strong' : 'fill-accent-ink'}
                  />
                  {won === undefined ? null : (
                    <rect width={partOf(won)} height="100%" className="fill-success" />
                  )}
                </svg>
              </th>
              <td className="py-2 pl-4 text-right tabular-nums">{number.format(count)}</td>
              <td className="py-2 pl-4 text-right text-ink-soft tabular-nums">
                {percentText(shareOf(count, total), tag)}
              </td>
              {hasWon ? (
                <td className="py-2 pl-4 text-right tabular-nums">{number.format(won ?? 0)}</td>
              ) : null}
              {now ? (
                <td className="py-2 pl-4 text-right tabular-nums">
                  <a
                    href={now.href}
                    aria-label={`${now.label}: ${number.format(now.count)}`}
                    className={`${TEXT_LINK} touch-target`}
                  >
                    {number.format(now.count)}
                  </a>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
