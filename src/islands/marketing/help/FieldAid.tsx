import {
  isWholeField,
  standingVariant,
  withHelp,
  withLeftOut,
  withVariant,
} from '#features/marketing/writer/help/text-edits.rules.ts';
import { useEditorAid } from './editor-aid.ts';
import { HelpList } from './HelpList.tsx';
import { HintList } from './HintList.tsx';
import { WarningList } from '#islands/marketing/WarningList.tsx';
import { VariantList } from './VariantList.tsx';

type Props = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
};

export function FieldAid({ name, label, value, onChange }: Props) {
  const aid = useEditorAid();
  if (!aid) return null;
  const variants = aid.variants[name] ?? [];
  const isWhole = isWholeField(name);
  const standing = isWhole
    ? variants.find(({ text }) => text === value)
    : standingVariant(value, variants)?.variant;
  return (
    <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2 text-sm empty:hidden">
      {variants.length > 1 ? (
        <VariantList
          field={label}
          variants={variants}
          standing={standing}
          language={aid.language}
          onPick={(picked) => onChange(withVariant(value, variants, picked, isWhole))}
        />
      ) : null}
      <WarningList warnings={aid.warningsAt(name)} lang={aid.language} />
      <HelpList help={aid.helpAt(name)} onApply={(help) => onChange(withHelp(value, help))} />
      <HintList
        hints={aid.hintsAt(name)}
        text={value}
        productId={aid.productId}
        language={aid.language}
        onAdd={(fact) => onChange(withLeftOut(value, fact))}
      />
    </div>
  );
}
