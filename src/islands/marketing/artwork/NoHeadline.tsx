import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#islands/ui/texts.tsx';

/** Why an image cannot be downloaded yet. */
export function NoHeadline() {
  const { t } = useTexts();
  return (
    <p className="flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t('marketing:asset.noHeadline')}
    </p>
  );
}
