import { Plus, Trash2 } from 'lucide-react';
import { FORM_QUESTIONS } from '#features/marketing/landing/form-questions.values.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  questions: readonly string[];
  /** Questions of the trade, in the text's language. */
  suggestions: readonly string[];
  onChange: (questions: string[]) => void;
  errorOf: (at: number) => string | undefined;
};

/** Edits the optional questions of the form: none at first, the trade's by one click, or the owner's own. */
export function QuestionFields({ questions, suggestions, onChange, errorOf }: Props) {
  const { t } = useTexts();
  const legend = t('marketing:campaign.parts.questions');
  const hasRoom = questions.length < FORM_QUESTIONS.most;
  const offered = suggestions.filter((one) => !questions.includes(one));
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
      <legend className="pr-3 text-base font-semibold">{legend}</legend>
      <p className="-mt-2 text-sm text-ink-soft">
        {t('marketing:campaign.questionsText', { count: FORM_QUESTIONS.most })}
      </p>
      {questions.map((question, at) => (
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
          <TextField
            label={t('marketing:campaign.formQuestion', { number: at + 1 })}
            value={question}
            maxLength={FORM_QUESTIONS.question}
            onChange={(typed) => onChange(questions.map((one, place) => (place === at ? typed : one)))}
            error={errorOf(at)}
          />
          <IconButton
            label={t('marketing:campaign.removeEntry', { number: at + 1, list: legend })}
            icon={Trash2}
            className="mt-7"
            onPress={() => onChange(questions.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {hasRoom ? (
        <div className="flex flex-wrap items-center gap-2">
          {offered.map((one) => (
            <Button
              key={one}
              size="small"
              icon={Plus}
              className="act h-auto! min-h-control max-w-full py-1 text-left whitespace-normal!"
              onPress={() => onChange([...questions, one])}
            >
              {one}
            </Button>
          ))}
          <Button
            className="act"
            size="small"
            variant="quiet"
            icon={Plus}
            onPress={() => onChange([...questions, ''])}
          >
            {t('marketing:campaign.ownQuestion')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
