import type { System } from '#features/accounts/system/system.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useFigures } from './use-figures.ts';

type Backup = System['backups'][number];

const TONES: Record<Backup['state'], BadgeTone> = {
  ok: 'success',
  failed: 'danger',
  overdue: 'danger',
  none: 'neutral',
  off: 'neutral',
};

type Props = { backups: readonly Backup[]; checkedAt: string };

/** The last backup of each kind, and when the next one is due. */
export function BackupTable({ backups, checkedAt }: Props) {
  const { t } = useTexts();
  const { time, bytes } = useFigures();
  const lastOf = ({ doneAt }: Backup) => (doneAt === null ? t('account:system.backups.never') : time(doneAt));
  const nextOf = ({ nextAt }: Backup) => {
    if (nextAt === null) return t('account:system.backups.onOccasion');
    return nextAt <= checkedAt ? t('account:system.backups.now') : time(nextAt);
  };
  const sizeOf = ({ bytes: size }: Backup) => (size === null ? '–' : bytes(size));
  const badgeOf = ({ state }: Backup) => (
    <Badge tone={TONES[state]}>{t(`account:system.backups.states.${state}`)}</Badge>
  );
  return (
    <Table<Backup, string>
      caption={t('account:system.backups.title')}
      rows={backups}
      rowKey={({ kind }) => kind}
      columns={[
        {
          id: 'kind',
          label: t('account:system.backups.columns.kind'),
          isRowHeader: true,
          cell: (backup) => (
            <span className="grid gap-0.5 py-1.5">
              {t(`account:system.backups.kinds.${backup.kind}`)}
              <span className="grid text-xs font-normal text-ink-soft sm:hidden">
                <span>{lastOf(backup)}</span>
                {backup.bytes === null ? null : <span>{sizeOf(backup)}</span>}
              </span>
            </span>
          ),
        },
        {
          id: 'last',
          label: t('account:system.backups.columns.last'),
          isSecondary: true,
          cell: (backup) => (
            <span className="grid py-1.5">
              <span className="whitespace-nowrap">{lastOf(backup)}</span>
              {backup.file === null ? null : (
                <span className="text-xs wrap-anywhere text-ink-soft">{backup.file}</span>
              )}
            </span>
          ),
        },
        {
          id: 'size',
          label: t('account:system.backups.columns.size'),
          isSecondary: true,
          isNumeric: true,
          cell: (backup) => <span className="whitespace-nowrap">{sizeOf(backup)}</span>,
        },
        {
          id: 'next',
          label: t('account:system.backups.columns.next'),
          isSecondary: true,
          cell: (backup) => <span className="whitespace-nowrap">{nextOf(backup)}</span>,
        },
        { id: 'state', label: t('account:system.backups.columns.state'), cell: badgeOf },
      ]}
    />
  );
}
