import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { movesIn, type DraftStage } from './pipeline-draft.ts';

type Props = {
  field: (name: string) => FieldBinding;
  stages: readonly DraftStage[];
  stored: readonly Stage[];
};

/** Asks of each stage that is being removed where its opportunities go: to one of the same kind that is stored. */
export function StageMoves({ field, stages, stored }: Props) {
  const { t, tDynamic } = useTexts();
  const removed = stored.filter(
    ({ key, total = 0 }) => total > 0 && !stages.some((stage) => stage.key === key),
  );
  if (removed.length === 0) return null;
  const { value, onChange } = field('moves');
  const moves = movesIn(value);
  return (
    <div
      role="group"
      aria-label={t('pipelines:movesTitle')}
      className="grid gap-3 rounded-panel bg-warning-soft p-3"
    >
      <p className="text-sm font-semibold text-warning-ink">{t('pipelines:movesTitle')}</p>
      {removed.map((from) => {
        const { error, onChange: forget } = field(`moves.${from.key}`);
        return (
          <Select
            key={from.key}
            label={t('pipelines:movesText', { count: from.total ?? 0, stage: stageName(from, tDynamic) })}
            placeholder={t('pipelines:moveChoose')}
            value={moves[from.key] ?? null}
            error={error}
            isRequired
            onChange={(to) => {
              if (error !== undefined) forget('');
              onChange(JSON.stringify({ ...moves, [from.key]: to }));
            }}
            options={stages.flatMap(({ key, kind, name }) =>
              key !== undefined && kind === from.kind ? [{ id: key, label: name }] : [],
            )}
          />
        );
      })}
    </div>
  );
}
