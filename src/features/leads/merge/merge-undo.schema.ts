import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';

const KINDS = ['contacts', 'companies'] as const;

export const mergeQuerySchema = listQuery(['-createdAt'])
  .pick({ cursor: true, limit: true })
  .extend({ kind: oneOf(KINDS).optional() });
export type MergeQuery = z.infer<typeof mergeQuerySchema>;

/** A merge that can be undone, or was. */
export type Merge = {
  id: number;
  kind: 'contact' | 'company';
  keepId: number;
  dropId: number;
  keepName: string;
  dropName: string;
  createdAt: string;
  undoneAt: string | null;
};

/** What somebody has changed since the merge, which an undo leaves as it is. */
export type UndoneMerge = Merge & {
  kept: {
    /** Fields of the record that stayed. */
    fields: string[];
    /** Opportunities, tasks and the like that the merge had moved. */
    links: number;
  };
};
