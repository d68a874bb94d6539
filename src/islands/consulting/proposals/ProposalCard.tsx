import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import type { Proposal } from '#features/consulting/questionnaire/proposal.schema.ts';
import { shortName, type RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { proposedRow } from './proposed-row.ts';

type Props<Row extends StoredRow> = {
  kind: RowKind<Row>;
  proposal: Proposal;
  isPending: boolean;
  onAccept: () => void;
  onEdit: () => void;
  onDecline: () => void;
};

/** A question and what the client answered. */
const ASKED = /^([^?]*\?) (\S.*)$/;

/** A row that a template or a client proposes: dashed, so that nobody takes it for a row of the profile. */
export function ProposalCard<Row extends StoredRow>(props: Props<Row>) {
  const { kind, proposal, isPending, onAccept, onEdit, onDecline } = props;
  const { t, tag } = useTexts();
  const row = proposedRow<Row>(proposal);
  const title = String(kind.title(row) ?? '');
  const name = shortName(title, 40);
  return (
    <>
      <p className="text-sm text-ink-soft">{t(`consulting:proposals.origins.${proposal.origin}`)}</p>
      {proposal.question === null ? null : (
        <ul className="grid gap-0.5 pt-1 text-sm text-ink-soft">
          {proposal.question.split('\n').map((line, at) => {
            const [, question = line, answer = ''] = ASKED.exec(line) ?? [];
            return (
              <li key={at} className="wrap-anywhere">
                {question} <span className="font-medium text-ink">{answer}</span>
              </li>
            );
          })}
        </ul>
      )}
      {kind.hasName ? (
        <h4 className="line-clamp-3 pt-1 font-semibold break-words">{title}</h4>
      ) : (
        <p className="line-clamp-8 pt-1 break-words whitespace-pre-line">{title}</p>
      )}
      {kind.Figures ? <kind.Figures row={row} t={t} tag={tag} /> : null}
      <div className="flex flex-1 flex-col items-start gap-1 pt-1 text-sm text-ink-soft">
        {kind.columns.map(({ label, place, cell }) => {
          const shown = cell?.({ row, t, tag });
          return shown ? (
            <div key={label} className="flex items-center gap-2">
              {place === 'figure' ? t(label) : null}
              {shown}
            </div>
          ) : null;
        })}
      </div>
      <div className="flex flex-wrap gap-2 pt-3 max-sm:*:grow">
        <PlainButton
          variant="primary"
          size="small"
          isPending={isPending}
          onPress={onAccept}
          aria-label={t('consulting:proposals.acceptNamed', { name })}
        >
          {t('consulting:proposals.accept')}
        </PlainButton>
        <PlainButton
          className="act"
          size="small"
          isDisabled={isPending}
          onPress={onEdit}
          aria-label={t('consulting:proposals.editNamed', { name })}
        >
          {t('consulting:proposals.edit')}
        </PlainButton>
        <PlainButton
          className="act"
          variant="quiet"
          size="small"
          isDisabled={isPending}
          onPress={onDecline}
          aria-label={t('consulting:proposals.declineNamed', { name })}
        >
          {t('consulting:proposals.decline')}
        </PlainButton>
      </div>
    </>
  );
}
