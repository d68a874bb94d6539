import { useState } from 'react';
import { ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** Runs one action at a time; errors are shown at the fields and in a toast (specification section 4). */
export function useAct(failedTitle: string) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function run(act: () => Promise<void>): Promise<void> {
    if (isPending) return;
    setPending(true);
    setErrors({});
    try {
      await act();
    } catch (error) {
      setErrors((error instanceof ApiError && error.problem.errors) || {});
      toast.error(failedTitle, errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return { isPending, errors, setErrors, run };
}
