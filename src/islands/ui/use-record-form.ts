import { useEffect, useRef, useState } from 'react';
import { ApiError, newIdempotencyKey } from '../api.ts';
import { readDraft, writeDraft, type Draft, type FormValues } from './drafts.ts';
import { errorText } from './error-text.ts';
import { useTexts } from './texts.tsx';
import { toast } from './toast.ts';

/** `readAt` is the `updatedAt` of the version the sender has seen; undefined for a new record. */
export type SendRecord<Saved> = (
  values: FormValues,
  options: { idempotencyKey: string; readAt: string | undefined },
) => Promise<Saved>;

export type RecordFormOptions<Saved> = {
  /** Key of the draft across openings and reloads; unsaved values are stored under it. */
  draftKey: string;
  /** Unsaved values move to another key. Else the first one stays: a dialog that closes has no record any more. */
  isMovedWithKey?: boolean;
  values: FormValues;
  readAt: string | undefined;
  send: SendRecord<Saved>;
  onSaved: (saved: Saved) => void;
  /** The record was deleted elsewhere, so lists of it are stale. */
  onGone?: () => void;
  failedTitle: string;
  /** Whether the form shows the error itself, so that no toast repeats it. */
  isShownInForm?: (error: unknown) => boolean;
  /** Returns the form values of a conflicting stored record. */
  valuesOfStored: (stored: Saved) => FormValues;
};

export type FieldBinding = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

type Stored = { updatedAt: string; values: FormValues };

/**
 * State of a form for one record. The server validates: its messages are shown at the fields, and in a destructive
 * toast (specification section 4). Unsaved values survive closing, reloading, a lost connection and an ended session.
 */
export function useRecordForm<Saved>(options: RecordFormOptions<Saved>) {
  const { send, onSaved, onGone, failedTitle, valuesOfStored } = options;
  const { t } = useTexts();
  const [firstKey] = useState(options.draftKey);
  const draftKey = options.isMovedWithKey ? options.draftKey : firstKey;
  const [found] = useState(() => readDraft(draftKey));
  const [isRestored, setRestored] = useState(found !== null);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...(options.readAt !== undefined && { readAt: options.readAt }),
    ...found,
    values: { ...options.values, ...found?.values },
  }));
  const [isTouched, setTouched] = useState(found !== null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [stored, setStored] = useState<Stored | null>(null);
  const [isPending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);
  const { values } = draft;
  const storedUnder = useRef(draftKey);

  useEffect(() => {
    if (!isTouched) return;
    writeDraft(draftKey, draft);
    if (storedUnder.current !== draftKey) writeDraft(storedUnder.current, null);
    storedUnder.current = draftKey;
  }, [draft, draftKey, isTouched]);

  const change = (name: string, value: string) => {
    setTouched(true);
    setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } }));
    setErrors(({ [name]: _corrected, ...others }) => others);
  };

  const startOver = (from: FormValues, readAt: string | undefined) => {
    writeDraft(draftKey, null);
    setTouched(false);
    setRestored(false);
    setErrors({});
    setDraft({ values: from, ...(readAt !== undefined && { readAt }) });
  };

  function failed(error: unknown) {
    const problem = error instanceof ApiError ? error.problem : null;
    setErrors(problem?.errors ?? {});
    setFailures((count) => count + 1);
    if (problem?.code === 'stale') {
      const current = problem.current as Saved & { updatedAt: string };
      setStored({ updatedAt: current.updatedAt, values: valuesOfStored(current) });
      return;
    }
    if (problem?.code === 'not_found') onGone?.();
    if (!options.isShownInForm?.(error)) toast.error(failedTitle, errorText(error, t));
  }

  async function submit(then: (saved: Saved) => void = onSaved) {
    if (isPending) return;
    // Under another key the same values are another request.
    const body = draftKey + JSON.stringify(values);
    const attempt = draft.attempt?.body === body ? draft.attempt : { body, key: newIdempotencyKey() };
    setTouched(true);
    setDraft((before) => ({ ...before, attempt }));
    setPending(true);
    try {
      const readAt = stored?.updatedAt ?? draft.readAt;
      const saved = await send(values, { idempotencyKey: attempt.key, readAt });
      setTouched(false);
      writeDraft(draftKey, null);
      then(saved);
    } catch (error) {
      failed(error);
    } finally {
      setPending(false);
    }
  }

  const field = (name: string): FieldBinding => ({
    name,
    value: values[name] ?? '',
    onChange: (value) => change(name, value),
    error: errors[name],
  });

  return {
    values,
    /** Number of failed saves: after each, the first invalid field takes the focus. */
    failures,
    stored,
    isPending,
    isRestored,
    field,
    submit,
    dropDraft: () => startOver(options.values, options.readAt),
    /** Replaces the form's values with the conflicting version; the next save is based on it. */
    takeStored: () => {
      if (!stored) return;
      startOver(stored.values, stored.updatedAt);
      setStored(null);
    },
  };
}
