// One long file: one tab joins its list, its states and its dialogs here.
import { ClipboardPaste } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { CampaignChoice } from '#islands/loop/campaign-parts.ts';
import { useCampaign } from '#islands/loop/use-campaign.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { LoadFailure } from '#islands/lists/LoadFailure.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { RowTable } from '#islands/consulting/profile/table/RowTable.tsx';
import { ProposedRows } from '#islands/consulting/proposals/ProposedRows.tsx';
import type { Proposals } from '#islands/consulting/proposals/use-proposals.ts';
import type { RowActs, RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { reviewDialog } from '#islands/consulting/profile/review/ReviewNotice.tsx';
import { RowsHeader } from './RowsHeader.tsx';
import type { RowList } from './use-list.ts';
import { useRowRemoval } from './use-row-removal.ts';

type Props<Row extends StoredRow> = {
  kind: RowKind<Row>;
  companyId: number;
  list: RowList<Row>;
  proposals: Proposals;
  onReport: () => void;
};

const rowDialog = lazyComponent(async () => (await import('./RowDialog.tsx')).RowDialog);
const severalDialog = lazyComponent(async () => (await import('./SeveralDialog.tsx')).SeveralDialog);
const readingDialog = lazyComponent(
  async () => (await import('#islands/consulting/profile/reading/ReadingDialog.tsx')).ReadingDialog,
);
const rowOrder = lazyComponent(async () => (await import('./RowOrder.tsx')).RowOrder);

const isProblem = (row: StoredRow): row is Problem => 'reading' in row;

/** One tab of the profile: header, table, and the empty, loading and error states. */
export function RowsTab<Row extends StoredRow>({ kind, companyId, list, proposals, onReport }: Props<Row>) {
  const { t } = useTexts();
  const [edited, setEdited] = useState<Row | null | undefined>(undefined);
  const [read, setRead] = useState<Row | null>(null);
  const [isPasting, setPasting] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useOpening(rowDialog);
  const several = useOpening(severalDialog);
  const order = useOpening(rowOrder);
  const reading = useOpening(readingDialog);
  const review = useOpening(reviewDialog);
  const campaign = useCampaign();
  const remove = useRowRemoval(kind, list);
  const { rows, total, status, failure } = list;

  const edit = (row: Row | null) => void form.whenLoaded(() => setEdited(row));
  const paste = () => void several.whenLoaded(() => setPasting(true));
  const acts: RowActs<Row> = {
    onEdit: edit,
    onDelete: (row) => void remove(row, heading.current),
    onCampaign: (row) => void campaign.begin({ problemId: row.id }),
    onRead: (row) => void reading.whenLoaded(() => setRead(row)),
  };
  const isShown = rows.length > 0;
  const unconfirmed = rows.filter((row) => isProblem(row) && !row.reading.isConfirmed).length;
  const isProposed = proposals.of(kind.name).length > 0;
  const failed =
    failure && isShown ? (
      <LoadFailure failure={failure} onRetry={() => void (failure.isMore ? list.more() : list.reload())} />
    ) : null;

  return (
    <section aria-labelledby={`${kind.list}-title`} className={TOOLS_SCREEN}>
      <RowsHeader
        kind={kind}
        total={total}
        isEmpty={total === 0 && !isProposed}
        heading={heading}
        isLoading={status === 'loading'}
        isOrdering={isOrdering && isShown}
        add={{ ...prefetchOnIntent(rowDialog), isPending: form.isOpening, onPress: () => edit(null) }}
        paste={{ ...prefetchOnIntent(severalDialog), isPending: several.isOpening, onPress: paste }}
        order={{
          ...prefetchOnIntent(rowOrder),
          isPending: order.isOpening,
          onPress: () => void order.whenLoaded(() => setOrdering(!isOrdering)),
        }}
        review={
          unconfirmed === 0
            ? null
            : {
                count: unconfirmed,
                act: {
                  ...prefetchOnIntent(reviewDialog),
                  isPending: review.isOpening,
                  onPress: () => void review.whenLoaded(() => setReviewing(true)),
                },
              }
        }
        onReport={onReport}
      />
      <ProposedRows kind={kind} proposals={proposals} />
      {failure?.isMore === false ? failed : null}
      {status === 'error' && !isShown ? (
        <EmptyState
          headingLevel={3}
          title={t('consulting:rows.loadFailedTitle')}
          action={<PlainButton onPress={() => void list.reload()}>{t('ui:actions.retry')}</PlainButton>}
        >
          {t('ui:errors.network')}
        </EmptyState>
      ) : total === 0 && isProposed ? null : total === 0 ? (
        <EmptyState
          title={t(`consulting:${kind.name}.emptyTitle`)}
          headingLevel={3}
          action={
            <div className="flex flex-wrap gap-3">
              <PlainButton
                variant="primary"
                {...prefetchOnIntent(rowDialog)}
                isPending={form.isOpening}
                onPress={() => edit(null)}
              >
                {t(`consulting:${kind.name}.addFirst`)}
              </PlainButton>
              <PlainButton
                className="act"
                icon={ClipboardPaste}
                {...prefetchOnIntent(severalDialog)}
                isPending={several.isOpening}
                onPress={paste}
              >
                {t('consulting:several.open')}
              </PlainButton>
            </div>
          }
        >
          {t(`consulting:${kind.name}.emptyText`)}
        </EmptyState>
      ) : rows.length === 0 ? (
        <div className="grid min-h-60 place-items-center text-ink-soft">
          <Spinner label={t('ui:states.loading')} className="size-8" />
        </div>
      ) : isOrdering ? (
        <rowOrder.Part kind={kind} companyId={companyId} list={list} />
      ) : kind.Table ? (
        <kind.Table list={list} {...acts} />
      ) : (
        <RowTable kind={kind} rows={rows} {...acts} />
      )}
      {failure?.isMore ? failed : null}
      {isShown && total > rows.length && !failure?.isMore ? (
        <PlainButton
          className="justify-self-center"
          isPending={status === 'loading'}
          onPress={() => void list.more()}
        >
          {t('consulting:rows.more', { count: total - rows.length })}
        </PlainButton>
      ) : null}
      {campaign.choice ? (
        <CampaignChoice
          companies={campaign.choice.companies}
          isPending={campaign.isPending}
          onChoose={(id) => void campaign.choose(id)}
          onClose={campaign.cancel}
        />
      ) : null}
      <rowDialog.Part
        kind={kind}
        companyId={companyId}
        row={edited}
        isFirst={total === 0}
        onClose={() => setEdited(undefined)}
        onGone={() => void list.reload(-1)}
        onSaved={(isNew) => void list.reload(isNew ? 1 : 0)}
      />
      <readingDialog.Part
        row={read && isProblem(read) ? read : null}
        onClose={() => setRead(null)}
        onGone={() => void list.reload(-1)}
        onSaved={() => void list.reload()}
      />
      <reviewDialog.Part
        companyId={companyId}
        isOpen={isReviewing}
        onClose={(changed) => {
          setReviewing(false);
          if (changed > 0) void list.reload();
        }}
      />
      <severalDialog.Part
        kind={kind}
        companyId={companyId}
        isFirst={total === 0}
        isOpen={isPasting}
        onClose={() => setPasting(false)}
        onSaved={(count) => void list.reload(count)}
      />
    </section>
  );
}
