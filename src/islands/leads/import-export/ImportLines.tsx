import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import { fieldKey } from '#features/leads/import-export/reading/field-key.rules.ts';
import { saveFile } from '#islands/save-file.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

const SHOWN_LINES = 20;

type Lines = ImportAnswer['errors'];
type Value = Lines[number]['values'][number];

/** Lines that failed, lost a field or were postponed, with a link to the error file. */
export function ImportLines({ answer }: { answer: ImportAnswer }) {
  const { t, tag } = useTexts();
  const { counts, errors, notes, noteCount, later, dryRun, readValues } = answer;
  const lineCount = counts.failed + noteCount + later.length;
  if (lineCount + readValues.length === 0) return null;
  const notesTitle = dryRun ? 'leads:imports.notesTitleCheck' : 'leads:imports.notesTitle';
  return (
    <div className="grid gap-5">
      {counts.failed > 0 ? (
        <Part title={t('leads:imports.errorsTitle')}>
          <LineList kind={answer.kind} lines={errors} />
        </Part>
      ) : null}
      {noteCount > 0 ? (
        <Part title={t(notesTitle, { count: noteCount })}>
          <LineList kind={answer.kind} lines={notes} />
        </Part>
      ) : null}
      {later.length > 0 ? (
        <Part title={t('leads:imports.laterTitle', { count: later.length })}>
          <p className="text-sm text-ink-soft">
            {t('leads:imports.laterText', { count: later.length, lines: lineNumbers(later, tag) })}
          </p>
        </Part>
      ) : null}
      {readValues.length > 0 ? (
        <Part title={t('leads:imports.readValuesTitle')}>
          <ul className="grid gap-1 text-sm tabular-nums">
            {readValues.map(({ how, written, made, lines }) => (
              <li key={how + written + (made ?? '')} className="break-words">
                {t(`leads:imports.readValues.${how}`, { written, made: made ?? '' })}{' '}
                <span className="text-ink-soft">({t('leads:imports.readLines', { count: lines })})</span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {lineCount > 0 ? (
        <LinesFile
          id={answer.id}
          count={lineCount}
          wrong={[...new Set([...errors, ...notes].map(({ line }) => line))].toSorted((a, b) => a - b)}
          wrongCount={counts.failed + noteCount}
        />
      ) : null}
    </div>
  );
}

function lineNumbers(lines: readonly number[], tag: string, count = lines.length): string {
  if (count > SHOWN_LINES) return `${lines.slice(0, SHOWN_LINES).join(', ')}…`;
  return new Intl.ListFormat(tag).format(lines.map(String));
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <h3 className="text-base">{title}</h3>
    {children}
  </div>
);

function LineList({ kind, lines }: { kind: ImportAnswer['kind']; lines: Lines }) {
  const { t, tDynamic } = useTexts();
  const wordsOf = (errors: Lines[number]['errors'], { field, column, written, made }: Value): string => {
    const words = errors[field] ?? '';
    const label = column ?? tDynamic(fieldKey(kind, field) ?? '');
    if (label === undefined) return words;
    if (made !== null && written === '') return t('leads:imports.notedBlank', { field: label, made, words });
    if (made !== null) return t('leads:imports.notedMade', { field: label, written, made, words });
    if (written === '') return t('leads:imports.noted', { field: label, words });
    return t('leads:imports.notedWritten', { field: label, written, words });
  };
  return (
    <ul className="grid gap-2 text-sm sm:gap-1">
      {lines.slice(0, SHOWN_LINES).map(({ line, errors, values }) => (
        <li key={line} className="grid gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
          <strong className="tabular-nums">{t('leads:imports.line', { line })}</strong>
          <div className="min-w-0 break-words">
            {values.map((value) => (
              <p key={`${value.field} ${value.column ?? ''}`}>{wordsOf(errors, value)}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

type LinesFileProps = {
  id: number;
  /** Lines in the file. */
  count: number;
  /** Numbers of the lines to correct, without postponed ones; the response names only the first of many. */
  wrong: readonly number[];
  wrongCount: number;
};

function LinesFile({ id, count, wrong, wrongCount }: LinesFileProps) {
  const { t, tag } = useTexts();
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      await saveFile(`/api/crm/imports/${id}/errors`);
    } catch (error) {
      toast.error(t('leads:common.exportFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={Download} isPending={isPending} onPress={() => void save()}>
        {t('leads:imports.errorFile', { count })}
      </Button>
      <p className="text-sm text-ink-soft">
        {wrongCount > 0
          ? t('leads:imports.errorFileHint', {
              count: wrongCount,
              lines: lineNumbers(wrong, tag, wrongCount),
            })
          : t('leads:imports.laterFileHint')}
      </p>
    </div>
  );
}
