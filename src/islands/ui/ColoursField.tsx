import { Plus, X } from 'lucide-react';
import { readColour } from '#shared/colour.ts';
import { Button, IconButton } from './Button.tsx';
import { CONTROL, FIELD, LABEL } from './field-styles.ts';
import { useTexts } from './texts.tsx';

type Props = {
  label: string;
  hint: string;
  most: number;
  /** Codes separated by spaces. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** Parses a form value: codes separated by spaces. */
export const coloursOf = (value: string): string[] => value.split(' ').filter(Boolean);

/** Brand colours in order: a picker beside a code, because brands are specified as codes. */
export function ColoursField({ label, hint, most, value, onChange, error }: Props) {
  const { t } = useTexts();
  const colours = coloursOf(value);
  const put = (next: string[]) => onChange(next.join(' '));
  const change = (at: number, colour: string) =>
    put(colours.map((one, index) => (index === at ? colour.replaceAll(' ', '') || '#' : one)));
  return (
    <fieldset className={FIELD}>
      <legend className={`mb-label ${LABEL}`}>{label}</legend>
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
                aria-label={t('ui:colours.colour', { number })}
                value={readColour(colour) ?? '#000000'}
                onChange={(event) => change(index, event.target.value)}
                className="size-control cursor-pointer rounded-l-control bg-transparent p-2"
              />
              <input
                type="text"
                aria-label={t('ui:colours.code', { number })}
                aria-invalid={readColour(colour) === undefined ? true : undefined}
                value={colour}
                spellCheck={false}
                onChange={(event) => change(index, event.target.value)}
                className={`${CONTROL} h-control w-22! border-0! px-1 tabular-nums aria-invalid:text-danger-ink`}
              />
              <IconButton
                label={t('ui:colours.remove', { number })}
                icon={X}
                onPress={() => put(colours.filter((_, at) => at !== index))}
              />
            </div>
          );
        })}
        {colours.length < most ? (
          <Button variant="quiet" icon={Plus} onPress={() => put([...colours, '#1847c3'])}>
            {t('ui:colours.add')}
          </Button>
        ) : null}
      </div>
      <p className={`text-xs leading-5 ${error ? 'font-medium text-danger-ink' : 'text-ink-soft'}`}>
        {error ?? hint}
      </p>
    </fieldset>
  );
}
