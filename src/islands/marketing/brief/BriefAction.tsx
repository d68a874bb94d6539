import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { ACTION_KINDS, MAX_SHORT_ANSWER } from '#features/marketing/brief/brief.values.ts';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Action = Brief['action'];
type Props = { action: Action; errors: Record<string, string>; onChange: (action: Action) => void };

export function BriefAction({ action, errors, onChange }: Props) {
  const { t } = useTexts();
  const { kind, target } = action;
  return (
    <div className="grid max-w-2xl items-start gap-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <ChoiceField
        label={t('marketing:brief.fields.action.label')}
        value={kind ?? 'none'}
        onChange={(chosen) => onChange({ target, kind: chosen === 'none' ? null : chosen })}
        options={(['none', ...ACTION_KINDS] as const).map((id) => ({
          id,
          label: t(`marketing:brief.actionKinds.${id}`),
        }))}
      />
      <TextField
        label={t(`marketing:brief.targets.${kind ?? 'order'}`)}
        value={target}
        onChange={(next) => onChange({ kind, target: next })}
        error={errors['action.target']}
        maxLength={MAX_SHORT_ANSWER}
      />
    </div>
  );
}
