import { ExternalLink, Eye, Globe } from 'lucide-react';
import { useState } from 'react';
import type { Campaign } from '#features/marketing/campaign.schema.ts';
import type { LandingPage } from '#features/marketing/landing-page.schema.ts';
import { api } from '../api.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { errorText } from '../ui/error-text.ts';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { formatMoment } from './format-moment.ts';
import { PublishDialog } from './dialogs.ts';
import type { Published } from './PublishDialog.tsx';
import { PANEL, TEXT_LINK } from './screen-styles.ts';

export type PageState = Pick<LandingPage, 'slug' | 'status' | 'views' | 'publishedAt'>;

type Props = {
  campaign: Campaign;
  page: PageState | null;
  identity: LandingPage['identity'];
  /** What is being typed is stored before it is published. */
  save: () => Promise<void>;
};

/** Whether the page is live and where; publish, publish again, take offline. */
export function PublishPanel({ campaign, page: stored, identity: known, save }: Props) {
  const { t, tag } = useTexts();
  const [page, setPage] = useState(stored);
  const [identity, setIdentity] = useState(known);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const isLive = page?.status === 'published';
  const isChanged = isLive && campaign.updatedAt > page.publishedAt;

  function published({ slug, identity: given }: Published) {
    setOpen(false);
    setIdentity(given);
    const at = new Date().toISOString();
    setPage({ views: page?.views ?? 0, slug, status: 'published', publishedAt: at });
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
    <section aria-labelledby="page-title" className={`${PANEL} grid gap-4 text-sm`}>
      <header className="flex items-center justify-between gap-3">
        <h2 id="page-title" className="text-lg">
          {t('marketing:page.title')}
        </h2>
        {page ? (
          <Badge tone={isLive ? 'success' : 'neutral'}>
            {t(isLive ? 'marketing:page.live' : 'marketing:page.offline')}
          </Badge>
        ) : null}
      </header>
      {page && isLive ? (
        <div className="grid gap-1">
          <a
            href={`/l/${page.slug}`}
            className={`${TEXT_LINK} inline-flex min-h-11 items-center gap-1.5 font-medium break-all`}
          >
            /l/{page.slug}
            <ExternalLink size={16} aria-hidden="true" className="shrink-0" />
          </a>
          <p className="text-ink-soft">
            {t('marketing:page.published', { date: formatMoment(page.publishedAt, tag) })} ·{' '}
            {t('marketing:page.views', { count: page.views })}
          </p>
          {isChanged ? <p className="font-medium text-warning-ink">{t('marketing:page.changed')}</p> : null}
        </div>
      ) : (
        <p className="text-ink-soft">{t(page ? 'marketing:page.unpublished' : 'marketing:page.text')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isLive && !isChanged ? 'secondary' : 'primary'}
          icon={Globe}
          onPress={() => void save().then(() => setOpen(true))}
        >
          {t(isLive ? 'marketing:page.publishAgain' : 'marketing:page.publish')}
        </Button>
        <ButtonLink icon={Eye} href={`/comercia/campaigns/${campaign.id}/preview`}>
          {t('marketing:page.preview')}
        </ButtonLink>
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
