import { CopyField } from '#islands/ui/CopyField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

/** A link that was just made, to copy: its URL is shown this once. */
export function NewLink({ url }: { url: string }) {
  const { t } = useTexts();
  return (
    <div className="mt-5 rounded-control border border-line bg-paper p-4">
      <CopyField key={url} label={t('consulting:share.link')} value={url} />
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {t('consulting:share.madeText')}
      </p>
    </div>
  );
}
