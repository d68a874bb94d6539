import { closingOf } from '#features/leads/opportunities/opportunity.rules.ts';
import type { OpportunityDetail, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { wallTime } from '#shared/dates/days.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { dayText } from '#islands/leads/format-time.ts';
import { useCustomFacts } from '#islands/leads/fields/custom-facts.tsx';
import { OwnerFact } from '#islands/leads/owners/OwnerFact.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { useNow } from '#islands/leads/now.tsx';
import { RecordAside, RecordFacts } from '#islands/leads/records/RecordFacts.tsx';
import { pipelineName, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { kindOf } from './stage-name.ts';

type Props = {
  opportunity: OpportunityDetail;
  stages: readonly Stage[];
  onChanged: (
    changed: Partial<Pick<OpportunityDetail, 'ownerId' | 'customFields'>> &
      Pick<OpportunityDetail, 'updatedAt'>,
  ) => void;
};

/** Leaves out what the header, the stages and the timeline say. */
export function OpportunityFacts({ opportunity, stages, onChanged }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const team = useTeam().people;
  const custom = useCustomFacts('opportunity', opportunity, opportunity.title, onChanged);
  const { expectedClose, source, notes, lostReason } = opportunity;
  const { day: today } = wallTime(useNow(), timeZone);
  const isOpen = closingOf(opportunity, kindOf(stages, opportunity))?.kind === 'expected';
  // The header says how late it is, or when it was closed, instead.
  const isDateElsewhere = isOpen && expectedClose !== null && expectedClose >= today;
  const pipelines = usePipelines();
  const own = pipelines.find(({ id }) => id === opportunity.pipelineId);
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
        ]}
      />
    </RecordAside>
  );
}
