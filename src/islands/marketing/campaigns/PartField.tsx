import { RefreshCw } from 'lucide-react';
import { IconButton } from '#islands/ui/Button.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useEditorAid } from '#islands/marketing/help/editor-aid.ts';
import { FieldAid } from '#islands/marketing/help/FieldAid.tsx';

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

/** A part that the composer can write by itself; one inside of a list goes with its list. */
const isRewritable = (name: string): boolean => !/^(?:benefits|faq)\./.test(name);

/** One part of a text that is written by us and edited by a person. */
export function PartField({ name, label, value, onChange, limit, error, isLine = false, rows = 3 }: Props) {
  const { t } = useTexts();
  const aid = useEditorAid();
  const { length } = [...value];
  const isOver = limit !== undefined && length > limit;
  const note =
    limit === undefined
      ? undefined
      : t(isOver ? 'marketing:campaign.over' : 'marketing:campaign.length', { length, limit });
  const field = { label, value, onChange, description: note, error, isRequired: true };
  const rewrite = aid?.rewrite;
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)]">
      {isLine ? <TextField {...field} /> : <TextArea {...field} rows={rows} />}
      {rewrite && isRewritable(name) ? (
        // At the right of the label; read out after the field that it writes.
        <IconButton
          size="small"
          icon={RefreshCw}
          label={t('marketing:editor.fieldAgain', { field: label })}
          className="absolute! -top-2 -right-1 text-ink-soft!"
          isPending={aid.isRewriting}
          onPress={() => rewrite(name)}
        />
      ) : null}
      <FieldAid
        name={name}
        label={label}
        value={value}
        onChange={onChange}
        // A long note has the line for itself.
        isNoteShort={error === undefined && !isOver}
      />
    </div>
  );
}
