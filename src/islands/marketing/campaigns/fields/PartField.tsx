import { RefreshCw } from 'lucide-react';
import { IconButton } from '#islands/ui/Button.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useEditorAid } from '#islands/marketing/help/editor-aid.ts';
import { useLengthNote } from '#islands/marketing/help/use-length-note.ts';
import { FieldAid } from '#islands/marketing/help/FieldAid.tsx';

export type PartFieldProps = {
  name: string;
  label: string;
  /** The step that the part takes, small beside its label. */
  step?: string;
  value: string;
  onChange: (value: string) => void;
  /** Recommended maximum; a longer text is stored but marked. */
  limit?: number;
  error?: string | undefined;
  isLine?: boolean;
  rows?: number;
  /** Takes the focus when it appears. */
  isFocused?: boolean;
};

/** Names the field of a part, which suggestions lead to. */
export const PART_OF_FIELD = 'data-part';

export function PartField(props: PartFieldProps) {
  const {
    name,
    label,
    step,
    value,
    onChange,
    limit,
    error,
    isLine = false,
    rows = 2,
    isFocused = false,
  } = props;
  const { t } = useTexts();
  const aid = useEditorAid();
  const note = useLengthNote([...value].length, limit);
  const field = { label, value, onChange, description: note, error, autoFocus: isFocused };
  const rewrite = aid?.rewrite;
  return (
    <div {...{ [PART_OF_FIELD]: name }} className="relative grid grid-cols-[minmax(0,1fr)]">
      {isLine ? <TextField {...field} /> : <TextArea {...field} labelNote={step} isWhole rows={rows} />}
      {rewrite ? (
        // To the right of the label, but announced after its field.
        <span title={t('marketing:editor.fieldAgain')} className="absolute -top-2 -right-1">
          <IconButton
            size="small"
            icon={RefreshCw}
            label={t('marketing:editor.fieldAgainNamed', { field: label })}
            className="text-ink-soft!"
            isPending={aid.isRewriting}
            onPress={() => rewrite(name)}
          />
        </span>
      ) : null}
      <FieldAid name={name} label={label} value={value} onChange={onChange} />
    </div>
  );
}
