import { useState } from 'react';
import type { ModelList } from '#features/accounts/settings/writer.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  model: string;
  list: ModelList | null;
  error: string | undefined;
  isPending: boolean;
  onChange: (model: string) => void;
  onAsk: () => void;
};

/** Cannot be a model's name. */
const OTHER = ' ';

export function WriterModelField({ model, list, error, isPending, onChange, onAsk }: Props) {
  const { t } = useTexts();
  const [isTyped, setTyped] = useState(false);
  const items = list?.items ?? [];
  const hasList = items.length > 0;
  const faultText = (fault: NonNullable<ModelList['fault']>): string =>
    fault === 'shape' || fault === 'not_found'
      ? t('model:form.modelsUnlisted')
      : t('model:form.modelsNone', { reason: t(`model:faults.${fault}`) });
  return (
    <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      {hasList ? (
        <ChoiceField
          label={t('model:form.model')}
          value={isTyped || !items.includes(model) ? OTHER : model}
          onChange={(next) => {
            setTyped(next === OTHER);
            onChange(next === OTHER ? '' : next);
          }}
          options={[
            ...items.map((id) => ({ id, label: id })),
            { id: OTHER, label: t('model:form.modelOther') },
          ]}
        />
      ) : null}
      {!hasList || isTyped || !items.includes(model) ? (
        <TextField
          label={t(hasList ? 'model:form.modelOtherName' : 'model:form.model')}
          description={t('model:form.modelHint')}
          autoComplete="off"
          spellCheck="false"
          value={model}
          onChange={onChange}
          error={error}
          isRequired
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 self-start text-sm text-ink-soft sm:col-start-2 sm:row-start-1 sm:mt-6.5 sm:flex-col sm:items-end">
        <Button isPending={isPending} onPress={onAsk}>
          {t('model:form.models')}
        </Button>
        <span role="status">
          {list?.fault === null ? t('model:form.modelsFound', { count: items.length }) : ''}
        </span>
      </div>
      <p role="status" className="col-span-full max-w-[64ch] text-sm text-danger-ink empty:hidden">
        {list?.fault ? faultText(list.fault) : ''}
      </p>
    </div>
  );
}
