import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { useNamedLists } from '#islands/consulting/profile/profile-lists.tsx';
import { nameOfReading } from '#islands/consulting/profile/review/review-choices.ts';
import { RememberedSource } from './RememberedSource.tsx';
import { useRecall } from './use-recall.ts';

/** In the form of a problem: how one that says nearly the same was read, until somebody chooses a reading. */
export function RememberedHint({ field }: { field: (name: string) => FieldBinding }) {
  const { t } = useTexts();
  const { companyId } = useNamedLists();
  const [process, symptom, answer] = [field('process'), field('symptom'), field('interventionId')];
  const remembered = useRecall(companyId, field('description').value, process.value === '');
  if (remembered === null) return null;
  const take = () => {
    process.onChange(remembered.process);
    symptom.onChange(remembered.symptom);
    answer.onChange(remembered.intervention?.id ?? '');
  };
  const reading = nameOfReading(remembered, t);
  return (
    <div className="flex items-center gap-x-1 rounded-control bg-info-soft pl-3 text-sm text-info-ink">
      <p role="status" className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">
        {reading}
        <span className="block">
          <RememberedSource remembered={remembered} />
        </span>
      </p>
      <Button variant="quiet" aria-label={t('consulting:memory.takeReading', { reading })} onPress={take}>
        {t('consulting:figure.use')}
      </Button>
    </div>
  );
}
