import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import type { List } from './use-list.ts';

type Props<Item> = {
  list: List<Item>;
  /** Of the query. */
  name: string;
  label: string;
  options: readonly { id: string; label: string }[];
};

export function FilterSelect<Item>({ list, name, label, options }: Props<Item>) {
  return (
    <PlainSelect
      label={label}
      value={list.filters[name] ?? ''}
      onChange={(id) => list.setFilter(name, id)}
      options={[{ id: '', label }, ...options]}
      className="max-w-36"
    />
  );
}
