import { Languages, RefreshCw, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign, RewriteCampaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { CAMPAIGN_STATUSES, TONES } from '#features/marketing/marketing.values.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { LOCALES } from '#shared/languages.ts';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { LazyMenuButton } from '#islands/ui/LazyMenuButton.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { SaveState } from '#islands/ui/SaveState.tsx';
import { TitleField } from '#islands/ui/TitleField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { SaveState as State } from '#islands/ui/autosave-state.ts';
import { CostField } from './CostField.tsx';
import type { CampaignPatch } from './campaign-patch.ts';
import { MachineMark } from '#islands/marketing/content/MachineMark.tsx';
import { useIsDemo } from '#islands/marketing/demo.ts';
import { isOnlyPreviewed } from './campaign-status.ts';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';

type Props = {
  campaign: Campaign;
  companyName: string;
  productName: string | null;
  earnedCents: number;
  model: string | null;
  state: State;
  /** Why autosave stopped. */
  reason: string | undefined;
  nameError: string | undefined;
  costError: string | undefined;
  isRewriting: boolean;
  loop: ReactNode;
  onChange: (patch: CampaignPatch) => void;
  onRewrite: (input: RewriteCampaign) => void;
};

/** Name, status, company and product of the campaign, and the actions to rewrite it. */
export function CampaignHead(props: Props) {
  const {
    campaign,
    companyName,
    productName,
    earnedCents,
    model,
    state,
    reason,
    nameError,
    costError,
    isRewriting,
    loop,
  } = props;
  const { onChange, onRewrite } = props;
  const { t, tag } = useTexts();
  const { type, status, language, tone, productId, marketingCompanyId, name } = campaign;
  const isDemo = useIsDemo();
  const canWrite = productId !== null;
  const entries: MenuEntry[] = [
    {
      id: 'again',
      label: t('marketing:campaign.again'),
      icon: RefreshCw,
      isDisabled: !canWrite,
      onAction: () => onRewrite({}),
    },
    ...(model === null
      ? []
      : [
          {
            id: 'rules',
            label: t('marketing:writer.againByRules'),
            icon: RefreshCw,
            isDisabled: !canWrite,
            onAction: () => onRewrite({ writer: 'rules' }),
          },
        ]),
    ...LOCALES.filter((one) => one !== language).map((one) => ({
      id: one,
      label: t(`marketing:campaign.inLanguage.${one}`),
      icon: Languages,
      isDisabled: !canWrite,
      onAction: () => onRewrite({ language: one }),
    })),
    ...TONES.filter((one) => one !== tone).map((one) => ({
      id: one,
      label: t(`marketing:campaign.inTones.${one}`),
      icon: SlidersHorizontal,
      isDisabled: !canWrite,
      onAction: () => onRewrite({ tone: one }),
    })),
  ];
  return (
    <header className="grid gap-1">
      <h1 className="sr-only">{name}</h1>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TitleField
          label={t('marketing:campaign.name')}
          value={name}
          onChange={(next) => onChange({ name: next })}
          error={nameError}
        />
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          {loop}
          <SaveState state={state} reason={reason} />
          <LazyMenuButton
            label={t('marketing:campaign.writeMenu')}
            entries={entries}
            icon={RefreshCw}
            isPending={isRewriting}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            {[
              t(`marketing:campaignTypes.${type}`),
              t(`marketing:languages.${language}`),
              t(`marketing:tones.${tone}`),
            ].join(' · ')}
            <MachineMark writer={campaign.writer} />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
            {productId === null ? null : (
              <a href={`/comercia/products/${productId}`} className={`${TEXT_LINK} touch-target`}>
                {productName}
              </a>
            )}
            <a href={`/comercia/companies/${marketingCompanyId}`} className={`${TEXT_LINK} touch-target`}>
              {companyName}
            </a>
            <a href={`/comercia/leads?campaignId=${campaign.id}`} className={`${TEXT_LINK} touch-target`}>
              {t('marketing:campaign.leads')}
            </a>
            {earnedCents > 0 ? (
              <span className="tabular-nums">
                {t('marketing:campaign.earned', { amount: moneyText(earnedCents, 'EUR', tag) })}
              </span>
            ) : null}
          </p>
        </div>
        <div className="grid items-end gap-3 max-sm:w-full sm:grid-cols-[12rem_13.25rem]">
          <CostField
            costCents={campaign.costCents}
            error={costError}
            onChange={(costCents) => onChange({ costCents })}
          />
          <ChoiceField
            label={t('marketing:campaign.status')}
            value={status}
            onChange={(next) => onChange({ status: next })}
            options={CAMPAIGN_STATUSES.map((id) => ({
              id,
              label: t(
                isDemo && isOnlyPreviewed({ type, status: id })
                  ? 'marketing:page.demoBadge'
                  : `marketing:campaignStatuses.${id}`,
              ),
            }))}
          />
        </div>
      </div>
    </header>
  );
}
