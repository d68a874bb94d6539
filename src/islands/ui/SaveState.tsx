import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { Button } from './Button.tsx';
import { Spinner } from './Spinner.tsx';
import { useTexts } from './texts.tsx';
import { isTrouble, type SaveState as State } from './autosave-state.ts';

type Props = {
  state: State;
  reason?: string | undefined;
  /** On a phone the sign stands alone. */
  isBrief?: boolean;
};

/** Autosave status; announced when it gets worse. */
export function SaveState({ state, reason, isBrief = false }: Props) {
  const { t } = useTexts();
  const isBad = isTrouble(state);
  const Symbol = isBad ? (state === 'failed' ? CloudOff : CircleAlert) : Check;
  const isBusy = state === 'waiting' || state === 'saving';
  return (
    <p
      role={isBad ? 'alert' : 'status'}
      className={`flex min-h-6 max-w-72 items-center gap-1.5 text-sm ${isBad ? 'font-medium text-danger-ink' : 'text-ink-soft'}`}
    >
      {isBusy ? <Spinner className="size-4" /> : <Symbol size={16} aria-hidden="true" className="shrink-0" />}
      <span className={isBrief ? 'max-sm:sr-only' : ''}>
        {t(`ui:autosave.${state}`)} {state === 'stopped' ? reason : null}
      </span>
    </p>
  );
}

type ConflictProps = { values: readonly string[]; onKeep: () => void; onTake: () => void };

export function SaveConflict({ values, onKeep, onTake }: ConflictProps) {
  const { t } = useTexts();
  return (
    <div role="alert" className="grid gap-2 rounded-panel bg-warning-soft p-4 text-sm text-warning-ink">
      <strong>{t('ui:form.staleTitle')}</strong>
      <p>{t('ui:form.staleText')}</p>
      <blockquote className="max-h-48 overflow-y-auto border-l-2 border-current pl-3 break-words whitespace-pre-line">
        {values.filter(Boolean).join('\n')}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={onKeep}>
          {t('ui:form.staleOverwrite')}
        </Button>
        <Button variant="quiet" size="small" onPress={onTake}>
          {t('ui:form.staleTake')}
        </Button>
      </div>
    </div>
  );
}
