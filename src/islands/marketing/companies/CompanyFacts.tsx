import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MarketingCompany } from '#features/marketing/companies/company.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';

export function CompanyFacts({ company, onEdit }: { company: MarketingCompany; onEdit: () => void }) {
  const { t } = useTexts();
  const { commercialObjectives, targetAudience, targetAudienceType, website, tone, brandColors } = company;
  return (
    <section aria-labelledby="facts-title" className="border-line lg:border-l lg:pl-5">
      <header className="mb-4 flex items-center justify-between gap-4">
        <h2 id="facts-title" className="text-base">
          {t('marketing:company.facts')}
        </h2>
        <Button className="act" size="small" icon={Pencil} onPress={onEdit}>
          {t('ui:actions.edit')}
        </Button>
      </header>
      <dl className="grid gap-4 text-sm">
        <Fact label={t('marketing:company.audience')}>
          {targetAudience === '' ? <NotWritten /> : targetAudience}
          <span className="mt-1 block text-ink-soft">
            {t(`marketing:company.audienceTypes.${targetAudienceType}`)}
          </span>
        </Fact>
        <Fact label={t('marketing:company.objectives')}>
          {commercialObjectives === '' ? <NotWritten /> : commercialObjectives}
        </Fact>
        <Fact label={t('marketing:company.tone')}>
          {t(tone ? `marketing:tones.${tone}` : 'marketing:company.noTone')}
        </Fact>
        {website ? (
          <Fact label={t('marketing:company.website')}>
            <a href={website} rel="noreferrer" className={`${TEXT_LINK} [overflow-wrap:anywhere]`}>
              {website.replace(/^https?:\/\//, '')}
            </a>
          </Fact>
        ) : null}
        <Fact label={t('marketing:company.colours')}>
          {brandColors ? <Swatches colours={brandColors} /> : t('marketing:company.noColours')}
        </Fact>
      </dl>
    </section>
  );
}

function NotWritten() {
  const { t } = useTexts();
  return <span className="text-ink-soft">{t('marketing:list.notWritten')}</span>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="mt-0.5 max-w-[52ch] wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** An SVG, because the CSP allows style attributes only to react-aria. */
function Swatches({ colours }: { colours: readonly string[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-3">
      {colours.map((colour) => (
        <li key={colour} className="flex items-center gap-1.5 text-xs text-ink-soft tabular-nums">
          <svg viewBox="0 0 20 20" className="size-5 rounded-[4px] border border-line" aria-hidden="true">
            <path d="M0 0h20v20H0z" fill={colour} />
          </svg>
          {colour}
        </li>
      ))}
    </ul>
  );
}
