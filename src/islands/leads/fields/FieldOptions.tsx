import { Plus, X } from 'lucide-react';
import { useRef, type ClipboardEvent } from 'react';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { CONTROL, LABEL } from '#islands/ui/field-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { MAX_OPTION, optionsIn, pastedOptions, type DraftOption } from './field-draft.ts';

/** The options of a choice, a line each. Enter adds the next one. */
export function FieldOptions({ value, onChange, error }: FieldBinding) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const options = optionsIn(value);
  const write = (next: readonly DraftOption[]) => onChange(JSON.stringify(next));
  const rename = (at: number, label: string) =>
    write(options.map((option, index) => (index === at ? { ...option, label } : option)));
  /** Puts them below this line and goes to the last of them. */
  const addBelow = (at: number, labels: readonly string[]) => {
    write(options.toSpliced(at + 1, 0, ...labels.map((label) => ({ label }))));
    // The new line stands there after React has written it.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLInputElement>('li input')[at + labels.length]?.focus(),
    );
  };
  const add = () => addBelow(options.length - 1, ['']);
  /** Several lines are several options, the first of them in the line that they were pasted into. */
  function paste(event: ClipboardEvent<HTMLInputElement>, at: number) {
    const [first, ...more] = pastedOptions(event.clipboardData.getData('text'));
    if (first === undefined || more.length === 0) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const label = before.slice(0, selectionStart ?? 0) + first + before.slice(selectionEnd ?? before.length);
    write(
      options.flatMap((option, index) =>
        index === at
          ? [{ ...option, label: label.slice(0, MAX_OPTION) }, ...more.map((text) => ({ label: text }))]
          : option,
      ),
    );
  }
  return (
    <div role="group" aria-label={t('fields:options')} className="grid gap-2">
      <span aria-hidden="true" className={`required ${LABEL}`}>
        {t('fields:options')}
      </span>
      <ul ref={list} className="grid gap-2">
        {options.map(({ label }, at) => (
          <li key={at} className="flex items-center gap-1">
            <input
              aria-label={t('fields:optionNumber', { number: at + 1 })}
              value={label}
              maxLength={MAX_OPTION}
              onPaste={(event) => paste(event, at)}
              autoComplete="off"
              onChange={({ target }) => rename(at, target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                addBelow(at, ['']);
              }}
              className={`${CONTROL} h-control px-3 hover:border-ink-soft`}
            />
            <button
              type="button"
              aria-label={t('fields:removeOption', { name: label || String(at + 1) })}
              onClick={() => write(options.toSpliced(at, 1))}
              className={iconButtonClass('quiet')}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p>
        <PlainButton size="small" variant="quiet" icon={Plus} className="-ml-3" onPress={add}>
          {t('fields:addOption')}
        </PlainButton>
      </p>
      {error === undefined ? null : (
        <p role="alert" className="text-xs leading-5 font-medium text-danger-ink">
          {error}
        </p>
      )}
      <p className="text-xs leading-5 text-ink-soft">{t('fields:optionsHint')}</p>
    </div>
  );
}
