import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { ActionReadings } from './ActionReadings.tsx';
import { moneyText } from '#shared/numbers/money-text.ts';
import { moneyRangeText } from '#shared/numbers/range-text.ts';
import { dayText } from './tracker-text.ts';
import type { Tracker } from './use-tracker.ts';

const actionDialog = lazyComponent(async () => (await import('./ActionDialog.tsx')).ActionDialog);

type Props = { action: TrackedAction; tracker: Tracker; reportId: number; language: string };

/** Shows the entries about an action beside the report's proposal, and the readings of its key figure. */
export function ActionDetails({ action, tracker, reportId, language }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [isEditing, setEditing] = useState(false);
  const opening = useOpening(actionDialog);
  const {
    actionId,
    owner,
    proposedOwner,
    dueDate,
    proposedDue,
    currency,
    costCents,
    proposedCost,
    notes,
    doneAt,
  } = action;
  const proposed = (value: string) => t('consulting:tracker.proposed', { value });
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <dl className="grid gap-x-5 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <Fact label={t('consulting:tracker.owner')} more={owner !== null && proposed(proposedOwner)}>
            {(owner ?? proposedOwner) || t('consulting:tracker.noOwner')}
          </Fact>
          <Fact
            label={t('consulting:tracker.dueDate')}
            more={dueDate !== null && proposedDue !== null && proposed(dayText(proposedDue, tag))}
          >
            {(dueDate ?? proposedDue)
              ? dayText(dueDate ?? proposedDue ?? '', tag)
              : t('consulting:tracker.noDue')}
          </Fact>
          <Fact
            label={t('consulting:tracker.costSoFar')}
            more={t('consulting:tracker.costProposed', {
              amount: moneyRangeText(proposedCost, currency, tag),
            })}
          >
            {costCents === null ? t('consulting:tracker.noCost') : moneyText(costCents, currency, tag)}
          </Fact>
          {notes !== null && (
            <Fact label={t('consulting:tracker.notes')}>
              <span className="whitespace-pre-line">{notes}</span>
            </Fact>
          )}
        </dl>
        {doneAt !== null && (
          <p className="text-sm text-ink-soft">
            {t('consulting:tracker.doneOn', { date: formatDay(doneAt, tag, timeZone) })}
          </p>
        )}
        <PlainButton
          size="small"
          icon={Pencil}
          className="act justify-self-start"
          aria-haspopup="dialog"
          isPending={opening.isOpening}
          {...prefetchOnIntent(actionDialog)}
          onPress={() => void opening.whenLoaded(() => setEditing(true))}
        >
          {t('consulting:tracker.edit', { action: actionId })}
        </PlainButton>
      </div>
      <ActionReadings action={action} tracker={tracker} language={language} />
      {isEditing && (
        <actionDialog.Part
          action={action}
          path={tracker.path}
          draftKey={`report-${reportId}-${actionId}`}
          onClose={() => setEditing(false)}
          onSaved={(saved) => tracker.change(actionId, () => saved)}
        />
      )}
    </div>
  );
}

type FactProps = { label: string; children: ReactNode; more?: string | false };

function Fact({ label, children, more = false }: FactProps) {
  return (
    <div className="sm:contents">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">
        {children}
        {more !== false && more !== '' && <span className="block text-xs text-ink-soft">{more}</span>}
      </dd>
    </div>
  );
}
