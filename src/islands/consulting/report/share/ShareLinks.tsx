import { Ban } from 'lucide-react';
import type { ReportShare } from '#features/consulting/report/share.schema.ts';
import type { ShareState } from '#features/consulting/report/share.values.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';
import { Button } from '#islands/ui/Button.tsx';
import { formatDateTime, formatDay } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const TONES: Record<ShareState, BadgeTone> = { open: 'success', expired: 'neutral', revoked: 'neutral' };

type Props = { links: readonly ReportShare[]; onRevoke: (link: ReportShare) => void };

export function ShareLinks({ links, onRevoke }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const time = (iso: string) => formatDateTime(iso, tag, timeZone);
  return (
    <ul className="divide-y divide-line">
      {links.map((link) => {
        const views = t('consulting:share.views', { count: link.views });
        return (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 text-sm">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {t('consulting:share.createdOn', { date: time(link.createdAt) })}
                <Badge tone={TONES[link.state]}>{t(`consulting:share.states.${link.state}`)}</Badge>
              </p>
              <p className="text-ink-soft">
                {[
                  ...(link.state === 'open'
                    ? [t('consulting:share.expiresOn', { date: formatDay(link.expiresAt, tag, timeZone) })]
                    : []),
                  link.lastViewedAt === null
                    ? views
                    : `${views}, ${t('consulting:share.lastView', { date: time(link.lastViewedAt) })}`,
                ].join(' · ')}
              </p>
            </div>
            {link.state === 'open' && (
              <Button
                variant="quiet"
                size="small"
                icon={Ban}
                aria-label={t('consulting:share.revokeThis', { date: time(link.createdAt) })}
                onPress={() => onRevoke(link)}
              >
                {t('consulting:share.revoke')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
