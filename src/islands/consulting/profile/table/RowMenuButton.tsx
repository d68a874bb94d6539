import { shortName } from '#islands/consulting/profile/kinds/row-kind.ts';
import { useTexts } from '#islands/ui/texts.tsx';

/** Opens the menu of a row. One class and a mask for the symbol (rows.css), because a page has two hundred. */
export function RowMenuButton({ title }: { title: string }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      data-act="menu"
      aria-haspopup="menu"
      aria-label={t('consulting:rows.menu', { name: shortName(title, 40) })}
      className="row-act"
    />
  );
}
