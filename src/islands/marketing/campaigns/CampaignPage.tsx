// One long file: one editor, whose state all its parts share.
import { Copy, Globe, Send } from 'lucide-react';
import { useState } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
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
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { SaveConflict } from '#islands/ui/SaveState.tsx';
import { LoopSteps } from '#islands/loop/LoopSteps.tsx';
import { BAR_ITEM, RecordBar } from '#islands/record/RecordBar.tsx';
import { RecordColumns } from '#islands/record/RecordColumns.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useAutosave } from '#islands/ui/use-autosave.ts';
import { applyPatch, mergePatch, textsOf, type CampaignPatch } from './campaign-patch.ts';
import { BriefMissing } from '#islands/marketing/brief/BriefMissing.tsx';
import { CampaignAssets } from './CampaignAssets.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import { CampaignHead } from './CampaignHead.tsx';
import { CampaignPreview } from './CampaignPreview.tsx';
import { CampaignSuggestions } from './CampaignSuggestions.tsx';
import { EditorAidContext } from '#islands/marketing/help/editor-aid.ts';
import { KeptTexts } from '#islands/marketing/content/KeptTexts.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { copiedCampaign } from './copied-campaign.ts';
import { PublishAct } from './PublishAct.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { TypeFields } from './fields/TypeFields.tsx';
import { useCampaignAid, type CampaignHelp } from './use-campaign-aid.ts';
import { useCopy } from '#islands/marketing/content/use-copy.ts';
import { PublishDialog } from '#islands/marketing/dialogs.ts';
import { useList } from '#islands/lists/use-list.ts';
import { usePublishing, type PageState } from './use-publishing.ts';
import type { CampaignFigures } from './use-figure-words.ts';
import { useRewrite } from './use-rewrite.ts';
import { BarViews, type EditorView } from '#islands/marketing/ViewSwitch.tsx';

export type CampaignPageProps = {
  /** Its place in the loop. */
  chain: Chain;
  campaign: Campaign;
  help: CampaignHelp;
  briefs: Record<Locale, Brief | null>;
  /** Form questions of the trade. */
  formQuestions: Record<Locale, string[]>;
  companyName: string;
  companyColours: string[] | null;
  productName: string | null;
  figures: CampaignFigures;
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
  const copy = useCopy();
  const publish = usePublishing({
    campaign,
    page,
    identity,
    publishing,
    save: saving.save,
    onTouched: saving.replace,
  });

  const link = `${TEXT_LINK} touch-target`;
  const origin = (
    <>
      {campaign.productId === null ? null : (
        <>
          <a href={`/comercia/products/${campaign.productId}`} className={link}>
            {productName}
          </a>
          {' · '}
        </>
      )}
      <a href={`/comercia/companies/${campaign.marketingCompanyId}`} className={link}>
        {companyName}
      </a>
    </>
  );
  /** Posts are copied one by one, beside their preview. */
  const act = isPage ? (
    <PublishAct of={publish} />
  ) : campaign.type === 'social_media' ? null : (
    <>
      <Button icon={Copy} onPress={() => void copy(copiedCampaign(campaign))}>
        {t('ui:actions.copy')}
      </Button>
      <ButtonLink href={`/comercia/campaigns/${id}/send`} variant="primary" icon={Send}>
        {t('marketing:campaign.send')}
      </ButtonLink>
    </>
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <CampaignHead
        campaign={campaign}
        origin={origin}
        model={props.model}
        state={saving.state}
        reason={saving.reason}
        nameError={errors['name']}
        isShown={publish.isLive && !publish.isChanged}
        isRewriting={rewriting.isPending}
        loop={<LoopSteps kind="marketing_campaign" id={id} first={props.chain} />}
        act={act}
        onChange={saving.change}
        onRewrite={(input) => void rewriting.rewrite(input)}
      />
      <div className="*:mt-2">
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
      </div>
      <RecordColumns
        factsLabel={t('marketing:list.details')}
        isFolded
        facts={
          <CampaignFacts
            campaign={campaign}
            origin={origin}
            figures={props.figures}
            costError={errors['costCents']}
            onChange={saving.change}
          >
            {isPage ? <PublishPanel of={publish} /> : null}
          </CampaignFacts>
        }
        aside={
          <section aria-labelledby="preview-title" className={view === 'preview' ? '' : 'max-lg:hidden'}>
            <h2 id="preview-title" className="sr-only">
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
        }
      >
        <section aria-labelledby="editor-title" className={view === 'text' ? '' : 'max-lg:hidden'}>
          <h2 id="editor-title" className="sr-only">
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
              <TypeFields
                {...{ campaign: shown, errors }}
                formQuestions={props.formQuestions[campaign.language]}
                onChange={change}
              />
              {/* Below the text: the first field is at hand, and what would improve it comes after it. */}
              <CampaignSuggestions content={shown.content} onChange={change} />
            </EditorAidContext>
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
        <CampaignAssets campaignId={id} list={images} />
      </RecordColumns>
      <RecordBar label={t('marketing:campaign.acts')}>
        <BarViews view={view} onView={setView} />
        {campaign.type === 'email' ? (
          <a href={`/comercia/campaigns/${id}/send`} className={BAR_ITEM}>
            <Send size={20} aria-hidden="true" />
            {t('marketing:campaign.send')}
          </a>
        ) : null}
        {!isPage ? (
          <button type="button" className={BAR_ITEM} onClick={() => void copy(copiedCampaign(campaign))}>
            <Copy size={20} aria-hidden="true" />
            {t('ui:actions.copy')}
          </button>
        ) : publish.isHindered ? null : (
          <button type="button" className={BAR_ITEM} onClick={publish.publish}>
            <Globe size={20} aria-hidden="true" />
            {t(publish.isLive ? 'marketing:page.publishAgain' : 'marketing:page.publish')}
          </button>
        )}
      </RecordBar>
      {isPage ? <PublishDialog {...publish.dialog} /> : null}
    </div>
  );
}
