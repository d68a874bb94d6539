import { WRITERS, type WriterName } from '#features/marketing/marketing.values.ts';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  /** Name of the configured model; null: there is nothing to choose. */
  model: string | null;
  value: WriterName;
  onChange: (writer: WriterName) => void;
  isCompact?: boolean;
  className?: string;
};

export function WriterSelect({ model, value, onChange, isCompact = false, className = '' }: Props) {
  const { t } = useTexts();
  if (model === null) return null;
  const choice = {
    label: t('marketing:writer.label'),
    value,
    onChange,
    options: WRITERS.map((id) => ({ id, label: id === 'model' ? model : t('marketing:writer.rules') })),
  };
  return isCompact ? <PlainSelect {...choice} className={className} /> : <ChoiceField {...choice} />;
}
