import { useState } from 'react';
import type { Template } from '#features/leads/communications/template.schema.ts';
import type { Page } from '#shared/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { AddButton } from '#islands/ui/AddButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { useComposing } from '#islands/leads/communications/use-composing.tsx';
import { templateDialog } from './template-parts.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';

type PageProps = { first: Page<Template>; filters: Filters; canManage: boolean };

export function TemplatesPage({ first, filters, canManage, ...island }: IslandProps & PageProps) {
  return (
    <LeadsIsland {...island}>
      <Templates first={first} filters={filters} canManage={canManage} />
    </LeadsIsland>
  );
}

function Templates({ first, filters, canManage }: PageProps) {
  const { t } = useTexts();
  const list = useListPage<Template>(first, { path: '/api/crm/templates', filters });
  const [edited, setEdited] = useState<Template | null | undefined>(undefined);
  const { isOpening, whenLoaded } = useOpening(templateDialog);
  const { remove } = useDeletion('/api/crm/templates', { list });
  const { dialog, compose } = useComposing(() => undefined);
  const edit = (template: Template | null) => void whenLoaded(() => setEdited(template));
  const isEmpty = list.items.length === 0 && list.status === 'ready' && !list.isNarrowed;
  const adding = { ...prefetchOnIntent(templateDialog), isPending: isOpening, onPress: () => edit(null) };

  return (
    <div className={TOOLS_SCREEN}>
      {canManage ? null : (
        <p className="rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
          {t('leads:templates.readerNote')}
        </p>
      )}
      {isEmpty ? null : (
        <ListTools
          list={list}
          search={t('leads:templates.search')}
          acts={canManage ? <AddButton label={t('leads:templates.add')} {...adding} /> : null}
        />
      )}
      <ListStates
        list={list}
        empty={
          <EmptyState
            title={t('leads:templates.emptyTitle')}
            readerText={t('ui:list.readerText')}
            action={
              canManage ? (
                <Button variant="primary" {...adding}>
                  {t('leads:templates.addFirst')}
                </Button>
              ) : null
            }
          >
            {t('leads:templates.emptyText')}
          </EmptyState>
        }
      >
        {(items) => (
          <ul aria-label={t('leads:templates.title')} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {items.map((template) => (
              <li key={template.id} className="min-w-0">
                <TemplateCard
                  template={template}
                  onUse={({ id, subject, body }) => compose({ type: 'email', templateId: id, subject, body })}
                  {...(canManage && {
                    onEdit: edit,
                    onDelete: ({ id, name }: Template) =>
                      void remove(id, t('leads:templates.deleted', { name })),
                  })}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      {dialog}
      <templateDialog.Part
        template={edited}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          void list.reload();
        }}
        onGone={() => void list.reload()}
      />
    </div>
  );
}
