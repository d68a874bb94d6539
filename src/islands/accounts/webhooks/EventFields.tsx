import {
  EVENT_GROUPS,
  type EventGroup,
  type WebhookEvent,
} from '#features/accounts/webhooks/webhook.values.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

const GROUPS = Object.keys(EVENT_GROUPS) as EventGroup[];

type Props = {
  chosen: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
  error: string | undefined;
};

/** Within its group, an event is named by the act alone; those that come in by what comes. */
const wordOf = (event: WebhookEvent) => {
  const [kind, act] = event.split('.') as [string, string];
  const word = act === 'received' ? kind : act;
  return `webhooks:acts.${word as 'created'}` as const;
};

/** The events that a webhook is told of, by kind of record. */
export function EventFields({ chosen, onChange, error }: Props) {
  const { t } = useTexts();
  const set = (events: readonly WebhookEvent[], isOn: boolean) =>
    onChange(isOn ? [...new Set([...chosen, ...events])] : chosen.filter((each) => !events.includes(each)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">{t('webhooks:events')}</legend>
      {error === undefined ? null : (
        <p role="alert" className="text-xs leading-5 font-medium text-danger-ink">
          {error}
        </p>
      )}
      <p className="text-xs leading-5 text-ink-soft">{t('webhooks:eventsHint')}</p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {GROUPS.map((group) => {
          const events: readonly WebhookEvent[] = EVENT_GROUPS[group];
          const count = events.filter((event) => chosen.includes(event)).length;
          return (
            <div key={group} role="group" aria-label={t(`webhooks:groups.${group}`)} className="min-w-0">
              <Checkbox
                aria-label={t('webhooks:allOf', { group: t(`webhooks:groups.${group}`) })}
                isSelected={count === events.length}
                isIndeterminate={count > 0 && count < events.length}
                onChange={(isOn) => set(events, isOn)}
              >
                <span className="font-semibold">{t(`webhooks:groups.${group}`)}</span>
              </Checkbox>
              <div className="pl-8">
                {events.map((event) => (
                  <Checkbox
                    key={event}
                    aria-label={t(`webhooks:eventNames.${event}`)}
                    isSelected={chosen.includes(event)}
                    onChange={(isOn) => set([event], isOn)}
                  >
                    {t(wordOf(event))}
                  </Checkbox>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
