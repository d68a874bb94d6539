import { useTexts } from '#islands/ui/texts.tsx';

/** Warns of misspelt fields while the template is edited, not in an email. */
export function UnknownFields({ names }: { names: readonly string[] }) {
  const { t, tag } = useTexts();
  if (names.length === 0) return null;
  return (
    <p
      role="status"
      className="mt-2 rounded-control bg-warning-soft px-3 py-2 text-sm [overflow-wrap:anywhere] text-warning-ink"
    >
      {t('leads:templates.unknown', {
        count: names.length,
        fields: new Intl.ListFormat(tag).format(names.map((name) => `{{${name}}}`)),
      })}
    </p>
  );
}
