import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { CONTROL, FIELD, LABEL } from './field-styles.ts';
import { useTexts } from './texts.tsx';

/** A text to copy. The clipboard exists on secure origins only; elsewhere the text is selected for copying. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    input.current?.select();
    const isDone = await (navigator.clipboard as Clipboard | undefined)?.writeText(value).then(
      () => true,
      () => false,
    );
    setCopied(isDone === true);
  };
  return (
    <div className="grid gap-2">
      <label className={`${FIELD} ${LABEL}`}>
        {label}
        <input
          ref={input}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          className={`${CONTROL} h-control px-3 font-mono`}
        />
      </label>
      <div className="flex items-center gap-3">
        <Button icon={Copy} onPress={() => void copy()}>
          {t('ui:actions.copy')}
        </Button>
        <span role="status" className="text-sm text-success-ink">
          {isCopied ? t('ui:states.copied') : ''}
        </span>
      </div>
    </div>
  );
}
