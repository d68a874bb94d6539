import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { LOOP_PAGE } from '#features/loop/analytics/figure-links.rules.ts';
import type { Figures, Snapshot } from '#features/marketing/analytics/analytics.schema.ts';
import type { Page } from '#shared/api.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { ScreenActs } from '#islands/ui/ScreenActs.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { FigureCards } from './FigureCards.tsx';
import { FigureTables } from './FigureTables.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { STACK } from '#islands/marketing/screen-styles.ts';
import { SnapshotList } from './SnapshotList.tsx';
import { TimeChart } from './TimeChart.tsx';
import { useList } from '#islands/lists/use-list.ts';

type Props = {
  figures: Figures;
  snapshots: Page<Snapshot>;
  companies: { id: number; name: string }[];
};

export function AnalyticsPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Analytics {...props} />
    </MarketingIsland>
  );
}

const PERIODS = ['all', '30', '90', '365'] as const;
type Period = (typeof PERIODS)[number];

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Returns the query for a company and period, also used for the lists behind the figures. */
const scopeOf = (company: string, period: Period): Record<string, string> => ({
  ...(company !== '' && { marketingCompanyId: company }),
  ...(period !== 'all' && { from: daysAgo(Number(period)) }),
});

function Analytics({ figures: first, snapshots, companies }: Props) {
  const { t, locale } = useTexts();
  const [figures, setFigures] = useState(first);
  const [company, setCompany] = useState('');
  const [period, setPeriod] = useState<Period>('all');
  const [isLoading, setLoading] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const latest = useRef(0);
  const list = useList(snapshots, {
    path: '/api/marketing/analytics',
    neutral: ['marketingCompanyId'],
  });

  async function show(nextCompany: string, nextPeriod: Period) {
    setCompany(nextCompany);
    setPeriod(nextPeriod);
    // Figures of all companies and a snapshot of one do not belong beside each other.
    if (nextCompany !== company) list.setFilter('marketingCompanyId', nextCompany);
    setLoading(true);
    const asked = (latest.current += 1);
    const query = new URLSearchParams(scopeOf(nextCompany, nextPeriod));
    try {
      const answer = await api<Figures>('GET', `/api/marketing/analytics/figures?${query}`);
      // Of two requests in a row the earlier may be answered last: drop it.
      if (asked === latest.current) setFigures(answer);
    } catch (error) {
      toast.error(t('ui:list.loadFailed'), errorText(error, t));
    } finally {
      if (asked === latest.current) setLoading(false);
    }
  }

  /** A snapshot belongs to one company, which must be selected if there are several. */
  const subject = company || (companies.length === 1 ? String(companies[0]?.id) : '');

  async function take() {
    setTaking(true);
    try {
      await api('POST', '/api/marketing/analytics/snapshot', {
        body: { marketingCompanyId: Number(subject), language: locale },
        idempotencyKey: newIdempotencyKey(),
      });
      toast.success(t('marketing:analytics.snapshotTaken'));
      await list.reload();
    } catch (error) {
      toast.error(t('marketing:analytics.snapshotFailed'), errorText(error, t));
    } finally {
      setTaking(false);
    }
  }

  if (companies.length === 0)
    return (
      <div className={STACK}>
        <EmptyState
          title={t('marketing:analytics.emptyTitle')}
          action={
            <ButtonLink variant="primary" href="/comercia/companies">
              {t('marketing:companies.addFirst')}
            </ButtonLink>
          }
        >
          {t('marketing:analytics.emptyText')}
        </EmptyState>
      </div>
    );

  return (
    <div className={STACK}>
      <div className="flex flex-wrap items-center gap-3">
        {companies.length > 1 ? (
          <PlainSelect
            label={t('marketing:analytics.company')}
            value={company === '' ? 'all' : company}
            onChange={(id) => void show(id === 'all' ? '' : id, period)}
            options={[
              { id: 'all', label: t('marketing:analytics.company') },
              ...companies.map(({ id, name }) => ({ id: String(id), label: name })),
            ]}
            className="w-64 max-sm:w-full"
          />
        ) : null}
        <PlainSelect
          label={t('marketing:analytics.period')}
          value={period}
          onChange={(id) => void show(company, id)}
          options={PERIODS.map((id) => ({ id, label: t(`marketing:analytics.periods.${id}`) }))}
          className="w-48 max-sm:w-full"
        />
        <a href={LOOP_PAGE} className="touch-target text-sm text-accent-ink underline underline-offset-4">
          {t('marketing:analytics.toLoop')}
        </a>
        {isLoading ? <Spinner label={t('ui:states.loading')} /> : null}
        <ScreenActs>
          {subject === '' ? (
            <p className="max-w-64 text-sm text-ink-soft">{t('marketing:analytics.chooseCompany')}</p>
          ) : (
            <Button variant="primary" icon={Camera} isPending={isTaking} onPress={() => void take()}>
              {t('marketing:analytics.snapshot')}
            </Button>
          )}
        </ScreenActs>
      </div>
      {figures.total === 0 ? (
        <EmptyState
          title={t('marketing:analytics.emptyTitle')}
          action={<ButtonLink href="/comercia/leads">{t('marketing:leads.title')}</ButtonLink>}
        >
          {t('marketing:analytics.emptyText')}
        </EmptyState>
      ) : (
        <>
          <FigureCards figures={figures} isWhole={period === 'all'} />
          <TimeChart figures={figures} />
          <FigureTables figures={figures} scope={scopeOf(company, period)} />
        </>
      )}
      <SnapshotList list={list} companies={companies} />
    </div>
  );
}
