import type { ModelRefusal } from '#features/marketing/writer/checks/writer.types.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Written = { modelRefusal?: ModelRefusal };

/** Announces a written text, and if the model failed, why the rules wrote it. */
export function useWrittenToast() {
  const { t } = useTexts();
  return (message: string, written: readonly Written[], description?: string): void => {
    const refusal = written.find(({ modelRefusal }) => modelRefusal !== undefined)?.modelRefusal;
    if (refusal === undefined) return toast.success(message, description);
    const reason = t(`marketing:writer.refusals.${refusal}`);
    toast.warning(message, t('marketing:writer.kept', { reason }));
  };
}
