import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** Copies to the clipboard, which the browser may deny. */
export function useCopy() {
  const { t } = useTexts();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('ui:states.copied'));
    } catch {
      toast.error(t('ui:states.failed'));
    }
  };
}
