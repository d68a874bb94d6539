import type { List } from './use-list.ts';
import { useDeletion } from './use-deletion.ts';

type Props = { path: string; list: Pick<List<never>, 'drop' | 'reload'> };

/** Offers the undo of what was deleted on its own page, on a page that deletes nothing else of the path by itself. */
export function RememberedUndo({ path, list }: Props) {
  useDeletion(path, { list });
  return null;
}
