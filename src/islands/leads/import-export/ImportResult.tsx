import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { ProgressBar } from '#islands/ui/ProgressBar.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ImportChoices } from './ImportChoices.tsx';
import { ImportLines } from './ImportLines.tsx';
import { ImportCompanies } from './ImportCompanies.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { ImportOutcomes } from './ImportOutcomes.tsx';
import type { Decisions } from './import-calls.ts';
import { FIGURES, figuresOf, hasWork, isRevertible, unansweredIn } from './import-figures.ts';
import { PassedOver } from './PassedOver.tsx';
import { RevertImport } from './RevertImport.tsx';
import type { ImportState } from './use-import.ts';

export function ImportResult({ state, onReverted }: { state: ImportState; onReverted: () => void }) {
  const { t } = useTexts();
  const { phase, answer, kind } = state;
  const isUnderWay = phase === 'checking' || phase === 'running';
  if (isUnderWay || !answer)
    return (
      <section className="rounded-panel border border-line bg-surface p-5 sm:p-6">
        <ProgressBar
          label={t(
            !answer
              ? 'leads:imports.uploading'
              : phase === 'checking'
                ? 'leads:imports.checking'
                : 'leads:imports.running',
          )}
          value={Math.round((answer?.progress ?? 0) * 100)}
        />
        {answer ? (
          <div className="mt-4">
            <Button className="act" isPending={state.isCancelling} onPress={() => void state.cancel()}>
              {t('leads:imports.cancel')}
            </Button>
          </div>
        ) : null}
        {answer?.pausedBy ? (
          <p role="status" className="mt-3 text-sm">
            {t(`leads:imports.paused.${answer.pausedBy}`)}
          </p>
        ) : null}
      </section>
    );
  const open = unansweredIn(answer.questions, state.decisions);
  const hasFailed = answer.status === 'failed';
  const isIdle = !hasFailed && !hasWork(answer, state.decisions);
  return (
    <section className="grid gap-5 rounded-panel border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg">
        {t(
          hasFailed
            ? 'leads:imports.failedTitle'
            : answer.status === 'cancelled'
              ? 'leads:imports.cancelledTitle'
              : phase === 'checked'
                ? 'leads:imports.checkedTitle'
                : 'leads:imports.doneTitle',
        )}
      </h2>
      {answer.error === null ? null : (
        <p role="alert" className="text-sm text-danger-ink">
          {answer.error}
        </p>
      )}
      {answer.status === 'cancelled' ? (
        <p className="text-sm">
          {t('leads:imports.cancelledText', { count: answer.counts.created + answer.counts.updated })}
        </p>
      ) : null}
      <Figures answer={answer} decisions={state.decisions} isCheck={phase === 'checked'} />
      <PassedOver texts={answer.passedOver.map(({ text }) => text)} />
      {phase === 'checked' ? <ImportChoices state={state} answer={answer} /> : null}
      <ImportLines answer={answer} />
      {phase === 'checked' ? <ImportQuestions state={state} answer={answer} /> : null}
      {phase === 'checked' ? <ImportCompanies state={state} answer={answer} /> : null}
      {phase === 'checked' && isIdle ? (
        <p role="status" className="text-sm">
          {t(answer.counts.failed > 0 ? 'leads:imports.onlyErrors' : 'leads:imports.nothingNew')}
        </p>
      ) : null}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {phase === 'checked' ? (
          <>
            <Button
              variant="primary"
              isDisabled={hasFailed || isIdle}
              onPress={() => void state.start()}
              className="h-auto! min-h-control py-2 whitespace-normal!"
            >
              {open > 0 ? t('leads:imports.startUnanswered', { count: open }) : t('leads:imports.start')}
            </Button>
            <Button onPress={state.backToMapping}>{t('leads:imports.backToMapping')}</Button>
          </>
        ) : (
          <>
            <ButtonLink href={`/leadmanager/${kind}`} variant="primary">
              {t('leads:imports.toList')}
            </ButtonLink>
            {isRevertible(answer) ? (
              <RevertImport
                item={answer}
                onReverted={() => {
                  onReverted();
                  state.startOver();
                }}
              />
            ) : null}
          </>
        )}
        <Button variant="quiet" onPress={state.startOver}>
          {t(phase === 'checked' ? 'leads:imports.otherFile' : 'leads:imports.another')}
        </Button>
      </div>
      <ImportOutcomes answer={answer} />
    </section>
  );
}

function Figures({
  answer,
  decisions,
  isCheck,
}: {
  answer: ImportAnswer;
  decisions: Decisions;
  isCheck: boolean;
}) {
  const { t, tag } = useTexts();
  const numbers = new Intl.NumberFormat(tag);
  const figures = figuresOf(answer, decisions);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:gap-10">
      {FIGURES.filter((name) => name !== 'later' || figures.later > 0).map((name) => (
        <div key={name}>
          <dt className="text-xs text-ink-soft">
            {t(isCheck ? `leads:imports.countsCheck.${name}` : `leads:imports.counts.${name}`)}
          </dt>
          <dd
            className={`display text-xl tabular-nums ${name === 'failed' && figures.failed > 0 ? 'text-danger-ink' : ''}`}
          >
            {numbers.format(figures[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
