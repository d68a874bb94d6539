import { useState } from 'react';
import type { Campaign, KeptText } from '#features/marketing/campaign.schema.ts';
import type { PageIdentity } from '#features/marketing/landing-page.schema.ts';
import type { PublishingState } from '#features/marketing/page-takedown.types.ts';
import type { AssetSummary } from '#features/marketing/asset.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '../api.ts';
import { SaveConflict } from '../ui/SaveState.tsx';
import { useTexts } from '../ui/texts.tsx';
import { useAutosave } from '../ui/use-autosave.ts';
import { applyPatch, mergePatch, textsOf, type CampaignPatch } from './campaign-patch.ts';
import { CampaignAssets } from './CampaignAssets.tsx';
import { CampaignHead } from './CampaignHead.tsx';
import { EmailFields, EmailPreview } from './EmailFields.tsx';
import { LandingFields } from './LandingFields.tsx';
import { KeptTexts } from './KeptTexts.tsx';
import { MarketingIsland, type IslandProps } from './MarketingIsland.tsx';
import { PublishPanel, type PageState } from './PublishPanel.tsx';
import { PANEL, STACK } from './screen-styles.ts';
import { SocialFields, SocialPreview } from './SocialFields.tsx';
import { useRewrite } from './use-rewrite.ts';

export type CampaignPageProps = {
  campaign: Campaign;
  companyName: string;
  productName: string | null;
  kept: KeptText[];
  assets: Page<AssetSummary>;
  /** Of a landing-page campaign: what is live, and who answers for it. */
  page: PageState | null;
  publishing: PublishingState;
  identity: PageIdentity;
  /** The configured model's name. */
  model: string | null;
};

export function CampaignPage({ texts, username, ...props }: CampaignPageProps & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <CampaignEditor {...props} />
    </MarketingIsland>
  );
}

function CampaignEditor(props: CampaignPageProps) {
  const {
    campaign: first,
    companyName,
    productName,
    kept: firstKept,
    assets,
    page,
    identity,
    publishing,
  } = props;
  const { t } = useTexts();
  const { id } = first;
  const [kept, setKept] = useState(firstKept);
  const saving = useAutosave<Campaign, CampaignPatch>({
    draftKey: `campaign-${id}`,
    record: first,
    send: (patch, readAt) =>
      api<Campaign>('PATCH', `/api/marketing/campaigns/${id}`, { body: { ...patch, updatedAt: readAt } }),
    apply: applyPatch,
    merge: mergePatch,
  });
  const { record: campaign, stored, errors } = saving;
  const rewriting = useRewrite(saving, setKept);
  const isPage = campaign.type === 'landing_page';
  const change = (content: Record<string, unknown>) => saving.change({ content });

  return (
    <div className={STACK}>
      <CampaignHead
        campaign={campaign}
        companyName={companyName}
        productName={productName}
        model={props.model}
        state={saving.state}
        reason={saving.reason}
        nameError={errors['name']}
        isRewriting={rewriting.isPending}
        onChange={saving.change}
        onRewrite={(input) => void rewriting.rewrite(input)}
      />
      {stored ? (
        <SaveConflict
          values={[stored.name, ...textsOf(stored.content).map(({ text }) => text)]}
          onKeep={saving.keepMine}
          onTake={saving.takeStored}
        />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <section aria-labelledby="editor-title" className={PANEL}>
          <h2 id="editor-title" className="mb-4 text-lg">
            {t('marketing:campaign.text')}
          </h2>
          {/* Written again, the fields begin anew: some of them hold what was typed in their own way. */}
          <div key={`${campaign.seed}-${campaign.language}`} className="grid gap-3">
            <TypeFields campaign={campaign} onChange={change} errors={errors} />
          </div>
        </section>
        <div className={`gap-6 xl:sticky xl:top-6 xl:grid ${isPage ? 'contents' : 'grid'}`}>
          {isPage ? (
            <PublishPanel
              campaign={campaign}
              page={page}
              identity={identity}
              publishing={publishing}
              save={saving.save}
              onTouched={saving.replace}
            />
          ) : (
            <section aria-labelledby="preview-title">
              <h2 id="preview-title" className="mb-3 text-lg">
                {t('marketing:campaign.preview')}
              </h2>
              {campaign.type === 'email' ? (
                <EmailPreview content={campaign.content} />
              ) : (
                <SocialPreview content={campaign.content} />
              )}
            </section>
          )}
          {kept.length > 0 ? (
            <KeptTexts
              kept={kept}
              current={campaign}
              isPending={rewriting.isPending}
              onUse={(textId) => void rewriting.rewrite({ textId })}
            />
          ) : null}
        </div>
      </div>
      <CampaignAssets campaignId={id} first={assets} />
    </div>
  );
}

type FieldsProps = {
  campaign: Campaign;
  onChange: (parts: Record<string, unknown>) => void;
  errors: Record<string, string>;
};

function TypeFields({ campaign, ...rest }: FieldsProps) {
  switch (campaign.type) {
    case 'email':
      return <EmailFields content={campaign.content} {...rest} />;
    case 'social_media':
      return <SocialFields content={campaign.content} {...rest} />;
    case 'landing_page':
      return <LandingFields content={campaign.content} {...rest} />;
  }
}
