import { useState } from 'react';
import type { OpportunityDetail, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { RecordActivityData } from '#features/leads/timeline/record-activity.schema.ts';
import { LoopSteps } from '#islands/loop/LoopSteps.tsx';
import { NextAct } from '#islands/loop/NextAct.tsx';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useShownChanges } from '#islands/record/use-shown-changes.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { OpportunityFacts } from './OpportunityFacts.tsx';
import { OpportunityHead } from './OpportunityHead.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { askedFields, type AskedMove } from './asked-fields.ts';
import { lostDialog, opportunityDialog, requiredDialog } from './opportunity-parts.ts';
import { RecordActivity } from '#islands/leads/timeline/RecordActivity.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { PipelinesContext } from '#islands/leads/pipelines/pipelines.ts';
import { stageName } from './stage-name.ts';

type PageProps = { opportunity: OpportunityDetail; activity: RecordActivityData; chain: Chain };

export function OpportunityPage({ opportunity, activity, chain, ...island }: IslandProps & PageProps) {
  return (
    <LeadsIsland {...island}>
      <PipelinesContext value={activity.pipelines}>
        <OpportunityRecord opportunity={opportunity} activity={activity} chain={chain} />
      </PipelinesContext>
    </LeadsIsland>
  );
}

function OpportunityRecord({ opportunity: first, activity, chain }: PageProps) {
  const { t, tDynamic } = useTexts();
  const [opportunity, setOpportunity] = useState(first);
  /** Increases with changes to the history, to reload the timeline. */
  const [version, setVersion] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const [isLosing, setLosing] = useState<Stage>();
  const editing = useOpening(opportunityDialog);
  const losing = useOpening(lostDialog);
  const [asked, setAsked] = useState<AskedMove>();
  const asking = useOpening(requiredDialog);
  const path = `/api/crm/opportunities/${first.id}`;
  const pipeline = activity.pipelines.find(({ id }) => id === opportunity.pipelineId);
  const stages = pipeline?.stages ?? [];

  async function reload() {
    try {
      setOpportunity(await api<OpportunityDetail>('GET', path));
      setVersion((before) => before + 1);
    } catch (error) {
      toast.error(t('ui:list.loadFailed'), errorText(error, t));
    }
  }

  useShownChanges(reload);

  async function move(stage: Stage, lostReason?: string) {
    const before = opportunity;
    setOpportunity({ ...before, stage: stage.key });
    try {
      await api('POST', `${path}/move`, {
        body: { stage: stage.key, ...(lostReason !== undefined && { lostReason }) },
      });
      toast.success(
        t('leads:opportunities.moved', { name: before.title, stage: stageName(stage, tDynamic) }),
      );
      await reload();
    } catch (error) {
      setOpportunity(before);
      const names = askedFields(error);
      if (names.length > 0)
        return asking.whenLoaded(() => setAsked({ card: before, stage, names, lostReason }));
      toast.error(t('leads:opportunities.moveFailed'), errorText(error, t));
    }
  }

  const { leave } = useDeletion('/api/crm/opportunities');
  const remove = () =>
    leave(
      first.id,
      t('leads:opportunities.deleted', { name: opportunity.title }),
      '/leadmanager/opportunities',
    );

  const ask = (stage: Stage) => {
    if (stage.kind === 'lost') void losing.whenLoaded(() => setLosing(stage));
    else void move(stage);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <OpportunityHead
        opportunity={opportunity}
        stages={stages}
        loop={<LoopSteps Act={NextAct} kind="crm_opportunity" id={first.id} first={chain} />}
        isOpening={editing.isOpening}
        onEdit={() => void editing.whenLoaded(() => setEditing(true))}
        onDelete={() => void remove()}
        onMove={ask}
      />
      <RecordActivity
        kind="opportunity"
        id={first.id}
        activity={activity}
        version={version}
        start={{
          opportunity: { id: first.id, name: opportunity.title },
          contact: opportunity.contact,
          company: opportunity.company,
        }}
        aside={
          <>
            <PeoplePanel opportunity={opportunity} onChanged={reload} />
            <OpportunityFacts
              opportunity={opportunity}
              stages={stages}
              onChanged={(changed) => setOpportunity({ ...opportunity, ...changed })}
            />
          </>
        }
      />
      <opportunityDialog.Part
        opportunity={isEditing ? opportunity : undefined}
        onClose={() => setEditing(false)}
        onSaved={() => {
          setEditing(false);
          void reload();
        }}
        onGone={() => location.assign('/leadmanager/opportunities')}
      />
      <requiredDialog.Part
        asked={asked}
        onClose={() => setAsked(undefined)}
        onMoved={() => {
          setAsked(undefined);
          void reload();
        }}
        onGone={() => location.assign('/leadmanager/opportunities')}
      />
      <lostDialog.Part
        name={isLosing ? opportunity.title : undefined}
        reasons={pipeline?.lostReasons ?? []}
        onClose={() => setLosing(undefined)}
        onLost={(reason) => {
          if (isLosing) void move(isLosing, reason);
          setLosing(undefined);
        }}
      />
    </div>
  );
}
