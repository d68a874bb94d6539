import { useState, type MouseEvent } from 'react';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { differsFromPage } from '#features/marketing/landing/landing-page.rules.ts';
import type { LandingPage } from '#features/marketing/landing/landing-page.schema.ts';
import type { PublishingState } from '#features/marketing/landing/page-takedown.types.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { SaveState } from '#islands/ui/autosave-state.ts';
import type { Published } from './PublishDialog.tsx';

export type PageState = Pick<LandingPage, 'slug' | 'status' | 'views' | 'publishedAt' | 'content'>;

type Props = {
  campaign: Campaign;
  page: PageState | null;
  identity: LandingPage['identity'];
  publishing: PublishingState;
  /** Saves pending changes before a preview or publication. */
  save: () => Promise<SaveState>;
  /** Publishing has updated the campaign: further edits are based on this version. */
  onTouched: (campaign: Campaign) => void;
};

export type Publishing = ReturnType<typeof usePublishing>;

/** The landing page of a campaign: published, published again, taken offline. */
export function usePublishing({ campaign, publishing, save, onTouched, ...first }: Props) {
  const { t } = useTexts();
  const [page, setPage] = useState(first.page);
  const [identity, setIdentity] = useState(first.identity);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const { isDemo, takenDown } = publishing;
  const isTakenDown = page !== null && takenDown.includes(page.slug);
  const isLive = page?.status === 'published' && !isDemo && !isTakenDown;
  const preview = `/comercia/campaigns/${campaign.id}/preview`;

  async function saved(): Promise<boolean> {
    const state = await save();
    if (state !== 'saved') toast.error(t('marketing:page.notSaved'), t(`ui:autosave.${state}`));
    return state === 'saved';
  }

  async function show(event: MouseEvent) {
    // Opening it in a new tab keeps the editor.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (await saved()) location.assign(preview);
  }

  async function onPublished({ slug, identity: given }: Published) {
    // The page is live even if this request fails.
    const touched = await api<Campaign>('GET', `/api/marketing/campaigns/${campaign.id}`).catch(
      () => campaign,
    );
    onTouched(touched);
    setOpen(false);
    setIdentity(given);
    // Only a landing-page campaign has a page, so its content has these parts.
    const content = { ...page?.content, ...touched.content } as PageState['content'];
    const publishedAt = new Date().toISOString();
    setPage({ views: page?.views ?? 0, slug, status: 'published', publishedAt, content });
    toast.success(t('marketing:page.publishedToast'), `/l/${slug}`);
  }

  async function unpublish() {
    setPending(true);
    try {
      setPage(await api<LandingPage>('POST', `/api/marketing/campaigns/${campaign.id}/unpublish`));
      toast.success(t('marketing:page.unpublishedToast'));
    } catch (error) {
      toast.error(t('marketing:page.unpublishFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return {
    page,
    publishing,
    preview,
    isTakenDown,
    isHindered: isDemo || takenDown.length > 0,
    isLive,
    /** The text has changed since the page was published. */
    isChanged: isLive && differsFromPage(campaign.content, page.content),
    isPending,
    publish: () => void saved().then(setOpen),
    show: (event: MouseEvent) => void show(event),
    unpublish: () => void unpublish(),
    dialog: {
      campaignId: campaign.id,
      slug: page?.slug ?? '',
      identity,
      isOpen,
      onClose: () => setOpen(false),
      onPublished,
    },
  };
}
