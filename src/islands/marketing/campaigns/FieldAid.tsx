import { RefreshCw } from 'lucide-react';
import {
  isWholeField,
  standingVariant,
  withHelp,
  withVariant,
} from '#features/marketing/writer/help/text-edits.rules.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useEditorAid } from './editor-aid.ts';
import { HelpList, HintList } from './HelpList.tsx';
import { WarningList } from '#islands/marketing/WarningList.tsx';
import { VariantList } from './VariantList.tsx';

type Props = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A part that the composer can write by itself; one inside of a list goes with its list. */
const isRewritable = (name: string): boolean => !/^(?:benefits|faq)\./.test(name);

/** Below a field: variants to pick, its hints with the edits that they offer, and a way to have it written again. */
export function FieldAid({ name, label, value, onChange }: Props) {
  const { t } = useTexts();
  const aid = useEditorAid();
  if (!aid) return null;
  const variants = aid.variants[name] ?? [];
  const isWhole = isWholeField(name);
  const standing = isWhole
    ? variants.find(({ text }) => text === value)
    : standingVariant(value, variants)?.variant;
  const { rewrite } = aid;
  return (
    <div className="grid gap-2 pb-2 text-sm empty:hidden">
      <WarningList warnings={aid.warningsAt(name)} lang={aid.language} />
      <HelpList help={aid.helpAt(name)} onApply={(help) => onChange(withHelp(value, help))} />
      <HintList hints={aid.hintsAt(name)} productId={aid.productId} language={aid.language} />
      {variants.length > 1 ? (
        <VariantList
          field={label}
          variants={variants}
          standing={standing}
          language={aid.language}
          onPick={(picked) => onChange(withVariant(value, variants, picked, isWhole))}
        />
      ) : null}
      {rewrite && isRewritable(name) ? (
        <Button
          variant="quiet"
          size="small"
          icon={RefreshCw}
          className="-ml-2 justify-self-start"
          aria-label={t('marketing:editor.fieldAgain', { field: label })}
          isPending={aid.isRewriting}
          onPress={() => rewrite(name)}
        >
          {t('marketing:campaign.writeMenu')}
        </Button>
      ) : null}
    </div>
  );
}
