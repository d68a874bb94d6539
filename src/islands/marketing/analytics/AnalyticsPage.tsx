import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Figures, Snapshot } from '#features/marketing/analytics/analytics.schema.ts';
import type { Page } from '#shared/api.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { LIST_TOOLS, TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { ScreenActs } from '#islands/ui/ScreenActs.tsx';
import { Segments } from '#islands/ui/Segments.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { WaySteps } from '#islands/marketing/WaySteps.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { FirstCompany } from '#islands/marketing/companies/FirstCompany.tsx';
import { FigureCards } from './FigureCards.tsx';
import { FigureTables } from './FigureTables.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { STACK } from '#islands/marketing/screen-styles.ts';
import { SnapshotList } from './SnapshotList.tsx';
import { TimeChart } from './TimeChart.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { ListFilters } from '#islands/lists/ListFilters.tsx';
import { useList } from '#islands/lists/use-list.ts';

type Props = {
  figures: Figures;
  snapshots: Page<Snapshot>;
  companies: { id: number; name: string }[];
  /** From campaign to sale. */
  loop: { href: string; label: string };
};

export function AnalyticsPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Analytics {...props} />
    </MarketingIsland>
  );
}

const PERIODS = ['', '30', '90', '365'] as const;
/** Company and period, '' for all of them. */
type Scope = { company: string; period: (typeof PERIODS)[number] };
const ALL: Scope = { company: '', period: '' };

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Returns the query for a company and period, also used for the lists behind the figures. */
const queryOf = ({ company, period }: Scope): Record<string, string> => ({
  ...(company !== '' && { marketingCompanyId: company }),
  ...(period !== '' && { from: daysAgo(Number(period)) }),
});

function Analytics({ figures: first, snapshots, companies, loop }: Props) {
  const { t, locale } = useTexts();
  const [figures, setFigures] = useState(first);
  const [scope, setScope] = useState(ALL);
  const [isLoading, setLoading] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const latest = useRef(0);
  const list = useList(snapshots, {
    path: '/api/marketing/analytics',
    neutral: ['marketingCompanyId'],
  });

  async function show(next: Scope) {
    setScope(next);
    // Figures of all companies and a snapshot of one do not belong beside each other.
    list.setFilter('marketingCompanyId', next.company);
    setLoading(true);
    const asked = (latest.current += 1);
    const query = new URLSearchParams(queryOf(next));
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

  const filtersSet = Number(scope.company !== '') + Number(scope.period !== '');
  /** A snapshot belongs to one company, which must be selected if there are several. */
  const subject = scope.company || (companies.length === 1 ? String(companies[0]?.id) : '');

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
        <EmptyState title={t('marketing:analytics.emptyTitle')} action={<FirstCompany />}>
          {t('marketing:analytics.companyFirst')}
        </EmptyState>
      </div>
    );

  return (
    <div className={TOOLS_SCREEN}>
      <div data-list-tools className={LIST_TOOLS}>
        <ListFilters
          list={{
            filtersSet,
            isNarrowed: filtersSet > 0,
            clear: () => void show(ALL),
            status: isLoading ? 'loading' : 'ready',
            total: null,
          }}
        >
          {companies.length > 1 ? (
            <FilterSelect
              list={{ filters: scope, setFilter: (_name, company) => void show({ ...scope, company }) }}
              name="company"
              label={t('marketing:analytics.company')}
              options={companies.map(({ id, name }) => ({ id: String(id), label: name }))}
              className="sm:w-64"
            />
          ) : null}
          <Segments
            label={t('marketing:analytics.period')}
            value={scope.period}
            onChange={(period) => void show({ ...scope, period })}
            options={PERIODS.map((id) => ({ id, label: t(`marketing:analytics.periods.${id || 'all'}`) }))}
          />
        </ListFilters>
        {/* A phone has the choices behind a button: it says what is shown. */}
        <p className="min-w-0 flex-1 truncate text-sm text-ink-soft sm:hidden">
          {t(`marketing:analytics.periods.${scope.period || 'all'}`)}
        </p>
        {isLoading ? <Spinner label={t('ui:states.loading')} className="size-5" /> : null}
        <ScreenActs>
          <a href={loop.href} className={`${buttonClass('quiet')} text-accent-ink! max-sm:hidden!`}>
            {loop.label}
          </a>
          {subject === '' ? (
            <p className="max-w-64 text-sm text-ink-soft max-sm:max-w-none max-sm:text-xs">
              {t('marketing:analytics.chooseCompany')}
            </p>
          ) : (
            <Button
              icon={Camera}
              isPending={isTaking}
              onPress={() => void take()}
              className="max-sm:px-3! max-sm:[&_svg]:hidden"
            >
              {t('marketing:analytics.snapshot')}
            </Button>
          )}
        </ScreenActs>
      </div>
      <div className={STACK}>
        {figures.total === 0 ? (
          <EmptyState
            title={t('marketing:analytics.emptyTitle')}
            steps={<WaySteps next="company" />}
            action={<ButtonLink href="/comercia/leads">{t('marketing:leads.title')}</ButtonLink>}
          >
            {t('marketing:analytics.emptyText')}
          </EmptyState>
        ) : (
          <>
            <FigureCards figures={figures} isWhole={scope.period === ''} />
            <a href={loop.href} className={`${buttonClass('secondary')} sm:hidden!`}>
              {loop.label}
            </a>
            <TimeChart figures={figures} />
            <FigureTables figures={figures} scope={queryOf(scope)} />
          </>
        )}
        <SnapshotList list={list} companies={companies} />
      </div>
    </div>
  );
}
