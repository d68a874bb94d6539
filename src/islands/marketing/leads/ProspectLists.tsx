import { useEffect, useState } from 'react';
import type { ProspectList } from '#features/marketing/prospects/prospect.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

export function ProspectLists() {
  const { t } = useTexts();
  const [lists, setLists] = useState<readonly ProspectList[]>([]);
  /** The list to delete, after a confirmation, because it cannot be undone. */
  const [doomed, setDoomed] = useState<ProspectList>();
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    api<Page<ProspectList>>('GET', '/api/marketing/prospects').then(
      ({ items }) => setLists(items),
      // The import works without them.
      () => undefined,
    );
  }, []);

  async function remove(list: ProspectList) {
    setPending(true);
    try {
      const { marketingCompanyId, listName } = list;
      await api('POST', '/api/marketing/prospects/remove', { body: { marketingCompanyId, listName } });
      setLists((before) => before.filter((one) => one !== list));
      setDoomed(undefined);
      toast.success(t('marketing:prospects.removed', { name: listName }));
    } catch (error) {
      toast.error(t('ui:list.deleteFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="prospect-lists" className="grid gap-1 border-t border-line pt-4">
      <h3 id="prospect-lists" className="text-base font-semibold">
        {t('marketing:prospects.lists')}
      </h3>
      <ul className="divide-y divide-line text-sm">
        {lists.map((list) => (
          <li
            key={`${list.marketingCompanyId} ${list.listName}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1"
          >
            <span className="min-w-0 wrap-anywhere">
              {list.listName} ·{' '}
              <span className="text-ink-soft">{t('marketing:prospects.size', { count: list.count })}</span>
            </span>
            {doomed === list ? (
              <span className="flex flex-wrap gap-2">
                <Button size="small" variant="danger" isPending={isPending} onPress={() => void remove(list)}>
                  {t('marketing:prospects.removeForGood')}
                </Button>
                <Button size="small" variant="quiet" onPress={() => setDoomed(undefined)} autoFocus>
                  {t('ui:actions.cancel')}
                </Button>
              </span>
            ) : (
              <Button
                className="act"
                size="small"
                variant="quiet"
                aria-label={t('marketing:prospects.remove', { name: list.listName })}
                onPress={() => setDoomed(list)}
              >
                {t('ui:actions.delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
