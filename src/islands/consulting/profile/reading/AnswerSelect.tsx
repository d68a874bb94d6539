import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { useInterventions } from './use-interventions.ts';

/** Titles are sentences: the button shows the whole of one, on as many lines as it takes. */
const WHOLE_TITLE =
  'min-w-0 [&_button]:h-auto [&_button]:min-h-control [&_button]:py-2 [&_button]:leading-snug [&_button>span]:whitespace-normal';
/** Id of the first option; the form's value is then empty. */
const BY_RULES = '-';

type Props = FieldBinding & { problemId: number; reading: Pick<Reading, 'process' | 'symptom'> };

/** The intervention of the catalogue that answers a problem: the one of the rules, or one that a consultant chooses. */
export function AnswerSelect({ problemId, reading, value, onChange, ...props }: Props) {
  const { t, tag } = useTexts();
  const [query, setQuery] = useState('');
  const { offer, isCurrent, retry } = useInterventions(problemId, reading, {
    chosen: value,
    query: query.trim(),
  });
  const label = t('consulting:problem.answer');
  if (!offer) {
    const hasFailed = offer === null;
    return (
      <div>
        <Select
          {...props}
          label={label}
          value={null}
          onChange={onChange}
          options={[]}
          isDisabled
          placeholder={hasFailed ? '' : t('ui:states.loading')}
          description={hasFailed ? t('consulting:problem.answersFailed') : undefined}
        />
        {hasFailed ? (
          <Button variant="quiet" size="small" className="-ml-3" onPress={retry}>
            {t('ui:actions.retry')}
          </Button>
        ) : null}
      </div>
    );
  }
  const { suggested, items, sheet } = offer;
  const named = ({ title, isOwn, otherTrades }: (typeof items)[number]) => {
    if (isOwn) return t('consulting:interventions.ownOption', { title });
    return otherTrades === undefined
      ? title
      : t('consulting:problem.ofOtherTrade', {
          title,
          trades: new Intl.ListFormat(tag).format(
            otherTrades.map((each) => t(`consulting:problem.trades.${each}`)),
          ),
        });
  };
  // A choice that equals the one of the rules stays a choice: the rules may come to choose another.
  const others = items.filter(({ id }) => id !== suggested.id || id === value);
  const isNothingFound = query.trim() !== '' && isCurrent && items.length === 0;
  return (
    <div className="grid gap-3">
      <Select
        {...props}
        className={WHOLE_TITLE}
        label={label}
        value={value === '' ? BY_RULES : value}
        onChange={(id) => onChange(id === BY_RULES ? '' : id)}
        options={[
          { id: BY_RULES, label: t('consulting:problem.answerByRules', { title: suggested.title }) },
          // The chosen one stays in the list whatever is looked for.
          ...(value === '' || others.some(({ id }) => id === value)
            ? []
            : [{ id: value, label: sheet.title }]),
          ...others.map((each) => ({ id: each.id, label: named(each), description: each.first })),
        ]}
        isDisabled={others.length === 0}
        description={others.length === 0 && query === '' ? t('consulting:problem.answersNone') : undefined}
      />
      <TextField
        label={t('consulting:problem.answerSearch')}
        description={isNothingFound ? undefined : t('consulting:problem.answerSearchHint')}
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={isNothingFound ? '-mt-1 text-sm font-medium text-warning-ink' : 'sr-only'}>
        {isNothingFound ? t('consulting:problem.answersNotFound') : ''}
      </p>
      <AnswerSheet sheet={sheet} isChosen={value !== ''} />
    </div>
  );
}
