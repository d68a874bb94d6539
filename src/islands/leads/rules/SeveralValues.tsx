import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { ChoiceChips } from '#islands/leads/views/ChoiceChips.tsx';
import { nameOptions } from '#islands/leads/views/view-words.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { RuleChoices } from './rule-choices.ts';
import { choicesIn, choicesText } from './rule-draft.ts';

type Props = {
  kind: RecordKind;
  field: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  choices: RuleChoices;
};

/** The value of a field that takes several choices; without any the field is emptied. */
export function SeveralValues({ kind, field, value, onChange, error, choices }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const team = useTeam();
  const chosen = choicesIn(value);
  const { stages, pipelines } = choices;
  return (
    <div className="grid content-start gap-1">
      <p className="text-sm font-medium">{t('rules:value')}</p>
      <ChoiceChips
        label={t('rules:value')}
        options={nameOptions(kind, field, chosen, { tags: [], stages, pipelines, team }, texts)}
        chosen={chosen}
        onChange={(next) => onChange(choicesText(next))}
      />
      {chosen.length > 0 ? null : <p className="text-sm text-ink-soft">{t('rules:severalEmpty')}</p>}
      {error === undefined ? null : (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}
