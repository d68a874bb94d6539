import { RefreshCw } from 'lucide-react';
import { IconButton } from '#islands/ui/Button.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useEditorAid } from '#islands/marketing/help/editor-aid.ts';
import { FieldAid } from '#islands/marketing/help/FieldAid.tsx';

export type PartFieldProps = {
  name: string;
  label: string;
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

/** Returns whether the composer can rewrite the part alone; a part within a list is rewritten with its list. */
const isRewritable = (name: string): boolean => !/^(?:benefits|faq)\./.test(name);

export function PartField(props: PartFieldProps) {
  const { name, label, value, onChange, limit, error, isLine = false, rows = 2, isFocused = false } = props;
  const { t } = useTexts();
  const aid = useEditorAid();
  const { length } = [...value];
  const isOver = limit !== undefined && length > limit;
  const note =
    limit === undefined
      ? undefined
      : t(isOver ? 'marketing:campaign.over' : 'marketing:campaign.length', { length, limit });
  const field = { label, value, onChange, description: note, error, isRequired: true, autoFocus: isFocused };
  const rewrite = aid?.rewrite;
  return (
    <div {...{ [PART_OF_FIELD]: name }} className="relative grid grid-cols-[minmax(0,1fr)]">
      {isLine ? <TextField {...field} /> : <TextArea {...field} rows={rows} />}
      {rewrite && isRewritable(name) ? (
        // To the right of the label, but announced after its field.
        <IconButton
          size="small"
          icon={RefreshCw}
          label={t('marketing:editor.fieldAgain', { field: label })}
          className="absolute! -top-2 -right-1 text-ink-soft!"
          isPending={aid.isRewriting}
          onPress={() => rewrite(name)}
        />
      ) : null}
      <FieldAid name={name} label={label} value={value} onChange={onChange} />
    </div>
  );
}
