import { PlainSelect } from '../ui/PlainSelect.tsx';
import type { Option } from '../ui/Select.tsx';
import type { RecordList } from './use-records.ts';

const ALL = 'all';

type Props<Item> = {
  list: RecordList<Item>;
  /** Query parameter. */
  name: string;
  label: string;
  options: readonly Option<string>[];
};

/** A filter of a list; `all` clears it. */
export function FilterSelect<Item>({ list, name, label, options }: Props<Item>) {
  const value = list.filters[name] ?? '';
  return (
    <PlainSelect
      label={label}
      value={value === '' ? ALL : value}
      onChange={(id) => list.setFilter(name, id === ALL ? '' : id)}
      options={[{ id: ALL, label }, ...options]}
      className="w-48 max-sm:w-full"
    />
  );
}
