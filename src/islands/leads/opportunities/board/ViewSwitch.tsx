import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { views: readonly Named[]; chosen: string };

/** Shows the board through a view of opportunities, with the same filters. */
export function ViewSwitch({ views, chosen }: Props) {
  const { t } = useTexts();
  if (views.length === 0) return null;
  return (
    <PlainSelect
      label={t('leads:opportunities.savedView')}
      value={chosen}
      onChange={(id) => {
        const url = new URL(location.href);
        // The board and the view have one name in an address.
        url.searchParams.set('view', 'board');
        if (id !== '') url.searchParams.append('view', id);
        location.assign(url);
      }}
      options={[
        { id: '', label: t('leads:opportunities.noSavedView') },
        ...views.map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
      className="max-w-40"
    />
  );
}
