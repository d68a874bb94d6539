import { useState } from 'react';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { sortedByName } from '#shared/texts/order.ts';
import { LINES } from './own-values.ts';
import { OwnFigures } from './OwnFigures.tsx';

type Props = { field: (name: string) => FieldBinding; language: Locale };

const LONG: ReadonlySet<string> = new Set(['first', 'lasting', 'toolMust', 'risk', 'kpiHow']);
const HINTS = {
  title: 'titleHint',
  problem: 'problemHint',
  first: 'firstHint',
  owner: 'ownerHint',
  kpiHow: 'kpiHowHint',
  tool: 'toolHint',
  toolMust: 'toolMustHint',
} as const;
const OPTIONAL: ReadonlySet<string> = new Set(['problem', 'before']);

const capitalOf = (label: string, tag: string) => label.charAt(0).toLocaleUpperCase(tag) + label.slice(1);

/** The troubles that it is for, joined by commas. */
function Symptoms({ value, onChange }: FieldBinding) {
  const { t, tag } = useTexts();
  const chosen = value.split(',').filter((id) => id !== '');
  return (
    <fieldset className="grid gap-x-4 border-0 p-0 sm:grid-cols-2">
      <legend className="text-sm font-semibold">{t('consulting:interventions.fields.symptoms')}</legend>
      <p className="text-sm text-ink-soft sm:col-span-2">
        {t('consulting:interventions.fields.symptomsHint')}
      </p>
      {SYMPTOMS.filter((id) => id !== 'other').map((id) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isOn) =>
            onChange(SYMPTOMS.filter((one) => (one === id ? isOn : chosen.includes(one))).join())
          }
        >
          {capitalOf(t(`reading:symptoms.${id}`), tag)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Words in one language at a time, the other optional; then what it is for, and its figures. */
export function OwnFields({ field, language }: Props) {
  const { t, tag } = useTexts();
  const [shown, setShown] = useState(language);
  const processes = PROCESSES.map((id) => ({ id, label: capitalOf(t(`reading:processes.${id}`), tag) }));
  const other = LOCALES.find((locale) => locale !== shown) ?? shown;
  const isOtherEmpty = LINES.every((name) => field(`words.${other}.${name}`).value === '');
  return (
    <>
      <Select
        label={t('consulting:interventions.language')}
        value={shown}
        onChange={setShown}
        options={LOCALES.map((id) => ({
          id,
          label: capitalOf(t(`consulting:interventions.languages.${id}`), tag),
        }))}
        description={
          isOtherEmpty
            ? t('consulting:interventions.falls', {
                language: t(`consulting:interventions.languages.${other}`),
              })
            : undefined
        }
      />
      {LINES.map((name) => {
        const Field = LONG.has(name) ? TextArea : TextField;
        const hint = name in HINTS ? HINTS[name as keyof typeof HINTS] : undefined;
        return (
          <Field
            key={`${shown}.${name}`}
            {...field(`words.${shown}.${name}`)}
            label={t(`consulting:interventions.fields.${name}`)}
            description={hint && t(`consulting:interventions.fields.${hint}`)}
            isRequired={!OPTIONAL.has(name)}
          />
        );
      })}
      <Select
        {...field('match.process')}
        label={t('consulting:interventions.fields.process')}
        options={sortedByName(processes, tag, ({ label }) => label)}
      />
      <Symptoms {...field('match.symptoms')} />
      <TextArea
        {...field('match.about')}
        label={t('consulting:interventions.fields.about')}
        description={t('consulting:interventions.fields.aboutHint')}
      />
      <TextField
        {...field('figuresSource')}
        label={t('consulting:interventions.figures.source')}
        description={t('consulting:interventions.figures.sourceHint')}
        isRequired
      />
      <OwnFigures field={field} />
    </>
  );
}
