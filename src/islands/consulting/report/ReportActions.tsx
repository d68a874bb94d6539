import { FilePen, Handshake, Lock, Printer, Repeat, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { useProfileChanged } from './use-profile-changed.ts';

const shareDialog = lazyComponent(
  async () => (await import('#islands/consulting/report/share/ShareDialog.tsx')).ShareDialog,
);
const followUpDialog = lazyComponent(
  async () => (await import('#islands/consulting/companies/FollowUpDialog.tsx')).FollowUpDialog,
);
const correctionDialog = lazyComponent(
  async () => (await import('#islands/consulting/companies/CorrectionDialog.tsx')).CorrectionDialog,
);

const actionsDialog = lazyComponent(async () => (await import('./ActionsDialog.tsx')).ActionsDialog);

/** Actions of a stored report (product.md section 5, "Out" and "Follow-up") but its download, which the header has. */
export function ReportActions({ report, company }: { report: Report; company: CompanySummary }) {
  const { t, tag, locale } = useTexts();
  const timeZone = useTimeZone();
  const [opened, setOpened] = useState<'share' | 'followUp' | 'correction' | 'actions' | null>(null);
  const sharing = useOpening(shareDialog);
  const following = useOpening(followUpDialog);
  const correcting = useOpening(correctionDialog);
  const acting = useOpening(actionsDialog);
  // A report of rule version 1 has no actions.
  const hasActions = (report.model.figures?.actions.length ?? 0) > 0;

  const isChanged = useProfileChanged(company);
  const close = () => setOpened(null);
  // They answer a changed profile, so they then stand with the notice.
  const nextReviews = (
    <>
      <PlainButton
        variant="quiet"
        icon={Repeat}
        isPending={following.isOpening}
        {...prefetchOnIntent(followUpDialog)}
        onPress={() => void following.whenLoaded(() => setOpened('followUp'))}
      >
        {t('consulting:report.followUp')}
      </PlainButton>
      {report.supersededBy === null && (
        <PlainButton
          variant="quiet"
          icon={FilePen}
          isPending={correcting.isOpening}
          {...prefetchOnIntent(correctionDialog)}
          onPress={() => void correcting.whenLoaded(() => setOpened('correction'))}
        >
          {t('consulting:correction.start')}
        </PlainButton>
      )}
    </>
  );

  return (
    <div lang={locale}>
      {report.movedFacts.length > 0 && (
        <p className="mb-4 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('consulting:report.movedFacts', {
            facts: new Intl.ListFormat(tag).format(
              report.movedFacts.map(
                ({ title, change }) => `${title} (${t(`consulting:report.movedFact.${change}`)})`,
              ),
            ),
          })}
        </p>
      )}
      {report.supersededBy && (
        <p className="mb-4 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('consulting:correction.superseded', {
            version: report.supersededBy.version,
            date: formatDateTime(report.supersededBy.createdAt, tag, timeZone),
          })}{' '}
          <a
            href={`/empresa/${report.supersededBy.companyId}?tab=report`}
            className="font-semibold underline"
          >
            {t('consulting:correction.open', { version: report.supersededBy.version })}
          </a>
        </p>
      )}
      {isChanged && (
        <div className="mb-4 rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
          <p className="mb-2">{t('consulting:report.profileChanged')}</p>
          <div className="flex flex-wrap gap-2">{nextReviews}</div>
        </div>
      )}
      <div role="group" aria-label={t('consulting:report.actions')} className="flex flex-wrap gap-2">
        <PlainButton
          icon={Share2}
          isPending={sharing.isOpening}
          {...prefetchOnIntent(shareDialog)}
          onPress={() => void sharing.whenLoaded(() => setOpened('share'))}
        >
          {t('consulting:report.share')}
        </PlainButton>
        {hasActions && (
          <PlainButton
            variant="quiet"
            icon={Handshake}
            isPending={acting.isOpening}
            {...prefetchOnIntent(actionsDialog)}
            onPress={() => void acting.whenLoaded(() => setOpened('actions'))}
          >
            {t('loop:acts.makeOpportunities')}
          </PlainButton>
        )}
        <PlainButton variant="quiet" icon={Printer} onPress={() => print()}>
          {t('consulting:report.print')}
        </PlainButton>
        {!isChanged && nextReviews}
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {report.version === '1' ? null : (
          <span className="font-semibold">
            {t('consulting:correction.version', { version: report.version })}
          </span>
        )}
        {t('consulting:report.madeOn', { date: formatDateTime(report.createdAt, tag, timeZone) })}
        <span className="inline-flex items-center gap-1">
          <Lock aria-hidden="true" size={14} />
          {t('consulting:report.immutable')}
        </span>
      </p>
      {opened === 'actions' && <actionsDialog.Part report={report} onClose={close} />}
      {opened === 'share' && <shareDialog.Part reportId={report.id} onClose={close} />}
      {opened === 'correction' && <correctionDialog.Part company={company} onClose={close} />}
      {opened === 'followUp' && <followUpDialog.Part company={company} onClose={close} />}
    </div>
  );
}
