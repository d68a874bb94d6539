import type { ListedTemplates } from '#features/consulting/questionnaire/template.schema.ts';
import type { TemplateId } from '#features/consulting/questionnaire/template.values.ts';
import { ItemsState } from '#islands/lists/ItemsState.tsx';
import { useItems } from '#islands/lists/use-items.ts';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  value: TemplateId | null;
  onChange: (template: TemplateId) => void;
  autoFocus?: boolean;
};

/** Chooses one of the sector templates, with a description of the chosen one. */
export function TemplateSelect({ value, onChange, autoFocus = false }: Props) {
  const { t } = useTexts();
  const templates = useItems<ListedTemplates['items'][number]>('/api/templates');
  return (
    <ItemsState list={templates}>
      {(items) => (
        <Select
          label={t('consulting:template.sector')}
          placeholder={t('consulting:template.choose')}
          value={value}
          onChange={onChange}
          options={items.map(({ id, name }) => ({ id, label: name }))}
          description={items.find(({ id }) => id === value)?.description}
          autoFocus={autoFocus}
        />
      )}
    </ItemsState>
  );
}
