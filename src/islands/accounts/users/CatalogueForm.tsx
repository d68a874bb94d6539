import { useState } from 'react';
import type { CatalogueEntry } from '#features/consulting/report/catalogue/override.schema.ts';
import { COMPANY_SIZES, type CompanySize } from '#features/consulting/companies/company.values.ts';
import { EXAMPLE_VALUE } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogBody, DialogFooter, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { numberText, parseNumber } from '#shared/numbers/amount.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Figures = CatalogueEntry['figures'];
type Share = (typeof SHARES)[number];
export type SentFigures = Omit<Figures, Share> & Record<Share, [number, number] | null>;

type Props = {
  entry: CatalogueEntry;
  errors: Readonly<Record<string, string>>;
  isPending: boolean;
  onCancel: () => void;
  onSave: (figures: SentFigures) => void;
  onPutBack: () => void;
};

/** Figures as typed, by the name of their field: `setupEuros.small.0`. */
type Typed = Record<string, string>;
const SINGLE = ['effort', 'weeks'] as const;
const RANGES = ['setupEuros', 'runningEurosPerYear'] as const;
const SHARES = ['savedShare', 'avoidedShare'] as const;

function typedOf(figures: Figures, tag: string): Typed {
  const typed: Typed = {};
  for (const size of COMPANY_SIZES) {
    for (const name of SINGLE) typed[`${name}.${size}`] = numberText(figures[name][size], tag);
    for (const name of RANGES)
      figures[name][size].forEach((value, at) => (typed[`${name}.${size}.${at}`] = numberText(value, tag)));
  }
  // A share is typed as it is spoken of, in per cent.
  for (const name of SHARES)
    figures[name]?.forEach(
      (value, at) => (typed[`${name}.${at}`] = numberText(Math.round(value * 1_000) / 10, tag)),
    );
  return typed;
}

/** Text that is no number becomes NaN, which JSON sends as null and the server refuses at its field. */
const numberOf = (typed: string | undefined, tag: string): number =>
  parseNumber(typed ?? '', tag) ?? Number.NaN;

function figuresOf(typed: Typed, figuresSource: string, tag: string): SentFigures {
  const bySize = <Value,>(read: (size: CompanySize) => Value) => ({
    small: read('small'),
    medium: read('medium'),
    large: read('large'),
  });
  const range = (name: string): [number, number] => [
    numberOf(typed[`${name}.0`], tag),
    numberOf(typed[`${name}.1`], tag),
  ];
  const share = (name: Share): [number, number] | null => {
    if (!typed[`${name}.0`]?.trim() && !typed[`${name}.1`]?.trim()) return null;
    const [low, high] = range(name);
    return [low / 100, high / 100];
  };
  return {
    effort: bySize((size) => numberOf(typed[`effort.${size}`], tag)),
    weeks: bySize((size) => numberOf(typed[`weeks.${size}`], tag)),
    setupEuros: bySize((size) => range(`setupEuros.${size}`)),
    runningEurosPerYear: bySize((size) => range(`runningEurosPerYear.${size}`)),
    savedShare: share('savedShare'),
    avoidedShare: share('avoidedShare'),
    figuresSource,
  };
}

/** Figures by size of the company; saving confirms all of them with their source. */
export function CatalogueForm({ entry, errors, isPending, onCancel, onSave, onPutBack }: Props) {
  const { t, tag } = useTexts();
  const { figuresSource } = entry.figures;
  const [typed, setTyped] = useState(() => typedOf(entry.figures, tag));
  const [source, setSource] = useState(figuresSource === EXAMPLE_VALUE ? '' : figuresSource);
  useDialogBusy(isPending);

  const field = (name: string, label: string) => (
    <TextField
      key={name}
      label={label}
      inputMode="decimal"
      value={typed[name] ?? ''}
      onChange={(value) => setTyped((all) => ({ ...all, [name]: value }))}
    />
  );
  const sizeOf = (size: CompanySize) => t(`account:catalogue.sizes.${size}`);
  const group = (name: (typeof SINGLE | typeof RANGES | typeof SHARES)[number], fields: React.ReactNode) => (
    <fieldset key={name} className="grid gap-2 border-0 p-0">
      <legend className="mb-1 font-semibold">{t(`account:catalogue.${name}`)}</legend>
      <div className={`grid gap-3 ${name === 'effort' || name === 'weeks' ? 'grid-cols-3' : 'grid-cols-2'}`}>
        {fields}
      </div>
      {errors[name] && (
        <p role="alert" className="text-sm text-danger-ink">
          {errors[name]}
        </p>
      )}
    </fieldset>
  );
  const ends = (name: string, label: string) => [
    field(`${name}.0`, t('account:catalogue.from', { size: label })),
    field(`${name}.1`, t('account:catalogue.to', { size: label })),
  ];

  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(figuresOf(typed, source, tag));
      }}
    >
      <DialogBody>
        {SINGLE.map((name) =>
          group(
            name,
            COMPANY_SIZES.map((size) => field(`${name}.${size}`, sizeOf(size))),
          ),
        )}
        {RANGES.map((name) =>
          group(
            name,
            COMPANY_SIZES.flatMap((size) => ends(`${name}.${size}`, sizeOf(size))),
          ),
        )}
        {SHARES.map((name) => group(name, ends(name, '')))}
        <TextField
          label={t('account:catalogue.source')}
          description={t('account:catalogue.sourceHint')}
          value={source}
          onChange={setSource}
          isRequired
          error={errors['figuresSource']}
        />
      </DialogBody>
      <DialogFooter>
        {entry.isOverridden && (
          <Button variant="quiet" onPress={onPutBack} isDisabled={isPending}>
            {t('account:catalogue.putBack')}
          </Button>
        )}
        <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
          {t('ui:actions.cancel')}
        </Button>
        <Button variant="primary" type="submit" isPending={isPending}>
          {t('account:catalogue.confirm')}
        </Button>
      </DialogFooter>
    </form>
  );
}
