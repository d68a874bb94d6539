import type { ReactNode } from 'react';
import { COMPANY_SIZES } from '#features/consulting/companies/company.values.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { RANGES, SHARES, SINGLE } from './own-values.ts';

type Name = (typeof SINGLE)[number] | (typeof RANGES)[number] | (typeof SHARES)[number];

/** Effort, weeks, money and what is saved, as the shipped interventions have them. */
export function OwnFigures({ field }: { field: (name: string) => FieldBinding }) {
  const { t } = useTexts();
  const number = (name: string, label: string) => (
    <TextField key={name} {...field(name)} label={label} inputMode="decimal" />
  );
  const group = (name: Name, fields: ReactNode, columns: string) => (
    <fieldset key={name} className="grid gap-2 border-0 p-0">
      <legend className="mb-1 text-sm font-semibold">{t(`consulting:interventions.figures.${name}`)}</legend>
      <div className={`grid gap-3 ${columns}`}>{fields}</div>
      {field(name).error && (
        <p role="alert" className="text-sm text-danger-ink">
          {field(name).error}
        </p>
      )}
    </fieldset>
  );
  const ofSize = (size: (typeof COMPANY_SIZES)[number]) => t(`consulting:interventions.figures.${size}`);
  return (
    <>
      {SINGLE.map((name) =>
        group(
          name,
          COMPANY_SIZES.map((size) => number(`${name}.${size}`, ofSize(size))),
          'grid-cols-3',
        ),
      )}
      {RANGES.map((name) =>
        group(
          name,
          COMPANY_SIZES.flatMap((size) => [
            number(`${name}.${size}.0`, t('consulting:interventions.figures.from', { size: ofSize(size) })),
            number(`${name}.${size}.1`, t('consulting:interventions.figures.to', { size: ofSize(size) })),
          ]),
          'grid-cols-2',
        ),
      )}
      {SHARES.map((name) =>
        group(
          name,
          [
            number(`${name}.0`, t('consulting:interventions.figures.low')),
            number(`${name}.1`, t('consulting:interventions.figures.high')),
          ],
          'grid-cols-2',
        ),
      )}
    </>
  );
}
