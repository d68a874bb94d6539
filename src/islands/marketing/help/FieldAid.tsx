import {
  isWholeField,
  standingVariant,
  withVariant,
} from '#features/marketing/writer/help/text-edits.rules.ts';
import { useEditorAid } from './editor-aid.ts';
import { VariantList } from './VariantList.tsx';

type Props = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** Other ways to say what the field says. */
export function FieldAid({ name, label, value, onChange }: Props) {
  const aid = useEditorAid();
  const variants = aid?.variants[name] ?? [];
  if (!aid || variants.length < 2) return null;
  const isWhole = isWholeField(name);
  const standing = isWhole
    ? variants.find(({ text }) => text === value)
    : standingVariant(value, variants)?.variant;
  return (
    <div className="mt-1 text-sm">
      <VariantList
        field={label}
        variants={variants}
        standing={standing}
        language={aid.language}
        onPick={(picked) => onChange(withVariant(value, variants, picked, isWhole))}
      />
    </div>
  );
}
