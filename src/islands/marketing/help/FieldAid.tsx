import { gathered } from '#features/marketing/text-warnings.rules.ts';
import {
  isWholeField,
  standingVariant,
  withVariant,
} from '#features/marketing/writer/help/text-edits.rules.ts';
import { useEditorAid } from './editor-aid.ts';
import { LeftOut, SuggestionItems } from './SuggestionItems.tsx';
import { VariantList } from './VariantList.tsx';

type Props = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** Beside and below a field: other ways to say what it says, what could be better, what it leaves out. */
export function FieldAid({ name, label, value, onChange }: Props) {
  const aid = useEditorAid();
  if (!aid) return null;
  const { language } = aid;
  const variants = aid.variants[name] ?? [];
  const isWhole = isWholeField(name);
  const isOwn = ({ field }: { field: string }) => field === name && aid.isPlaced(field);
  const warnings = gathered(aid.warnings.filter(isOwn));
  const help = aid.help.filter(isOwn);
  const hints = aid.hints.filter((hint) => hint.code === 'left_out' && isOwn(hint));
  return (
    <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1 text-sm empty:hidden">
      {variants.length < 2 ? null : (
        <VariantList
          isBeside
          field={label}
          variants={variants}
          standing={
            isWhole ? variants.find(({ text }) => text === value) : standingVariant(value, variants)?.variant
          }
          language={language}
          onPick={(picked) => onChange(withVariant(value, variants, picked, isWhole))}
        />
      )}
      {warnings.length + help.length === 0 ? null : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 border-l-2 border-line-strong pl-3">
          <SuggestionItems
            {...{ warnings, help, language }}
            textOf={() => value}
            onWrite={(_, written) => onChange(written)}
          />
        </ul>
      )}
      <LeftOut {...{ hints, language }} text={value} onWrite={onChange} />
    </div>
  );
}
