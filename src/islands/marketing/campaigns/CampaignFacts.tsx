import type { ReactNode } from 'react';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { CAMPAIGN_STATUSES } from '#features/marketing/marketing.values.ts';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { MachineMark } from '#islands/marketing/content/MachineMark.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { CostField } from './CostField.tsx';
import type { CampaignPatch } from './campaign-patch.ts';
import { useFigureWords, type CampaignFigures } from './use-figure-words.ts';
import { useStatusWord } from './use-status-word.ts';

type Props = {
  campaign: Campaign;
  /** Links to product and company, which a wide screen has in the header. */
  origin: ReactNode;
  figures: CampaignFigures;
  costError: string | undefined;
  onChange: (patch: CampaignPatch) => void;
  /** Of a landing page: its address and state. */
  children?: ReactNode;
};

/** Status, cost and what came of the campaign. */
export function CampaignFacts(props: Props) {
  const { campaign, origin, figures, costError, onChange, children } = props;
  const { t } = useTexts();
  const { id, type, status } = campaign;
  const statusWord = useStatusWord();
  const did = useFigureWords()(figures);
  return (
    <section aria-label={t('marketing:list.details')} className="grid gap-4">
      <div className="grid gap-3 sm:max-lg:grid-cols-2">
        <ChoiceField
          label={t('marketing:campaign.status')}
          value={status}
          onChange={(next) => onChange({ status: next })}
          options={CAMPAIGN_STATUSES.map((each) => ({
            id: each,
            label: statusWord({ type, status: each }),
          }))}
        />
        <CostField
          costCents={campaign.costCents}
          error={costError}
          onChange={(costCents) => onChange({ costCents })}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm wrap-anywhere">
        <span className="lg:hidden">{origin}</span>
        {did === '' ? null : <span className="tabular-nums">{did}</span>}
        <a href={`/comercia/leads?campaignId=${id}`} className={`${TEXT_LINK} touch-target`}>
          {t('marketing:campaign.leads')}
        </a>
        <MachineMark writer={campaign.writer} />
      </p>
      {children}
    </section>
  );
}
