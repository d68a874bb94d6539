import { useRef, useState } from 'react';
import { ApiError, newIdempotencyKey } from '../api.ts';
import { dropDraft, readDraft, writeDraft, type FormValues } from './drafts.ts';
import { errorText } from './error-text.ts';
import { useTexts } from './texts.tsx';
import { toast } from './toast.ts';

/** `readAt` is the `updatedAt` of the version that the sender has seen. */
export type SendRecord<Saved> = (
  values: FormValues,
  options: { idempotencyKey: string; readAt?: string },
) => Promise<Saved>;

export type RecordFormOptions<Saved> = {
  /** Names the form across openings and reloads: what was typed waits under it until it is saved. */
  draftKey: string;
  values: FormValues;
  send: SendRecord<Saved>;
  onSaved: (saved: Saved) => void;
  failedTitle: string;
  /** The fields of the record that somebody else stored first; without it such a save simply fails. */
  valuesOfStored?: (stored: Saved) => FormValues;
};

export type FieldBinding = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

type Stored = { updatedAt: string; values: FormValues };

/**
 * The state of a form over one record. The server judges: its messages stand at the fields, and specification section 4
 * wants a destructive toast besides. What is typed survives closing, reloading, a lost connection and an ended session.
 */
export function useRecordForm<Saved>(options: RecordFormOptions<Saved>) {
  const { draftKey, send, onSaved, failedTitle, valuesOfStored } = options;
  const { t } = useTexts();
  const attempt = useRef({ body: '', key: '' });
  const [isRestored, setRestored] = useState(() => readDraft(draftKey) !== null);
  const [values, setValues] = useState<FormValues>(() => ({ ...options.values, ...readDraft(draftKey) }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [stored, setStored] = useState<Stored | null>(null);
  const [isPending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);

  const change = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    setErrors(({ [name]: _corrected, ...others }) => others);
    writeDraft(draftKey, next);
  };

  const startOver = (from: FormValues) => {
    dropDraft(draftKey);
    setValues(from);
    setErrors({});
    setRestored(false);
  };

  function failed(error: unknown) {
    const problem = error instanceof ApiError ? error.problem : null;
    setErrors(problem?.errors ?? {});
    setFailures((count) => count + 1);
    if (problem?.code === 'stale' && valuesOfStored) {
      const current = problem.current as Saved & { updatedAt: string };
      setStored({ updatedAt: current.updatedAt, values: valuesOfStored(current) });
      return;
    }
    toast.error(failedTitle, errorText(error, t));
  }

  async function submit() {
    if (isPending) return;
    const body = JSON.stringify(values);
    // The same text sent again is the same record; a changed text is a new request.
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    setPending(true);
    try {
      const idempotencyKey = attempt.current.key;
      const saved = await send(values, { idempotencyKey, ...(stored && { readAt: stored.updatedAt }) });
      dropDraft(draftKey);
      onSaved(saved);
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
    /** Counts the saves that failed: after each, the first invalid field takes the focus. */
    failures,
    stored,
    isPending,
    isRestored,
    field,
    submit,
    dropDraft: () => startOver(options.values),
    /** The version of the other tab takes the place of what stands in the form; its next save is over that version. */
    takeStored: () => {
      if (stored) startOver(stored.values);
    },
  };
}
