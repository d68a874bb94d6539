import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { shortName, type RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';

type Props<Row extends StoredRow> = { kind: RowKind<Row>; row: Row };

/**
 * A named row has name and actions at the top; a strength has its text first. RowGrid handles the actions.
 */
export function RowCard<Row extends StoredRow>({ kind, row }: Props<Row>) {
  const { t, tag } = useTexts();
  const title = kind.title(row);
  const name = shortName(title, 40);
  const actions = (
    <span className="acts -mr-2 flex shrink-0">
      <RowAction act="edit" label={t('consulting:rows.edit', { name })} />
      <RowAction act="delete" label={t('consulting:rows.delete', { name })} />
    </span>
  );
  if (!kind.hasName) {
    return (
      <>
        <p className="line-clamp-8 pt-2 break-words whitespace-pre-line">{title}</p>
        {kind.Details ? <kind.Details row={row} t={t} tag={tag} /> : null}
        <div className="mt-auto flex items-center justify-between gap-2 pt-1">
          <kind.Card row={row} t={t} tag={tag} />
          {actions}
        </div>
      </>
    );
  }
  return (
    <>
      <div className="flex items-start gap-1">
        <h3 className="line-clamp-3 min-w-0 flex-1 pt-2 font-semibold break-words">{title}</h3>
        {actions}
      </div>
      <kind.Card row={row} t={t} tag={tag} />
    </>
  );
}

/** The icon is in the stylesheet (row-cards.css). */
export function RowAction({ act, label }: { act: 'campaign' | 'edit' | 'delete'; label: string }) {
  return <button type="button" data-act={act} aria-label={label} className="row-act" />;
}
