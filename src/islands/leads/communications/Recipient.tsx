import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

type Props = { addresses: readonly string[]; to: FieldBinding };

/** The address that an email goes to, a choice where the contact has several. */
export function Recipient({ addresses, to }: Props) {
  const { t } = useTexts();
  const [main = ''] = addresses;
  if (addresses.length === 1 && to.error === undefined)
    return (
      <p className="flex items-center text-sm [overflow-wrap:anywhere] text-ink-soft max-sm:-mt-3 sm:mt-6.5">
        <span className="sr-only">{t('leads:communications.toAddress')}: </span>
        {main}
      </p>
    );
  return (
    <Select
      label={t('leads:communications.toAddress')}
      value={addresses.includes(to.value) ? to.value : main}
      onChange={(address) => to.onChange(address === main ? '' : address)}
      error={to.error}
      options={addresses.map((address) => ({ id: address, label: address }))}
    />
  );
}
