import { useState } from 'react';
import type { OpportunitiesFromReport } from '#features/loop/arrows/opportunity-from-report.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { CampaignChoice } from '#islands/loop/CampaignChoice.tsx';
import { useArrow } from '#islands/loop/use-arrow.ts';
import { useCampaign } from '#islands/loop/use-campaign.ts';
import { useChain } from '#islands/loop/use-chain.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ActionLine } from './ActionLine.tsx';

type Props = { report: Report; onClose: () => void };

/** Turns actions into opportunities in the lead manager, one or several at once, or into the brief of a campaign. */
export function ActionsDialog({ report, onClose }: Props) {
  const { t } = useTexts();
  const { chain, hasFailed, load } = useChain('report', report.id, null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isJoint, setJoint] = useState(false);
  const { isPending, go } = useArrow();
  const campaign = useCampaign();
  const actions = report.model.figures?.actions ?? [];
  const hrefOf = (actionId: string, kind: 'crm_opportunity' | 'marketing_product') =>
    chain?.steps.find((step) => step.direction === 'after' && step.kind === kind && step.part === actionId)
      ?.href;

  async function make() {
    const isMade = await go<OpportunitiesFromReport>(
      '/api/loop/opportunity-from-report',
      { reportId: report.id, actionIds: chosen, isJoint: isJoint && chosen.length > 1 },
      ({ items }) => {
        const made = items.filter(({ isNew }) => isNew);
        const [first] = made.length > 0 ? made : items;
        return {
          message:
            made.length === 0
              ? t('loop:acts.opportunitiesThere')
              : t('loop:acts.opportunitiesMade', { count: made.length, name: first?.title ?? '' }),
          href:
            first && items.length === 1
              ? `/leadmanager/opportunities/${first.id}`
              : '/leadmanager/opportunities',
        };
      },
    );
    if (isMade) onClose();
  }

  if (campaign.choice)
    return (
      <CampaignChoice
        companies={campaign.choice.companies}
        isPending={campaign.isPending}
        onChoose={(id) => void campaign.choose(id)}
        onClose={campaign.cancel}
      />
    );
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      title={t('loop:acts.actionsTitle')}
      description={t('loop:acts.actionsText')}
    >
      <DialogBody>
        {chain ? (
          <>
            <ul className="divide-y divide-line">
              {actions.map((action) => (
                <ActionLine
                  key={action.id}
                  action={action}
                  document={report.document}
                  currency={report.currency}
                  isChosen={chosen.includes(action.id)}
                  onChoose={(isChosen) =>
                    setChosen(isChosen ? [...chosen, action.id] : chosen.filter((each) => each !== action.id))
                  }
                  opportunity={hrefOf(action.id, 'crm_opportunity')}
                  brief={hrefOf(action.id, 'marketing_product')}
                  isBusy={campaign.isPending || isPending}
                  onCampaign={() => void campaign.begin({ reportId: report.id, actionId: action.id })}
                />
              ))}
            </ul>
            {chosen.length > 1 ? (
              <Checkbox isSelected={isJoint} onChange={setJoint} className="mt-2 border-t border-line">
                {t('loop:acts.joint')}
              </Checkbox>
            ) : null}
          </>
        ) : hasFailed ? (
          <div role="alert" className="grid justify-items-start gap-3 text-sm">
            <strong>{t('loop:strip.loadFailed')}</strong>
            <Button onPress={() => void load()}>{t('ui:actions.retry')}</Button>
          </div>
        ) : (
          <Spinner label={t('ui:states.loading')} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose}>{t('ui:actions.cancel')}</Button>
        <Button
          variant="primary"
          isDisabled={chosen.length === 0}
          isPending={isPending}
          onPress={() => void make()}
        >
          {t('loop:acts.makeOpportunities')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
