import {
  periodsOf,
  viewFieldOf,
  valueOf,
  type FilterKind,
} from '#features/leads/views/view-fields.values.ts';
import type { DraftCondition } from '#features/leads/views/view-draft.rules.ts';
import { isPeriodName } from '#shared/dates/periods.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { CONTROL } from '#islands/ui/field-styles.ts';
import { DayText } from '#islands/ui/DayText.tsx';
import { lazyComponent, useLoaded } from '#islands/ui/lazy-component.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { nameOptions, type Choices } from './view-words.ts';

const recordChoice = lazyComponent(async () => (await import('./RecordChoice.tsx')).RecordChoice);

type Props = {
  kind: FilterKind;
  condition: DraftCondition;
  /** Accessible name. */
  label: string;
  choices: Choices;
  onChange: (value: string | string[]) => void;
};

/** The value of a condition: a text, a number, a day, or names to tick. */
export function ConditionValue({ kind, condition, label, choices, onChange }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const { field, is, value } = condition;
  const asked = valueOf(is);
  const to = asked === 'names' ? viewFieldOf(kind, field, choices.team.fields)?.to : undefined;
  useLoaded(recordChoice, to !== undefined);
  if (asked === 'none') return null;
  if (asked === 'names') {
    const chosen = Array.isArray(value) ? value : [];
    if (to) return <recordChoice.Part to={to} label={label} chosen={chosen} onChange={onChange} />;
    return (
      <ChoiceChips
        label={label}
        options={nameOptions(kind, field, chosen, choices, texts)}
        chosen={chosen}
        onChange={onChange}
      />
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (asked === 'period') {
    const offered = periodsOf(viewFieldOf(kind, field, choices.team.fields) ?? { type: 'day' });
    // Another program may have saved one that the field is not asked for here.
    const others = isPeriodName(text) && !offered.includes(text) ? [text] : [];
    return (
      <PlainSelect
        label={label}
        value={text}
        onChange={onChange}
        options={[...offered, ...others].map((id) => ({ id, label: t(`views:periods.${id}`) }))}
        className="w-full sm:w-44"
      />
    );
  }
  const input = (
    <input
      aria-label={label}
      type={asked === 'day' ? 'date' : 'text'}
      value={text}
      inputMode={asked === 'days' ? 'numeric' : asked === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      {...(asked === 'day' && { min: '1900-01-01', max: '2999-12-31' })}
      onChange={(event) => onChange(event.target.value)}
      className={`${CONTROL} h-control px-3 hover:border-ink-soft`}
    />
  );
  if (asked === 'day')
    return (
      <span className="day-field w-full sm:w-48">
        {input}
        <DayText value={text} tag={tag} none={t('ui:field.noDay')} />
      </span>
    );
  if (asked === 'text') return <span className="block w-full sm:max-w-sm sm:flex-1">{input}</span>;
  const unit =
    asked === 'days'
      ? t('views:days', { count: Number(text) || 2 })
      : viewFieldOf(kind, field, choices.team.fields)?.type === 'deals' || field === 'amountCents'
        ? t('views:amountHint')
        : '';
  return (
    <span className="inline-flex w-full items-center gap-2 sm:w-auto">
      <span className="block w-28 tabular-nums">{input}</span>
      <span className="text-sm text-ink-soft">{unit}</span>
    </span>
  );
}
