import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { api } from '#islands/api.ts';
import { badgeClass } from '#islands/ui/badge-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { CONTROL } from '#islands/ui/field-styles.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Area } from '#islands/leads/merge/merge-rows.ts';

type Props<Row> = { area: Area; record: Row; onChanged: (record: Row) => void };

export function TagEditor<Row extends { id: number; tags: string[] }>({
  area,
  record,
  onChanged,
}: Props<Row>) {
  const { t } = useTexts();
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');

  /** Changes one tag at a time, so that two tabs do not undo each other's changes. */
  async function act(action: 'tag' | 'untag', tag: string) {
    try {
      await api('POST', `/api/crm/${area}/bulk`, { body: { ids: [record.id], action, tag } });
      onChanged(await api<Row>('GET', `/api/crm/${area}/${record.id}`));
      setTyped('');
      setAdding(false);
    } catch (error) {
      toast.error(t('leads:tags.saveFailed'), errorText(error, t));
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {record.tags.map((tag) => (
        <span key={tag} className={`${badgeClass('accent')} pr-0`}>
          {tag}
          <button
            type="button"
            aria-label={t('leads:tags.remove', { name: tag })}
            onClick={() => void act('untag', tag)}
            className="act touch-target grid size-6 place-items-center rounded-control hover:text-ink"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      {isAdding ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') void act('tag', typed.trim());
          }}
        >
          <input
            aria-label={t('leads:tags.addLabel')}
            value={typed}
            maxLength={50}
            // The field replaces the pressed button.
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setAdding(false);
            }}
            onBlur={() => {
              if (typed.trim() === '') setAdding(false);
            }}
            className={`${CONTROL} h-9 w-40 px-2`}
          />
        </form>
      ) : (
        <PlainButton
          variant="quiet"
          size="small"
          icon={Plus}
          className={`act -my-1.5 font-normal! ${record.tags.length === 0 ? '-ml-3' : 'text-ink-soft!'}`}
          onPress={() => setAdding(true)}
        >
          {t('leads:tags.add')}
        </PlainButton>
      )}
    </div>
  );
}
