import type { ReactNode } from 'react';
import type { PortfolioCompany } from '#features/consulting/portfolio/portfolio.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { Figure, NextReview, Overdue, ReportLinks, StageBadges } from './PortfolioCells.tsx';

/** A row of the table, where there is no room for one. */
export function PortfolioCard({ company }: { company: PortfolioCompany }) {
  const { t } = useTexts();
  const { id, name, sector, costPerYearCents, hoursPerYear, savingPerYear, savedHoursPerYear } = company;
  const hasReport = company.reportCompanyId !== null;
  const facts: [string, ReactNode][] = [];
  if (hasReport)
    facts.push(
      [t('consulting:portfolio.columns.overdue'), <Overdue key="overdue" company={company} />],
      [t('consulting:portfolio.columns.nextReview'), <NextReview key="review" company={company} />],
    );
  if (hasReport || costPerYearCents !== null || hoursPerYear !== null)
    facts.push([
      t('consulting:portfolio.columns.found'),
      <Figure key="found" cents={costPerYearCents} hours={hoursPerYear} currency={company.currency} />,
    ]);
  if (hasReport)
    facts.push([
      t('consulting:portfolio.columns.saved'),
      <Figure key="saved" cents={savingPerYear} hours={savedHoursPerYear} currency={company.currency} />,
    ]);
  return (
    <article className="grid h-full content-start gap-3 rounded-panel border border-line bg-surface p-4">
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-base leading-6 font-semibold [overflow-wrap:anywhere]">
          <a href={`/empresa/${id}`} className="touch-target text-ink no-underline hover:underline">
            {name}
          </a>
        </h2>
        <p className="line-clamp-1 text-sm [overflow-wrap:anywhere] text-ink-soft">{sector}</p>
      </div>
      <StageBadges company={company} />
      {facts.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-3 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ReportLinks company={company} />
    </article>
  );
}
