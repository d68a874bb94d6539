import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { MAX_STAGES } from '#features/leads/pipelines/pipeline.values.ts';
import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { LABEL } from '#islands/ui/field-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { stagesIn, type DraftStage } from './pipeline-draft.ts';
import { StageMoves } from './StageMoves.tsx';
import { StageRow } from './StageRow.tsx';

type Props = {
  field: (name: string) => FieldBinding;
  /** As they are stored, with the number of opportunities in each. */
  stored: readonly Stage[];
};

const PARTS = ['name', 'kind', 'probability', 'staleDays', 'requiredFields', 'key'] as const;

/** The stages in their order; one that is removed asks where its opportunities go. */
export function StageList({ field, stored }: Props) {
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const moves = useRef<HTMLDivElement>(null);
  const made = useRef(0);
  const isInUse = (stage: DraftStage | undefined): boolean =>
    (stored.find(({ key }) => key === stage?.key)?.total ?? 0) > 0;
  const { value, onChange, error } = field('stages');
  const stages = stagesIn(value);
  const write = (next: readonly DraftStage[]) => {
    // A message about a stage is over once the stages change.
    stages.forEach((_, at) => {
      for (const part of PARTS) {
        const { error: said, onChange: forget } = field(`stages.${at}.${part}`);
        if (said !== undefined) forget('');
      }
    });
    onChange(JSON.stringify(next));
  };
  /** The row keeps the focus where React has moved it. */
  const focusOn = (id: string, part: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-stage="${id}"] [data-part="${part}"]`)?.focus(),
    );
  function move(at: number, by: 1 | -1) {
    const stage = stages[at];
    if (!stage || !stages[at + by]) return;
    write(stages.toSpliced(at, 1).toSpliced(at + by, 0, stage));
    setAnnouncement(`${stage.name}: ${t('pipelines:movedTo', { place: at + by + 1, count: stages.length })}`);
    const isAtEnd = by === -1 ? at + by === 0 : at + by === stages.length - 1;
    focusOn(stage.id, isAtEnd === (by === -1) ? 'down' : 'up');
  }
  /** The focus goes to what is asked of its opportunities, else to the next row. */
  function remove(at: number) {
    const stage = stages[at];
    write(stages.toSpliced(at, 1));
    const next = stages[at + 1] ?? stages[at - 1];
    if (isInUse(stage))
      requestAnimationFrame(() => moves.current?.querySelector<HTMLElement>('button')?.focus());
    else if (next) focusOn(next.id, 'remove');
  }
  function add() {
    made.current += 1;
    const id = `new-${made.current}-${stages.length}`;
    const firstClosed = stages.findIndex(({ kind }) => kind !== 'open');
    const at = firstClosed === -1 ? stages.length : firstClosed;
    const stage: DraftStage = {
      ...{ id, name: '', kind: 'open', probability: '50', color: '', staleDays: '', requiredFields: [] },
    };
    write(stages.toSpliced(at, 0, stage));
    focusOn(id, 'name');
  }
  return (
    <div role="group" aria-label={t('pipelines:stages')} className="grid gap-3">
      <p className="grid gap-0.5">
        <span aria-hidden="true" className={`required ${LABEL}`}>
          {t('pipelines:stages')}
        </span>
        <span className="text-xs leading-5 text-ink-soft">{t('pipelines:stagesHint')}</span>
      </p>
      {error === undefined ? null : (
        <p role="alert" className="text-xs leading-5 font-medium text-danger-ink">
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} className="grid gap-3">
        {stages.map((stage, at) => (
          <StageRow
            key={stage.id}
            stage={stage}
            at={at}
            count={stages.length}
            isKindFixed={isInUse(stage)}
            errorOf={(part) => field(`stages.${at}.${part}`).error}
            onChange={(changed) => write(stages.with(at, { ...stage, ...changed }))}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {stages.length < MAX_STAGES ? (
        <p>
          <PlainButton size="small" variant="quiet" icon={Plus} className="-ml-3" onPress={add}>
            {t('pipelines:addStage')}
          </PlainButton>
        </p>
      ) : null}
      <div ref={moves} className="empty:hidden">
        <StageMoves field={field} stages={stages} stored={stored} />
      </div>
    </div>
  );
}
