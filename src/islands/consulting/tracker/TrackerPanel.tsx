import { useEffect, useRef, useState } from 'react';
import { summaryOf } from '#features/consulting/tracker/tracker.rules.ts';
import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { Bar } from '#islands/ui/Bar.tsx';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ACTION_COLUMNS, ActionRow } from './ActionRow.tsx';
import { keepOnTop } from './keep-on-top.ts';
import { headline, TRACKER_ID } from './tracker-text.ts';
import { useTracker, type Tracker } from './use-tracker.ts';

/** Until then its actions are folded as a rule, and need no room while they load. */
const DAY_MS = 86_400_000;

type TrackedReport = Pick<Report, 'id' | 'language' | 'createdAt'>;

/** Tracks the actions of a stored report. Not printed: the report stays as it was handed over. */
export function TrackerPanel({ report }: { report: TrackedReport }) {
  const { t, locale } = useTexts();
  const tracker = useTracker(report.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The panel comes after the page: by then the browser has looked for the address's heading in vain.
    if (!heading.current || location.hash !== `#${TRACKER_ID}`) return;
    heading.current.focus({ preventScroll: true });
    return keepOnTop(heading.current);
  }, []);
  return (
    <section lang={locale} aria-labelledby={TRACKER_ID} className="min-h-36 print:hidden">
      <h3 id={TRACKER_ID} ref={heading} tabIndex={-1} className="display scroll-mt-20 text-xl outline-none">
        {t('consulting:tracker.title')}
      </h3>
      <Content tracker={tracker} report={report} />
    </section>
  );
}

type ContentProps = { tracker: Tracker; report: TrackedReport };

function Content({ tracker, report }: ContentProps) {
  const { t } = useTexts();
  const { items, hasFailed, load } = tracker;
  const [isOld] = useState(() => Date.now() - Date.parse(report.createdAt) > DAY_MS);
  if (items) return <Actions items={items} tracker={tracker} report={report} />;
  if (hasFailed)
    return (
      <p role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm">
        {t('consulting:tracker.loadFailedTitle')}
        <PlainButton size="small" onPress={() => void load()}>
          {t('ui:actions.retry')}
        </PlainButton>
      </p>
    );
  return (
    <div className={`mt-4 text-ink-soft ${isOld ? 'min-h-112' : ''}`}>
      <Spinner label={t('ui:states.loading')} />
    </div>
  );
}

const isEntered = ({ status, readings, isOverdue }: TrackedAction): boolean =>
  status !== 'todo' || readings.length > 0 || isOverdue;

function Actions({ items, tracker, report }: ContentProps & { items: TrackedAction[] }) {
  const { t, tag } = useTexts();
  // A report that was only just made is there to be read: its actions stay folded until there is something to say.
  const [isOpen, setOpen] = useState(() => items.some(isEntered));
  if (items.length === 0) return <p className="mt-1 text-sm text-ink-soft">{t('consulting:tracker.none')}</p>;
  const summary = summaryOf(items);
  const share = summary.actions === 0 ? 0 : (100 * summary.done) / summary.actions;
  return (
    <>
      <p role="status" className="mt-1 mb-2 tabular-nums">
        {headline(summary, { t, tag })}
      </p>
      <Bar percentage={share} fill="fill-accent-ink" />
      <Disclosure
        title={t('consulting:tracker.show', { count: items.length })}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <p className="mt-1 mb-3 max-w-[76ch] text-sm text-ink-soft">{t('consulting:tracker.lead')}</p>
        <p
          aria-hidden="true"
          className={`hidden gap-x-4 pb-1 text-xs font-semibold text-ink-soft xl:grid ${ACTION_COLUMNS}`}
        >
          {[
            t('consulting:tracker.columns.action'),
            t('consulting:tracker.owner'),
            t('consulting:tracker.dueDate'),
            t('consulting:tracker.columns.saved'),
            t('consulting:tracker.columns.status'),
          ].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <ul>
          {items.map((action) => (
            <ActionRow
              key={action.actionId}
              action={action}
              tracker={tracker}
              reportId={report.id}
              language={report.language}
            />
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
