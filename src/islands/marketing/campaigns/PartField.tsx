import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { FieldAid } from './FieldAid.tsx';

type Props = {
  /** As variants and hints name it; inside of a list, with its place. */
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Characters that its place shows whole; a longer text is kept and pointed out. */
  limit?: number;
  error?: string | undefined;
  isLine?: boolean;
  rows?: number;
};

/** One part of a text that is written by us and edited by a person. */
export function PartField({ name, label, value, onChange, limit, error, isLine = false, rows = 3 }: Props) {
  const { t } = useTexts();
  const { length } = [...value];
  const isOver = limit !== undefined && length > limit;
  const note =
    limit === undefined
      ? undefined
      : t(isOver ? 'marketing:campaign.over' : 'marketing:campaign.length', { length, limit });
  const field = { label, value, onChange, description: note, error, isRequired: true };
  return (
    <div>
      {isLine ? <TextField {...field} /> : <TextArea {...field} rows={rows} />}
      <FieldAid name={name} label={label} value={value} onChange={onChange} />
    </div>
  );
}
