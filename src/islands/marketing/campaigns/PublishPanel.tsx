import { ExternalLink, Eye } from 'lucide-react';
import type { PublishingState } from '#features/marketing/landing/page-takedown.types.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import type { Publishing } from './use-publishing.ts';

/** Status and URL of the page; take it offline. Publishing itself is the act of the header. */
export function PublishPanel({ of }: { of: Publishing }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { page, publishing, isTakenDown, isHindered, isLive, isChanged } = of;
  const { isDemo } = publishing;
  return (
    <section aria-labelledby="page-title" className="grid gap-2 text-sm">
      <header className="flex items-center justify-between gap-3">
        <h2 id="page-title" className="text-base">
          {t('marketing:page.title')}
        </h2>
        {isTakenDown ? (
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
      <div className="flex flex-wrap gap-2">
        {/* The header has it where nothing can be published. */}
        <a
          href={of.preview}
          className={`${buttonClass('secondary')} ${isHindered ? 'lg:hidden!' : ''}`}
          onClick={of.show}
        >
          <Eye size={18} aria-hidden="true" className="-ml-0.5 shrink-0" />
          {t('marketing:page.preview')}
        </a>
        {isLive ? (
          <Button className="act" variant="quiet" isPending={of.isPending} onPress={of.unpublish}>
            {t('marketing:page.unpublish')}
          </Button>
        ) : null}
      </div>
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
