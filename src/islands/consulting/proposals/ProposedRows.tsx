import { useRef, useState } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import type { Proposal } from '#features/consulting/questionnaire/proposal.schema.ts';
import { useNamedLists } from '#islands/consulting/profile/profile-lists.tsx';
import type { RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { LoadFailure } from '#islands/lists/LoadFailure.tsx';
import { lazyComponent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import type { Proposals } from './use-proposals.ts';

const dialog = lazyComponent(async () => (await import('./ProposalDialog.tsx')).ProposalDialog);

type Props<Row extends StoredRow> = { kind: RowKind<Row>; proposals: Proposals };

/** Focuses the next card, so that proposals can be decided one after the other by keyboard. */
function focusNext(next: Proposal | undefined, otherwise: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`[data-proposal="${next?.id}"] button`);
    (button ?? otherwise)?.focus();
  });
}

/** Above a list of the profile: what is proposed for it and not yet decided. */
export function ProposedRows<Row extends StoredRow>({ kind, proposals }: Props<Row>) {
  const { t } = useTexts();
  const { want } = useNamedLists();
  const [edited, setEdited] = useState<Proposal | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useOpening(dialog);
  const open = proposals.of(kind.name);
  const { pending, failure } = proposals;

  const neighbourOf = ({ id }: Proposal) => {
    const at = open.findIndex((each) => each.id === id);
    return open[at + 1] ?? open[at - 1];
  };
  async function decide(act: 'accept' | 'decline', proposal: Proposal): Promise<void> {
    const next = neighbourOf(proposal);
    if (await proposals.decide(act, [proposal]))
      focusNext(next, heading.current ?? document.getElementById(`${kind.list}-title`));
    else if (act === 'accept') edit(proposal);
  }
  function edit(proposal: Proposal): void {
    void form.whenLoaded(() => {
      want();
      setEdited(proposal);
    });
  }

  if (open.length === 0 && !failure) return null;
  const isBusy = pending.length > 0;
  return (
    <section aria-labelledby={`${kind.list}-proposed`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failure ? <LoadFailure failure={failure} onRetry={() => void proposals.reload()} /> : null}
      {open.length === 0 ? null : (
        <>
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h3
                id={`${kind.list}-proposed`}
                ref={heading}
                tabIndex={-1}
                className="font-semibold outline-none"
              >
                {t('consulting:proposals.title')}
                <span className="ml-2 text-ink-soft tabular-nums">{open.length}</span>
              </h3>
              <p className="text-sm text-ink-soft">{t('consulting:proposals.lead')}</p>
            </div>
            {open.length > 1 ? (
              <div className="flex flex-wrap gap-2">
                <PlainButton
                  className="act"
                  size="small"
                  isPending={isBusy}
                  onPress={() => void proposals.decide('accept', open)}
                >
                  {t('consulting:proposals.acceptAll')}
                </PlainButton>
                <PlainButton
                  className="act"
                  size="small"
                  variant="quiet"
                  isDisabled={isBusy}
                  onPress={() => void proposals.decide('decline', open)}
                >
                  {t('consulting:proposals.declineAll')}
                </PlainButton>
              </div>
            ) : null}
          </header>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            {open.map((proposal) => (
              <li key={proposal.id} data-proposal={proposal.id} className="row-card row-proposed">
                <ProposalCard
                  kind={kind}
                  proposal={proposal}
                  isPending={pending.includes(proposal.id)}
                  onAccept={() => void decide('accept', proposal)}
                  onEdit={() => edit(proposal)}
                  onDecline={() => void decide('decline', proposal)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <dialog.Part
        key={edited?.id}
        kind={kind}
        proposal={edited}
        onClose={() => setEdited(null)}
        onAccepted={proposals.accepted}
        onGone={() => void proposals.reload()}
      />
    </section>
  );
}
