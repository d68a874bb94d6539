import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { Cause } from '#features/consulting/profile/causes/cause.schema.ts';
import { shortName } from '#islands/consulting/profile/kinds/row-kind.ts';
import { IconButton } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  cause: Cause;
  /** "P1, P3"; empty where its problems are gone. */
  numbers: string;
  support: string | null;
  place: { at: number; count: number };
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

/** A stated cause with its problems, what it can stand on, and its acts. */
export function CauseRow({ cause, numbers, support, place, onEdit, onMove, onDelete }: Props) {
  const { t } = useTexts();
  const name = shortName(cause.text, 40);
  return (
    <li className="flex flex-wrap items-start gap-x-2 border-b border-line py-2 first:border-t">
      <div className="min-w-0 flex-1 basis-64 py-1">
        <p className="text-sm font-medium [overflow-wrap:anywhere]">{cause.text}</p>
        {numbers === '' ? (
          <p className="text-sm text-danger-ink">{t('consulting:cause.orphan')}</p>
        ) : (
          <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
            {[
              numbers,
              ...(support === null
                ? []
                : [t('consulting:cause.standsOn', { support: shortName(support, 80) })]),
            ].join(' · ')}
          </p>
        )}
      </div>
      <div className="-mr-2 flex">
        {place.count > 1 ? (
          <>
            <IconButton
              label={t('consulting:order.up', { name })}
              icon={ArrowUp}
              isDisabled={place.at === 0}
              onPress={() => onMove(-1)}
            />
            <IconButton
              label={t('consulting:order.down', { name })}
              icon={ArrowDown}
              isDisabled={place.at === place.count - 1}
              onPress={() => onMove(1)}
            />
          </>
        ) : null}
        <IconButton label={t('consulting:cause.edit', { name })} icon={Pencil} onPress={onEdit} />
        <IconButton label={t('consulting:cause.delete', { name })} icon={Trash2} onPress={onDelete} />
      </div>
    </li>
  );
}
