import { NAMED_SORTS, type NamedSort } from '#features/marketing/marketing.values.ts';
import type { Translate } from '#i18n/index.ts';

/** The orders of a list of what people name, the usual one first. */
export const namedSorts = (usual: NamedSort, t: Translate) =>
  [usual, ...NAMED_SORTS.filter((sort) => sort !== usual)].map((id) => ({
    id,
    label: t(`marketing:list.sorts.${id}`),
  }));
