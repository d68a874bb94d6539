import { Bar } from '#islands/ui/Bar.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';

/** In bytes; a quota of 0 means unlimited. */
export type Storage = { usedBytes: number; quotaBytes: number };

const BYTES_OF_MB = 1_048_576;

export function StorageUse({ usedBytes, quotaBytes }: Storage) {
  const { t, tag } = useTexts();
  const megabytes = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: usedBytes < BYTES_OF_MB ? 2 : 0,
  });
  const used = megabytes.format(usedBytes / BYTES_OF_MB);
  const quota = megabytes.format(quotaBytes / BYTES_OF_MB);
  return (
    <SettingsSection title={t('account:data.storageTitle')} text={t('account:data.storageText')}>
      <p className="mb-1.5 text-sm text-ink tabular-nums">
        {quotaBytes > 0
          ? t('account:data.storageUsed', { used, quota })
          : t('account:data.storageUsedFree', { used })}
      </p>
      {quotaBytes > 0 ? (
        <Bar percentage={Math.min(100, (100 * usedBytes) / quotaBytes)} fill="fill-accent-ink" />
      ) : null}
    </SettingsSection>
  );
}
