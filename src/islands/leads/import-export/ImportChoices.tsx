import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { DateOrderField } from './ImportOptions.tsx';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { useFetched } from '#islands/leads/use-fetched.ts';
import type { ImportState } from './use-import.ts';

type Props = { state: ImportState; answer: ImportAnswer };

export function ImportChoices({ state, answer }: Props) {
  const { t } = useTexts();
  const unsure = answer.dates.filter(({ isSure }) => !isSure);
  if (answer.unknownStages.length + unsure.length === 0) return null;
  return (
    <div className="grid gap-5 rounded-control border border-line bg-paper p-4">
      {unsure.length > 0 ? (
        <div className="grid gap-3">
          <h3 className="text-base">{t('leads:imports.datesTitle')}</h3>
          <ul className="grid gap-1 text-sm">
            {unsure.map(({ heading, order }) => (
              <li key={heading} className="break-words">
                {t(`leads:imports.dateRead.${order}`, { heading })}
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{t('leads:imports.dateUnsure')}</p>
          <div className="max-w-sm">
            <DateOrderField state={state} />
          </div>
        </div>
      ) : null}
      {answer.unknownStages.length > 0 ? <Stages state={state} names={answer.unknownStages} /> : null}
      <div>
        <Button onPress={() => void state.check()}>{t('leads:imports.checkAgain')}</Button>
      </div>
    </div>
  );
}

function Stages({ state, names }: { state: ImportState; names: readonly string[] }) {
  const { t, tDynamic } = useTexts();
  const pipelines = useFetched<{ items: Pipeline[] }>('/api/crm/pipelines');
  const options = (pipelines?.items[0]?.stages ?? []).map((stage) => ({
    id: stage.key,
    label: stageName(stage, tDynamic),
  }));
  return (
    <div className="grid gap-3">
      <h3 className="text-base">{t('leads:imports.stagesTitle')}</h3>
      <p className="text-sm text-ink-soft">{t('leads:imports.stagesText')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <ChoiceField
            key={name}
            label={name}
            value={state.stages[name] ?? ''}
            onChange={(key) => state.chooseStage(name, key)}
            options={[{ id: '', label: t('leads:imports.stageChoose') }, ...options]}
          />
        ))}
      </div>
    </div>
  );
}
