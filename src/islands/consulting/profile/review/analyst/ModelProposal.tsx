import type { AnalystReading } from '#features/consulting/analyst/analyst.schema.ts';
import { DRAFT_FIELDS, type DraftField } from '#features/consulting/analyst/analyst.values.ts';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { reasonText } from './fallback-text.ts';
import type { AnalystUse } from './use-analyst.ts';

const FIELDS = (Object.keys(DRAFT_FIELDS) as DraftField[]).filter((name) => name !== 'title');

/** Under a problem's sentence: who proposes the reading and when, what was left out, and an action that was drafted. */
export function ModelProposal({ proposal, use }: { proposal: AnalystReading; use: AnalystUse }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { problemId, reading, reason, state, model, updatedAt } = proposal;
  if (state === 'waiting') return null;
  if (!reading)
    return reason === null ? null : (
      <p className="text-sm text-ink-soft">
        {t('consulting:analyst.fallback', { reason: reasonText(reason, t) })}
      </p>
    );
  const { draft, interventions, dropped, isContrary } = reading;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 border-l-2 border-accent pl-3 text-sm">
      <p className="text-ink-soft">
        {t('consulting:analyst.by', {
          model: model ?? '',
          time: formatDateTime(updatedAt, tag, timeZone),
        })}
      </p>
      {isContrary ? <p className="text-warning-ink">{t('consulting:analyst.contrary')}</p> : null}
      {interventions.map(({ id, title, isOwn }) => (
        <p key={id}>
          {t('consulting:analyst.action', {
            title: isOwn ? t('consulting:interventions.ownOption', { title }) : title,
          })}
        </p>
      ))}
      {dropped.map((part) => (
        <p key={part} className="text-ink-soft">
          {t(`consulting:analyst.dropped.${part}`)}
        </p>
      ))}
      {draft ? (
        <Disclosure title={`${t('consulting:analyst.draft.title')}: ${draft.title}`}>
          <dl className="grid gap-2 pb-2">
            {FIELDS.map((name) =>
              draft[name] === '' ? null : (
                <div key={name}>
                  <dt className="text-ink-soft">{t(`consulting:analyst.draft.${name}`)}</dt>
                  <dd className="[overflow-wrap:anywhere]">{draft[name]}</dd>
                </div>
              ),
            )}
          </dl>
          <PlainButton size="small" isPending={use.isPending} onPress={() => void use.take(problemId)}>
            {t('consulting:analyst.draft.take')}
          </PlainButton>
        </Disclosure>
      ) : null}
      <PlainButton
        size="small"
        variant="quiet"
        className="justify-self-start"
        isPending={use.isPending}
        onPress={() => void use.dismiss(problemId)}
      >
        {t('consulting:analyst.dismiss')}
      </PlainButton>
    </div>
  );
}
