import { useRef, useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { Cause, ProposedCause } from '#features/consulting/profile/causes/cause.schema.ts';
import type { DraftSubjects } from '#features/consulting/report/draft/draft.schema.ts';
import { LoadFailure } from '#islands/lists/LoadFailure.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { CauseRow } from './CauseRow.tsx';
import { useCauses } from './use-causes.ts';

const causeDialog = lazyComponent(async () => (await import('./CauseDialog.tsx')).CauseDialog);

type Props = { company: Company; problems: DraftSubjects['problems']; onChanged: () => void };

/** A stated cause, a proposal that is to be finished, a new one, or none. */
export type Edited = Cause | ProposedCause | 'new' | null;

/** Stated causes in their order, then what problems share. */
export function CausesList({ company, problems, onChanged }: Props) {
  const { t } = useTexts();
  const { loaded, load, changed, move, put } = useCauses(company.id, onChanged);
  const [edited, setEdited] = useState<Edited>(null);
  const form = useOpening(causeDialog);
  const add = useRef<HTMLDivElement>(null);
  const { remove } = useDeletion(`/api/companies/${company.id}/causes`, {
    list: {
      reload: () => load(),
      drop: (id) => {
        put((items) => items.filter((item) => item.id !== id));
        return () => void load();
      },
    },
    onChanged: () => void changed(),
  });
  if (loaded === null)
    return (
      <div className="grid min-h-20 place-items-center text-ink-soft">
        <Spinner label={t('ui:states.loading')} className="size-5" />
      </div>
    );
  if ('error' in loaded)
    return <LoadFailure failure={{ isMore: false, error: loaded.error }} onRetry={() => void load()} />;
  const { items, proposals, strengths } = loaded;
  const open = (next: Edited) => void form.whenLoaded(() => setEdited(next));
  const numbers = (ids: readonly number[]) =>
    problems.flatMap(({ id, number }) => (ids.includes(id) ? number : [])).join(', ');
  const supportOf = ({ strengthId, tool }: Pick<Cause, 'strengthId' | 'tool'>) =>
    strengths.find(({ id }) => id === strengthId)?.description ?? tool;

  return (
    <>
      {items.length === 0 ? (
        <p className="text-sm">{t('consulting:cause.none')}</p>
      ) : (
        <ol className="grid">
          {items.map((cause, at) => (
            <CauseRow
              key={cause.id}
              cause={cause}
              numbers={numbers(cause.problemIds)}
              support={supportOf(cause)}
              place={{ at, count: items.length }}
              onEdit={() => open(cause)}
              onMove={(by) => void move(items, cause, by)}
              onDelete={() => {
                add.current?.querySelector('button')?.focus();
                void remove(cause.id, { message: t('consulting:cause.deleted'), description: cause.text });
              }}
            />
          ))}
        </ol>
      )}
      <div ref={add}>
        <PlainButton
          className="act"
          size="small"
          {...prefetchOnIntent(causeDialog)}
          isPending={form.isOpening}
          onPress={() => open('new')}
        >
          {t('consulting:cause.add')}
        </PlainButton>
      </div>
      {proposals.length > 0 ? (
        <section aria-labelledby="proposed-causes" className="border-t border-line pt-3">
          <h3 id="proposed-causes" className="text-sm font-semibold">
            {t('consulting:cause.proposed')}
          </h3>
          <p className="text-sm text-ink-soft">{t('consulting:cause.proposedHint')}</p>
          <ul className="mt-1 grid">
            {proposals.map((proposal) => (
              <li
                key={proposal.problemIds.join('-')}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0"
              >
                <p className="min-w-0 flex-1 basis-64 text-sm [overflow-wrap:anywhere]">
                  {proposal.evidence}
                </p>
                <PlainButton
                  size="small"
                  variant="quiet"
                  className="max-sm:-ml-3"
                  aria-label={t('consulting:cause.useFor', { problems: numbers(proposal.problemIds) })}
                  {...prefetchOnIntent(causeDialog)}
                  onPress={() => open(proposal)}
                >
                  {t('consulting:cause.use')}
                </PlainButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <causeDialog.Part
        edited={edited}
        company={company}
        problems={problems}
        strengths={strengths}
        onClose={() => setEdited(null)}
        onChanged={() => void changed()}
      />
    </>
  );
}
