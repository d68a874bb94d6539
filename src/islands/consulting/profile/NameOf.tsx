import { useNamedLists } from './profile-lists.tsx';

/** Name of a recorded contact or department; "…" until its list is there. */
export function NameOf({ list, id }: { list: 'contacts' | 'departments'; id: number }) {
  const { rows } = useNamedLists()[list];
  return rows.find((row) => row.id === id)?.name ?? '…';
}
