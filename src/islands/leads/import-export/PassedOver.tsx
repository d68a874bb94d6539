import { useTexts } from '#islands/ui/texts.tsx';

/** Rows above the headings, which are not imported. */
export function PassedOver({ texts }: { texts: readonly string[] }) {
  const { t } = useTexts();
  if (texts.length === 0) return null;
  return (
    <p className="mt-1 max-w-prose text-sm break-words" role="status">
      {t('leads:imports.passedOver', { texts: texts.join(' / ') })}
    </p>
  );
}
