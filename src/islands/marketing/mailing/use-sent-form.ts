import { useState } from 'react';
import { ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** A form that is sent as a whole: whether it is under way, and what the server says of its fields. */
export function useSentForm(failedTitle: string, send: () => Promise<void>) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  async function submit(): Promise<void> {
    setPending(true);
    setErrors({});
    try {
      await send();
    } catch (error) {
      setErrors(error instanceof ApiError ? (error.problem.errors ?? {}) : {});
      toast.error(failedTitle, errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  return { isPending, errors, submit: () => void submit() };
}
