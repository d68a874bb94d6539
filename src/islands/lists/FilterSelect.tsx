import { createContext, use } from 'react';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { List } from './use-list.ts';

type Props = {
  list: Pick<List<unknown>, 'filters' | 'setFilter'>;
  /** Of the query. */
  name: string;
  label: string;
  /** Says in an unset one more than that any value will do. */
  any?: string;
  options: readonly { id: string; label: string }[];
  className?: string;
};

/** True in the sheet, where a visible label stands above each filter; in the row of tools an unset one says its own. */
export const Labelled = createContext(false);

export function FilterSelect({ list, name, label, any, options, className = 'max-w-36' }: Props) {
  const { t } = useTexts();
  const unset = any ?? (use(Labelled) ? t('ui:list.any') : label);
  return (
    <PlainSelect
      label={label}
      value={list.filters[name] ?? ''}
      onChange={(id) => list.setFilter(name, id)}
      options={[{ id: '', label: unset }, ...options]}
      className={className}
    />
  );
}
