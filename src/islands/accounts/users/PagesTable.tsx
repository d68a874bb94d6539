import type { PublishedPage } from '#features/marketing/landing/page-admin.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { formatDay } from '#shared/dates/moment-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = {
  pages: PublishedPage[];
  onTakeDown: (page: PublishedPage) => void;
  onRestore: (page: PublishedPage) => void;
  isPending: boolean;
};

export function PagesTable({ pages, onTakeDown, onRestore, isPending }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const statusOf = ({ takenDownAt, publishedAt, owner }: PublishedPage) => (
    <>
      <Badge tone={takenDownAt === null ? 'success' : 'danger'}>
        {t(takenDownAt === null ? 'account:pages.live' : 'account:pages.takenDown')}
      </Badge>
      {publishedAt === null ? <Badge>{t('account:pages.deleted')}</Badge> : null}
      {owner.isDisabled ? <Badge tone="warning">{t('account:pages.ownerDisabled')}</Badge> : null}
    </>
  );
  return (
    <Table<PublishedPage, string>
      caption={t('account:pages.title')}
      rows={pages}
      rowKey={({ slug }) => slug}
      columns={[
        {
          id: 'page',
          label: t('account:pages.columns.page'),
          isRowHeader: true,
          cell: (page) => (
            <span className="grid min-w-36 py-1.5 wrap-anywhere">
              {page.takenDownAt === null && !page.owner.isDisabled ? (
                <a href={`/l/${page.slug}`} className="text-ink hover:text-accent-ink">
                  /l/{page.slug}
                </a>
              ) : (
                <span>/l/{page.slug}</span>
              )}
              <span className="text-xs font-normal text-ink-soft">{page.company}</span>
              <span className="text-xs font-normal text-ink-soft sm:hidden">
                {page.owner.name}, {page.owner.email}
              </span>
              <span className="mt-1.5 flex flex-wrap gap-1 sm:hidden">{statusOf(page)}</span>
            </span>
          ),
        },
        {
          id: 'owner',
          label: t('account:pages.columns.owner'),
          isSecondary: true,
          cell: ({ owner }) => (
            <span className="grid wrap-anywhere">
              {owner.name}
              <span className="text-xs text-ink-soft">{owner.email}</span>
            </span>
          ),
        },
        {
          id: 'visits',
          label: t('account:pages.columns.visits'),
          isSecondary: true,
          isNumeric: true,
          cell: ({ views }) => new Intl.NumberFormat(tag).format(views),
        },
        {
          id: 'published',
          label: t('account:pages.columns.published'),
          isSecondary: true,
          cell: ({ publishedAt }) => (
            <span className="whitespace-nowrap">
              {publishedAt === null ? '–' : formatDay(publishedAt, tag, timeZone)}
            </span>
          ),
        },
        {
          id: 'status',
          label: t('account:pages.columns.status'),
          isSecondary: true,
          cell: (page) => <span className="flex flex-wrap gap-1 py-1.5">{statusOf(page)}</span>,
        },
        {
          id: 'actions',
          label: t('account:pages.columns.actions'),
          isLabelHidden: true,
          cell: (page) => {
            const isDown = page.takenDownAt !== null;
            const address = `/l/${page.slug}`;
            return (
              <span className="flex justify-end">
                <PlainButton
                  variant="quiet"
                  size="small"
                  isDisabled={isPending}
                  aria-label={t(isDown ? 'account:pages.restoreOf' : 'account:pages.takeDownOf', { address })}
                  onPress={() => (isDown ? onRestore(page) : onTakeDown(page))}
                >
                  {t(isDown ? 'account:pages.restoreRow' : 'account:pages.takeDown')}
                </PlainButton>
              </span>
            );
          },
        },
      ]}
    />
  );
}
