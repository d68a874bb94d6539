import { useState } from 'react';
import {
  JOINED_FIELDS,
  ownMapped,
  type MappedField,
} from '#features/leads/import-export/reading/fields.values.ts';
import { fieldKey } from '#features/leads/import-export/reading/field-key.rules.ts';
import { namedIn } from '#features/leads/import-export/reading/own-fields.rules.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ImportOptions } from './ImportOptions.tsx';
import { PassedOver } from './PassedOver.tsx';
import type { ImportState } from './use-import.ts';

/** Columns shown of a very wide file, besides all recognised ones. */
const SHOWN_COLUMNS = 16;
const LEFT_OUT = '';

export function ImportMappingStep({ state }: { state: ImportState }) {
  const { t, tDynamic } = useTexts();
  const { kind, own, chosen, mapping, fields, isReady } = state;
  /** A field of the workspace stands there by its heading, too. */
  const mappedTo = (heading: string): string => {
    const named = mapping[heading] === 'customFields' ? namedIn(own, heading) : undefined;
    return named ? ownMapped(named.key) : (mapping[heading] ?? LEFT_OUT);
  };
  const isMapped = (field: MappedField): boolean => Object.values(mapping).includes(field);
  const offered: { id: MappedField; label: string }[] = [
    // Only the file of lines to correct has the column of what was left out.
    ...fields
      .filter((field) => field !== 'leftOut' || isMapped(field))
      .map((field) => ({ id: field, label: tDynamic(fieldKey(kind, field) ?? '') ?? field })),
    ...own.map(({ key, label }) => ({ id: ownMapped(key), label })),
  ];
  const [isWhole, setWhole] = useState(false);
  if (!chosen) return null;
  const { headings, samples, file, passedOver, sheets } = chosen;
  // Of two columns with the same name the first counts, as in the import itself.
  const columns = headings
    .map((heading, index): [string, number] => [heading, index])
    .filter(([heading, index]) => headings.indexOf(heading) === index);
  const shown = columns.filter(([heading], place) => isWhole || place < SHOWN_COLUMNS || mapping[heading]);
  const leftOut = columns.filter(([heading]) => !mapping[heading]).length;
  const single = Object.values(mapping).filter((field) => JOINED_FIELDS[field] === undefined);
  const examplesOf = (index: number): string[] =>
    samples.map((cells) => (cells[index] ?? '').trim()).filter((cell) => cell !== '');
  const isTwice = new Set(single).size < single.length;
  return (
    <section className="grid gap-4 rounded-panel border border-line bg-surface p-5 sm:p-6">
      <div>
        <h2 className="text-lg">{t('leads:imports.mappingTitle')}</h2>
        <p className="text-sm break-words text-ink-soft">{file.name}</p>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('leads:imports.mappingText')}</p>
        <PassedOver texts={passedOver} />
      </div>
      {sheets.length > 1 ? (
        <div className="max-w-sm">
          <ChoiceField
            label={t('leads:imports.sheet')}
            value={chosen.sheet ?? sheets[0] ?? ''}
            onChange={(sheet) => void state.chooseSheet(sheet)}
            options={sheets.map((sheet) => ({ id: sheet, label: sheet }))}
          />
        </div>
      ) : null}
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">{t('leads:imports.mappingTitle')}</caption>
          <thead className="text-xs text-ink-soft">
            <tr className="border-b border-line">
              {(['column', 'sample', 'field'] as const).map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`h-10 font-semibold ${name === 'sample' ? 'pr-4 max-sm:hidden' : name === 'field' ? 'w-[62%] sm:w-60' : 'pr-4'}`}
                >
                  {t(`leads:imports.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([heading, index]) => (
              <tr key={heading} className="border-b border-line last:border-0">
                <th scope="row" className="max-w-0 py-1.5 pr-4 font-semibold break-words sm:max-w-48">
                  {heading || t('leads:imports.noHeading')}
                  <span className="block truncate text-xs font-normal text-ink-soft sm:hidden">
                    {examplesOf(index).slice(0, 1)}
                  </span>
                </th>
                <td className="max-w-72 truncate py-1.5 pr-4 text-ink-soft max-sm:hidden">
                  {examplesOf(index).slice(0, 3).join(' · ').slice(0, 120)}
                </td>
                <td className="py-1.5">
                  <PlainSelect
                    className="w-full"
                    label={`${t('leads:imports.field')}: ${heading}`}
                    value={mappedTo(heading)}
                    onChange={(id) => state.map(heading, offered.find((each) => each.id === id)?.id ?? null)}
                    options={[{ id: LEFT_OUT, label: t('leads:imports.leaveOut') }, ...offered]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-ink-soft" role="status">
        {!isReady
          ? t('leads:imports.needsName')
          : isTwice
            ? t('leads:imports.twice')
            : leftOut > 0
              ? t('leads:imports.unmapped', { count: leftOut })
              : null}
      </p>
      <ImportOptions state={state} />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button variant="primary" isDisabled={!isReady} onPress={() => void state.check()}>
          {t('leads:imports.dryRun')}
        </Button>
        {shown.length < columns.length ? (
          <Button onPress={() => setWhole(true)}>{t('leads:imports.showAll')}</Button>
        ) : null}
        <Button variant="quiet" onPress={state.startOver}>
          {t('leads:imports.otherFile')}
        </Button>
      </div>
    </section>
  );
}
