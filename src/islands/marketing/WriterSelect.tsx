import { WRITERS, type WriterName } from '#features/marketing/marketing.values.ts';
import { Select } from '../ui/Select.tsx';
import { useTexts } from '../ui/texts.tsx';

type Props = {
  /** The configured model's name; null: there is nothing to choose. */
  model: string | null;
  value: WriterName;
  onChange: (writer: WriterName) => void;
  isCompact?: boolean;
  className?: string;
};

/** The model, or the rules. */
export function WriterSelect({ model, ...field }: Props) {
  const { t } = useTexts();
  if (model === null) return null;
  return (
    <Select
      {...field}
      label={t('marketing:writer.label')}
      options={WRITERS.map((id) => ({ id, label: id === 'model' ? model : t('marketing:writer.rules') }))}
    />
  );
}
