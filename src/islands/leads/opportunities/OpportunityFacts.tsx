import { closingOf } from '#features/leads/opportunities/opportunity.rules.ts';
import type { OpportunityDetail, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { wallTime } from '#shared/dates/days.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { dayText } from '#islands/leads/format-time.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { useCustomFacts } from '#islands/leads/fields/custom-facts.tsx';
import { OwnerFact } from '#islands/leads/owners/OwnerFact.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { useNow } from '#islands/leads/now.tsx';
import { RecordAside, RecordFacts } from '#islands/leads/records/RecordFacts.tsx';
import { pastStage, pipelineName, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { kindOf } from './stage-name.ts';

type Props = {
  opportunity: OpportunityDetail;
  stages: readonly Stage[];
  onChanged: (
    changed: Partial<Pick<OpportunityDetail, 'ownerId' | 'customFields'>> &
      Pick<OpportunityDetail, 'updatedAt'>,
  ) => void;
};

/** Leaves out what the header says; the first stage has the day on which the record was made. */
export function OpportunityFacts({ opportunity, stages, onChanged }: Props) {
  const { t, tag, tDynamic } = useTexts();
  const timeZone = useTimeZone();
  const team = useTeam().people;
  const custom = useCustomFacts('opportunity', opportunity, opportunity.title, onChanged);
  const { company, expectedClose, source, notes, lostReason, history } = opportunity;
  const { day: today } = wallTime(useNow(), timeZone);
  const isOpen = closingOf(opportunity, kindOf(stages, opportunity))?.kind === 'expected';
  // The header says how late it is, or when it was closed, instead.
  const isDateElsewhere = isOpen && expectedClose !== null && expectedClose >= today;
  const pipelines = usePipelines();
  const own = pipelines.find(({ id }) => id === opportunity.pipelineId);
  const nameOf = (key: string): string => pastStage(pipelines, opportunity.pipelineId, key, tDynamic);
  return (
    <RecordAside>
      <RecordFacts
        facts={[
          {
            label: t('leads:owners.owner'),
            value:
              team.length === 0 ? null : (
                <OwnerFact
                  area="opportunities"
                  record={opportunity}
                  name={opportunity.title}
                  onChanged={onChanged}
                />
              ),
          },
          {
            label: t('leads:opportunities.company'),
            value:
              company === null ? null : (
                <a href={hrefOf('company', company.id)} className={FACT_LINK}>
                  {company.name}
                </a>
              ),
          },
          {
            label: t('leads:opportunities.expectedClose'),
            value: expectedClose === null || isDateElsewhere ? null : dayText(expectedClose, tag),
          },
          {
            label: t('leads:opportunities.pipeline'),
            value: own && pipelines.length > 1 ? pipelineName(own, t) : null,
          },
          { label: t('leads:opportunities.lostReason'), value: lostReason },
          { label: t('leads:opportunities.source'), value: t(`leads:sources.${source}`) },
          ...custom,
          { label: t('leads:opportunities.notes'), value: notes },
          {
            label: t('leads:opportunities.history'),
            value: (
              <ol>
                {history.map(({ toStage, createdAt: at }) => (
                  <li key={`${toStage}${at}`}>
                    {nameOf(toStage)}{' '}
                    <span className="text-xs whitespace-nowrap text-ink-soft">
                      {formatDay(at, tag, timeZone)}
                    </span>
                  </li>
                ))}
              </ol>
            ),
          },
        ]}
      />
    </RecordAside>
  );
}
