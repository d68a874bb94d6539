import { ExternalLink, Eye, Globe } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { differsFromPage } from '#features/marketing/landing/landing-page.rules.ts';
import type { LandingPage } from '#features/marketing/landing/landing-page.schema.ts';
import type { PublishingState } from '#features/marketing/landing/page-takedown.types.ts';
import { api } from '#islands/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { SaveState } from '#islands/ui/autosave-state.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { PublishDialog } from '#islands/marketing/dialogs.ts';
import type { Published } from './PublishDialog.tsx';
import { PANEL, TEXT_LINK } from '#islands/marketing/screen-styles.ts';

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

/** Status and URL of the page; publish, republish, take offline. On a phone it is above the long text. */
export function PublishPanel({
  campaign,
  page: stored,
  identity: known,
  publishing,
  save,
  onTouched,
}: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [page, setPage] = useState(stored);
  const [identity, setIdentity] = useState(known);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const { isDemo, takenDown } = publishing;
  const isTakenDown = page !== null && takenDown.includes(page.slug);
  const isHindered = isDemo || takenDown.length > 0;
  const isLive = page?.status === 'published' && !isDemo && !isTakenDown;
  const isChanged = isLive && differsFromPage(campaign.content, page.content);
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

  async function published({ slug, identity: given }: Published) {
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

  return (
    <section aria-labelledby="page-title" className={`${PANEL} grid gap-4 text-sm max-xl:order-first`}>
      <header className="flex items-center justify-between gap-3">
        <h2 id="page-title" className="text-base">
          {t('marketing:page.title')}
        </h2>
        {isDemo ? (
          <Badge tone="info">{t('marketing:page.demoBadge')}</Badge>
        ) : isTakenDown ? (
          <Badge tone="danger">{t('marketing:page.takenDownBadge')}</Badge>
        ) : page ? (
          <Badge tone={isLive ? 'success' : 'neutral'}>
            {t(isLive ? 'marketing:page.live' : 'marketing:page.offline')}
          </Badge>
        ) : null}
      </header>
      {page && isLive ? (
        <div className="grid gap-1">
          <a
            href={`/l/${page.slug}`}
            className={`${TEXT_LINK} inline-flex min-h-control items-center gap-1.5 font-medium break-all`}
          >
            /l/{page.slug}
            <ExternalLink size={16} aria-hidden="true" className="shrink-0" />
          </a>
          <p className="text-ink-soft">
            {t('marketing:page.published', { date: formatDateTime(page.publishedAt, tag, timeZone) })} ·{' '}
            {t('marketing:page.views', { count: page.views })}
          </p>
          {isChanged ? <p className="font-medium text-warning-ink">{t('marketing:page.changed')}</p> : null}
        </div>
      ) : isDemo || isTakenDown ? null : (
        <p className="text-ink-soft">{t(page ? 'marketing:page.unpublished' : 'marketing:page.text')}</p>
      )}
      {isHindered ? <Hindrance publishing={publishing} isOfThisPage={isTakenDown} /> : null}
      <div className="flex flex-wrap gap-3">
        {isHindered ? null : (
          <Button
            variant={isLive && !isChanged ? 'secondary' : 'primary'}
            icon={Globe}
            onPress={() => void saved().then(setOpen)}
          >
            {t(isLive ? 'marketing:page.publishAgain' : 'marketing:page.publish')}
          </Button>
        )}
        <a
          href={preview}
          className={buttonClass(isHindered ? 'primary' : 'secondary')}
          onClick={(event) => void show(event)}
        >
          <Eye size={18} aria-hidden="true" className="-ml-0.5 shrink-0" />
          {t('marketing:page.preview')}
        </a>
        {isLive ? (
          <Button variant="quiet" isPending={isPending} onPress={() => void unpublish()}>
            {t('marketing:page.unpublish')}
          </Button>
        ) : null}
      </div>
      <PublishDialog
        campaignId={campaign.id}
        slug={page?.slug ?? ''}
        identity={identity}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPublished={published}
      />
    </section>
  );
}

/** Says why publishing is not possible. */
function Hindrance({
  publishing: { isDemo, takenDown },
  isOfThisPage,
}: {
  publishing: PublishingState;
  isOfThisPage: boolean;
}) {
  const { t } = useTexts();
  if (isDemo) return <p className="text-ink-soft">{t('marketing:page.demoText')}</p>;
  return (
    <p className="rounded-control bg-danger-soft px-3 py-2.5 text-danger-ink [overflow-wrap:anywhere]">
      {isOfThisPage
        ? t('marketing:page.takenDownText')
        : t('marketing:page.blockedText', { address: takenDown.map((slug) => `/l/${slug}`).join(', ') })}
    </p>
  );
}
