import { useDeferredValue, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { RememberedHint } from '#islands/consulting/profile/memory/RememberedHint.tsx';
import { ReadingChip } from './ReadingChip.tsx';
import { ReadingSelects } from './ReadingSelects.tsx';
import { shownReading } from './shown-reading.ts';

/** The reading in the form of a problem: what the rules make of the text typed so far, until somebody chooses. */
export function ReadingField({ field }: { field: (name: string) => FieldBinding }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const process = field('process');
  const symptom = field('symptom');
  const description = useDeferredValue(field('description').value);
  const reading = shownReading({ description, process: process.value, symptom: symptom.value });
  if (description.trim() === '') return null;
  return (
    <div className="grid gap-1">
      <RememberedHint field={field} />
      <ReadingChip reading={reading} t={t} isExpanded={isOpen} onPress={() => setOpen(!isOpen)} />
      {isOpen ? (
        <div className="grid gap-1">
          <ReadingSelects
            process={reading.process}
            symptom={reading.symptom}
            onChange={(next) => {
              // Another process has other answers.
              if (next.process !== reading.process) field('interventionId').onChange('');
              process.onChange(next.process);
              symptom.onChange(next.symptom);
            }}
          />
          {reading.isConfirmed ? null : (
            <Button
              size="small"
              className="justify-self-start"
              onPress={() => {
                process.onChange(reading.process);
                symptom.onChange(reading.symptom);
                setOpen(false);
              }}
            >
              {t('consulting:problem.confirmReading')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
