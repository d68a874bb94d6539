import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import { ACTION_STATUSES } from '#features/consulting/tracker/tracker.values.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { BadgeSelect } from '#islands/ui/BadgeSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ActionDetails } from './ActionDetails.tsx';
import { ACTION_TONES, dayText, savedText } from './tracker-text.ts';
import { useStatus } from './use-status.ts';
import type { Tracker } from './use-tracker.ts';

type Props = {
  action: TrackedAction;
  tracker: Tracker;
  reportId: number;
  /** Of the report, in which titles and key figures are written. */
  language: string;
};

/** Title, owner, date, saving and status, also of the heads above the rows. */
export const ACTION_COLUMNS = 'xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_7rem_7rem_6.5rem]';

/** One line: number, title, owner, date, what it saves, status; opened, its figures, notes and readings. */
export function ActionRow({ action, tracker, reportId, language }: Props) {
  const { t, tag } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { status, choose } = useStatus(action, tracker);
  const { actionId, title, owner, proposedOwner, dueDate, proposedDue, isOverdue } = action;
  const due = dueDate ?? proposedDue;
  return (
    <li className="border-t border-line py-1.5">
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] ${ACTION_COLUMNS}`}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="group flex sm:col-span-2 min-h-control min-w-0 py-1.5 xl:col-span-1 items-center gap-2 text-left text-sm hover:text-accent-ink"
        >
          <ChevronRight
            size={16}
            aria-hidden="true"
            className="shrink-0 text-ink-soft transition-[rotate] duration-quick group-aria-expanded:rotate-90"
          />
          <span className="w-7 shrink-0 text-ink-soft tabular-nums">{actionId}</span>
          <span
            lang={language}
            className={`min-w-0 font-medium wrap-anywhere ${status === 'dropped' ? 'text-ink-soft line-through' : ''}`}
          >
            {title}
          </span>
        </button>
        <div className="flex flex-wrap gap-x-4 self-start pl-6 text-sm text-ink-soft xl:contents">
          <p className="wrap-anywhere first-letter:uppercase">
            {(owner ?? proposedOwner) || t('consulting:tracker.noOwner')}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
            {due === null ? t('consulting:tracker.noDue') : dayText(due, tag)}
            {isOverdue && <Badge tone="danger">{t('consulting:tracker.isOverdue')}</Badge>}
            {dueDate && proposedDue && dueDate !== proposedDue && (
              <span className="text-xs whitespace-nowrap">
                {t('consulting:tracker.was', { value: dayText(proposedDue, tag) })}
              </span>
            )}
          </p>
          <p className="tabular-nums">
            {savedText(action, { t, tag }) || t('consulting:tracker.notCounted')}
          </p>
        </div>
        <div className="pl-6 sm:pl-0">
          <BadgeSelect
            label={t('consulting:tracker.statusOf', { action: actionId })}
            options={ACTION_STATUSES.map((id) => ({ id, label: t(`consulting:tracker.status.${id}`) }))}
            value={status}
            tone={ACTION_TONES[status]}
            onChange={(next) => void choose(next)}
          />
        </div>
      </div>
      {isOpen && (
        <div id={detailsId} className="pt-2 pb-4 sm:pl-6">
          <ActionDetails action={action} tracker={tracker} reportId={reportId} language={language} />
        </div>
      )}
    </li>
  );
}
