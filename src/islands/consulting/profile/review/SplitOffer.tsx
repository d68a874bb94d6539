import { useState } from 'react';
import { roughSplitOf, splitOf, type Split } from '#features/consulting/profile/reading/split.rules.ts';
import { Button } from '#islands/ui/Button.tsx';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { description: string; isSaving: boolean; onSplit: (split: Split) => void };

/** Offers to record as two a text that tells two problems; a person may part any text, and says where. */
export function SplitOffer({ description, isSaving, onSplit }: Props) {
  const { t } = useTexts();
  const [proposed] = useState(() => splitOf(description));
  const [edited, setEdited] = useState<Split | null>(null);
  if (edited) {
    const isWhole = edited.first.trim() !== '' && edited.second.trim() !== '';
    return (
      <div className="grid gap-4 rounded-control border border-line p-4">
        <TextArea
          label={t('consulting:review.firstProblem')}
          value={edited.first}
          onChange={(first) => setEdited({ ...edited, first })}
          rows={2}
          autoFocus
        />
        <TextArea
          label={t('consulting:review.secondProblem')}
          value={edited.second}
          onChange={(second) => setEdited({ ...edited, second })}
          rows={2}
        />
        <div className="flex flex-wrap gap-2">
          <Button isDisabled={isSaving || !isWhole} onPress={() => onSplit(edited)}>
            {t('consulting:review.recordTwo')}
          </Button>
          <Button variant="quiet" onPress={() => setEdited(null)}>
            {t('ui:actions.cancel')}
          </Button>
        </div>
      </div>
    );
  }
  if (!proposed)
    return (
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        onPress={() => setEdited(roughSplitOf(description))}
      >
        {t('consulting:review.splitByHand')}
      </Button>
    );
  return (
    <div role="note" className="grid gap-2 rounded-control bg-info-soft px-4 py-3 text-sm text-info-ink">
      <p className="font-semibold">{t('consulting:review.twoProblems')}</p>
      <ol className="list-decimal pl-5 [overflow-wrap:anywhere]">
        <li>{proposed.first}</li>
        <li>{proposed.second}</li>
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="small" isDisabled={isSaving} onPress={() => onSplit(proposed)}>
          {t('consulting:review.recordTwo')}
        </Button>
        <Button size="small" variant="quiet" onPress={() => setEdited(proposed)}>
          {t('ui:actions.edit')}
        </Button>
      </div>
    </div>
  );
}
