import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { DateOrderField } from './ImportOptions.tsx';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { ownersIn, useTeam } from '#islands/leads/owners/team.ts';
import { useFetched } from '#islands/leads/use-fetched.ts';
import type { ImportState } from './use-import.ts';

type Props = { state: ImportState; answer: ImportAnswer };

export function ImportChoices({ state, answer }: Props) {
  const { t } = useTexts();
  const unsure = answer.dates.filter(({ isSure }) => !isSure);
  const stages = answer.readValues.filter(isOfStage);
  const owners = answer.readValues.filter(isOfOwner);
  if (stages.length + owners.length + unsure.length === 0) return null;
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
      {stages.length > 0 ? <Stages state={state} values={stages} /> : null}
      {owners.length > 0 ? <Owners state={state} values={owners} /> : null}
      <div>
        <Button onPress={() => void state.check()}>{t('leads:imports.checkAgain')}</Button>
      </div>
    </div>
  );
}

type ReadValue = ImportAnswer['readValues'][number];

/** Each name once, with the rows that it stands in. */
function Names({
  title,
  text,
  values,
  chooser,
}: {
  title: string;
  text: string;
  values: readonly ReadValue[];
  chooser: (value: ReadValue) => ReturnType<typeof ChoiceField>;
}) {
  return (
    <div className="grid gap-3">
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-ink-soft">{text}</p>
      <div className="grid gap-3 sm:grid-cols-2">{values.map(chooser)}</div>
    </div>
  );
}

const isOfStage = ({ how }: ReadValue): boolean => how === 'stageLike' || how === 'stageUnknown';
const isOfOwner = ({ how }: ReadValue): boolean =>
  how === 'ownerUnknown' || how === 'ownerInvited' || how === 'ownerChosen' || how === 'ownerNobody';

const useNamed = () => {
  const { t } = useTexts();
  return ({ written, lines }: ReadValue): string =>
    `${written} (${t('leads:imports.readLines', { count: lines })})`;
};

function Stages({ state, values }: { state: ImportState; values: readonly ReadValue[] }) {
  const { t, tDynamic } = useTexts();
  const named = useNamed();
  const items = useFetched<{ items: Pipeline[] }>('/api/crm/pipelines')?.items ?? [];
  const options = items.flatMap((pipeline) =>
    pipeline.stages.map((stage) => {
      const name = stageName(stage, tDynamic);
      const of = pipeline.name ?? t('leads:settings.defaultPipeline');
      return { id: stage.key, name, label: items.length > 1 ? `${of}: ${name}` : name };
    }),
  );
  // A key names one stage in each pipeline that has it.
  const offered = options.filter(({ id }, place) => options.findIndex((each) => each.id === id) === place);
  return (
    <Names
      title={t('leads:imports.stagesTitle')}
      text={t('leads:imports.stagesText')}
      values={values}
      chooser={(value) => (
        <ChoiceField
          key={value.written + value.how}
          label={named(value)}
          value={state.stages[value.written] ?? options.find(({ name }) => name === value.made)?.id ?? ''}
          onChange={(key) => state.chooseStage(value.written, key)}
          options={[{ id: '', label: t('leads:imports.stageChoose') }, ...offered]}
        />
      )}
    />
  );
}

const NOBODY = 'nobody';

function Owners({ state, values }: { state: ImportState; values: readonly ReadValue[] }) {
  const { t } = useTexts();
  const named = useNamed();
  const people = ownersIn(useTeam());
  return (
    <Names
      title={t('leads:imports.ownersTitle')}
      text={t('leads:imports.ownersText')}
      values={values}
      chooser={(value) => (
        <ChoiceField
          key={value.written + value.how}
          label={
            value.how === 'ownerInvited'
              ? t('leads:imports.ownerPending', { name: named(value) })
              : named(value)
          }
          value={String(state.owners[value.written] ?? NOBODY)}
          onChange={(id) => state.chooseOwner(value.written, id === NOBODY ? null : Number(id))}
          options={[
            {
              id: NOBODY,
              label: t(
                value.how === 'ownerInvited' ? 'leads:imports.ownerWaits' : 'leads:imports.ownerNobody',
              ),
            },
            ...people.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
        />
      )}
    />
  );
}
