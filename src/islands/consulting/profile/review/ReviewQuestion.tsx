import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import type { Split } from '#features/consulting/profile/reading/split.rules.ts';
import type { Alternative } from '#features/consulting/profile/reading/reading.values.ts';
import { useNamedLists } from '#islands/consulting/profile/profile-lists.tsx';
import { figureText } from '#islands/consulting/profile/figure-text.ts';
import { useInterventions } from '#islands/consulting/profile/reading/use-interventions.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { DialogBody, DialogFooter, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { CONTROL } from '#islands/ui/field-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { MAX_SEARCH } from '#shared/limits.ts';
import { ModelProposal } from './analyst/ModelProposal.tsx';
import type { AnalystUse } from './analyst/use-analyst.ts';
import { RememberedFigures, type Estimates } from '#islands/consulting/profile/memory/RememberedFigures.tsx';
import { RememberedSource } from '#islands/consulting/profile/memory/RememberedSource.tsx';
import { MarkedSentence } from './MarkedSentence.tsx';
import {
  firstChoice,
  nameOfReading,
  proposedAction,
  questionOf,
  readingsFound,
  rememberedWith,
} from './review-choices.ts';
import { SplitOffer } from './SplitOffer.tsx';
import type { Confirmed } from './use-review.ts';

type Props = {
  problem: Problem;
  analyst: AnalystUse;
  place: { at: number; of: number };
  isSaving: boolean;
  onConfirm: (confirmed: Confirmed) => void;
  onSplit: (split: Split) => void;
  onBack: (() => void) | null;
};

/** The solution that a reading leads to; `title` of one that was remembered with it. */
function AnswerLine({
  problem,
  reading,
  title,
}: {
  problem: Problem;
  reading: Alternative;
  title: string | undefined;
}) {
  const { t } = useTexts();
  const { offer } = useInterventions(problem.id, reading);
  const shown = title ?? offer?.suggested.title;
  return (
    <span className="block min-h-5 text-ink-soft">
      {shown === undefined ? null : t('consulting:review.answer', { title: shown })}
    </span>
  );
}

function Source({ remembered }: { remembered: Problem['remembered'] }) {
  return remembered ? (
    <span className="block text-ink-soft [overflow-wrap:anywhere]">
      <RememberedSource remembered={remembered} />
    </span>
  ) : null;
}

/** One problem: its sentence, the readings to choose from by number or by typing, and the figures that it states. */
export function ReviewQuestion({ problem, analyst, place, isSaving, onConfirm, onSplit, onBack }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const name = useId();
  const search = useRef<HTMLInputElement>(null);
  const { currency } = useNamedLists();
  const proposal = analyst.of(problem.id);
  const question = useMemo(
    () => questionOf(problem, currency, proposal?.reading),
    [problem, currency, proposal],
  );
  const [query, setQuery] = useState('');
  const found = useMemo(() => readingsFound(query, t), [query, t]);
  const readings = query.trim() === '' ? question.readings : found;
  /** Number of the reading; 0: it was looked at, and stays open. */
  const [chosen, setChosen] = useState(() => firstChoice(problem, question, proposal?.reading));
  const [left, setLeft] = useState<readonly number[]>(
    question.figures.flatMap(({ isDoubtful }, at) => (isDoubtful ? [at] : [])),
  );
  const [estimates, setEstimates] = useState<Estimates>([]);
  useDialogBusy(isSaving);

  const reading = readings[chosen - 1] ?? null;
  const proposed = proposedAction(reading, proposal?.reading);
  const remembered = rememberedWith(problem, reading);
  const said = question.figures.filter((_, at) => !left.includes(at)).map(({ quantity }) => quantity);
  const estimated = remembered ? estimates : [];
  const confirm = () =>
    onConfirm({
      reading,
      interventionId: proposed ?? remembered?.intervention?.id,
      figures: [...said, ...estimated],
      source: estimated.length > 0 ? 'estimated' : 'told',
    });
  const type = (typed: string) => {
    setQuery(typed);
    setChosen(typed.trim() === '' && question.readings.length === 0 ? 0 : 1);
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLTextAreaElement) return;
    const isPressing = event.target instanceof HTMLElement && event.target.closest('button') !== null;
    if (/^\d$/u.test(event.key) && Number(event.key) <= readings.length) {
      event.preventDefault();
      setChosen(Number(event.key));
    } else if (event.key === 'Enter' && !isPressing) {
      event.preventDefault();
      confirm();
    } else if (/^\p{L}$/u.test(event.key) && event.target !== search.current) search.current?.focus();
  }

  const options = [...readings.map((one, at) => [at + 1, one] as const), [0, null] as const];
  return (
    // Keys serve the radio buttons and the search inside alike.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown} role="presentation">
      <DialogBody>
        <p className="text-sm text-ink-soft tabular-nums">{t('consulting:review.place', place)}</p>
        <MarkedSentence text={problem.description} marks={question.evidence} />
        <SplitOffer description={problem.description} isSaving={isSaving} onSplit={onSplit} />
        {proposal ? <ModelProposal proposal={proposal} use={analyst} /> : null}
        <fieldset className="grid gap-1">
          <legend className="sr-only">{t('consulting:review.choices')}</legend>
          {options.map(([number, one]) => (
            <label
              key={number}
              className="flex min-h-control cursor-pointer items-start gap-3 rounded-control border border-line px-3 py-2 text-sm has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name={name}
                className="mt-1 accent-accent"
                checked={chosen === number}
                onChange={() => setChosen(number)}
                // The first key must reach the question.
                autoFocus={chosen === number}
              />
              <kbd className="min-w-4 text-ink-soft">{number}</kbd>
              <span className="min-w-0 flex-1">
                {one === null ? t('consulting:review.leaveOpen') : nameOfReading(one, t)}
                <Source remembered={rememberedWith(problem, one)} />
                {chosen !== number ? null : one === null ? (
                  <span className="block text-ink-soft">{t('consulting:review.openMeans')}</span>
                ) : (
                  <AnswerLine problem={problem} reading={one} title={remembered?.intervention?.title} />
                )}
              </span>
            </label>
          ))}
        </fieldset>
        <input
          ref={search}
          type="search"
          aria-label={t('consulting:review.other')}
          placeholder={t('consulting:review.other')}
          value={query}
          maxLength={MAX_SEARCH}
          onChange={(event) => type(event.target.value)}
          className={`${CONTROL} h-control px-3`}
        />
        {query.trim() !== '' && found.length === 0 ? (
          <p role="status" className="text-sm text-ink-soft">
            {t('consulting:review.notFound')}
          </p>
        ) : null}
        {question.figures.length === 0 ? null : (
          <fieldset className="grid">
            <legend className="text-sm font-semibold">{t('consulting:review.figures')}</legend>
            {question.figures.map(({ quantity, isDoubtful }, at) => (
              <Checkbox
                key={at}
                isSelected={!left.includes(at)}
                onChange={(isTaken) => setLeft(isTaken ? left.filter((each) => each !== at) : [...left, at])}
                description={isDoubtful ? t('consulting:review.contradicts') : undefined}
              >
                {t('consulting:figure.inText', {
                  quoted: quantity.quoted,
                  figure:
                    quantity.per === undefined
                      ? figureText({ ...quantity, currency }, texts)
                      : `${figureText({ ...quantity, currency }, texts)} (${quantity.per})`,
                })}
              </Checkbox>
            ))}
          </fieldset>
        )}
        {remembered ? (
          <RememberedFigures
            remembered={remembered}
            problem={problem}
            taken={estimates}
            onChange={setEstimates}
          />
        ) : null}
      </DialogBody>
      <DialogFooter>
        <p className="mr-auto self-center text-sm text-ink-soft max-sm:hidden pointer-coarse:hidden">
          {t('consulting:review.keys')}
        </p>
        {onBack ? (
          <Button variant="quiet" isDisabled={isSaving} onPress={onBack}>
            {t('consulting:review.back')}
          </Button>
        ) : null}
        <Button variant="primary" isPending={isSaving} onPress={confirm}>
          {t('consulting:review.confirm')}
        </Button>
      </DialogFooter>
    </div>
  );
}
