import { Plus, X } from 'lucide-react';
import { readColour } from '#shared/colour.ts';
import { MAX_COLOURS } from '#features/marketing/marketing.values.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { CONTROL } from '#islands/ui/field.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

/** Parses a form value: codes separated by spaces. */
export const coloursOf = (value: string): string[] => value.split(' ').filter(Boolean);

/** Brand colours in order: a picker beside a code, because brands are specified as codes. */
export function ColoursField({ value, onChange, error }: FieldBinding) {
  const { t } = useTexts();
  const colours = coloursOf(value);
  const put = (next: string[]) => onChange(next.join(' '));
  const change = (at: number, colour: string) =>
    put(colours.map((one, index) => (index === at ? colour.replaceAll(' ', '') || '#' : one)));
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm font-medium text-ink">
        {t('marketing:company.colours')}
        <span className="text-xs font-normal text-ink-soft">{t('ui:field.optional')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {colours.map((colour, index) => {
          const number = index + 1;
          return (
            <div
              key={index}
              className="flex items-center rounded-control border border-line-strong bg-surface"
            >
              <input
                type="color"
                aria-label={t('marketing:company.colour', { number })}
                value={readColour(colour) ?? '#000000'}
                onChange={(event) => change(index, event.target.value)}
                className="size-11 cursor-pointer rounded-l-control bg-transparent p-2"
              />
              <input
                type="text"
                aria-label={t('marketing:company.colourCode', { number })}
                aria-invalid={readColour(colour) === undefined ? true : undefined}
                value={colour}
                spellCheck={false}
                onChange={(event) => change(index, event.target.value)}
                className={`${CONTROL} h-11 w-22! border-0! px-1 tabular-nums aria-invalid:text-danger-ink`}
              />
              <IconButton
                label={t('marketing:company.removeColour', { number })}
                icon={X}
                onPress={() => put(colours.filter((_, at) => at !== index))}
              />
            </div>
          );
        })}
        {colours.length < MAX_COLOURS ? (
          <Button variant="quiet" icon={Plus} onPress={() => put([...colours, '#1648c5'])}>
            {t('marketing:company.addColour')}
          </Button>
        ) : null}
      </div>
      <p className={`min-h-5 text-xs leading-5 ${error ? 'font-medium text-danger-ink' : 'text-ink-soft'}`}>
        {error ?? t('marketing:company.coloursHint')}
      </p>
    </fieldset>
  );
}
