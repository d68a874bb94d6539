// One long file: one editor, whose state all its parts share.
import { useState } from 'react';
import type { Campaign, KeptText } from '#features/marketing/campaigns/campaign.schema.ts';
import type { PageIdentity } from '#features/marketing/landing/landing-page.schema.ts';
import type { PublishingState } from '#features/marketing/landing/page-takedown.types.ts';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import { withTexts } from '#features/marketing/text-warnings.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { Locale } from '#shared/languages.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { SaveConflict } from '#islands/ui/SaveState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useAutosave } from '#islands/ui/use-autosave.ts';
import { applyPatch, mergePatch, textsOf, type CampaignPatch } from './campaign-patch.ts';
import { BriefMissing } from '#islands/marketing/brief/BriefMissing.tsx';
import { CampaignAssets } from './CampaignAssets.tsx';
import { CampaignHead } from './CampaignHead.tsx';
import { CampaignPreview } from './CampaignPreview.tsx';
import { CampaignSuggestions } from './CampaignSuggestions.tsx';
import { EditorAidContext } from '#islands/marketing/help/editor-aid.ts';
import { KeptTexts } from '#islands/marketing/content/KeptTexts.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { PublishPanel, type PageState } from './PublishPanel.tsx';
import { PANEL, STACK } from '#islands/marketing/screen-styles.ts';
import { TypeFields } from './TypeFields.tsx';
import { useCampaignAid, type CampaignHelp } from './use-campaign-aid.ts';
import { useList } from '#islands/lists/use-list.ts';
import { useRewrite } from './use-rewrite.ts';
import { ViewSwitch, type EditorView } from '#islands/marketing/ViewSwitch.tsx';

export type CampaignPageProps = {
  campaign: Campaign;
  help: CampaignHelp;
  briefs: Record<Locale, Brief | null>;
  /** Form questions of the trade. */
  formQuestions: Record<Locale, string[]>;
  companyName: string;
  companyColours: string[] | null;
  productName: string | null;
  /** Revenue of its leads, in cents of a euro. */
  earnedCents: number;
  kept: KeptText[];
  assets: Page<AssetSummary>;
  page: PageState | null;
  publishing: PublishingState;
  identity: PageIdentity;
  model: string | null;
};

export function CampaignPage({ texts, username, isDemo = false, ...props }: CampaignPageProps & IslandProps) {
  return (
    <MarketingIsland {...{ texts, username, isDemo }}>
      <CampaignEditor {...props} />
    </MarketingIsland>
  );
}

function CampaignEditor(props: CampaignPageProps) {
  const {
    campaign: first,
    companyName,
    companyColours,
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
  const [help, setHelp] = useState(props.help);
  const [view, setView] = useState<EditorView>('text');
  const saving = useAutosave<Campaign, CampaignPatch>({
    draftKey: `campaign-${id}`,
    record: first,
    send: (patch, readAt) =>
      api<Campaign>('PATCH', `/api/marketing/campaigns/${id}`, { body: { ...patch, updatedAt: readAt } }),
    apply: applyPatch,
    merge: mergePatch,
  });
  const { record: campaign, stored, errors } = saving;
  const rewriting = useRewrite(saving, props.model, setKept, setHelp);
  const { live } = rewriting;
  /** While a model writes, its text is shown in the fields; it is not stored yet. */
  const shown: Campaign =
    live === null ? campaign : applyPatch(campaign, { content: withTexts(campaign.content, live) });
  const aid = useCampaignAid({
    campaign,
    help,
    briefs: props.briefs,
    isRewriting: rewriting.isPending,
    onRewrite: (input) => void rewriting.rewrite(input),
  });
  const isPage = campaign.type === 'landing_page';
  const images = useList(assets, { path: '/api/marketing/assets', fixed: { campaignId: String(id) } });
  const change = (content: Record<string, unknown>) => saving.change({ content });

  return (
    <div className={STACK}>
      <CampaignHead
        campaign={campaign}
        companyName={companyName}
        productName={productName}
        earnedCents={props.earnedCents}
        model={props.model}
        state={saving.state}
        reason={saving.reason}
        nameError={errors['name']}
        costError={errors['costCents']}
        isRewriting={rewriting.isPending}
        onChange={saving.change}
        onRewrite={(input) => void rewriting.rewrite(input)}
      />
      {rewriting.lacking !== undefined && campaign.productId !== null ? (
        <BriefMissing productId={campaign.productId} language={rewriting.lacking} />
      ) : null}
      {stored ? (
        <SaveConflict
          values={[stored.name, ...textsOf(stored.content).map(({ text }) => text)]}
          onKeep={saving.keepMine}
          onTake={saving.takeStored}
        />
      ) : null}
      <ViewSwitch view={view} onView={setView} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <section
          aria-labelledby="editor-title"
          className={`${PANEL} min-w-0 ${view === 'text' ? '' : 'max-xl:hidden'}`}
        >
          <h2 id="editor-title" className="mb-3 text-base">
            {t('marketing:campaign.text')}
          </h2>
          {/* A rewrite remounts the fields, because some keep the typed text in their own state. */}
          {live === null ? null : (
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-info-soft p-3 text-sm text-info-ink">
              <span role="status">{t('marketing:writer.writing', { model: props.model ?? '' })}</span>
              <Button size="small" onPress={rewriting.cancel}>
                {t('ui:actions.cancel')}
              </Button>
            </div>
          )}
          <div
            key={`${campaign.seed}-${campaign.language}`}
            inert={live !== null}
            className="grid grid-cols-[minmax(0,1fr)] gap-5"
          >
            <EditorAidContext value={aid}>
              <CampaignSuggestions content={shown.content} onChange={change} />
              <TypeFields
                {...{ campaign: shown, errors }}
                formQuestions={props.formQuestions[campaign.language]}
                onChange={change}
              />
            </EditorAidContext>
          </div>
        </section>
        <div
          className={`grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-4 xl:grid xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto ${isPage ? 'contents' : 'grid'}`}
        >
          {isPage ? (
            <PublishPanel
              campaign={campaign}
              page={page}
              identity={identity}
              publishing={publishing}
              save={saving.save}
              onTouched={saving.replace}
            />
          ) : null}
          <section
            aria-labelledby="preview-title"
            className={`min-w-0 ${view === 'preview' ? '' : 'max-xl:hidden'}`}
          >
            <h2 id="preview-title" className="mb-2 text-base">
              {t('marketing:campaign.preview')}
            </h2>
            <div lang={campaign.language}>
              <CampaignPreview
                campaign={shown}
                version={saving.savedAt}
                brand={{ name: companyName, colours: companyColours }}
                images={images.items}
              />
            </div>
          </section>
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
      <CampaignAssets campaignId={id} list={images} />
    </div>
  );
}
