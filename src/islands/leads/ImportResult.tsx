import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ImportAnswer } from '#features/leads/import.schema.ts';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { errorText } from '../ui/error-text.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { RevertImport } from './RevertImport.tsx';
import type { ImportState } from './use-import.ts';

const SHOWN_ERRORS = 10;

/** How far it has come; then what would come of it, or what has. */
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
        {answer?.pausedBy ? (
          <p role="status" className="mt-3 text-sm">
            {t(`leads:imports.paused.${answer.pausedBy}`)}
          </p>
        ) : null}
      </section>
    );
  const hasFailed = answer.status === 'failed';
  return (
    <section className="grid gap-5 rounded-panel border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg">
        {t(
          hasFailed
            ? 'leads:imports.failedTitle'
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
      <Figures answer={answer} />
      <Errors answer={answer} />
      <div className="flex flex-wrap gap-3">
        {phase === 'checked' ? (
          <>
            <Button variant="primary" isDisabled={hasFailed} onPress={() => void state.start()}>
              {t('leads:imports.start')}
            </Button>
            <Button onPress={state.backToMapping}>{t('leads:imports.backToMapping')}</Button>
          </>
        ) : (
          <>
            <ButtonLink href={`/leadmanager/${kind}`} variant="primary">
              {t('leads:imports.toList')}
            </ButtonLink>
            <RevertImport
              item={answer}
              onReverted={() => {
                onReverted();
                state.startOver();
              }}
            />
          </>
        )}
        <Button variant="quiet" onPress={state.startOver}>
          {t(phase === 'checked' ? 'leads:imports.otherFile' : 'leads:imports.another')}
        </Button>
      </div>
    </section>
  );
}

function Figures({ answer: { counts } }: { answer: ImportAnswer }) {
  const { t, tag } = useTexts();
  const numbers = new Intl.NumberFormat(tag);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:gap-10">
      {(['created', 'updated', 'skipped', 'failed'] as const).map((name) => (
        <div key={name}>
          <dt className="text-xs text-ink-soft">{t(`leads:imports.counts.${name}`)}</dt>
          <dd
            className={`display text-xl tabular-nums ${name === 'failed' && counts.failed > 0 ? 'text-danger-ink' : ''}`}
          >
            {numbers.format(counts[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Errors({ answer }: { answer: ImportAnswer }) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  if (answer.counts.failed === 0) return null;

  async function save() {
    setPending(true);
    try {
      await saveFile(`/api/crm/imports/${answer.id}/errors`);
    } catch (error) {
      toast.error(t('leads:common.exportFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="grid gap-3">
      <h3 className="text-base">{t('leads:imports.errorsTitle')}</h3>
      <ul className="grid gap-1 text-sm">
        {answer.errors.slice(0, SHOWN_ERRORS).map(({ line, errors }) => (
          <li key={line} className="break-words">
            <strong className="tabular-nums">{t('leads:imports.line', { line })}</strong>
            {': '}
            {Object.values(errors).join(' · ')}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Download} isPending={isPending} onPress={() => void save()}>
          {t('leads:imports.errorFile')}
        </Button>
        <p className="text-sm text-ink-soft">{t('leads:imports.errorFileHint')}</p>
      </div>
    </div>
  );
}
