import { Pencil } from 'lucide-react';
import type { EditingHelp } from '#features/marketing/writer/help/editing-help.rules.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { HELP_ITEM, HELP_WORDS } from './help-styles.ts';

type HelpProps = { help: readonly EditingHelp[]; onApply: (help: EditingHelp) => void };

/** Suggestions for the text, each with the sentence it is about and an edit if there is one. */
export function HelpList({ help, onApply }: HelpProps) {
  const { t } = useTexts();
  if (help.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {help.map((one, at) => (
        <li key={`${one.code}-${at}`} className={HELP_ITEM}>
          <Pencil size={16} aria-hidden="true" className="mt-0.5 text-ink-soft" />
          <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
            <span>{t(`writer:help.${one.code}`)}</span>
            {one.sentence ? <q className={HELP_WORDS}>{one.sentence}</q> : null}
            {one.suggestion === undefined ? null : (
              <Button size="small" onPress={() => onApply(one)} className="max-w-full text-left">
                <span className="truncate">
                  {one.suggestion === '' ? t('ui:actions.delete') : one.suggestion}
                </span>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
