import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { AnswerSelect } from './AnswerSelect.tsx';
import { ReadingSelects } from './ReadingSelects.tsx';
import { chosenText, readingText } from './reading-text.ts';
import { readingOf } from './reading-values.ts';
import { shortName } from '#islands/consulting/profile/kinds/row-kind.ts';
import { shownReading } from './shown-reading.ts';

type Props = { row: Problem | null; onClose: () => void; onSaved: () => void; onGone: () => void };

const valuesOf = ({ reading: { process, symptom, interventionId } }: Problem) => ({
  process,
  symptom,
  interventionId: interventionId ?? '',
});

/** Confirms or changes how one problem is read, and what answers it. */
export function ReadingDialog({ row, onClose, onSaved, onGone }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={row !== null}
      onOpenChange={onClose}
      title={t('consulting:problem.readingTitle')}
      {...(row && { description: shortName(row.description, 200) })}
    >
      {row ? (
        <RecordForm<Problem>
          draftKey={`problem-reading-${row.id}`}
          values={valuesOf(row)}
          readAt={row.updatedAt}
          failedTitle={t('consulting:rows.saveFailed')}
          valuesOfStored={valuesOf}
          describeStored={(values) => [
            readingText(shownReading(values), t),
            chosenText({ interventionId: values['interventionId'] || null }, t) ?? '',
          ]}
          saveLabel={t('consulting:problem.confirmReading')}
          send={(values, { readAt }) =>
            api<Problem>('PATCH', `/api/problems/${row.id}`, {
              body: {
                reading: { ...readingOf(values), interventionId: values['interventionId'] || null },
                updatedAt: readAt,
              },
            })
          }
          onCancel={onClose}
          onGone={onGone}
          onSaved={() => {
            toast.success(t('consulting:problem.readingSaved'));
            onSaved();
            onClose();
          }}
        >
          {(field) => {
            const process = field('process');
            const symptom = field('symptom');
            const answer = field('interventionId');
            const reading = shownReading({ process: process.value, symptom: symptom.value });
            return (
              <>
                <ReadingSelects
                  process={reading.process}
                  symptom={reading.symptom}
                  autoFocus
                  onChange={(next) => {
                    // Another process has other answers.
                    if (next.process !== reading.process) answer.onChange('');
                    process.onChange(next.process);
                    symptom.onChange(next.symptom);
                  }}
                />
                <AnswerSelect {...answer} problemId={row.id} reading={reading} />
              </>
            );
          }}
        </RecordForm>
      ) : null}
    </Dialog>
  );
}
