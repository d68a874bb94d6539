import type { ReactNode } from 'react';
import type { OpportunityDetail, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { dayText } from '#islands/leads/format-time.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { Panel } from '#islands/leads/Panel.tsx';
import { stageName } from './stage-name.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = { opportunity: OpportunityDetail; stages: readonly Stage[] };

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2 py-1.5 text-sm max-sm:py-2.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

export function OpportunityFacts({ opportunity, stages }: Props) {
  const { t, tag, tDynamic } = useTexts();
  const timeZone = useTimeZone();
  const { contact, company, expectedClose, source, notes, lostReason, createdAt, history } = opportunity;
  const nameOf = (key: string): string => {
    const found = stages.find((stage) => stage.key === key);
    return found ? stageName(found, tDynamic) : key;
  };
  return (
    <Panel id="facts-title" title={t('leads:opportunities.facts')}>
      <dl>
        {contact === null ? null : (
          <Fact label={t('leads:opportunities.contact')}>
            <a href={hrefOf('contact', contact.id)} className={FACT_LINK}>
              {contact.name}
            </a>
          </Fact>
        )}
        {company === null ? null : (
          <Fact label={t('leads:opportunities.company')}>
            <a href={hrefOf('company', company.id)} className={FACT_LINK}>
              {company.name}
            </a>
          </Fact>
        )}
        <Fact label={t('leads:opportunities.expectedClose')}>
          {expectedClose === null ? t('leads:opportunities.noClose') : dayText(expectedClose, tag)}
        </Fact>
        <Fact label={t('leads:opportunities.source')}>{t(`leads:sources.${source}`)}</Fact>
        {lostReason === null ? null : <Fact label={t('leads:opportunities.lostReason')}>{lostReason}</Fact>}
        <Fact label={t('leads:opportunities.createdAt')}>{formatDay(createdAt, tag, timeZone)}</Fact>
        {notes === null ? null : (
          <Fact label={t('leads:opportunities.notes')}>
            <span className="whitespace-pre-line">{notes}</span>
          </Fact>
        )}
        <Fact label={t('leads:opportunities.history')}>
          <ol className="grid gap-0.5">
            {history.map(({ toStage, createdAt: at }) => (
              <li key={`${toStage}${at}`}>
                {nameOf(toStage)}{' '}
                <span className="text-xs whitespace-nowrap text-ink-soft">
                  {formatDay(at, tag, timeZone)}
                </span>
              </li>
            ))}
          </ol>
        </Fact>
      </dl>
    </Panel>
  );
}
