import { Languages, RefreshCw, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign, RewriteCampaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { TONES } from '#features/marketing/marketing.values.ts';
import { LOCALES } from '#shared/languages.ts';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { SaveState } from '#islands/ui/SaveState.tsx';
import { TitleField } from '#islands/ui/TitleField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { isTrouble, type SaveState as State } from '#islands/ui/autosave-state.ts';
import { StatusBadge } from './StatusBadge.tsx';
import type { CampaignPatch } from './campaign-patch.ts';

type Props = {
  campaign: Campaign;
  /** Links to product and company. */
  origin: ReactNode;
  model: string | null;
  state: State;
  /** Why autosave stopped. */
  reason: string | undefined;
  nameError: string | undefined;
  /** Whether its published page says what the campaign says. */
  isShown: boolean;
  isRewriting: boolean;
  loop: ReactNode;
  act: ReactNode;
  onChange: (patch: CampaignPatch) => void;
  onRewrite: (input: RewriteCampaign) => void;
};

/** Name, kind and origin of the campaign, its act, and behind the three dots what rewrites it. */
export function CampaignHead(props: Props) {
  const { campaign, origin, model, state, reason, nameError, isShown, isRewriting, ...rest } = props;
  const { loop, act, onChange, onRewrite } = rest;
  const { t } = useTexts();
  const { type, language, tone, productId, name } = campaign;
  const isCalm = !isTrouble(state);
  const entry = (id: string, label: string, icon: MenuEntry['icon'], input: RewriteCampaign): MenuEntry => ({
    id,
    label,
    ...(icon && { icon }),
    isDisabled: productId === null || isRewriting,
    onAction: () => onRewrite(input),
  });
  return (
    <>
      <RecordHeader
        name={name}
        title={
          <>
            <h1 className="sr-only">{name}</h1>
            <div className="grid grid-cols-[minmax(0,auto)_auto] items-center justify-start gap-x-3">
              <TitleField
                label={t('marketing:campaign.name')}
                value={name}
                onChange={(next) => onChange({ name: next })}
                error={nameError}
              />
              <span className="max-lg:hidden">
                <StatusBadge campaign={campaign} />
              </span>
            </div>
          </>
        }
        facts={
          <span className="flex items-center gap-x-2">
            <span className="shrink-0 lg:hidden">
              <StatusBadge campaign={campaign} />
            </span>
            {isCalm ? <SaveState state={state} isBrief /> : null}
            {isCalm && isShown ? <span className="shrink-0">· {t('marketing:page.isShown')}</span> : null}
            {/* A phone has room for the state alone; product and company stand with its facts. */}
            <span className="truncate max-lg:hidden">
              {[
                t(`marketing:campaignTypes.${type}`),
                t(`marketing:languages.${language}`),
                t(`marketing:tones.${tone}`),
              ].join(' · ')}
              {' · '}
              {origin}
            </span>
          </span>
        }
        loop={loop}
        act={act}
        menu={{
          label: t('marketing:campaign.writeMenu'),
          entries: [
            entry('again', t('marketing:campaign.again'), RefreshCw, {}),
            ...(model === null
              ? []
              : [entry('rules', t('marketing:writer.againByRules'), RefreshCw, { writer: 'rules' })]),
            ...LOCALES.filter((one) => one !== language).map((one) =>
              entry(one, t(`marketing:campaign.inLanguage.${one}`), Languages, { language: one }),
            ),
            ...TONES.filter((one) => one !== tone).map((one) =>
              entry(one, t(`marketing:campaign.inTones.${one}`), SlidersHorizontal, { tone: one }),
            ),
          ],
        }}
      />
      {isCalm ? null : (
        <div className="sticky top-0 z-10 rounded-control bg-danger-soft px-3 py-1 max-lg:top-12">
          <SaveState state={state} reason={reason} />
        </div>
      )}
    </>
  );
}
