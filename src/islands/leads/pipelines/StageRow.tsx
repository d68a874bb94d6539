import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { STAGE_KINDS } from '#features/leads/leads.values.ts';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { CONTROL } from '#islands/ui/field-styles.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { DraftStage } from './pipeline-draft.ts';
import { StageDetails } from './StageDetails.tsx';

type Props = {
  stage: DraftStage;
  at: number;
  count: number;
  /** Opportunities are in it, and stay open, won or lost. */
  isKindFixed: boolean;
  errorOf: (part: string) => string | undefined;
  onChange: (changed: Partial<DraftStage>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

export function StageRow({ stage, at, count, isKindFixed, errorOf, onChange, onMove, onRemove }: Props) {
  const { t } = useTexts();
  const number = at + 1;
  const shown = stage.name.trim() === '' ? t('pipelines:stageNumber', { number }) : stage.name;
  const nameError = errorOf('name');
  const hidden = errorOf('staleDays') ?? errorOf('requiredFields');
  return (
    <li data-stage={stage.id} className="grid gap-3 rounded-panel border border-line bg-surface p-3">
      <div className="flex items-center gap-1">
        <input
          data-part="name"
          aria-label={t('pipelines:stageName', { number })}
          aria-invalid={nameError !== undefined}
          aria-describedby={nameError === undefined ? undefined : `${stage.id}-error`}
          value={stage.name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !(event.ctrlKey || event.metaKey)) event.preventDefault();
          }}
          className={`${CONTROL} h-control min-w-0 flex-1 px-3 font-semibold hover:border-ink-soft aria-invalid:border-danger`}
        />
        <button
          type="button"
          data-part="up"
          aria-label={t('pipelines:moveUp', { name: shown })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
          className={iconButtonClass('quiet')}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          data-part="down"
          aria-label={t('pipelines:moveDown', { name: shown })}
          disabled={number === count}
          onClick={() => onMove(1)}
          className={iconButtonClass('quiet')}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          data-part="remove"
          aria-label={t('pipelines:removeStage', { name: shown })}
          onClick={onRemove}
          className={iconButtonClass('quiet')}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {nameError === undefined ? null : (
        <p id={`${stage.id}-error`} role="alert" className="text-xs leading-5 font-medium text-danger-ink">
          {nameError}
        </p>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <Select
          label={t('pipelines:kind')}
          value={stage.kind}
          isDisabled={isKindFixed}
          error={errorOf('kind')}
          onChange={(kind) => onChange({ kind })}
          options={STAGE_KINDS.map((id) => ({ id, label: t(`leads:settings.kinds.${id}`) }))}
        />
        {stage.kind === 'open' ? (
          <TextField
            label={t('pipelines:probability')}
            inputMode="numeric"
            value={stage.probability}
            error={errorOf('probability')}
            onChange={(probability) => onChange({ probability })}
          />
        ) : null}
      </div>
      <Disclosure title={t('pipelines:details')} {...(hidden !== undefined && { isOpen: true })}>
        <StageDetails stage={stage} errorOf={errorOf} onChange={onChange} />
      </Disclosure>
    </li>
  );
}
