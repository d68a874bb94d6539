import { useState } from 'react';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Template } from '#features/leads/communications/template.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { SearchPicker, type Found, type Search } from '#islands/leads/search/SearchPicker.tsx';
import { useFetched } from '#islands/leads/use-fetched.ts';

const MOST_LISTED = 30;
const OFFERED = 8;

type FoundTemplate = Found & { template: Template };

const search: Search<FoundTemplate> = async (q, signal) => {
  const query = new URLSearchParams({ limit: String(OFFERED), ...(q.trim() !== '' && { q: q.trim() }) });
  const { items } = await api<Page<Template>>('GET', `/api/crm/templates?${query}`, { signal });
  return items.map((template) => ({
    id: template.id,
    name: template.name,
    detail: template.subject,
    template,
  }));
};

/** Renders nothing without templates. */
export function TemplateChoice({ onChoose }: { onChoose: (template: Template) => void }) {
  const { t } = useTexts();
  const listed = useFetched<Page<Template>>(`/api/crm/templates?limit=${MOST_LISTED}`);
  const [chosen, setChosen] = useState<Named | null>(null);
  const label = t('leads:communications.template');

  function choose(template: Template | undefined) {
    setChosen(template ?? null);
    if (template) onChoose(template);
  }

  if (!listed || listed.items.length === 0) return null;
  if (listed.nextCursor !== null)
    return (
      <SearchPicker
        search={search}
        label={label}
        value={chosen}
        onChange={(found) => choose(found?.template)}
      />
    );
  return (
    <ChoiceField
      label={label}
      value={chosen === null ? '' : String(chosen.id)}
      onChange={(id) => choose(listed.items.find((each) => String(each.id) === id))}
      options={[
        { id: '', label: t('leads:communications.noTemplate') },
        ...listed.items.map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
    />
  );
}
